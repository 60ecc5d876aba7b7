waechter-name = The Watchman Blows from the Tower
waechter-line = One die is blown off the cup; two lie under it.
waechter-count-about = How the blown die counts together with the two hidden ones.
waechter-count-sum = added up
waechter-count-times = blown × hidden
waechter-count-high = blown × blown ÷ hidden
waechter-fraction = { $exact } ≈ { $whole }.{ $rest }
waechter-reckoned-sum = { $blown } + { $one } + { $two } = { $result }
waechter-reckoned-times = { $blown } × ({ $one } + { $two }) = { $result }
waechter-reckoned-high = { $blown } × { $blown } ÷ ({ $one } + { $two }) = { $result }

# Rules page
waechter-guide-turn = Two dice go under the upturned cup, the third on top of it: that is the watchman on his tower. Blow him off, and only when he has come to rest is the cup lifted.
waechter-guide-ways = Agree beforehand how he counts with the two hidden dice:
waechter-guide-sum = Added up: the sum of all three.
waechter-guide-times = Multiplied: the sum of the hidden dice times the blown one.
waechter-guide-high = High times high over low: the blown number times itself, divided by the sum of the hidden dice, as an exact fraction. Here you want small numbers under the cup.
waechter-guide-end = The lowest result gets the stroke.
waechter-guide-picture = The 4 was blown, 2 and 5 were hidden: three ways of counting, three results.

# The card before the game
waechter-card-one = Two dice lie under the cup; the third is blown off the top.
waechter-card-two = All three are added up.
waechter-card-three = The lowest total takes the stroke.
