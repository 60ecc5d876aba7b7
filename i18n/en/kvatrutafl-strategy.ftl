# The strategy page of Kvátrutafl.

kvatrutafl-strategy-about-text = Kvátrutafl is too large to be solved. The strong computer player judges a position by a neural network that has learned from games against itself, and looks at all rolls and answers of the other side. The first plays and the answers to them were rolled out, that is, played on again and again. The results are below; the hint says the same.
kvatrutafl-strategy-blots = Blots
kvatrutafl-strategy-blots-text = A man alone on its point is a blot: one opposing man that lands there sends it to the bar. Before you move, count the rolls that hit. If you cannot do without blots, leave as few as you can, where few rolls reach them.
kvatrutafl-strategy-hitting = Hitting
kvatrutafl-strategy-hitting-text = A man that is hit starts again from the bar, and until it has entered, its side can move no other man. Look for blots before every move. But you need not hit: the man that hits often stands alone afterwards, in reach of theirs. Hit where the other side has few points to enter on, or where your man is safe.
kvatrutafl-strategy-jan = The Jan
kvatrutafl-strategy-jan-text = If more men wait on the bar than there are points for them to enter on, that is Jan, and no win scores more. So close points in the other side’s starting quarter, and hit while few of them are open. Your own men close your starting quarter against you: you never enter on them.
kvatrutafl-strategy-timing = Timing
kvatrutafl-strategy-timing-text = You have to play every roll, so keep men that can play it. Bring new men out from the start, the first five above all, and let those on the far side hold their points. Spread them over many points: men piled up have few ways to play a roll. Until five have left the start, none may move on from the far side. If you run ahead with these, you have to give up one point after another later on.
kvatrutafl-strategy-twelfth = The twelfth point
kvatrutafl-strategy-twelfth-text = Until one of your men has been on your twelfth point, no two may share a point, so that nearly every man on its way is a blot. Take a man there early, l for White and x for Black. Once is enough for the whole game.
kvatrutafl-strategy-wins = Ways to win
kvatrutafl-strategy-wins-text = Bearing off scores two points, a formation three to thirteen, the Jan fifteen. Men only move forward, so a formation is lost once too many of them are past their place. Where one stands, weigh what it scores now against what you may still win.

kvatrutafl-strategy-match = Matches to several points
kvatrutafl-strategy-match-text = The table is for a match, before a game begins: the row is the number of points you still need, the column what the other side needs, and where they meet is your win chance in %, if you both play as well as the strong computer player. As bearing off scores two points, needing one is hardly better than needing two. Hint, coach and review weigh each game by it.
kvatrutafl-strategy-away-label = points you need ↓, the other side needs →
kvatrutafl-strategy-match-picture = Your win chance in a match, in %, by the points that each side still needs.

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
