# The strategy page of Kvátrutafl.

kvatrutafl-strategy-about = Kvátrutafl is too large to be worked out. The strong computer player values a position by a network that has learned from games against itself, and looks at all throws and answers of the other side. What it finds for the throws that can open a game stands here; the hint says the same.
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
