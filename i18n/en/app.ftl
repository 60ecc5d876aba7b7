# The window: what every screen says.

app-motto = A cabinet of dice games
app-no-display = there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); the command line works without: wurfzabel --help
app-no-window = the window could not be opened: { $why }
app-not-kept = This match can be played but not kept: there is nowhere to keep it.
app-notice-close = Got it
app-close = Close
app-yes = Yes
app-no = No

# Screens and tools

app-print = Print
app-archive = Archive
app-statistics = Statistics
app-settings = Settings
app-rules = Rules
app-setup = Set up
app-play = Play
app-go-on = Continue
app-undo = Undo
app-hint = Hint
app-how-to-play = Rules
app-unfinished = Unfinished matches
app-seats-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }, people or computer
app-seats = { $least } to { $most } players, people or computer
app-seats-few = { $least } to { $most } at the table
app-family-open = See the games
app-open-record = Open a file
app-open = Open
app-records = Wurfzabel matches and championships
app-rule = What the rules say
app-rules-of = { $game }: the rules
app-strategy = Strategy
app-strategy-of = { $game }: strategy
app-strategy-waits = Working it out…
app-ruling = Our ruling
app-rules-parts = On this page

# Setup

app-players = Players
app-players-exactly =
    { $count ->
        [one] This is played alone.
       *[other] Exactly { $count }, in seating order. Drag by the handle or use the arrows.
    }
app-players-about =
    { $least } to { $most }, in seating order, clockwise; { $lead ->
        [lot] who begins is drawn by lot
        [typed] whoever types fastest begins
       *[seated] whoever is on top begins
    }. Drag by the handle or use the arrows.
app-add-player = Add a player
app-add-player-full =
    { $most ->
        [one] No more than one plays here
       *[other] No more than { $most } play here
    }
app-player = Player
app-computer = Computer
app-name = Name
app-name-missing = every player needs a name
app-human = Human
app-bot-easy = Easy
app-bot-medium = Medium
app-bot-strong = Strong
app-bot-very-strong = Very strong
app-options = Options
app-list-order =
    { $count ->
        [0] What you pick is listed here.
        [one] One so far. Any more?
       *[other] { $count }, in this order: drag by the handle or move them with { $up } and { $down }; { $delete } removes one.
    }
app-list-nothing = Nothing yet: pick something.
app-list-add = Add, as often as you like
app-list-all = All
app-list-none = None
app-list-shuffle = Shuffle
app-list-drawn = Draw { $count }
app-list-empty = { $name }: pick at least one
app-dice = Where the dice fall
app-option-missing = { $name }: a number is missing, { $domain }
app-option-wrong = { $name }: “{ $value }” is not possible, only { $domain }
app-dice-about = The program throws for you, or you throw real dice and type in what they show.
app-dice-about-cup = You throw real dice. What lies under a cup is typed in only when everybody sees it. Computer players have dice of the program’s.
app-cup-drawn = This match was begun with real dice whose faces were typed in. Under the cup, the program throws from now on.
app-dice-drawn = On screen
app-dice-real = On a real table
app-seed = Dice number
app-seed-about = The same number gives the same dice, so that others can play the same match. Without a number they are new.
app-seed-new = new dice
app-seed-wrong = The dice number is a whole number.
app-undo-allowed = Undo
app-undo-allowed-about = Whether decisions may be taken back. The dice stay the same.
app-begin = Begin

# Who begins

app-begins-lot = { $name } begins, drawn by lot.
app-begins-typed = { $name } was fastest ({ $time }) and begins.
app-seconds = { $seconds } s
app-race-next = { $name } types next
app-race-ready = { $name } is ready
app-race-type = { $name }, type this:
app-race-about = The clock starts with the first letter. Capitals make no difference.
app-race-wrong =
    { $wrong ->
        [one] The last character is wrong: it should be “{ $wanted }”.
       *[other] The last { $wrong } characters are wrong; go on from there with “{ $wanted }”.
    }
app-race-space =
    { $wrong ->
        [one] The last character is wrong: it should be a space.
       *[other] The last { $wrong } characters are wrong; go on from there with a space.
    }
app-race-too-much = That is too much: something is left over at the end.
app-race-over = { $name } begins
app-race-lot = Draw lots instead

# The table

app-thinks = { $name } is thinking…
app-throws = { $name } is throwing…
app-dice-roll = The dice are rolling…
app-throw = Throw
app-thrown-unseen = Thrown under the cup
app-cup-shakes = The cup is being shaken…
app-cup-look = Hold the cup or V to look
app-cup-looking = Let go to cover again
app-cup-looked = I have looked under the cup
app-cup-covered =
    { $count ->
        [one] The die is under the cup.
       *[other] The dice are under the cup.
    }
app-curtain = Hand over to { $name }
app-curtain-about = What lies under the cup is for one pair of eyes. Everybody else looks away now.
app-curtain-go = { $name } is here
app-clock-left = { $seconds } s
app-skip = Don’t wait
app-hurry = Fast forward
app-faces-due = What lay under { $name }’s cup?
app-throw-real =
    { $count ->
        [one] { $name }: throw the die and enter what it shows
       *[other] { $name }: throw the { $count } dice and enter what they show
    }
app-face-back = Take back the last one
app-faces-right = { $name }: is that right?
app-faces-stand =
    { $count ->
        [one] That is what it shows
       *[other] That is what they show
    }
app-face-begun = { $digits } … type on for { $longer }.
app-face-open = { $digits } … type on for { $longer }, or press { $enter } for { $digits }.
app-refused = Not possible: { $why }
app-wait-dice = One moment, the dice are still rolling.
app-wait-player = One moment, it is still { $name }’s turn.
app-wait-judged = One moment, your move is still being checked.
app-wait-go-on = Press “{ $button }” first.
app-wait-over = There is nothing more to do here.
app-hint-says = A strong player’s choice: { $what }
app-out-of-turn = It is { $name }’s turn. Who makes this move?
app-hint-chances = The chances:
app-hint-worths = Worth in points, on average:
app-hint-counters = Worth in points, on average:
app-hint-match = Win chance in the whole match:
app-any-order = In any order: who decides now?
app-watching = This match is only being shown: nothing of it is kept.
app-record = What happened
app-again = Play again
app-go-through = Review the match
app-print-filled = Print the sheets
app-to-shelf = To the shelf
app-redo = Redo
app-typed-again = Call it once more, and it stands.
app-gives-away = That gives away { $what }. Once more, and it is done.

# Help

app-help-title = Keys
app-keys-now = Here and now
app-keys-everywhere = Everywhere
app-keys-shelf = On the shelf
app-keys-practising = While practising
app-keys-table = At the table
app-ctrl = Ctrl
app-shift = Shift
app-backspace = Backspace
app-space = Space
app-enter = Enter
app-delete-key = Del
app-insert-key = Ins
app-home-key = Home
app-end-key = End
app-page-up-key = PgUp
app-page-down-key = PgDn
app-key-tab = to the next control; with Shift, to the previous one
app-key-arrows = move over the board
app-key-enter = throw, accept typed dice, press what is marked, go on
app-key-escape = clear the selection, or go back
app-key-backspace = take back the last step, or the last die typed
app-key-games = open the game in that place
app-key-digits = choose; type real dice, 13 as 1, 3
app-key-undo = take back the last step, or the last decision
app-key-look = held down: look under the cup
app-key-call = to the field for typing
app-key-hurry = fast forward to the next decision
app-key-hint = a hint from the strong computer
app-key-rules = the rules of this game
app-key-slip = the next slip
app-key-slip-before = the previous slip
app-key-better = what would have been better
app-key-print = print sheets
app-key-new = set up a new match
app-key-again = set up another match of this game
app-key-open = open a match or a championship from a file
app-key-find = find a match in the archive
app-key-size = larger or smaller text
app-key-help = this card
app-key-full = full screen and back
app-key-redo = bring back what was taken back

# Settings

app-language = Language
app-key-usual-size = text in its usual size
app-key-scroll = leaf through the page
app-language-about = For screens, sheets and rules; it changes at once.
app-language-system = System default
app-look = Appearance
app-look-about = Light or dark paper, in high contrast too.
app-look-system = System default
app-look-light = Light
app-look-dark = Dark
app-look-stark-light = High contrast, light
app-look-stark-dark = High contrast, dark
app-text-size = Text size
app-text-size-about = { $percent }%; from 80 to 250.
app-dice-look = Dice on screen
app-dice-look-about = Solid dice tumble; flat ones just show their face.
app-dice-solid = Solid
app-dice-flat = Flat
app-dice-speed = Dice speed
app-dice-speed-about = How long they tumble.
app-speed-normal = Normal
app-speed-fast = Fast
app-speed-none = Instant
app-confirm = Real dice count
app-confirm-about = Once they are typed in: when you say so, or as soon as the last one is there.
app-confirm-enter = Once confirmed
app-confirm-last = At once
app-faces = Your own dice
app-faces-about = Do the dice on your table have other faces? Press a face until it shows what yours shows, or type the list. New matches are then played with them.
app-faces-sold = As sold
app-faces-wrong = Not accepted: { $why }
app-clock = Clock for calls
app-clock-about = How long a player may take over a call, in games with calls. Whoever takes longer has called nothing.
app-clock-off = Off
app-pause = Computer players’ pause
app-pause-about =
    { $ms ->
        [0] They play at once.
       *[other] They wait { $seconds } s before each step, so that you can follow.
    }
app-coach = Coach
app-coach-about = After a decision, says what it costs, as a strong player sees it, and why, before the match goes on. Each gets its mark:
app-mark-good = good
app-mark-inaccuracy = inaccuracy
app-mark-mistake = mistake
app-mark-blunder = blunder
app-access-about = Everything works by keyboard alone, and everything by a single pointer, without dragging. High contrast and text of up to 250% are under “Display”; what no longer fits side by side is then stacked. Nothing depends on a colour alone.
app-cursor = Large cursor on boards
app-cursor-about = A broad frame round the field you are on. In high contrast it is large anyway.
app-targets = Large targets
app-targets-about = For fingers and unsteady hands: whatever is pressed is at least 44 pixels wide and high.
app-untimed = Practise without a clock
app-untimed-about = Drills against the clock leave you all the time you like; there are no records then.
app-grip = Drag, or press here and then where it is to go
app-motion = Reduced motion
app-motion-about = Nothing moves: the dice are there at once.
app-data = Data folder
app-data-about = Matches are kept here, as plain text. When another place is chosen, everything here stays where it is.
app-data-none = nowhere; matches are not kept
app-data-choose = Choose a place…
app-data-usual = Use the default
app-data-take = Use this
app-no-chooser = This system has no file dialog: please write the path into the field.
app-data-fixed = Set by WURFZABEL_HOME.
app-version = Wurfzabel { $version }, free under the MIT licence or the Apache licence 2.0

# Kept matches

app-kept = { $game }: { $names }
app-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }
app-write-again = Try again
app-write-later = Go on without saving

# Printing

app-print-none = There are no sheets to print.
app-print-no-folder = There is no folder for the sheets; save them somewhere instead.
app-print-opened = Opened in the viewer: { $path }
app-print-not-opened = The sheets are in { $path }. No program that shows them is set up here.
app-print-file-filled = filled
app-print-replaces = There is already a file at { $path }. Should it be replaced?
app-print-replace = Replace
app-print-keep = Another name
app-print-saved = Saved: { $path }
app-print-match = Sheets
app-print-filled-in = Filled in
app-print-blank = Blank
app-print-game = Game
app-print-paper = Paper
app-print-letter = Letter
app-print-per-page = Sheets per page
app-print-pieces = How many
app-print-edge = Edge length
app-print-mm = { $mm } mm
app-print-copies = Copies
app-print-pdf = As PDF
app-print-pdf-about = To keep, to send, or to print from the viewer.
app-print-save = Save
app-print-open = Open to print
app-print-busy = Writing…
app-print-page = Page { $page } of { $pages }
app-part-look = Display
app-part-access = Accessibility
app-part-dice = Dice
app-part-play = Play
app-part-sound = Sound
app-part-boards = Boards
app-part-data = Data
app-print-sheet-size = Each sheet comes out { $width } × { $height } mm.
app-print-small = That is very small to write in.
app-print-page-size = { $width } × { $height } mm
app-print-papers =
    { $sheets ->
        [one] That makes one sheet of paper.
       *[other] That makes { $sheets } sheets of paper, { $both } if printed on both sides.
    }
app-latest = Played last
app-unfinished-more =
    { $count ->
        [one] One more in the archive
       *[other] { $count } more in the archive
    }
app-real-table = At a real table
app-real-table-about = Score sheets, boards and flash cards to print, blank or filled in from a match.
app-throw-real-each = Each side throws. Enter the dice in this order: { $names }
app-no-mending = before the first decision the record takes back no throw; it is best to start the match again
app-sign-usual = The usual one
app-dice-are-real = These are real dice: what they show is entered beside the board
app-print-all = All games
app-rules-search = Search
app-rules-found = { $place } of { $count }
app-rules-next = the next place
app-back = Back
app-board = Board
app-less = Less
app-more = More
app-tools = Tools
app-choices = Choices
app-sign-stroke = Stroke { $number }
app-move-up = move up
app-move-down = move down
app-remove = take away
app-seat = Seat { $number }
app-seat-person = choose a person
app-cup = Dice cup
app-print-target = File to save to

app-keys-replay = Stepping through a match
app-keys-setup = Setting up
app-keys-race = Who begins
app-keys-position = Position
app-keys-ending = At the end of a match
app-keys-person = About a player
app-keys-championship = In a championship
app-key-first-game = to the first game
app-key-list = into the list
app-key-parts = show that part of the page
app-key-rows = move through the list
app-key-undelete = bring back what was deleted last
app-key-begin = begin the match
app-key-race = go on: ready, or begin
