# A match gone through again: on the command line and in the replay.

review-none = There is no computer player here that could judge a decision

review-move = move
review-cost = cost
review-mean = mean
review-better = better
review-decisions = decisions
review-luck = luck

# In the replay

review-begin = Review
review-page-course = Course
review-page-sum = Review
review-running = Event { $done } of { $end } is gone through …
review-cancel = Cancel
review-nothing = Nothing could be judged here: there was no choice, or no computer player knows.
review-costs = Costs { $cost }: { $mark }
review-best = There was nothing better
review-estimates = Estimate { $value }, as decided { $worth }
review-estimate = Estimate { $value }
review-better-is = Better – { $what }
review-next-is = Next best ({ $worth }) – { $what }
review-show-other = Show on the board
review-show-played = Show what was decided
review-luck-of = Luck of the dice for { $name }: { $luck }
review-judged = Decisions judged
review-total = Cost in all
review-average = Cost on average
review-dice = Luck of the dice
review-costliest = The costliest decisions
review-flawless = Not one decision cost anything worth speaking of.
review-keys = N and P lead to the next and the one before, A shows what would have been better.
review-chance = { $percent } %
