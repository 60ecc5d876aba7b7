# Kvátrutafl: why a turn is better.

kvatrutafl-coach-wins = The better move wins the game: { $name }, { $points } points.
kvatrutafl-coach-gives = { $name } ends the game with { $points } points. Playing on is worth more here.
kvatrutafl-coach-hits = The better move is safer: the other side then hits with { $hits } of { $ways } rolls instead of { $other }.
kvatrutafl-coach-alone =
    { $alone ->
        [0] The better move leaves no man
        [one] The better move leaves only one man
       *[other] The better move leaves only { $alone } men
    } alone; the one played leaves { $other ->
        [0] none
        [one] one
       *[other] { $other }
    }.
kvatrutafl-coach-prey =
    The better move hits { $prey ->
        [one] a man
       *[other] { $prey } men
    }; the one played hits { $other ->
        [0] none
        [one] only one
       *[other] only { $other }
    }.
kvatrutafl-coach-shut =
    The better move leaves the other side { $open ->
        [0] no points
        [one] only one point
       *[other] only { $open } points
    } to enter on, the one played { $other ->
        [one] one
       *[other] { $other }
    }{ $bar ->
        [0] .
        [one] ; one of its men is on the bar.
       *[other] ; { $bar } of its men are on the bar.
    }
kvatrutafl-coach-off =
    After the better move { $off ->
        [one] one man is
       *[other] { $off } men are
    } off, after the one played { $other ->
        [0] none
        [one] only one
       *[other] only { $other }
    }.
kvatrutafl-coach-bar =
    The better move leaves { $bar ->
        [0] none of your own men
        [one] only one of your own men
       *[other] only { $bar } of your own men
    } on the bar, the one played { $other ->
        [one] one
       *[other] { $other }
    }.
kvatrutafl-coach-formation = The better move comes closer to { $name }: { $men } of { $of } men are in place, after the one played only { $other }.

kvatrutafl-coach-ahead-hit = { $side } hits on { $at } with { $hits } of { $ways } rolls.
kvatrutafl-coach-ahead-bar =
    { $open ->
        [0] { $side } has no points left to enter on
        [one] { $side } has one point left to enter on: { $points }
       *[other] { $side } has { $open } points left to enter on: { $points }
    }{ $missing ->
        [0] .
        [one] ; one more man on the bar or one point fewer makes Jan.
       *[other] ; { $missing } more men on the bar or fewer points, counted together, make Jan.
    }
kvatrutafl-coach-ahead-formation = { $men } of { $of } men are in place for { $name }.
kvatrutafl-coach-ahead-turn =
    After this { $alone ->
        [0] no man stands
        [one] one man stands
       *[other] { $alone } men stand
    } alone; the other side hits with { $hits } of { $ways } rolls.
