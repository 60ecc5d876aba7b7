# What is said about decisions that cost something.

coach-when = Speaks after your decision, before the match goes on:
coach-off = Never
coach-blunders = About blunders
coach-mistakes = About all mistakes
coach-all = About inaccuracies too
coach-silent-cup = With several of you at the table, the coach keeps quiet until the end: it would give away what lies under the cup.
coach-silent-game = There is no coach in this game: nobody knows what lies under the cup.

coach-cost-points = Costs { $cost } points on average
coach-cost-counters = Costs { $cost } points on average
coach-cost-win = Costs { $cost } percentage points of win chance
coach-cost-match = Costs { $cost } percentage points of win chance in the whole match
coach-cost-round = Costs { $cost } percentage points of win chance in this round
coach-cost-stroke = Costs { $cost } percentage points of the chance to get away without a stroke

coach-uncounted = The difference will show only in the turns to come.

coach-ahead = Look ahead
coach-ahead-about = Shows odds for whatever you point at: what still fits, how often a roll succeeds or hits.
