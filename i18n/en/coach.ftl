# What is said about decisions that cost something.

coach-when = Speaks after a decision, before the match goes on:
coach-off = never
coach-blunders = about blunders
coach-mistakes = about all mistakes
coach-all = about inaccuracies too
coach-silent-cup = With several of you at the table the coach keeps quiet until the end: it would give away what lies under the cup.
coach-silent-game = Nothing is judged in this game: Nobody knows what lies under the cup.

coach-cost-points = Costs { $cost } points on average
coach-cost-counters = Costs { $cost } points on average
coach-cost-win = Costs { $cost } of the chance to win
coach-cost-match = Costs { $cost } of the win chance in the whole match
coach-cost-round = Costs { $cost } of what is at stake in this round
coach-cost-stroke = Costs { $cost } of the chance to get away without a stroke

coach-uncounted = The difference is nothing you could count here; it lies in what may still come.

coach-ahead = Looking ahead
coach-ahead-about = Says, where one points, what can be counted: what still fits, how often something works or hits.
