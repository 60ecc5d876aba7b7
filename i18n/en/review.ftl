# A match gone through again: on the command line and in the replay.

review-none = There is no computer player here that could judge a decision

review-move = move
review-cost = cost
review-mean = mean
review-better = better
review-decisions = decisions
review-luck = luck
