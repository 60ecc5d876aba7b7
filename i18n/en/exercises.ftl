# Puzzles: positions that are shipped, asked like your own mistakes.

exercises-positions = Positions
exercises-title = Puzzles
exercises-about = Positions from matches between strong computer players. Each has one best decision; the easy ones come first.
exercises-ask = This position came up between strong computer players. What is best here?
exercises-easy = The medium computer player usually finds this too.
exercises-hard = The medium computer player usually gets this wrong.
exercises-back = To the puzzles
exercises-bring-back = Bring back the suspended ones
