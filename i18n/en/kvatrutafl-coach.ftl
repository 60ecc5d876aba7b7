# Kvátrutafl: why a turn is better.

kvatrutafl-coach-blots-rolls =
    { kvatrutafl-strategy-blots }: After the better move { $hits ->
        [0] no roll hits you
        [one] one of the other side’s { $ways } rolls hits you
       *[other] { $hits } of the other side’s { $ways } rolls hit you
    }; after yours, { $other ->
        [36] all of them do
       *[other] { $other } of { $ways } do
    }.
kvatrutafl-coach-blots-men =
    { kvatrutafl-strategy-blots }: After the better move { $alone ->
        [0] no man stands
        [one] one man stands
        [2] two men stand
        [3] three men stand
        [4] four men stand
        [5] five men stand
        [6] six men stand
       *[other] { $alone } men stand
    } alone; after yours { $other ->
        [one] one does
        [2] two do
        [3] three do
        [4] four do
        [5] five do
        [6] six do
        [7] seven do
        [8] eight do
       *[other] { $other } do
    }.
kvatrutafl-coach-hitting =
    { kvatrutafl-strategy-hitting }: The better move hits { $prey ->
        [one] a man
        [2] two men
        [3] three men
        [4] four men
       *[other] { $prey } men
    }; yours hits { $other ->
        [0] none
        [one] only one
        [2] only two
        [3] only three
       *[other] only { $other }
    }.
kvatrutafl-coach-hitting-back =
    { kvatrutafl-strategy-hitting }: Your move hits, but then { $other ->
        [36] every roll hits you back
       *[other] { $other } of { $ways } rolls hit you back
    }; after the better move { $hits ->
        [0] none does
        [one] one does
       *[other] { $hits } do
    }.
kvatrutafl-coach-hitting-open = { kvatrutafl-strategy-hitting }: Your move hits, but with { $open } points to enter on, the other side is soon back; the better move does without the hit.
kvatrutafl-coach-jan-shut =
    { kvatrutafl-strategy-jan }: { $bar ->
        [0] The better move leaves the other side
        [one] One of their men is on the bar: the better move leaves it
        [2] Two of their men are on the bar: the better move leaves them
        [3] Three of their men are on the bar: the better move leaves them
       *[other] { $bar } of their men are on the bar: the better move leaves them
    } { $open ->
        [0] no point
        [one] one point
        [2] two points
        [3] three points
       *[other] four points
    } to enter on, yours { $other ->
        [one] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }.
kvatrutafl-coach-jan-now =
    { kvatrutafl-strategy-jan }: After your move { $other } of the other side’s { $ways } rolls make Jan against you at once; after the better move { $jans ->
        [0] none does
        [one] one does
       *[other] { $jans } do
    }.
kvatrutafl-coach-jan-waits =
    { kvatrutafl-strategy-jan }: As long as the other side stays on the bar, { $jans } of your { $ways } rolls make Jan after the better move, { $other ->
        [0] none
       *[other] { $other }
    } after yours.
kvatrutafl-coach-jan-own =
    { kvatrutafl-strategy-jan }: The better move leaves you { $open ->
        [one] one point
        [2] two points
        [3] three points
        [4] four points
        [5] five points
       *[other] six points
    } to enter on, yours { $other ->
        [0] none
        [one] only one
        [2] only two
       *[other] only three
    }; the fewer, the more easily a hit makes Jan against you.
kvatrutafl-coach-timing-five =
    { kvatrutafl-strategy-timing }: After the better move { $away ->
        [5] five men have
        [6] six men have
        [7] seven men have
        [8] eight men have
       *[other] { $away } men have
    } left the start, so those on the far side may move on; after yours only { $other ->
        [1] one
        [2] two
        [3] three
       *[other] four
    }.
kvatrutafl-coach-timing-new =
    { kvatrutafl-strategy-timing }: The better move brings out { $new ->
        [one] one new man
        [2] two new men
        [3] three new men
        [4] four new men
       *[other] { $new } new men
    } and leaves { $left ->
        [0] none
        [one] one
       *[other] { $left }
    } on the start; yours { $prey ->
        [0] brings out
       *[other] hits, but brings out
    } { $other ->
        [0] none
        [one] only one
        [2] only two
        [3] only three
       *[other] only { $other }
    }.
kvatrutafl-coach-timing-new-risk =
    { kvatrutafl-strategy-timing }: The better move brings out { $new ->
        [one] one new man
        [2] two new men
        [3] three new men
        [4] four new men
       *[other] { $new } new men
    }, yours { $other ->
        [0] none
        [one] only one
        [2] only two
        [3] only three
       *[other] only { $other }
    }; that is worth the risk that { $hits ->
        [36] every roll hits you
       *[other] { $hits } of { $ways } rolls hit you
    }.
kvatrutafl-coach-timing-far-risk =
    { kvatrutafl-strategy-timing }: Your move runs { $other } pips ahead on the far side, the better move { $pips ->
        [0] none
        [one] only one
       *[other] only { $pips }
    }; holding back pays, although { $hits ->
        [36] every roll hits you
       *[other] { $hits } of { $ways } rolls hit you
    }.
kvatrutafl-coach-timing-far =
    { kvatrutafl-strategy-timing }: Your move { $prey ->
        [0] runs
       *[other] hits, but runs
    } { $other } pips ahead on the far side, the better move { $pips ->
        [0] none
        [one] only one
       *[other] only { $pips }
    }; men that run ahead have few moves left.
kvatrutafl-coach-twelfth = { kvatrutafl-strategy-twelfth }: The better move takes a man to { $at }; from then on your men may share a point.

kvatrutafl-coach-wins-now = { kvatrutafl-strategy-wins }: The better move ends the game with { $name } and scores { $points } points.
kvatrutafl-coach-wins-later = { kvatrutafl-strategy-wins }: { $name } ends the game with { $points } points, but playing on is worth more here.
kvatrutafl-coach-wins-reach = { kvatrutafl-strategy-wins }: The better move keeps { $name } within reach; after yours too many men are past their place.
kvatrutafl-coach-wins-placed = { kvatrutafl-strategy-wins }: After the better move { $men } of { $of } men are in place for { $name }, after yours { $other }.

kvatrutafl-coach-ahead-wins = This wins the game: { $name }, { $points } points.
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
        [2] two men stand
        [3] three men stand
       *[other] { $alone } men stand
    } alone; { $hits ->
        [0] no roll of the other side hits.
       *[other] the other side hits with { $hits } of { $ways } rolls.
    }
