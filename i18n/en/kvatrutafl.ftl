# Kvátrutafl: its name, the options of a match, why something is not allowed.

kvatrutafl-name = Kvátrutafl
kvatrutafl-line = The Icelandic game of tables, with five formations and the Jan

kvatrutafl-match = Points of the match
kvatrutafl-match-about = Games are played until somebody has this many points; with 1 it is a single game.
kvatrutafl-after = After-throws
kvatrutafl-after-about = A player who has borne off no man when the other side finishes may throw on alone and try for a munkur or meistari.
kvatrutafl-after-none = none
kvatrutafl-after-five = 5
kvatrutafl-after-seven = 7
kvatrutafl-after-thirteen = 13
kvatrutafl-extra = Extra throw
kvatrutafl-extra-about = After an uttekt the other side has one more throw; bearing off everything with it makes a draw.
kvatrutafl-no = no
kvatrutafl-yes = yes

kvatrutafl-no-formation = “{ $given }” is not a formation; those that can be declared are meistari, stutti-munkur, langi-munkur, langi-hryggur, litil-meistari
kvatrutafl-no-step = “{ $given }” is not a step; steps are a-d, a-d*, bar-c, s-off, or pass alone
kvatrutafl-too-many-steps = a turn has at most four steps
kvatrutafl-step-refused = { $step }: { $why }
kvatrutafl-hit-mark =
    { $hits ->
        [yes] { $step } hits and is written with *
       *[no] { $step } hits nobody and is written without *
    }
kvatrutafl-not-now = this side has no turn to play now
kvatrutafl-not-standing = { $name } does not stand after these steps
kvatrutafl-not-declared-now = { $name } cannot be declared in this throw
kvatrutafl-more-dice =
    { $most ->
        [one] one die
       *[other] { $most } dice
    } can be played, but { $count ->
        [0] none is
        [one] only one is
       *[other] only { $count } are
    } played here

kvatrutafl-why-ended = the game ended with the last step
kvatrutafl-why-no-man = none of your men is there
kvatrutafl-why-bar = only men that are hit go to the bar; none is put there
kvatrutafl-why-backwards = men only move forward
kvatrutafl-why-no-die = no die that is left reaches that far
kvatrutafl-why-bar-first = all men on the bar have to enter first
kvatrutafl-why-quarter = men enter from the bar in their own starting quarter
kvatrutafl-why-own-man = one of your own men is there, and you may enter only where there is none
kvatrutafl-why-closed =
    { $count ->
        [one] one opposing man closes
       *[other] { $count } opposing men close
    } this point
kvatrutafl-why-one-man = rule 1: a double on the first throw is played with one man only
kvatrutafl-why-four-men = rule 1: with 6–6 on the first throw, four men go from the start to the seventh point
kvatrutafl-why-waits =
    rule 3: { $count ->
        [0] no man has
        [one] one man has
        [2] two men have
        [3] three men have
        [4] four men have
       *[other] { $count } men have
    } left the start; it takes five
kvatrutafl-why-locked = rule 4: until a man has been on the twelfth point, none may join another
kvatrutafl-why-not-home = men are borne off only when all of them are in the home board
kvatrutafl-why-behind = there is a man farther back; a throw that is too large bears off only the rearmost

kvatrutafl-position-men = { $side } has { $count ->
        [0] no men
        [one] one man
       *[other] { $count } men
    } instead of 15
kvatrutafl-position-all-off = { $side } has borne off everything, so the game is over
kvatrutafl-position-both = men of both sides stand on { $point }
kvatrutafl-position-first = { $side } cannot be waiting for the first turn: men have left the start
kvatrutafl-position-exposed = { $side } is “exposed” only where just four men stand on { $point }
kvatrutafl-position-unlocked = { $side } must have had a man on { $point } to stand like this: “unlocked” is missing
kvatrutafl-position-together = { $side } has { $count } men on { $point }, which is allowed only once a man has been on { $twelfth }: “unlocked” is missing
kvatrutafl-position-toss = dice are thrown for the beginning only where all men are at the start
kvatrutafl-position-turn = { $side } has not had a turn, and so is next
kvatrutafl-position-won = { $side } has won like this: { $name }
kvatrutafl-position-target = { $points } points have ended the match, which is played to { $target }
kvatrutafl-position-score = { $one } to { $other } cannot be the score in game { $game }

kvatrutafl-knob-toss = the dice say
kvatrutafl-knob-men = { $side } on { $point }
kvatrutafl-knob-bar = { $side } on the bar
kvatrutafl-knob-off = { $side } borne off
kvatrutafl-knob-unlocked = { $side } has been on { $point } (rule 4)
kvatrutafl-knob-exposed = { $side }: the four on { $point } are those of a first 6–6 (rule 2)
kvatrutafl-knob-score = { $side }, points
kvatrutafl-knob-dice = Dice on the table
kvatrutafl-knob-dice-two = these are not two dice: write 2 1, or nothing where none have been rolled
kvatrutafl-knob-dice-toss = say whose turn it is first, then which dice lie
kvatrutafl-knob-toss-dice = take the dice away first
kvatrutafl-knob-first = { $side } has not had a turn yet
kvatrutafl-knob-score-written = “{ $text }” is no score, such as 6 or 6.5
