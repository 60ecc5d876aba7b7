# The strategy page of Namaste.

namaste-strategy-about = Where does the first sum go? The strong computer player judges by a network, which has learned from matches against itself, how many points a sheet will bring. What it thinks of the empty sheet stands here for nine sums; the hint says the same.
namaste-strategy-first = The first sum
namaste-strategy-first-text = In each space stands how many points it costs in the end to enter the sum there instead of in the best space. The best is framed; the stronger the ground, the less the space costs.
namaste-strategy-first-picture = What the first sum costs in each space, in points at the end of a match of two.
namaste-strategy-first-learn = Small sums belong at the upper left, large ones at the lower right, middling ones on the slope between, towards its ends rather than in the middle. One space aside often costs a few points; on the wrong side it costs dozens.
namaste-strategy-sum = sum { $sum }
