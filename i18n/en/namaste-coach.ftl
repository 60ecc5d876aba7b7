# Namaste: why a decision is better. Each reason begins with the idea that the strategy page explains.

namaste-coach-place-low =
    { namaste-strategy-place }: { $sum } is too low for { $at }: { $crowd ->
        [one] one empty space to its left and above would then need a smaller number
       *[other] { $crowd } empty spaces to its left and above would then need smaller numbers
    }.
namaste-coach-place-high =
    { namaste-strategy-place }: { $sum } is too high for { $at }: { $crowd ->
        [one] one empty space to its right and below would then need a larger number
       *[other] { $crowd } empty spaces to its right and below would then need larger numbers
    }.
namaste-coach-way-less =
    { namaste-strategy-way }: In { $field } the { $sum } limits { $less ->
        [0] no empty space
        [one] one empty space
       *[other] { $less } empty spaces
    } of its row and column; in { $at } it would limit { $more }.
namaste-coach-way-other =
    { namaste-strategy-way }: The { $sum } in { $field } limits { $less ->
        [0] no empty space
        [one] one empty space
       *[other] { $less } empty spaces
    } of its row and column; the { $other } in { $at } would limit { $more }.
namaste-coach-way-pass =
    { namaste-strategy-way }: The { $sum } fits in { $field } and limits { $spaces ->
        [0] no other space
        [one] only one space of its row and column
        [2] only two spaces of its row and column
       *[other] only { $spaces } spaces of its row and column
    }, so passing wastes an entry.
namaste-coach-gaps-shut = { namaste-strategy-gaps }: { $sum } in { $at } leaves no number for { $fields }, so you can no longer fill { $lines }.
namaste-coach-gaps-shut-many =
    { namaste-strategy-gaps }: { $sum } in { $at } leaves no number for { $fields }, so you can no longer fill { $count ->
        [4] four lines
        [5] five lines
        [6] six lines
       *[other] { $count } lines
    }.
namaste-coach-gaps-line = { namaste-strategy-gaps }: After { $sum } in { $at }, you can no longer fill { $lines } in rising order.
namaste-coach-gaps-many =
    { namaste-strategy-gaps }: After { $sum } in { $at }, you can no longer fill { $count ->
        [4] four lines
        [5] five lines
        [6] six lines
       *[other] { $count } lines
    } in rising order.
namaste-coach-gaps-one = { namaste-strategy-gaps }: { $sum } in { $at } leaves only the { $one } for { $field }.
namaste-coach-gaps-two = { namaste-strategy-gaps }: { $sum } in { $at } leaves only { $one } and { $two } for { $field }.
namaste-coach-race-full =
    { namaste-strategy-race }: { $sum } in { $field } completes { $line } and scores { $points ->
        [one] its one point
       *[other] its full { $points } points
    }.
namaste-coach-race-half =
    { namaste-strategy-race }: { $sum } in { $field } completes { $line } and scores { $points ->
        [one] one point
       *[other] { $points } points
    }, half its middle number rounded up, because you were not the first.
namaste-coach-race-both =
    { namaste-strategy-race }: { $sum } in { $field } completes { $line } and { $second } together and scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
namaste-coach-race-more =
    { namaste-strategy-race }: { $sum } in { $field } completes { $lines } and scores { $points ->
        [one] one point
       *[other] { $points } points
    }; { $other } in { $at } completes { $spared } and scores only { $less }.
namaste-coach-race-next =
    { namaste-strategy-race }: After { $sum } in { $field }, only { $last } is empty in { $line }, and being first there scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
namaste-coach-race-short =
    { namaste-strategy-race }: After { $sum } in { $field }, { $line } needs only { $missing ->
        [one] one more number
       *[other] two more numbers
    }; any line through { $at } would need at least { $more ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }.
namaste-coach-race-two = { namaste-strategy-race }: After { $sum } in { $field }, { $line } and { $second } need only { $few } more numbers; after { $other } in { $at }, { $third } and { $fourth } need { $many }.
namaste-coach-race-tip = { namaste-strategy-race }: { $at } can wait, because a truth box scores the same whether you fill it first or last.
namaste-coach-race-tip-more =
    { namaste-strategy-race }: { $sum } scores only { $points ->
        [one] one point
       *[other] { $points } points
    } in { $at }; numbers up to { $other } still fit there, for up to { $most } points.
namaste-coach-dice-fits =
    { namaste-strategy-dice }: { $better ->
        [1] With one white die
        [2] With two white dice
       *[3] With three white dice
    }, your sum fits on { $chance }% of rolls, { $played ->
        [1] with one
        [2] with two
       *[3] with three
    } on { $other }%.
namaste-coach-dice-more =
    { namaste-strategy-dice }: One white die and the turquoise one make { $most } at most, and { $spaces ->
        [one] one of your empty spaces needs
        [2] two of your empty spaces need
       *[other] { $spaces } of your empty spaces need
    } more.
namaste-coach-dice-room =
    { namaste-strategy-dice }: Enter the { $sum } rather than the { $other }: { $many } of your empty spaces need { $least } or more, { $few ->
        [0] none needs
        [one] only one needs
       *[other] only { $few } need
    } { $most } or less.
namaste-coach-dice-high =
    { namaste-strategy-dice }: The lower right needs high numbers. Three white dice and the turquoise one make { $high } or more on { $chance }% of rolls, { $other ->
        [0] one never
       *[other] two on { $other }%
    }.
namaste-coach-dice-tip =
    { namaste-strategy-dice }: { $sum } in { $field } scores { $points ->
        [one] one point
       *[other] { $points } points
    }, { $other } only { $less }.
namaste-coach-dice-middle =
    { namaste-strategy-dice }: Once { $line } is full, { $sum } in { $field } scores up to { $points } points, { $other } at most { $less }.
namaste-coach-karma-costs =
    { namaste-strategy-karma }: Bad karma costs { $points ->
        [one] one point
       *[other] { $points } points
    } and leaves you { $left ->
        [one] one box
        [2] two boxes
       *[3] three boxes
    } of four.
namaste-coach-karma-last =
    { namaste-strategy-karma }: Bad karma costs { $points ->
        [one] one point
       *[other] { $points } points
    } and fills your fourth box, so the match ends with this round.
namaste-coach-karma-instead =
    { namaste-strategy-karma }: Bad karma costs { $points ->
        [one] one point
       *[other] { $points } points
    } here, and you would still have { $left ->
        [one] one box
        [2] two boxes
       *[3] three boxes
    } of four.
namaste-coach-karma-ends =
    { namaste-strategy-karma }: The fourth box ends the match with this round, and you still lead by { $lead ->
        [one] one point
       *[other] { $lead } points
    } after it.
namaste-coach-karma-full =
    { namaste-strategy-karma }: { $sum } in { $field } fills your sheet and ends the match with this round, and you would still be { $behind ->
        [one] one point
       *[other] { $behind } points
    } behind.

namaste-coach-ahead-points =
    { $sum } in { $field } scores { $points ->
        [one] one point
       *[other] { $points } points
    } at once.
namaste-coach-ahead-dice = { $fits }% of rolls fit, { $points }% score at once.
namaste-coach-ahead-entry =
    After that { $room ->
        [0] there is no way
        [one] there is one way
       *[other] there are { $room } ways
    } left to enter a number{ $shut ->
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
