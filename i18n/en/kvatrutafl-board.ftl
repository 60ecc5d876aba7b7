# Kvátrutafl: what is said at the board.

kvatrutafl-board-white = White
kvatrutafl-board-black = Black
kvatrutafl-board-point = 1 point
kvatrutafl-board-points = { $points } points

kvatrutafl-board-pips = { $pips } pips to go
kvatrutafl-board-score = { $own } of { $target } points
kvatrutafl-board-game = Game { $game }

kvatrutafl-board-double = double { $die }
kvatrutafl-board-two-dice = { $one } and { $two }
kvatrutafl-board-same-dice =
    { $count ->
        [one] { $die }
        [2] twice { $die }
        [3] three times { $die }
        [4] four times { $die }
       *[other] { $count } times { $die }
    }
kvatrutafl-board-no-dice = nothing

kvatrutafl-board-prompt-opening = Each side throws one die: the higher begins
kvatrutafl-board-prompt-opening-next = Game { $game }: each side throws one die, the higher begins
kvatrutafl-board-prompt-throw = { $name } throws the dice
kvatrutafl-board-prompt-extra = { $name } has an extra throw
kvatrutafl-board-prompt-after =
    { $name } has { $count ->
        [one] one after-throw
       *[other] { $count } after-throws
    } left
kvatrutafl-board-prompt-pass = { $name } has to pass: { $why }
kvatrutafl-board-prompt-forced = { $name }: only one turn is possible
kvatrutafl-board-prompt-won = { $name }: { $way }. Just confirm it
kvatrutafl-board-prompt-whole = { $name }: the turn is complete – confirm it or take it back
kvatrutafl-board-prompt-enter =
    { $name }: { $count ->
        [one] one man has
       *[other] { $count } men have
    } to enter from the bar. To play: { $dice }
kvatrutafl-board-prompt-where = Where should the man on point { $from } go? Dice left: { $dice }
kvatrutafl-board-prompt-play = { $name } to play: { $dice }
kvatrutafl-board-watch = { $name } plays { $dice }
kvatrutafl-board-over = { $name } wins the match { $own } to { $theirs }
kvatrutafl-board-over-both = A draw: both have { $points }

kvatrutafl-board-pass = Pass
kvatrutafl-board-pass-about = No man can move.
kvatrutafl-board-pass-bar =
    { $count ->
        [one] The man on the bar cannot enter with this throw.
       *[other] No man on the bar can enter with this throw.
    }
kvatrutafl-board-play = Play { $steps }
kvatrutafl-board-play-about = This throw allows no other turn.
kvatrutafl-board-confirm = Confirm the turn
kvatrutafl-board-confirm-win = { $way }: { $points }
kvatrutafl-board-confirm-about = { $steps }
kvatrutafl-board-declare = Declare { $way }: { $points }
kvatrutafl-board-declare-full = After the whole throw: { $points }. That ends the game.
kvatrutafl-board-declare-half = After part of the throw it counts only half: { $points }. That ends the game.
kvatrutafl-board-declare-mar = { $base } With mar, for the hit: { $points }.

kvatrutafl-board-why-choose = choose one of your men first
kvatrutafl-board-why-whole = the turn is complete already; confirm it or take it back
kvatrutafl-board-why-all-dice = that way not all { $most } possible steps could be played any more
kvatrutafl-board-why-on-the-way = on the way, at { $stop }: { $why }
kvatrutafl-board-why-die = with the { $die }: { $why }
kvatrutafl-board-why-dice = this man cannot move – { $reasons }

kvatrutafl-board-tell-opening = { $white } throws { $one }, { $black } { $two }: { $first } begins
kvatrutafl-board-tell-again = { $white } and { $black } both throw { $pips }: throw again
kvatrutafl-board-tell-throw = { $name } throws { $dice }
kvatrutafl-board-tell-turn = { $name }, { $dice }: { $steps }
kvatrutafl-board-tell-way = { $way }
kvatrutafl-board-tell-enters = enters on { $way }
kvatrutafl-board-tell-off = bears off from { $way }
kvatrutafl-board-tell-hits = { $what } (hits on { $at })
kvatrutafl-board-tell-times = { $count } × { $what }
kvatrutafl-board-tell-pass = { $name }, { $dice }: cannot move
kvatrutafl-board-tell-wins = { $turn } – { $way }, { $points }
kvatrutafl-board-tell-jan =
    { $turn } – { $way }: { $name } has { $waiting ->
        [one] one man
       *[other] { $waiting } men
    } on the bar and { $free ->
        [0] no point
        [one] only one point
       *[other] only { $free } points
    } to enter on; { $points }
kvatrutafl-board-tell-declares = { $turn } and declares { $way }, { $points }
kvatrutafl-board-tell-draw = { $turn } – everything borne off: a draw, { $points } here too

kvatrutafl-board-says-empty = { $at }, empty
kvatrutafl-board-says-men =
    { $at }, { $side }: { $count ->
        [one] one man
       *[other] { $count } men
    }
kvatrutafl-board-says-bar =
    bar, { $side }: { $count ->
        [0] no man
        [one] one man
       *[other] { $count } men
    }
kvatrutafl-board-says-off =
    borne off, { $side }: { $count ->
        [0] no man
        [one] one man
       *[other] { $count } men
    }
kvatrutafl-board-says-mover = { $what } – can move
kvatrutafl-board-says-landing = { $what } – here with { $dice }
kvatrutafl-board-says-hit = { $what } – here with { $dice }, hits
kvatrutafl-board-says-stand = { $side } on the board: { $men }
kvatrutafl-board-says-side = { $side }, { $name }: { $pips } pips to go, { $points }; { $locked }
kvatrutafl-board-says-locked = men may share a point only after one has been on { $at } (rule 4)
kvatrutafl-board-says-unlocked = men may share a point

kvatrutafl-board-mirrored = Kvátrutafl: where White begins
kvatrutafl-board-mirrored-about = With a in the lower right corner, the men run to the left first; mirrored, to the right.
kvatrutafl-board-start-right = lower right
kvatrutafl-board-start-left = lower left
kvatrutafl-board-given-away = { $way } and its { $points }
kvatrutafl-board-typing = Type the turn
kvatrutafl-board-typing-example = such as a-e, or a4: from a by 4
kvatrutafl-board-typing-send = Play it
kvatrutafl-board-typed-what = “{ $given }” is no move; a4 moves a man four points, a-e moves it to e
kvatrutafl-board-below = Kvátrutafl: who sits below
kvatrutafl-board-below-about = Alone against the computer you sit below, whatever your colour. With two people White stays below, or the board turns to the side on move.
kvatrutafl-board-below-person = alone you, else White
kvatrutafl-board-below-turn = alone you, else whoever is on move
kvatrutafl-board-below-white = always White
kvatrutafl-board-moment-way = { $way }
kvatrutafl-board-moment-jan =
    { $waiting ->
        [one] One man waits
       *[other] { $waiting } men wait
    }, { $free ->
        [0] no point is free
        [one] only one point is free
       *[other] only { $free } points are free
    }
kvatrutafl-board-moment-half = half, after part of the throw
kvatrutafl-board-moment-mar = and mar, for the hit in this throw
kvatrutafl-board-moment-half-mar = half, after part of the throw, and mar
kvatrutafl-board-moment-uttekt = all fifteen men borne off
kvatrutafl-board-moment-both = both have borne off everything
kvatrutafl-board-moment-draw = A draw
kvatrutafl-board-moment-game = { $name } wins the game
kvatrutafl-board-moment-match = { $name } wins the match

kvatrutafl-board-share-way = { $way }
kvatrutafl-board-share-hits = Men hit
