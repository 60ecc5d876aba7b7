# The command line: help, answers for people, errors of usage.

cli-about = A cabinet of dice games: to play alone, around one screen, or with real dice and printed sheets
cli-usage = wurfzabel [FILE.wurf] or wurfzabel COMMAND [ARGUMENTS]
cli-after-help = Exit code 0: all is well. 1: the record breaks the rules, your request cannot be carried out, or the answer cannot be written. 2: the command is wrong.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-name = NAME
cli-value-option = KEY=VALUE
cli-value-players = PLAYER,…
cli-value-score = SCORE
cli-value-sheet = SHEET
cli-value-shell = SHELL
cli-value-words = WORDS

cli-about-games = Lists every game with its number of players and its options
cli-about-replay = Reads a record, checks every event and shows the position
cli-about-play = Plays matches between computer players
cli-about-league = Plays every level of computer player against every other and rates them
cli-about-hint = Shows what a computer player would do at the end of a record
cli-about-review = Reviews a match: what each decision cost in a strong computer player’s judgement, and what luck the dice brought
cli-about-rollout = Rolls out the choices at an event of a record, that is, plays each on many times, and compares them
cli-about-print = Writes a sheet as PDF, blank or filled in with a match
cli-about-sheets = Lists the sheets that you can print
cli-about-handbook = Writes the handbook for the browser, with pictures, in both languages
cli-about-say = Speaks a name, a life or a motto of dre13ehn into a sound file
cli-about-hear = Recognises which name of dre13ehn is spoken in a sound file
cli-about-optimum = Shows what perfect play is worth, where it has been computed
cli-about-exploit = Shows how exploitable a computer player is, where it has been computed
cli-about-train = Trains a computer player through games against itself, if it can learn
cli-about-practise = Shows the state of the trainer’s decks; imports and exports what you have practised; writes cards for Anki
cli-about-licences = Shows what is built in and whose it is, with all licence texts
cli-about-completions = Writes the completions for a shell
cli-about-man = Writes the man page

cli-usage-games = wurfzabel games [--json]
cli-usage-replay = wurfzabel replay FILE [--upto N] [--position] [--json]
cli-usage-play = wurfzabel play GAME --players bot:strong,bot:easy [--option KEY=VALUE]… [--games N] [--seed S] [--out FOLDER] [--unit] [--json]
cli-usage-league = wurfzabel league GAME [--option KEY=VALUE]… [--levels easy,medium,strong] [--games N] [--seed S] [--json]
cli-usage-hint = wurfzabel hint FILE [--level easy|medium|strong|very-strong] [--seed S] [--json]
cli-usage-review = wurfzabel review FILE [--level strong|very-strong] [--json]
cli-usage-rollout = wurfzabel rollout FILE [--event N] [--trials N] [--candidates N] [--turns N] [--error X] [--level easy|medium|strong] [--plain] [--seed S] [--json]
cli-usage-print = wurfzabel print SHEET [--record FILE] [--paper a4|a5|a6|letter] [--per-page N] [--edge MM] [--option KEY=VALUE]… [--copies N] [--lang de|en] --out FILE.pdf
cli-usage-sheets = wurfzabel sheets [--json]
cli-usage-handbook = wurfzabel handbook --out FOLDER
cli-usage-say = wurfzabel say WORDS… [--voice deep|middle|bright] [--pace X] --out FILE.wav
cli-usage-hear = wurfzabel hear FILE.wav [--asked NAME] [--json]
cli-usage-optimum = wurfzabel optimum GAME [--option KEY=VALUE]… [--json]
cli-usage-exploit = wurfzabel exploit GAME [--option KEY=VALUE]… [--at SCORE] [--dump FILE] [--json]
cli-usage-train = wurfzabel train GAME --games N [--seed S] --state FILE --out FILE
cli-usage-practise = wurfzabel practise [--import FILE] [--export FILE] [--anki FILE] [--json]
cli-usage-licences = wurfzabel licences [--json]
cli-usage-completions = wurfzabel completions bash|elvish|fish|powershell|zsh
cli-usage-man = wurfzabel man

cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-verbose = With --version: also everything that belongs in a bug report
cli-arg-lang = The language of all texts; by default that of the system
cli-arg-json = Answers with one JSON object, for programs
cli-arg-file = A record, ending in .wurf
cli-arg-upto = Only the first N lines below the header
cli-arg-position = Prints only the position, as a line from which a match can start
cli-arg-game = A game: { $games }
cli-arg-option = An option of the game; “wurfzabel games” lists them
cli-arg-players = The computer players, separated by commas: bot:easy, bot:medium, bot:strong, in Kvátrutafl also bot:very-strong
cli-arg-games = How many matches, 1 to 1000000; 1 by default. The players change seats from match to match.
cli-arg-levels = The levels that play each other, separated by commas; all by default
cli-arg-league-games = How many matches each pairing plays, 1 to 1000000; 1000 by default. The players change seats from match to match.
cli-arg-league-seed = The seed of the rolls, a whole number; 1 by default
cli-arg-seed = The seed of the rolls, a whole number; a new one each time by default
cli-arg-hint-seed = The seed of the computer player’s thinking; the record’s by default
cli-arg-folder = Writes each match as a record into this folder; files of the same name are replaced
cli-arg-unit = Also shows how much one unit of the computer players’ valuation raises the win chance; the players should be equally strong
cli-arg-handbook = The folder to write the handbook into
cli-arg-dump = The file to write the whole strategy into; - writes it to standard output
cli-arg-at = Only a round at this score, yours first: 3:5/4:2
cli-arg-level = The level: easy, medium, strong, in Kvátrutafl also very-strong; strong by default
cli-arg-review-level = Who judges: strong, in Kvátrutafl also very-strong; strong by default
cli-arg-event = The number of the event in the record, as “wurfzabel review” counts them; the last decision by default
cli-arg-trials = How many trials each choice gets at most, 1 to 1000000; 1296 by default
cli-arg-candidates = How many choices are rolled out, 2 to 100; 5 by default. The one that was chosen is always among them.
cli-arg-turns = After how many turns of the player to move the position is judged; 0, the default, plays to the end
cli-arg-error = Stops as soon as no standard error is larger than this, in the unit in which the game is judged; 0 by default
cli-arg-rollout-level = Who plays on: easy, medium or strong; strong by default
cli-arg-plain = Leaves the luck of the dice in
cli-arg-rollout-seed = The seed of the rolls, a whole number; the record’s by default
cli-arg-lessons = How many games are played in all
cli-arg-train-seed = The seed of the games and the first weights, a whole number; 1 by default
cli-arg-state = The file in which the training is saved along the way; if it is already there, training continues from it
cli-arg-export = The CSV file to write the trainer’s journal into; - writes it to standard output
cli-arg-import = A CSV file whose events go into the trainer’s journal; those already there are skipped
cli-arg-anki = The file for the Anki cards with sound (.apkg); - writes them to standard output
cli-arg-weights = The file into which the weights are written at the end
cli-arg-sheet = A sheet: { $sheets }
cli-arg-record = Fills in the sheet with this match
cli-arg-paper = The paper: a4, a5, a6 or letter; by default letter in countries such as the United States, a4 elsewhere
cli-arg-per-page = How many sheets go on a page; 1 by default. “wurfzabel sheets” lists what is possible.
cli-arg-edge = How long the edges of a net are, in mm; “wurfzabel sheets --json” lists what is possible
cli-arg-copies = How many times all of it is printed, 1 to 1000; once by default
cli-arg-pdf = The PDF file; - writes it to standard output
cli-arg-words = What to say, in the transcription: ša, ēli, “Zwāmǫ ōis kǫ.”
cli-arg-heard = A WAV file in which one name is said
cli-arg-asked = The name that the speaker was meant to say; the answer then tells whether it was said
cli-arg-voice = The voice: deep, middle or bright; deep by default
cli-arg-pace = How fast, 0.25 to 2; 1 by default, 0.5 is half as fast. The pitch stays.
cli-arg-wav = The WAV file; - writes it to standard output
cli-arg-shell = bash, elvish, fish, powershell or zsh

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-about = Without a command, the window opens, and shows the record if you name one. The commands need no window and no display. A record is a text file with one JSON object per line: first the header, then every roll and every decision.
cli-man-exit = EXIT STATUS

cli-wrong-command = there is no command “{ $given }”; the commands are: { $commands }
cli-wrong-near = there is no command “{ $given }”; did you mean { $near }?
cli-wrong-argument = “{ $given }” is not expected here; usage: { $usage }
cli-wrong-missing = { $args } is missing; usage: { $usage }
cli-wrong-no-value = { $arg } needs a value; usage: { $usage }
cli-wrong-value = { $arg }: “{ $given }” is not possible; it can be: { $possible }
cli-wrong-because = { $arg }: { $why }
cli-wrong-together = { $arg } does not go with { $prior }; usage: { $usage }
cli-wrong-twice = { $arg } was given more than once; usage: { $usage }
cli-wrong-utf8 = an argument is not UTF-8 text; usage: { $usage }
cli-wrong-number = “{ $given }” is not a whole number from { $least } to { $most }
cli-wrong-pace = “{ $given }” is not a number from { $least } to { $most }
cli-wrong-option = “{ $given }” is not of the form KEY=VALUE
cli-wrong-player = “{ $given }” cannot play here; bot:easy, bot:medium and bot:strong can, in Kvátrutafl also bot:very-strong
cli-wrong-level = there is no level “{ $given }”; the levels are: easy, medium, strong, in Kvátrutafl also very-strong
cli-wrong-name = there is no name “{ $given }”; the names are: { $names }
cli-wrong-error = “{ $given }” is not a number of 0 or more

cli-no-window = this program was built without a window; “wurfzabel --help” lists the commands
cli-no-optimum = no optimum has been computed for { $game } with these options
cli-no-exploit = no exploitability has been computed for { $game } with these options
cli-no-scores = in { $game } with these options, the score does not affect how a round is played
cli-dump-too-large = the whole strategy would be too large; ask for one score with --at
cli-no-training = { $game } has no computer player that learns from games
cli-unfit-state = { $file }: { $why }
cli-other-seed = { $file } holds a training with seed { $kept }, not { $seed }; leave out --seed to continue it, or name another file
cli-no-output = the answer could not be written: { $why }

cli-unreadable = { $file } cannot be read: { $why }
cli-unwritable = { $file } cannot be written: { $why }

cli-game = { $key }  { $name }, { $least } to { $most } players
cli-game-exactly =
    { $key }  { $name }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-option-domain = { $domain } (default { $default })
cli-option-when = { $name } (with { $key } { $values })

cli-record = History
cli-players = Players
cli-position = Position
cli-now = Now
cli-won = has won
cli-dice = Dice: { $dice }
cli-may = { $name } can:
cli-free = and more that cannot be listed
cli-torn = line { $line } is incomplete and was dropped; everything before it counts

cli-hint-roll = a roll comes next here; there is nothing to decide

cli-play-head = { $game } · matches: { $games } · seed: { $seed }
cli-play-wins = wins
cli-play-share = share
cli-play-score = points on average
cli-play-speed = { $moves } moves in { $seconds } s: { $rate } per second; the longest match had { $longest }
cli-play-unit = One unit of valuation raises the win chance by { $worth }.
cli-play-kept = The records are in { $folder }.

cli-optimum-value = value
cli-exploit-round-exploitability = exploitability in a round
cli-exploit-round-value = win chance in a round, if you begin
cli-exploit-match-exploitability = exploitability in the match
cli-exploit-match-value = win chance in the match, if you begin
cli-exploit-dumped = The strategy is in { $file }.
cli-train-progress = { $minutes } min, { $games } games: { $report }
cli-train-done = { $games } games, { $played } of them just now, with seed { $seed }. The weights are in { $file }.

cli-print-paper = { $sheet } is not made for this paper; possible: { $possible }
cli-print-per-page = { $sheet } cannot be printed { $given } to a page; possible: { $possible }
cli-print-no-edge = { $sheet } is not a net whose edge you can choose
cli-print-no-options = { $sheet } takes no options
cli-print-edge = The edges of { $sheet } can be { $least } to { $most } mm long
cli-print-blank-only = { $sheet } cannot be filled in from a match
cli-print-other-game = { $sheet } belongs to { $game }; the record is a match of { $played }
cli-printed =
    { $pages ->
        [one] one page
       *[other] { $pages } pages
    } written to { $file }
cli-said = { $seconds } s of sound written to { $file }
cli-hear-name = That was { $name }.
cli-hear-unsure = That is not clear; most likely it was { $name }.
cli-hear-silent = There is no speech in it.
cli-hear-unvoiced = There is no vowel in it.
cli-hear-accepted = Yes, that was { $name }.
cli-hear-instead = That was not { $name }; it sounded more like { $instead }.
cli-hear-not = That does not sound like { $name }.
cli-hear-not-wav = { $file } is not a WAV file
cli-hear-kind = { $file } has samples that the program cannot read; it reads integers of 8 to 32 bits and floating-point numbers of 32 bits
cli-hear-long = { $file } is longer than { $seconds } seconds; a name is short
cli-handbook-written = { $files } files written: { $folder }

cli-practise-deck = Deck
cli-practise-cards = Cards
cli-practise-new = New
cli-practise-due = Due
cli-practise-young = Fresh
cli-practise-firm = Firm
cli-practise-anki = { $count } cards for Anki are in { $file }.
cli-practise-exported =
    { $count ->
        [one] One event is in { $file }.
       *[other] { $count } events are in { $file }.
    }
