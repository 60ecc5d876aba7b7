# The strategy page of Namaste.

namaste-strategy-about-text = Six ideas help you decide; the coach and the review name them. Below them you see what the strong computer player thinks of the first sum. It has learnt from matches against itself how many points a sheet will bring, and computes its win chance from that. The hint uses the same numbers.
namaste-strategy-place = The right place
namaste-strategy-place-text = Low numbers belong at the upper left, high ones at the lower right, middling ones on the diagonal from lower left to upper right. A number that is too low cramps all the spaces to its left and above, one that is too high those to its right and below. Count the spaces on the side that gets cramped.
namaste-strategy-way = Out of the way
namaste-strategy-way-text = A number limits the empty spaces of its row and column: some must stay below it, some above. On an empty sheet it limits { $middle } of them in d4, { $beside } in c5 and e3, and only { $end } at the ends of the diagonal: b5, c6, e2 and f3. So a middling number goes towards the ends first. Where several spaces suit a number, take the one in which it limits the fewest others. Numbers after which a row or column could not be filled anyway do not count.
namaste-strategy-gaps = Room between numbers
namaste-strategy-gaps-text = A space for which no number is left stays empty, and its row and its column can never be filled. Leave at least three numbers for every empty space. Rather than take its last number from a space, pass or take bad karma.
namaste-strategy-race = First to finish
namaste-strategy-race-text = If you are the first to fill a row or column, you score its middle number in full, later only half. The short ones, rows 2 and 6 and columns b and f, need only three numbers: start there. Then watch for lines in which you need just one more space, and for what the others need there. Truth boxes can wait: nobody can take their points from you, and the strong computer player usually fills the four tips late.
namaste-strategy-dice = Dice and high numbers
namaste-strategy-dice-text = High numbers come almost only on your own turn: with three white dice and the turquoise one you make { $high } or more on { $three }% of rolls, with two, or on the others’ turns, on { $two }% at most. So roll three white dice as long as several spaces at the lower right are empty, and enter a high number when it comes. One white die and the turquoise one make 14 at most. At the end, take the number of dice whose sum fits your last spaces most often.
namaste-strategy-karma = Karma is a budget
namaste-strategy-karma-text = Bad karma costs one to six points, and you have four boxes; the fourth ends the match. Spend one where every entry would cost a space its last number, and with it a row and a column; otherwise enter. Passing costs no points, but an entry that limits nothing is better than none.
namaste-strategy-first = The first sum
namaste-strategy-first-text = Each space shows how many percentage points of win chance it costs you to enter the sum there instead of in the best space. The best is framed; the stronger the colour, the less the space costs.
namaste-strategy-first-learn-text = The pictures show the first two ideas: a first sum goes where its size belongs, and among those spaces to one where it limits few others. One space off often costs a few percentage points; on the wrong side it costs dozens.
namaste-strategy-first-picture = What the first sum costs in each space: percentage points of win chance, for two players.
namaste-strategy-sum-label = sum { $sum }
