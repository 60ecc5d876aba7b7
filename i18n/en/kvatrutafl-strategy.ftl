# The strategy page of Kvátrutafl.

kvatrutafl-strategy-about = Kvátrutafl is too large to be worked out. The strong computer player values a position by a network that has learned from games against itself, and looks at all throws and answers of the other side. The first plays and the answers to them are rolled out. What came of them stands here; the hint says the same.
kvatrutafl-strategy-opening = The first throw
kvatrutafl-strategy-opening-text = For White, whose men begin on a. The same holds for Black, from m. After the best play stands how many points the game brings with it on average, if both play on well; after the next best, what it costs. There are no doubles: then you throw again.
kvatrutafl-strategy-opening-picture = All fifteen throws that can open a game and their best play, in points.
kvatrutafl-strategy-throw = throw
kvatrutafl-strategy-best = best play
kvatrutafl-strategy-worth = points
kvatrutafl-strategy-next = next best play
kvatrutafl-strategy-cost = costs
kvatrutafl-strategy-learn = The best throw to begin with is { $best } ({ $most }), the worst { $worst } ({ $least }). Where the next best play costs hardly anything, both are good.
kvatrutafl-strategy-men = With { $two } of the { $all } throws it is best to set out with two men; otherwise one man plays both dice.
kvatrutafl-strategy-answers = Each of these plays and each answer to the best one is rolled out several hundred times; the points are right to about { $error }. You answer as if you began yourself: for { $same } of { $all } answers the best play is the one that would also begin a game.
