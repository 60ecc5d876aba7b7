# What is said about decisions that cost something.

coach-when = Speaks after your decision, before the match goes on:
coach-off = Never
coach-blunders = About blunders
coach-mistakes = About mistakes and blunders
coach-all = About everything, inaccuracies too
coach-first = For your first { $count } decisions in this match; after that the coach keeps quiet.
coach-always = Applies to all your matches until you change it.
coach-silent-cup = With several of you at the table, the coach keeps quiet until the end: it would give away what lies under the cup.
coach-silent-game = There is no coach in this game: nobody knows what lies under the cup.
coach-silent-championship = In a championship match the coach keeps quiet until it is over. Then you can go through all of it.
coach-no-hint-championship = there are no hints in a championship match

coach-show-better = Show the better move

coach-cost-points = { $cost } points less on average
coach-cost-counters = { $cost } points less on average
coach-cost-win = win chance { $best } → { $worth }
coach-cost-match = win chance for the whole match { $best } → { $worth }
coach-cost-round = win chance in this round { $best } → { $worth }
coach-cost-round-match = win chance in this round { $from } → { $to }, for the whole match { $best } → { $worth }
coach-cost-stroke = chance of avoiding the stroke { $best } → { $worth }

coach-ahead = Look ahead
coach-ahead-about = Shows odds for whatever you point at: what still fits, how often a roll succeeds or hits.
