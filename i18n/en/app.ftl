# The window: what every screen says.

app-motto = A cabinet of dice games
app-no-display = no display found to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); the command line works without one: wurfzabel --help
app-no-such-display = the display { $display } cannot be reached; the command line works without one: wurfzabel --help
app-no-window = the window could not be opened: { $why }
app-not-kept = You can play this match, but the program has nowhere to save it.
app-left-kept = Your match is saved. You can continue it from the overview.
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
        [one] One player
       *[other] { $count } players
    }, human or computer
app-seats = { $least } to { $most } players, human or computer
app-seats-few = { $least } to { $most } at the table
app-family-open = See the games
app-open-record = Open a file
app-open = Open
app-records = Wurfzabel matches and championships
app-rule = More about this
app-rules-of = { $game }: the rules
app-strategy = Strategy
app-strategy-of = { $game }: strategy
app-strategy-waits = Calculating…
app-ruling = Our ruling
app-rules-parts = On this page

# Setup

app-players = Players
app-players-exactly =
    { $count ->
        [one] You play this one alone.
       *[other] Exactly { $count } players, seated clockwise. Drag the handle or use the arrows to swap seats.
    }
app-players-about =
    { $least } to { $most } players, seated clockwise. { $lead ->
        [lot] Lots decide who begins.
        [typed] You race to type a phrase, and the fastest begins.
       *[seated] The player at the top begins.
    } Drag the handle or use the arrows to swap seats.
app-add-player = Add a player
app-add-player-full =
    { $most ->
        [one] Only one player can play this
       *[other] No more than { $most } can play this
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
app-level-of = { $name }: { $level }
app-options = Options
app-list-order =
    { $count ->
        [0] What you pick appears here.
        [one] One so far. Any more?
       *[other] { $count }, in this order. Drag the handle or move them with { $up } and { $down }; { $delete } removes one.
    }
app-list-nothing = Nothing picked yet.
app-list-add = Add, as often as you like
app-list-all = All
app-list-none = None
app-list-shuffle = Shuffle
app-list-drawn = Draw { $count }
app-list-empty = { $name }: pick at least one
app-dice = Where you roll
app-option-missing = { $name }: enter a number ({ $domain })
app-option-wrong = { $name }: “{ $value }” is not possible; choose from { $domain }
app-dice-about = The program rolls for you, or you roll real dice and type in what they show.
app-dice-about-cup = You roll real dice. Type in what lies under a cup only once everybody can see it. For computer players, the program rolls.
app-cup-drawn = So far you have typed in real dice. From now on, the program rolls under the cup.
app-dice-drawn = On screen
app-dice-real = On a real table
app-seed = Seed
app-seed-about = The seed fixes every roll: with the same seed, others can play the same match. Leave the field empty for new dice.
app-seed-new = new dice
app-seed-wrong = The seed must be a whole number.
app-undo-allowed = Undo
app-undo-allowed-about = Lets you undo decisions. The dice stay the same.
app-begin = Begin

# Who begins

app-begins-seated = { $name } sits at the top and begins.
app-begins-lot = { $name } wins the draw and begins.
app-begins-typed = { $name } was fastest ({ $time }) and begins.
app-seconds = { $seconds } s
app-race-next = { $name } types next
app-race-ready = { $name } is ready
app-race-type = { $name }, type this:
app-race-about = The clock starts with the first letter. Capitals don’t matter.
app-race-wrong =
    { $wrong ->
        [one] The last character is wrong: it should be “{ $wanted }”.
       *[other] The last { $wrong } characters are wrong. Delete them and go on with “{ $wanted }”.
    }
app-race-space =
    { $wrong ->
        [one] The last character is wrong: it should be a space.
       *[other] The last { $wrong } characters are wrong. Delete them and go on with a space.
    }
app-race-too-much = There is something extra at the end.
app-race-over = { $name } begins
app-race-lot = Draw lots instead

# The table

app-thinks = { $name } is thinking…
app-throws = { $name } is rolling…
app-dice-roll = The dice are rolling…
app-throw = Roll
app-thrown-unseen = Rolled under the cup
app-cup-shakes = The dice rattle in the cup…
app-cup-look = Hold the cup or V to look
app-cup-looking = Let go to cover it again
app-cup-looked = I have looked
app-cup-covered =
    { $count ->
        [one] The die is under the cup.
       *[other] The dice are under the cup.
    }
app-curtain = Over to { $name }
app-curtain-about = Only one of you may see what lies under the cup. Everybody else, look away now.
app-curtain-go = { $name } is here
app-clock-left = { $seconds } s
app-skip = Don’t wait
app-hurry = Fast forward
app-faces-due = What was under { $name }’s cup?
app-throw-real =
    { $count ->
        [one] { $name }: roll the die and enter what it shows.
       *[other] { $name }: roll the { $count } dice and enter what they show.
    }
app-throw-real-for =
    { $count ->
        [one] Roll the die for { $name } and enter what it shows.
       *[other] Roll the { $count } dice for { $name } and enter what they show.
    }
app-face-back = Delete the last one
app-faces-right = { $name }: is that right?
app-faces-stand =
    { $count ->
        [one] That is what it shows
       *[other] That is what they show
    }
app-face-begun = { $digits } … keep typing for { $longer }.
app-face-open = { $digits } … keep typing for { $longer }, or press { $enter } for { $digits }.
app-wait-dice =
    { $dice ->
        [one] One moment, the die is still rolling.
       *[other] One moment, the dice are still rolling.
    }
app-wait-player = One moment, it is still { $name }’s turn.
app-wait-judged = One moment, your move is still being checked.
app-wait-go-on = Press “{ $button }” first.
app-wait-over = There is nothing more to do here.
app-hint-says = Hint: { $what }.
app-out-of-turn = It is { $name }’s turn, but others may act too. Which of you decides?
app-hint-win = Win chance
app-hint-round = Win chance in this round
app-hint-worths = Points on average
app-hint-counters = Points on average
app-hint-match = Win chance for the whole match
app-any-order = Any order will do. Which of you decides now?
app-watching = You can look at this match, but not play on.
app-record = History
app-again = Play again
app-back-to-cup = Back to the championship
app-go-through = Review the match
app-print-filled = Print the sheets
app-to-shelf = To the overview
app-redo = Redo
app-typed-again = If you mean it, call it again.
app-gives-away = That costs you { $what }. Press again if you mean it.

# Help

app-help-title = Keys
app-keys-now = Here and now
app-keys-everywhere = Everywhere
app-keys-shelf = In the overview
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
app-key-arrows = move around the board
app-key-enter = roll, confirm what is typed, press what is marked, continue
app-key-escape = clear the selection, or go back
app-key-backspace = undo the last step, or delete the last die typed
app-key-games = open the first, second… game
app-key-digits = choose; type real dice, 13 as 1 and 3
app-key-undo = undo the last step, or the last decision
app-key-look = held down: look under the cup
app-key-call = to the text field
app-key-hurry = fast forward to the next decision
app-key-hint = a hint from the strong computer
app-key-rules = the rules of this game
app-key-slip = the next mistake
app-key-slip-before = the previous mistake
app-key-better = what would have been better
app-key-print = print sheets
app-key-new = set up a new match
app-key-again = set up another match of this game
app-key-open = open a match or a championship from a file
app-key-find = find a match in the archive
app-key-size = larger or smaller text
app-key-help = this list of keys
app-key-full = full screen and back
app-key-redo = redo what was undone

# Settings

app-language = Language
app-key-usual-size = text in its usual size
app-key-scroll = scroll the page
app-language-about = For screens, sheets and rules. It changes at once.
app-language-system = System default
app-look = Appearance
app-look-about = Light or dark paper, also in high contrast.
app-look-system = System default
app-look-light = Light
app-look-dark = Dark
app-look-stark-light = High contrast, light
app-look-stark-dark = High contrast, dark
app-text-size = Text size
app-text-size-about = { $percent }%. You can choose 80% to 250%.
app-dice-look = Dice on screen
app-dice-look-about = Solid dice tumble, flat ones just show the face rolled.
app-dice-solid = Solid
app-dice-flat = Flat
app-dice-speed = Dice speed
app-dice-speed-about = How long they roll.
app-speed-normal = Normal
app-speed-fast = Fast
app-speed-none = Instant
app-confirm = Real dice
app-confirm-about = What you type counts once you confirm it, or right after the last die.
app-confirm-enter = Once confirmed
app-confirm-last = At once
app-faces = Your own dice
app-faces-about = Do your own dice have other faces? Press a face until it shows what yours shows, or type the list. New matches then use these dice.
app-faces-sold = Reset
app-faces-wrong = Not accepted: { $why }
app-clock = Clock for calls
app-clock-about = In games where you call what you have rolled, this is how long you have. When the time is up, you have made no call.
app-clock-off = Off
app-pause = Computer move delay
app-pause-about =
    { $ms ->
        [0] Computer players move at once.
       *[other] Computer players wait { $seconds } s before each step, so that you can follow.
    }
app-coach = Coach
app-coach-about = Tells you what a decision costs, and usually why, before the match goes on. The strong computer player works it out. In your first match of a game it helps with your first decisions anyway. Every decision gets a mark:
app-mark-good = good
app-mark-inaccuracy = inaccuracy
app-mark-mistake = mistake
app-mark-blunder = blunder
app-access-about = You can do everything with the keyboard alone, or with just the mouse or one finger, without dragging. High contrast and text of up to 250% are under “Display”; what no longer fits side by side is then stacked. Nothing depends on colour alone.
app-cursor = Large cursor on boards
app-cursor-about = A thick frame around the place you are on. In high contrast it is always thick.
app-targets = Large targets
app-targets-about = For fingers and unsteady hands: everything you press is at least 44 pixels wide and high.
app-untimed = Practise without a clock
app-untimed-about = Drills against the clock give you all the time you like, but set no records.
app-seat-grip = Seat { $number }, { $name }: move with { $up_key } and { $down_key }
app-grip = Drag, or press here and then press the new place
app-motion = Reduced motion
app-motion-about = No animations: the dice are there at once.
app-data = Data folder
app-data-about = Your matches are saved here, as plain text. If you choose another place, existing files are not moved.
app-data-none = nowhere; matches are not saved
app-data-choose = Choose a place…
app-data-usual = Default folder
app-data-take = Use this
app-no-chooser = This system has no file dialog. Type the path into the field.
app-data-fixed = Set by the environment variable WURFZABEL_HOME.
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

app-print-none = There is nothing to print here.
app-print-no-folder = The program has no folder to open the file from. Save it to a place of your choice.
app-print-opened = Opened in the viewer: { $path }
app-print-not-opened = The file is ready: { $path }. This system has no program set up to show it.
app-print-file-filled = filled
app-print-replaces = { $path } already exists. Do you want to replace it?
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
app-print-busy = Saving…
app-print-page = Page { $page } of { $pages }
app-part-look = Display
app-part-access = Accessibility
app-part-dice = Dice
app-part-play = Play
app-part-sound = Sound
app-part-boards = Boards
app-part-data = Data
app-print-sheet-size = Each sheet will be { $width } × { $height } mm.
app-print-small = That is very small to write in.
app-print-larger = Larger
app-print-whole = Whole page
app-print-page-size = { $width } × { $height } mm
app-print-papers =
    { $sheets ->
        [one] That makes one sheet of paper.
       *[other] That makes { $sheets } sheets of paper, or { $both } printed on both sides.
    }
app-print-folded =
    { $sheets ->
        [one] That makes one sheet of paper, printed on both sides. Flip on the short edge.
       *[other] That makes { $sheets } sheets of paper, printed on both sides. Flip on the short edge.
    }
app-latest = Last played
app-unfinished-more =
    { $count ->
        [one] One more in the archive
       *[other] { $count } more in the archive
    }
app-real-table = At a real table
app-real-table-about = Score sheets, boards and flash cards to print, blank or filled in from a match.
app-throw-real-each = Everybody rolls. Enter the dice in this order: { $names }
app-no-mending = before the first decision a roll cannot be changed; it is best to begin a new match
app-sign-usual = Reset
app-dice-are-real = you are playing with real dice; enter beside the board what they show
app-print-all = All games
app-rules-search = Search
app-rules-found = { $place } of { $count }
app-rules-next = next result
app-back = Back
app-board = Board
app-less = Less
app-more = More
app-tools = Tools
app-choices = Choices
app-sign-stroke = Stroke { $number }
app-move-up = move up
app-move-down = move down
app-remove = remove
app-seat = Seat { $number }
app-seat-person = choose a person
app-cup = Dice cup
app-print-target = File to save to

app-keys-replay = In a replay
app-keys-setup = Setting up
app-keys-race = Who begins
app-keys-position = Position
app-keys-ending = At the end of a match
app-keys-person = On a player’s page
app-keys-championship = In a championship
app-key-first-game = to the first game
app-key-list = to the list
app-key-parts = show that part of the page
app-key-rows = move through the list
app-key-undelete = bring back what was deleted last
app-key-begin = begin the match
app-key-race = get ready, or begin
