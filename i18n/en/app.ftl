# The window: what every screen says.

app-motto = A cabinet of dice games
app-no-display = there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); the command line works without: wurfzabel --help
app-no-window = the window could not be opened: { $why }
app-not-kept = This match can be played, but it is not kept: there is no place for it.
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
app-go-on = Go on
app-undo = Undo
app-undo-keys = Ctrl+Z
app-hint = Hint
app-how-to-play = How to play
app-unfinished = Go on with
app-seats-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    } or the computer
app-seats = { $least } to { $most } players or the computer
app-seats-few = { $least } to { $most } at the table
app-family-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
app-family-open = See the games
app-open-record = Open a record
app-records = Records of Wurfzabel
app-rules-of = Rules of { $game }
app-ruling = Our ruling

# Setup

app-players = Players
app-players-exactly =
    { $count ->
        [one] This is played alone.
       *[other] Exactly { $count }, in seating order. Drag the handle or use the arrows.
    }
app-players-about =
    { $least } to { $most }, in seating order, clockwise; { $lead ->
        [lot] who begins is drawn by lot
        [typed] whoever types fastest begins
       *[seated] the first begins
    }. Drag the handle or use the arrows.
app-add-player = Add a player
app-player = Player
app-computer = Computer
app-name = Name
app-name-missing = every player needs a name
app-human = Human
app-bot-easy = Easy
app-bot-medium = Medium
app-bot-strong = Strong
app-options = How it is played
app-list-order =
    { $count ->
        [one] One is on it. Any more?
       *[other] { $count }, one after the other: drag the handle or move them with the arrow keys; Delete takes one away.
    }
app-list-nothing = Nothing yet: choose something.
app-list-add = Add, as often as you like
app-list-all = All
app-list-none = None
app-list-shuffle = Shuffle
app-list-drawn = Draw { $count }
app-list-empty = { $name }: at least one is missing
app-dice = Where throws come from
app-dice-about = The program throws, or you throw real dice and type in what they show.
app-dice-drawn = The program
app-dice-real = The real table
app-undo-allowed = Taking back
app-undo-allowed-about = Whether decisions may be taken back. The dice stay the same.
app-begin = Begin

# Who begins

app-begins-lot = { $name } begins: drawn by lot.
app-begins-typed = { $name } was fastest ({ $time }) and begins.
app-seconds = { $seconds } s
app-race-next = { $name } types next
app-race-ready = { $name } is ready
app-race-type = { $name }, type this!
app-race-about = The clock runs from the first letter. Capitals do not matter.
app-race-wrong =
    { $wrong ->
        [one] The last sign is wrong: “{ $wanted }” comes here.
       *[other] The last { $wrong } signs are wrong; it goes on with “{ $wanted }”.
    }
app-race-space =
    { $wrong ->
        [one] The last sign is wrong: a space comes here.
       *[other] The last { $wrong } signs are wrong; it goes on with a space.
    }
app-race-too-much = That is too much: something is left at the end.
app-race-over = { $name } begins
app-race-lot = Draw lots instead

# The table

app-thinks = { $name } is thinking …
app-throws = { $name } throws …
app-dice-roll = The dice are rolling …
app-throw = Throw
app-cup-shakes = The cup is being shaken …
app-cup-look = Hold the cup or V to look
app-cup-looking = Let go to cover the dice
app-cup-covered =
    { $count ->
        [one] The die is under the cup.
       *[other] The dice are under the cup.
    }
app-curtain = Hand over to { $name }
app-curtain-about = The dice are for one pair of eyes. Everybody else looks away now.
app-curtain-go = { $name } is here
app-typing-send = Say it
app-clock-left = { $seconds } s
app-skip = Space: don’t wait
app-hurry = Fast forward until somebody is asked
app-throw-real-covered = { $name }: throw under the cup, look, and type what lies there; the others look away
app-throw-real =
    { $count ->
        [one] { $name }: throw the die and type what it shows
       *[other] { $name }: throw the { $count } dice and type what they show
    }
app-face-back = Take the last one back
app-faces-right = { $name }: is that right?
app-faces-stand =
    { $count ->
        [one] That is what it shows
       *[other] That is how they lie
    }
app-face-open = { $digits } … could still become { $longer }: type on, or leave it so with Enter.
app-refused = Not possible: { $why }
app-hint-says = A strong player would do this: { $what }
app-out-of-turn = It is the turn of { $name }. Who does it?
app-hint-chances = How good the chances are:
app-hint-worths = What that is worth:
app-any-order = In any order; who is deciding?
app-watching = This match is only shown: nothing of it is kept.
app-record = What happened
app-again = Play again
app-go-through = Go through the match
app-print-filled = Print the sheets
app-to-shelf = To the shelf

# Help

app-help-title = Keys
app-keys-everywhere = Everywhere
app-keys-shelf = On the shelf
app-keys-practising = While practising
app-keys-table = At the table
app-keys-review = In a review
app-ctrl = Ctrl
app-backspace = Backspace
app-enter = Enter
app-key-tab = to the next control; with Shift to the one before
app-key-arrows = move over the board
app-key-enter = throw, let typed dice count, press what is marked, go on (Space does the same)
app-key-escape = drop the selection, or go back
app-key-backspace = take back the last step, or die typed
app-key-games = open the game in that place
app-key-digits = choose; type real dice, 13 as 1, 3
app-key-undo = take the last decision back
app-key-look = held down: look under the cup
app-key-call = to the field for a call; Esc leaves it
app-key-hurry = fast forward, until somebody is asked
app-key-hint = what would a strong player do?
app-key-rules = the rules of this game
app-key-slip = the next slip
app-key-slip-before = the slip before
app-key-better = what would have been better
app-key-print = print sheets
app-key-new = set up a new match
app-key-again = set up another match of this game
app-key-open = open a record from a file
app-key-find = find a match in the archive
app-key-size = larger or smaller text
app-key-help = this card
app-key-full = full screen and back

# Settings

app-language = Language
app-language-about = Of screens, sheets and rules; it changes at once.
app-language-system = As the system
app-look = Look
app-look-about = Light paper or dark paper.
app-look-system = As the system
app-look-light = Light
app-look-dark = Dark
app-text-size = Text size
app-text-size-about = { $percent } percent; from 80 to 200.
app-dice-look = Dice on screen
app-dice-look-about = Solid dice tumble; flat ones just show their face.
app-dice-solid = Solid
app-dice-flat = Flat
app-dice-speed = Speed of the dice
app-dice-speed-about = How long they tumble.
app-speed-normal = Normal
app-speed-fast = Fast
app-speed-none = None
app-confirm = Real dice count
app-confirm-about = Once they are typed in: when you say so, or with the last one at once.
app-confirm-enter = With Enter
app-confirm-last = At once
app-faces = Your own dice
app-faces-about = Are the dice on your table another make? Press a face until it shows what yours shows, or write the list. New matches are then played with them.
app-faces-sold = As sold
app-faces-wrong = Not kept: { $why }
app-clock = Clock for calls
app-clock-about = How long a person may take for a call, in games that know calls. Whoever takes longer has the decision made for them.
app-clock-off = Off
app-pause = Pause of the computer players
app-pause-about =
    { $ms ->
        [0] They play at once.
       *[other] They wait { $seconds } s before each step, so that it can be followed.
    }
app-coach = Coach
app-coach-about = Marks each decision by what it cost, as a strong player sees it:
app-mark-good = good
app-mark-inaccuracy = inaccuracy
app-mark-mistake = mistake
app-mark-blunder = blunder
app-motion = Reduced motion
app-motion-about = Nothing moves: dice lie at once.
app-data = Data folder
app-data-about = Matches are kept here, as plain text.
app-data-none = nowhere; matches are not kept
app-data-choose = Choose another …
app-data-usual = The usual one
app-data-fixed = Set by WURFZABEL_HOME.
app-version = Wurfzabel { $version }, free under the MIT licence or the Apache licence 2.0

# Kept matches

app-kept = { $game }: { $names }
app-kept-when =
    { $events ->
        [one] { $date } · one event
       *[other] { $date } · { $events } events
    }
app-kept-undated =
    { $events ->
        [one] one event
       *[other] { $events } events
    }
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
app-write-later = Go on without writing

# Printing

app-print-none = There are no sheets to print.
app-print-no-folder = There is no folder to put the sheets in; save them somewhere instead.
app-print-opened = Opened in the viewer: { $path }
app-print-not-opened = The sheets are in { $path }, but no viewer could be opened: { $why }
app-print-saved = Saved: { $path }
app-print-match = Sheets
app-print-filled-in = Filled in
app-print-blank = Blank
app-print-game = Game
app-print-paper = Paper
app-print-letter = Letter
app-print-per-page = Sheets a page
app-print-pieces = How many
app-print-edge = Length of the edges
app-print-mm = { $mm } mm
app-print-copies = Copies
app-print-pdf = As PDF
app-print-pdf-about = To keep, to send, or to print from the viewer.
app-print-save = Save
app-print-open = Open to print
app-print-busy = Being written …
app-print-page = Page { $page } of { $pages }
app-print-count =
    { $count ->
        [one] One page in all
       *[other] { $count } pages in all
    }
