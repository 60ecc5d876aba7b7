# Kvátrutafl: its name, the options of a match, why something is not allowed.

kvatrutafl-name = Kvátrutafl
kvatrutafl-line = An Icelandic board game, a cousin of backgammon

kvatrutafl-match = Match length
kvatrutafl-match-about = You play until one side has this many points. With 1 it is a single game.
kvatrutafl-after = After-rolls
kvatrutafl-after-about = After an uttekt (one side has borne off all its men), the other side may roll on alone this many times if it has borne off none. A monk (munkur) or the master (meistari) declared in these rolls scores for it.
kvatrutafl-after-none = none
kvatrutafl-after-five = 5
kvatrutafl-after-seven = 7
kvatrutafl-after-thirteen = 13
kvatrutafl-extra = Extra roll
kvatrutafl-extra-about = After an uttekt (all men borne off) the other side has one more roll. If that bears off all its men too, the game is a draw.
kvatrutafl-no = no
kvatrutafl-yes = yes

kvatrutafl-no-formation = “{ $given }” is not a formation; you can declare meistari, stutti-munkur, langi-munkur, langi-hryggur, litil-meistari
kvatrutafl-no-step = “{ $given }” is not a step; write a-d, a-d*, bar-c, s-off, or pass alone
kvatrutafl-too-many-steps = a turn has at most four steps
kvatrutafl-step-refused = { $step }: { $why }
kvatrutafl-hit-mark =
    { $hits ->
        [yes] { $step } hits and is written with *
       *[no] { $step } hits no man and is written without *
    }
kvatrutafl-not-now = this side has no turn to play just now
kvatrutafl-not-standing = these steps do not make { $name }
kvatrutafl-not-declared-now = { $name } cannot be declared in this roll
kvatrutafl-more-dice =
    this turn plays { $count ->
        [0] no die
        [one] only one die
       *[other] only { $count } dice
    }, but you can and must play { $most ->
        [one] one
       *[other] { $most }
    }

kvatrutafl-why-ended = the last step has already ended the game
kvatrutafl-why-no-man = you have no man there
kvatrutafl-why-bar = only men that are hit go to the bar; you cannot put one there
kvatrutafl-why-backwards = men only move forward
kvatrutafl-why-no-die = none of your remaining dice leads there
kvatrutafl-why-bar-first = you have to enter all your men from the bar first
kvatrutafl-why-quarter = from the bar, you enter only in your own starting quarter
kvatrutafl-why-own-man = you have a man there already, and you may not enter on your own men
kvatrutafl-why-closed =
    { $count ->
        [one] one opposing man closes
       *[other] { $count } opposing men close
    } this point
kvatrutafl-why-one-man = rule 1: you play a double on your first roll with one man only
kvatrutafl-why-four-men = rule 1: with 6–6 on your first roll, four men go from the start to the seventh point
kvatrutafl-why-waits =
    rule 3: this man must wait until five of your men have left the start; so far { $count ->
        [0] none has
        [one] only one has
        [2] only two have
        [3] only three have
        [4] only four have
       *[other] { $count } have
    }
kvatrutafl-why-locked = rule 4: your men may share a point only after one has been on the twelfth point
kvatrutafl-why-not-home = you may bear off only when all your men are in the home board
kvatrutafl-why-behind = you have a man farther back; a number that is too large bears off only the rearmost

kvatrutafl-position-men = { $side } has { $count ->
        [0] no men
        [one] one man
       *[other] { $count } men
    } instead of 15
kvatrutafl-position-all-off = { $side } has borne off all its men, so the game is over
kvatrutafl-position-both = men of both sides stand on { $point }
kvatrutafl-position-first = { $side } cannot still be waiting for its first turn: men have left the start
kvatrutafl-position-exposed = { $side } is “exposed” only while exactly four men stand on { $point }
kvatrutafl-position-unlocked = { $side } must have had a man on { $point } to stand like this; “unlocked” is missing
kvatrutafl-position-together = { $side } has { $count } men on { $point }, which is allowed only after a man has been on { $twelfth }; “unlocked” is missing
kvatrutafl-position-toss = the dice decide who begins only while all men are at the start
kvatrutafl-position-turn = { $side } has not had a turn yet, so it moves next
kvatrutafl-position-won = { $side } has already won with this: { $name }
kvatrutafl-position-target = with { $points } points the match would be over, as it is played to { $target }
kvatrutafl-position-score = the score cannot be { $one } to { $other } in game { $game }

kvatrutafl-knob-toss = the dice decide
kvatrutafl-knob-men = { $side } on { $point }
kvatrutafl-knob-bar = { $side } on the bar
kvatrutafl-knob-off = { $side } borne off
kvatrutafl-knob-unlocked = { $side } has been on { $point } (rule 4)
kvatrutafl-knob-exposed = { $side }: the four on { $point } came with a first-roll 6–6 (rule 2)
kvatrutafl-knob-score = { $side }, points
kvatrutafl-knob-dice = Dice on the table
kvatrutafl-knob-dice-two = these are not two dice; write 2 1, say, or nothing if none have been rolled
kvatrutafl-knob-dice-toss = choose whose turn it is first, then the dice
kvatrutafl-knob-toss-dice = take the dice off the table first
kvatrutafl-knob-first = { $side } has not had a turn yet
kvatrutafl-knob-score-written = “{ $text }” is not a score; write 6 or 6.5, say
