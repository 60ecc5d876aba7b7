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
review-points = { $number } points
review-counters = { $number } points
review-in-points = All figures are points, averaged over all that may still be rolled.
review-in-counters = All figures are points of the game, averaged over all that may still be rolled.
review-in-wins = All percentages are win chances in the whole match; costs and luck are percentage points of it.
review-in-rounds = All percentages are chances in the round being played; costs are percentage points of it.
review-in-strokes = All percentages are chances to get away without a stroke in that game; costs are percentage points of it.
review-luck-about = Luck is what a player’s own rolls brought compared with an average roll. Only own rolls count, so everybody can be lucky or unlucky at once.
review-page-choices = Choices
review-choices-none = Nobody decided anything here, or there was no choice.
review-choices-more = … and { $count } more that cost more.
review-choices-keys = ‹↑› and ‹↓› show one after the other on the board; what was decided is bold.
review-scores = Scores
review-guess = Estimate for { $name }
review-picture = Course of the match
