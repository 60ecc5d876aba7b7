# Kvátrutafl: its name, the options of a match, why something is not allowed.

kvatrutafl-name = Kvátrutafl
kvatrutafl-line = The Icelandic game on 24 points, with five formations and the Jan

kvatrutafl-match = Points of the match
kvatrutafl-match-about = Games are played until somebody has so many points; with 1 it is a single game.
kvatrutafl-after = Throws after the end
kvatrutafl-after-about = Whoever has borne off no man when the other side is done may throw on alone and try for a munkur or meistari.
kvatrutafl-after-none = none
kvatrutafl-after-five = 5
kvatrutafl-after-seven = 7
kvatrutafl-after-thirteen = 13
kvatrutafl-extra = Extra throw
kvatrutafl-extra-about = After an uttekt the other side has one more throw; bearing off everything with it makes a draw.
kvatrutafl-no = no
kvatrutafl-yes = yes

kvatrutafl-no-formation = “{ $given }” is no formation; those that can be declared are meistari, stutti-munkur, langi-munkur, langi-hryggur, litil-meistari
kvatrutafl-no-step = “{ $given }” is no step; steps are a-d, a-d*, bar-c, s-off, or pass alone
kvatrutafl-too-many-steps = a turn has four steps at most
kvatrutafl-step-refused = { $step }: { $why }
kvatrutafl-hit-mark =
    { $hits ->
        [yes] { $step } hits and is written with *
       *[no] { $step } hits nobody and is written without *
    }
kvatrutafl-not-now = no turn of this side is due now
kvatrutafl-not-standing = { $name } does not stand after these steps
kvatrutafl-not-declared-now = { $name } cannot be declared in this throw
kvatrutafl-more-dice =
    rule 6: { $most ->
        [one] one die
       *[other] { $most } dice
    } can be played, { $count ->
        [0] none is
        [one] only one is
       *[other] only { $count } are
    } here

kvatrutafl-why-ended = the game ended with the last step
kvatrutafl-why-no-man = no man of yours stands there
kvatrutafl-why-backwards = men only go forward
kvatrutafl-why-no-die = no die that is left reaches so far
kvatrutafl-why-bar-first = all men on the bar have to enter first
kvatrutafl-why-quarter = from the bar, men enter in their own start quarter
kvatrutafl-why-own-man = a man of yours stands there, and one may only enter where none does
kvatrutafl-why-closed =
    { $count ->
        [one] one hostile man closes
       *[other] { $count } hostile men close
    } this point
kvatrutafl-why-one-man = rule 1: a double as first throw is played with one man alone
kvatrutafl-why-four-men = rule 1: with 6–6 as first throw, four men go from the start to the seventh point
kvatrutafl-why-waits =
    rule 3: { $count ->
        [0] no man has
        [one] one man has
        [2] two men have
        [3] three men have
        [4] four men have
       *[other] { $count } men have
    } left the start, five must
kvatrutafl-why-locked = rule 4: before a man has stood on the twelfth point, none may join another
kvatrutafl-why-not-home = men are borne off only when all of them are in the home quarter
kvatrutafl-why-behind = a man farther back has to go first; a throw that is too large takes only the rearmost
