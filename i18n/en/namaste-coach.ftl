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
    } at once, { $other } in { $at } only { $less ->
        [one] one
       *[other] { $less }
    }.
namaste-coach-shuts =
    { $sum } in { $at } blocks { $fields }: { $count ->
        [one] that space stays empty
       *[other] those spaces stay empty
    }.
namaste-coach-fits =
    The { $better } is harder to place: it fits only { $few ->
        [one] one space
       *[other] { $few } spaces
    }, the { $played } fits { $many ->
        [one] one
       *[other] { $many }
    }.
namaste-coach-room = { $sum } in { $field } keeps more options open than { $other } in { $at } ({ $more } instead of { $less }).
namaste-coach-dice =
    With { $better ->
        [one] one white die
       *[other] { $better } white dice
    }, the sum fits more often: on { $chance }% of rolls, with { $played ->
        [one] one
       *[other] { $played }
    } only on { $other }%.
namaste-coach-dice-points =
    With { $better ->
        [one] one white die
       *[other] { $better } white dice
    }, the sum scores at once more often: on { $chance }% of rolls, with { $played ->
        [one] one
       *[other] { $played }
    } only on { $other }%.
namaste-coach-karma =
    Bad karma costs { $points ->
        [one] one point
       *[other] { $points } points
    } and fills karma box { $number } of { $of }, but no space of the diamond.
namaste-coach-pass =
    Passing wastes an entry: { $empty ->
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
    }. { $other } in { $at } would block more: of { $room } options { $less ->
        [0] none stays
        [one] only one stays
       *[other] only { $less } stay
    } open.
namaste-coach-pass-instead =
    Passing brings no minus points. { $other } in { $at } would block a lot: of { $room } options { $less ->
        [0] none stays
        [one] only one stays
       *[other] only { $less } stay
    } open.
namaste-coach-gap =
    { $other } in { $at } makes { $line } tight: { $numbers ->
        [0] no number
        [one] only one number
       *[other] only { $numbers } numbers
    } for the { $fields ->
        [one] space
       *[other] { $fields } spaces
    } beside it.
namaste-coach-gaps =
    { $said } { $sum } in { $field } leaves more room: { $numbers ->
        [0] no number
        [one] one number
       *[other] { $numbers } numbers
    } for { $fields ->
        [one] one space
       *[other] { $fields } spaces
    } in { $line }.

namaste-coach-ahead-dice = { $fits }% of rolls fit, { $points }% score at once.
namaste-coach-ahead-entry =
    After that { $room ->
        [0] no way to enter a number stays
        [one] one way to enter a number stays
       *[other] { $room } ways to enter a number stay
    } open{ $shut ->
        [0] .
        [one] ; one space then stays empty for good.
       *[other] ; { $shut } spaces then stay empty for good.
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
    } in { $field }.
namaste-coach-ahead-shut = Nothing fits in { $field } any more.
namaste-coach-ahead-line =
    You need { $missing } more spaces in { $line } for { $first ->
        [yes] full points
       *[no] half points
    }.
namaste-coach-ahead-last =
    You need one more space in { $line } for { $first ->
        [yes] full points
       *[no] half points
    }; two white dice hit it on { $chance }% of rolls.
