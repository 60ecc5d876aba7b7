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
        [one] the { $die }
        [2] the { $die } twice
        [3] the { $die } three times
        [4] the { $die } four times
       *[other] the { $die } { $count } times
    }
kvatrutafl-board-no-dice = nothing

kvatrutafl-board-prompt-opening = Each side rolls one die: the higher number begins.
kvatrutafl-board-prompt-opening-next = Game { $game }: each side rolls one die, the higher number begins.
kvatrutafl-board-prompt-throw = { $name }, roll the dice.
kvatrutafl-board-prompt-extra = { $name }, you have an extra roll.
kvatrutafl-board-prompt-after =
    { $name }, you have { $count ->
        [one] one after-roll
       *[other] { $count } after-rolls
    } left.
kvatrutafl-board-prompt-pass = { $name }, this roll allows no move: you have to pass.
kvatrutafl-board-prompt-forced = { $name }, you have only one possible turn.
kvatrutafl-board-prompt-won = { $name }, this is { $way }: confirm the turn.
kvatrutafl-board-prompt-whole = { $name }, your turn is complete: confirm it or undo it.
kvatrutafl-board-prompt-enter =
    { $name }, first enter { $count ->
        [one] your man
       *[other] your { $count } men
    } from the bar. To play: { $dice }.
kvatrutafl-board-prompt-where = Where should the man on point { $from } go? To play: { $dice }.
kvatrutafl-board-prompt-play = { $name }, play { $dice }.
kvatrutafl-board-watch = { $name } plays { $dice }.
kvatrutafl-board-over = { $name } wins the match { $own } to { $theirs }.
kvatrutafl-board-over-both = A draw: both have { $points }.

kvatrutafl-board-pass = Pass
kvatrutafl-board-pass-about = No man can move.
kvatrutafl-board-pass-bar =
    { $count ->
        [one] The man on the bar cannot enter with this roll.
       *[other] No man on the bar can enter with this roll.
    }
kvatrutafl-board-play = Play: { $steps }
kvatrutafl-board-play-about = No other turn is possible with this roll.
kvatrutafl-board-confirm = Confirm the turn
kvatrutafl-board-confirm-win = { $way }: { $points }
kvatrutafl-board-confirm-about = { $steps }
kvatrutafl-board-declare = Declare { $way }: { $points }
kvatrutafl-board-declare-full = After the whole roll the formation scores in full: { $points }. That ends the game.
kvatrutafl-board-declare-half = After part of the roll the formation scores only half: { $points }. That ends the game.
kvatrutafl-board-declare-mar = { $base } You also hit a man in this roll; that is mar and adds { $points }.

kvatrutafl-board-why-choose = choose one of your men first
kvatrutafl-board-why-whole = your turn is complete already; confirm it or undo it
kvatrutafl-board-why-all-dice = you have to play all { $most } possible steps, and after this you could not
kvatrutafl-board-why-on-the-way = on the way, at { $stop }: { $why }
kvatrutafl-board-why-die = with the { $die }: { $why }
kvatrutafl-board-why-dice = this man cannot move – { $reasons }

kvatrutafl-board-tell-opening = { $white } rolls { $one }, { $black } { $two }: { $first } begins.
kvatrutafl-board-tell-again = { $white } and { $black } both roll { $pips }: roll again.
kvatrutafl-board-tell-throw = { $name } rolls { $dice }.
# Also said of turns that are only advised: no tense, then.
kvatrutafl-board-tell-turn = { $name }, { $dice }: { $steps }
kvatrutafl-board-tell-way = { $way }
kvatrutafl-board-tell-enters = from the bar to { $way }
kvatrutafl-board-tell-off = { $way } off
kvatrutafl-board-tell-hits = { $what } (hitting on { $at })
kvatrutafl-board-tell-times = { $count } × { $what }
kvatrutafl-board-tell-pass = { $name }, { $dice }: no possible move
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
kvatrutafl-board-tell-declares = { $turn }, declaring { $way }: { $points }
kvatrutafl-board-tell-draw = { $turn } – all men borne off too: a draw, also { $points }

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
kvatrutafl-board-says-locked = padlock: men may share a point only after one has been on { $at } (rule 4)
kvatrutafl-board-locked = one man per point until { $at }
kvatrutafl-board-says-unlocked = men may share a point

kvatrutafl-board-mirrored = Kvátrutafl: where White begins
kvatrutafl-board-mirrored-about = If a is at the bottom right, the men first move left; mirrored, they first move right.
kvatrutafl-board-start-right = lower right
kvatrutafl-board-start-left = lower left
kvatrutafl-board-given-away = { $way } and its { $points }
kvatrutafl-board-typing = Type the turn
kvatrutafl-board-typing-example = such as a-e, or a4: from a by 4
kvatrutafl-board-typing-send = Play it
kvatrutafl-board-typed-what = “{ $given }” is not a move; a4 moves a man from a by four, a-e moves it from a to e
kvatrutafl-board-below = Kvátrutafl: who sits below
kvatrutafl-board-below-about = Alone against the computer you always sit below, whatever your colour. With two people, White stays below, or the board turns to the side to move.
kvatrutafl-board-below-person = you when alone, else White
kvatrutafl-board-below-turn = you when alone, else the side to move
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
kvatrutafl-board-moment-half = half, after part of the roll
kvatrutafl-board-moment-mar = and mar, for the hit in this roll
kvatrutafl-board-moment-half-mar = half, after part of the roll, and mar
kvatrutafl-board-moment-uttekt = all fifteen men borne off
kvatrutafl-board-moment-both = both have borne off everything
kvatrutafl-board-moment-draw = A draw
kvatrutafl-board-moment-game = { $name } wins the game
kvatrutafl-board-moment-match = { $name } wins the match

kvatrutafl-board-share-way = { $way }
kvatrutafl-board-share-hits = Men hit

# What is advised or compared: in a sentence or a table, so lower case and no full stop.
kvatrutafl-board-advice-play = play { $steps }
kvatrutafl-board-advice-declare = play { $steps }, declaring { $way }
kvatrutafl-board-advice-pass = pass
