# The review of a match: on the command line and in the replay.

review-none = This match had no decision that a computer player can judge.

review-move = move
review-cost = cost
review-mean = average
review-better = better
review-decisions = decisions
review-luck = dice luck
review-by = { $level ->
    [very-strong] Judged by the very strong computer player, position by position and without playing on.
   *[other] Judged by the strong computer player, position by position and without playing on.
}
review-by-rollout = Use “wurfzabel rollout” to have a decision rolled out.
review-outcome = Result
review-skill = better play
review-fortune = luck
review-error = ±
review-parted =
    { $measure ->
        [points] Your result is your score less the other side’s.
       *[other] Your result is how far above or below an even share you finished.
    } “Better play” is how much less your mistakes cost than the others’ on average; ± shows how much that varies from match to match.
review-fortune-about = Luck is your result without “better play”: whatever your decisions don’t explain.

# In the replay

review-begin = Review
review-page-course = History
review-page-sum = Review
review-running = Reviewing event { $done } of { $end }…
review-cancel = Cancel
review-all = Review all
review-all-running = Reviewing the archive in the background: { $done } of { $of } matches.
review-all-stop = Stop
review-all-stopped = Stopped: { $done } of { $of } matches reviewed, { $left } still to go. “Review all” goes on from there.
review-all-none = No match has been finished yet, so there is nothing to review.
review-all-done = All finished matches have been reviewed.
review-nothing = There is nothing to judge here: there was no choice, or no computer player can judge it.
review-costs = { $mark }: { $cost }.
review-best = Nothing was better.
review-values = { $what }: { $value } with the best choice, { $worth } with this one.
review-value = { $what }: { $value }.
review-better-is = Better: { $what }.
review-next-is = Next best: { $what } ({ $worth }).
review-show-other = Show the other move
review-show-played = Show the move played
review-luck-of = Dice luck for { $name }: { $luck }
review-judged = Decisions judged
review-total = Total cost
review-average = Average cost
review-dice = Dice luck
review-costliest = The costliest decisions
review-flawless = No decision cost anything worth mentioning.
review-keys = ‹N› goes to the next one, ‹P› to the one before; ‹A› shows what would have been better.
review-points = { $number } points
review-counters = { $number } points
review-in-points = All figures are points, averaged over every roll that may still come.
review-in-counters = All figures are points of the score, averaged over every roll that may still come.
review-in-wins = All percentages are win chances for the whole match; costs and luck are given in percentage points. Added up, they can come to more than 100.
review-in-rounds = All percentages are win chances in the round being played; costs are given in percentage points. Added up, they can come to more than 100.
review-in-strokes = All percentages are chances of avoiding the stroke in this game; costs are given in percentage points. Added up, they can come to more than 100.
review-assumes = These figures assume that everybody plays on as well as the strong computer player.
review-luck-about = Dice luck is what your own rolls brought, compared with average rolls.
review-page-choices = Choices
review-choices-none = There was nothing to choose here.
review-choices-more = … and { $count } more at a higher cost.
review-choices-keys = ‹↑› and ‹↓› show the choices on the board, one by one; the one played is in bold.
review-scores = Score so far
review-picture = Course of the match
