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
