waechter-name = The Watchman Blows from the Tower
waechter-line = One die is blown off the cup, two lie under it.
waechter-count-about = How the blown die and the two hidden ones count together.
waechter-count-sum = added up
waechter-count-times = multiplied
waechter-count-high = high times high over low
