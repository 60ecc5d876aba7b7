# The strategy page of Kvátrutafl.

kvatrutafl-strategy-about-text = Kvátrutafl is too large to be solved. The strong computer player judges a position by a neural network that has learned from games against itself, and looks at all rolls and answers of the other side. The first plays and the answers to them were rolled out, that is, played on again and again. Here is what came of it; the hint says the same.
kvatrutafl-strategy-opening = The first roll
kvatrutafl-strategy-opening-text = The table is for White, whose men begin on a. The same holds for Black, from m. After the best play you see how many points the game brings you on average if both sides play on well; after the next best, what it costs. There are no doubles: you would roll again.
kvatrutafl-strategy-throw-label = roll
kvatrutafl-strategy-best-label = best play
kvatrutafl-strategy-worth-label = points
kvatrutafl-strategy-next-label = next best play
kvatrutafl-strategy-cost-label = costs
kvatrutafl-strategy-learn-text = The best roll to begin with is { $best } ({ $most }), the worst { $worst } ({ $least }). Where the next best play costs hardly anything, both are good.
kvatrutafl-strategy-men-text = With { $two } of the { $all } rolls it is best to set out with two men; otherwise one man plays both dice.
kvatrutafl-strategy-answers-text = Each of these plays and each answer to the best one was rolled out several hundred times; the points are accurate to about { $error }. Answer as if you began yourself: for { $same } of { $all } answers the best play is the same as at the start of a game.
kvatrutafl-strategy-opening-picture = All fifteen rolls that can open a game and their best play, in points.
