# What every game, every record and every dice throw may have to say.

core-and = and
core-at = { $what }: { $why }
core-percent = { $number }%
core-line = line { $line }: { $reason }

core-over = the match is over
core-no-dice-due = it is not time to throw
core-dice-first = the dice have to be thrown first
core-not-their-turn = it is not player { $seat }’s turn
core-no-such-seat = there is no player { $seat }; the players are 0 to { $last }
core-dice-count =
    { $due ->
        [one] one die is thrown, not { $given }
       *[other] { $due } dice are thrown, not { $given }
    }
core-no-such-face = die { $die } has no face { $face }
core-faces-first = first it has to be entered what lay under the cup
core-no-faces-due = no unseen dice have come to light
core-unseen-open = everybody sees these dice: what they show has to be entered
core-unseen-mixed = either all dice of a throw are “?”, or none is
core-unseen-not-real = dice stay unseen only in a match with real dice (“real”: true in the header)
core-unseen-computer = a computer player’s dice are thrown by the program, and known to it
core-unseen-advice = only you have seen these dice; the program cannot advise on them

core-undo-off = nothing can be taken back in this match
core-undo-nothing = there is no person’s decision to take back
core-undo-count = an undo takes back { $due } here, not { $given }
core-undo-seen = what lay under the cup has been seen, and stays so

core-not-utf8 = the line is not UTF-8 text
core-not-json = the line is not JSON
core-not-an-object = the line is not a JSON object
core-not-an-event = an event is a roll, the faces of dice that came to light, a move with its player, or an undo, and nothing else
core-not-a-record = this is not a Wurfzabel record
core-newer-format = the record has format { $version }; this program reads format 1, and a newer one is needed
core-bad-version = the format’s version must be the number 1
core-header-field = “{ $field }” in the header is missing or not what it should be
core-option-type = the value of the option “{ $key }” must be a text or a number
core-option-unknown = there is no option “{ $key }” here
core-option-value = the option “{ $key }” cannot be “{ $value }”; it can be: { $domain }
core-player-count-exact =
    { $count ->
        [one] one player is
       *[other] { $count } players are
    } not the right number: this is played { $due ->
        [one] alone
       *[other] by exactly { $due }
    }
core-player-count =
    { $count ->
        [one] one player is
       *[other] { $count } players are
    } not the right number: { $least ->
        [one] one
       *[other] { $least }
    } to { $most } can play
core-player-kind = a player is human, bot:easy, bot:medium, bot:strong or bot:very-strong, not “{ $kind }”
core-no-level = there is no computer player { $kind } in { $game }
core-lacks-learned = A file of { $game } is damaged: the strong computer players play like the medium one, and nothing is reviewed.
core-lacks-computed = A file of { $game } is damaged: what it held is computed again, which takes a while.
core-name-empty = a name has at least one character
core-name-long = a name has at most { $most } characters, this one has { $length }
core-unknown-game = there is no game “{ $game }”; the games are: { $known }
core-roll-list = a roll is a list of faces
core-faces-list = “faces” must be a list of faces
core-not-a-face = { $face } is not a face of a die
core-bad-seat = “by” must be a player’s number, from 0
core-bad-move = “move” must be a text
core-bad-undo = “undo” must be a number of events

core-position-game = the line of a position begins with the game: “{ $due }”, not “{ $key }”
core-position-no-game = this game has no positions to begin with
core-position-none = no match can begin with this position: it is over, or in the middle of what a line does not hold
core-position-written = there is one way to write this position: { $due }
core-position-short = the position is not complete
core-position-word = “{ $word }” cannot stand where it does
core-position-players = { $due } play, but the position is one of { $count }
core-position-nobody = it is nobody’s turn; a star follows whoever is next, as in 12*
core-position-several = it can be only one player’s turn: one star
core-position-first = the line of a position begins with a game’s key, and there is no game “{ $word }”

core-knob-player = { $name }
core-knob-turn = Whose turn
core-knob-game = Game

core-human = Person
core-bot-easy = Computer (easy)
core-bot-medium = Computer (medium)
core-bot-strong = Computer (strong)
core-bot-very-strong = Computer (very strong)
core-position-empty = there is no line yet
core-position-lines = these are several lines, and a position is just one
core-table-encoding = row { $row } of the table is not written in UTF-8; choose the encoding UTF-8 when you save it as CSV
core-table-unclosed = row { $row } of the table opens a quotation mark and never closes it
