# Kvátrutafl: why a turn is better.

kvatrutafl-coach-wins = This wins the game: { $name }, { $points } points.
kvatrutafl-coach-gives = { $name } ends the game with { $points } points; here playing on is worth more.
kvatrutafl-coach-hits = { $hits } of the other side’s { $ways } throws hit a man after this, as played { $other }.
kvatrutafl-coach-alone =
    { $alone ->
        [0] No man stands
        [one] One man stands
       *[other] { $alone } men stand
    } alone after this, as played { $other ->
        [0] none
       *[other] { $other }
    }.
kvatrutafl-coach-prey =
    This hits { $prey ->
        [one] a man
       *[other] { $prey } men
    }, as played { $other ->
        [0] none
       *[other] only { $other }
    }.
kvatrutafl-coach-shut =
    The other side has { $open ->
        [0] no points
        [one] one point
       *[other] { $open } points
    } left to enter on, as played { $other }{ $bar ->
        [0] .
        [one] ; one of its men is on the bar.
       *[other] ; { $bar } of its men are on the bar.
    }
kvatrutafl-coach-off =
    { $off ->
        [one] One man is
       *[other] { $off } men are
    } off after this, as played { $other }.
kvatrutafl-coach-bar =
    { $bar ->
        [0] None of your own men stays
        [one] One of your own men stays
       *[other] { $bar } of your own men stay
    } on the bar, as played { $other }.
kvatrutafl-coach-formation = { $men } of { $of } men are in place for { $name }, as played { $other }.

kvatrutafl-coach-ahead-hit = { $side } hits on { $at } with { $hits } of { $ways } throws.
kvatrutafl-coach-ahead-bar =
    { $open ->
        [0] { $side } has no points left to enter on
        [one] { $side } has one point left to enter on, { $points }
       *[other] { $side } has { $open } points left to enter on: { $points }
    }{ $missing ->
        [0] .
        [one] ; one more man on the bar, or one point less, is the jan.
       *[other] ; the jan is { $missing } men on the bar or points away.
    }
kvatrutafl-coach-ahead-formation = { $men } of { $of } men are in place for { $name }.
kvatrutafl-coach-ahead-turn =
    After this { $alone ->
        [0] no man stands
        [one] one man stands
       *[other] { $alone } men stand
    } alone; the other side hits with { $hits } of { $ways } throws.
