# Namaste: why a decision is better.

namaste-coach-field = { $field }
namaste-coach-points =
    { $sum } in { $field } scores { $points ->
        [one] one point
       *[other] { $points } points
    } at once.
namaste-coach-points-more =
    { $sum } in { $field } scores { $points ->
        [one] one point
       *[other] { $points } points
    } at once, { $other } in { $at } only { $less }.
namaste-coach-shuts =
    After { $sum } in { $at }, no number fits { $fields } any more; { $count ->
        [one] that space stays empty
       *[other] those spaces stay empty
    }.
namaste-coach-fits =
    The { $played } fits { $many ->
        [one] one space
       *[other] { $many } spaces
    }, the { $better } only { $few ->
        [one] one
       *[other] { $few }
    }.
namaste-coach-room = After { $sum } in { $field }, { $more } entries still fit; after { $other } in { $at }, { $less } do.
namaste-coach-dice =
    With { $better ->
        [one] one white die
       *[other] { $better } white dice
    }, { $chance }% of throws fit somewhere; with { $played ->
        [one] one
       *[other] { $played }
    }, { $other }% do.
namaste-coach-dice-points =
    With { $better ->
        [one] one white die
       *[other] { $better } white dice
    }, { $chance }% of throws can score at once; with { $played ->
        [one] one
       *[other] { $played }
    }, { $other }% can.
namaste-coach-dice-sums = How many dice you throw decides how high the sums get; the difference is nothing you could count here.
namaste-coach-karma =
    Bad karma costs { $points ->
        [one] one point
       *[other] { $points } points
    } and box { $number } of { $of }, and adds nothing to the diamond.
namaste-coach-pass =
    Passing adds nothing; { $empty ->
        [one] one space is
       *[other] { $empty } spaces are
    } still empty, and the { $sum } fits { $fits ->
        [one] one
       *[other] { $fits }
    }.
namaste-coach-karma-instead =
    Bad karma costs only { $points ->
        [one] one point
       *[other] { $points } points
    }; after { $other } in { $at }, only { $less } of { $room } entries still fit.
namaste-coach-pass-instead = Passing costs nothing; after { $other } in { $at }, only { $less } of { $room } entries still fit.
namaste-coach-gap =
    After { $other } in { $at }, { $line } has { $numbers ->
        [0] no numbers
        [one] one number
       *[other] { $numbers } numbers
    } left for { $fields ->
        [one] the space
       *[other] the { $fields } spaces
    } beside it.
namaste-coach-gaps =
    { $said } After { $sum } in { $field }, { $line } has { $numbers ->
        [0] none
        [one] one
       *[other] { $numbers }
    } for { $fields ->
        [one] one
       *[other] { $fields }
    }.

namaste-coach-ahead-dice = { $fits }% of throws fit, { $points }% score at once.
namaste-coach-ahead-entry =
    After that { $room } entries still fit{ $shut ->
        [0] .
        [one] ; nothing fits one space any more.
       *[other] ; nothing fits { $shut } spaces any more.
    }
namaste-coach-ahead-sum =
    The { $sum } fits { $fits ->
        [0] nowhere
        [one] one space
       *[other] { $fits } spaces
    }.
namaste-coach-ahead-field =
    { $count ->
        [one] Only { $least } fits
       *[other] { $least } to { $most } fit
    } { $field }.
namaste-coach-ahead-shut = Nothing fits { $field } any more.
namaste-coach-ahead-line =
    { $missing } spaces of { $line } are still empty, { $first ->
        [yes] full points still open
       *[no] half points only
    }.
namaste-coach-ahead-last =
    One space of { $line } is still empty, { $first ->
        [yes] full points still open
       *[no] half points only
    }; two white dice fill it with { $chance }% of throws.
