# Exercises: positions that are shipped, asked like one's own slips.

exercises-positions = Positions
exercises-title = Exercises
exercises-about = From matches between strong computer players, each with one best decision: easy ones first, then harder.
exercises-ask = Strong computer players got here. What is best?
exercises-easy = The medium computer player finds this too.
exercises-hard = The medium computer player goes wrong here.
exercises-back = To the exercises
exercises-bring-back = Bring back the suspended ones
