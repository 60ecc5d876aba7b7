waechter-name = The Watchman Blows from the Tower
waechter-line = Blow one die off the cup; two lie under it.
waechter-count-about = How the blown die counts together with the two hidden ones.
waechter-count-sum = added up
waechter-count-times = blown × hidden
waechter-count-high = blown × blown ÷ hidden
waechter-fraction = { $exact } ≈ { $whole }.{ $rest }
waechter-reckoned-sum = { $blown } + { $one } + { $two } = { $result }
waechter-reckoned-times = { $blown } × ({ $one } + { $two }) = { $result }
waechter-reckoned-high = { $blown } × { $blown } ÷ ({ $one } + { $two }) = { $result }

# Rules page
waechter-guide-turn-text = Put two dice under the upturned cup and the third on top of it: that is the watchman on his tower. Blow him off, and lift the cup only when he has come to rest.
waechter-guide-ways-text = Agree beforehand how he counts with the two hidden dice:
waechter-guide-ways-sum = Added up: the sum of all three.
waechter-guide-ways-times = Multiplied: the sum of the hidden dice times the blown one.
waechter-guide-ways-high = High times high over low: the blown number times itself, divided by the sum of the hidden dice, as an exact fraction. Here small numbers under the cup help you.
waechter-guide-end-text = The lowest result gets the stroke.
waechter-guide-example-picture = The 4 was blown, 2 and 5 were hidden: three ways of counting, three results.

# The card before the game
waechter-card-one = Three dice: two lie under the cup, and you blow the third off the top.
waechter-card-two = All three count together.
waechter-card-three = The lowest result gets the stroke.
waechter-card-times = The blown die is multiplied by the sum of the other two.
waechter-card-high = The blown die is multiplied by itself and divided by the sum of the other two.
waechter-aim = the highest result you can get
