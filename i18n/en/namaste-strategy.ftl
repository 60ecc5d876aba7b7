# The strategy page of Namaste.

namaste-strategy-about-text = Where does the first sum go? The strong computer player has learnt, from matches against itself, how many points a sheet will bring; from that it computes its win chance. Here you see what it thinks of the empty sheet for nine sums; the hint says the same.
namaste-strategy-first = The first sum
namaste-strategy-first-text = Each space shows how many percentage points of win chance it costs you to enter the sum there instead of in the best space. The best is framed; the stronger the colour, the less the space costs.
namaste-strategy-first-learn-text = Low sums belong at the upper left, high ones at the lower right, middling ones on the diagonal from lower left to upper right, towards its ends rather than in the middle. One space off often costs a few percentage points; on the wrong side it costs dozens.
namaste-strategy-first-picture = What the first sum costs in each space: percentage points of win chance, for two players.
namaste-strategy-sum-label = sum { $sum }
