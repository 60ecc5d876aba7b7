# The strategy page of Namaste.

namaste-strategy-about = Where does the first sum go? A network has learned, from matches of the strong computer player against itself, how many points each sheet will bring; by that the strong computer player reckons its chance to win. What it thinks of the empty sheet stands here for nine sums; the hint says the same.
namaste-strategy-first = The first sum
namaste-strategy-first-text = In each space stands how many wins in a hundred matches it costs to enter the sum there instead of in the best space. The best is framed; the stronger the ground, the less the space costs.
namaste-strategy-first-picture = How many wins in a hundred matches of two the first sum costs in each space.
namaste-strategy-first-learn = Small sums belong at the upper left, large ones at the lower right, middling ones on the slope between, towards its ends rather than in the middle. One space aside often costs a few wins in a hundred; on the wrong side it costs dozens.
namaste-strategy-sum = sum { $sum }
