# What games, records and rolls may report.

core-and = and
core-at = { $what }: { $why }
core-percent = { $number }%
core-line = line { $line }: { $reason }

core-over = the match is over
core-no-dice-due = it is not time to roll
core-dice-first = the dice have to be rolled first
core-then = { $first } { $then }
core-to-act = It is { $name }’s turn.
core-no-move = “{ $given }” is not possible now; the moves are { $moves }
core-not-their-turn = it is not player { $seat }’s turn
core-no-such-seat = there is no player { $seat }; the players are 0 to { $last }
core-dice-count =
    { $due ->
        [one] one die is rolled here, not { $given }
       *[other] { $due } dice are rolled here, not { $given }
    }
core-no-such-face = die { $die } has no face { $face }
core-faces-first = first enter what was under the cup
core-no-faces-due = no unseen dice have been uncovered
core-unseen-open = everybody can see these dice; enter what they show
core-unseen-mixed = either all dice of a roll are “?”, or none is
core-unseen-not-real = unseen dice are possible only in a match with real dice (“real”: true in the header)
core-unseen-computer = the program rolls for computer players and knows their dice
core-unseen-advice = the program has not seen these dice and cannot advise you

core-undo-off = undo is off in this match
core-undo-nothing = there is no decision yet that can be undone
core-undo-count =
    { $due ->
        [one] an undo here takes back one event, not { $given }
       *[other] an undo here takes back { $due } events, not { $given }
    }
core-undo-seen = what was under the cup has been seen, and that cannot be undone

core-not-utf8 = the line is not UTF-8 text
core-not-json = the line is not JSON
core-not-an-object = the line is not a JSON object
core-not-an-event = an event is a roll, the faces of uncovered dice, a move with its player, or an undo, and nothing else
core-not-a-record = this is not a Wurfzabel record
core-newer-format = the record has format { $version }; this program reads only format 1, so you need a newer one
core-bad-version = the format version must be the number 1
core-header-field = “{ $field }” in the header is missing or not valid
core-option-type = the value of the option “{ $key }” must be text or a number
core-option-unknown = there is no option “{ $key }” here
core-option-value = the option “{ $key }” cannot be “{ $value }”; possible values: { $domain }
core-player-count-exact =
    this is for { $due ->
        [one] one
       *[other] exactly { $due }
    }, not for { $count ->
        [one] one player
       *[other] { $count } players
    }
core-player-count =
    this is for { $least ->
        [one] one
       *[other] { $least }
    } to { $most }, not for { $count ->
        [one] one player
       *[other] { $count } players
    }
core-player-kind = a player is human, bot:easy, bot:medium, bot:strong or bot:very-strong, not “{ $kind }”
core-no-level = there is no computer player { $kind } in { $game }
core-lacks-learned = A file of { $game } is damaged. The strong computer players now play like medium ones, and the coach is silent.
core-lacks-computed = A file of { $game } is damaged. The program computes its contents again, which takes a while.
core-name-empty = a name has at least one character
core-name-long = a name has at most { $most } characters, this one has { $length }
core-unknown-game = there is no game “{ $game }”; the games are: { $known }
core-roll-list = a roll is a list of faces
core-faces-list = “faces” must be a list of faces
core-not-a-face = { $face } is not a face of a die
core-bad-seat = “by” must be a player’s number, from 0
core-bad-move = “move” must be text
core-bad-undo = “undo” must be a number of events

core-position-game = the line of a position begins with the game: “{ $due }”, not “{ $key }”
core-position-no-game = this game cannot begin from a position
core-position-none = no match can begin from this position: it is over, or in the middle of something that cannot be written as a line
core-position-written = write this position like this: { $due }
core-position-short = the position is not complete
core-position-word = “{ $word }” does not belong there
core-position-players = the position is for { $count } at the table, not for { $due }
core-position-nobody = it is nobody’s turn; put a star after the player whose turn it is, as in 12*
core-position-several = it can be only one player’s turn: use one star
core-position-first = a position line starts with a game’s short name, such as kvatrutafl; “{ $word }” is not one

core-someone = { $name }
core-knob-turn = Whose turn
core-knob-game = Game

core-human = Human
core-bot-easy = Computer (easy)
core-bot-medium = Computer (medium)
core-bot-strong = Computer (strong)
core-bot-very-strong = Computer (very strong)
core-position-empty = there is no line yet
core-position-lines = these are several lines; a position is just one
core-table-no-text = this is not a text file with a table; open it in the program that wrote it and save it as CSV
core-table-encoding = row { $row } of the table is not written in UTF-8; choose the encoding UTF-8 when you save it as CSV
core-table-unclosed = row { $row } of the table opens a quotation mark and never closes it
core-finish-winner = { $score } is not possible here: only the win counts, so 1:0, 0:1, or 1:1 for a draw
core-finish-most = { $score } is not possible: nobody can have more than { $most }
core-finish-short = { $score } is not a final result: nobody has { $to } yet
core-finish-both = { $score } is not possible: only one side can have { $to } or more
core-finish-race = { $score } is not possible: one side ends with exactly { $to }, the other with fewer
core-finish-games = { $score } is not possible: nobody can have { $number }, as a game brings { $steps }
core-finish-turns = { $score } is not possible: nobody can have { $number }, as a roll brings { $steps }

core-month =
    { $month ->
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
    }
core-day = { $day } { $month } { $year }
core-day-of-year = { $day } { $month }
core-days-of-month = { $day }–{ $last }
core-days = { $first } – { $last }
