# The review of a match: on the command line and in the replay.

review-none = No computer player here can judge a decision

review-move = move
review-cost = cost
review-mean = mean
review-better = better
review-decisions = decisions
review-luck = luck
review-by = { $level ->
    [very-strong] Judged by the very strong computer player as it sees each position, without playing on.
   *[other] Judged by the strong computer player as it sees each position, without playing on.
}
review-by-rollout = “wurfzabel rollout” does.
review-outcome = Outcome
review-skill = by skill
review-fortune = by luck
review-error = ±
review-parted = The outcome is what somebody has of the win beyond an equal share; ± tells how far skill varies from match to match.

# In the replay

review-begin = Review
review-page-course = History
review-page-sum = Review
review-running = Reviewing event { $done } of { $end }…
review-cancel = Cancel
review-nothing = There was nothing to judge here: no choices, or no computer player that can judge them.
review-costs = Costs { $cost }: { $mark }
review-best = There was nothing better
review-estimates = Estimate { $value }; as decided, { $worth }
review-estimate = Estimate { $value }
review-better-is = Better: { $what }
review-next-is = Next best ({ $worth }): { $what }
review-show-other = Show on the board
review-show-played = Show what was decided
review-luck-of = Dice luck for { $name }: { $luck }
review-judged = Decisions judged
review-total = Total cost
review-average = Average cost
review-dice = Dice luck
review-costliest = The costliest decisions
review-flawless = No decision cost anything worth mentioning.
review-keys = ‹N› and ‹P› go to the next and the previous one; ‹A› shows what would have been better.
review-chance = { $percent }%
review-page-choices = Choices
review-choices-none = Nobody decided anything here, or there was no choice.
review-choices-more = … and { $count } more that cost more.
review-choices-keys = ‹↑› and ‹↓› show one after the other on the board; what was decided is bold.
review-scores = Scores
review-guess = Estimate for { $name }
review-picture = Course of the match
