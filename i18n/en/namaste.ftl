# Namaste: rules, board and talk.

namaste-name = Namaste
namaste-line = Roll and write on a diamond of 25 fields

namaste-row = row { $row }
namaste-column = column { $column }
namaste-unknown-move = “{ $given }” is no move; moves are dice 2, c3=14, karma, pass
namaste-no-such-field = there is no field { $field } in the diamond
namaste-no-such-sum = { $sum } was not thrown; possible: { $sums }
namaste-taken = { $field } already holds { $number }
namaste-twice = { $line } already has a { $number }
namaste-must-exceed = { $line } must rise: after the { $number } at { $at } it cannot be { $sum }
namaste-must-stay-below = { $line } must rise: before the { $number } at { $at } it cannot be { $sum }
namaste-dice-range = one, two or three white dice are thrown, not { $count }
namaste-choose-dice-first = first choose how many white dice to throw
namaste-active-may-not-pass = whoever threw must enter or take bad karma; only fellow players pass
namaste-karma-is-active = bad karma is only for whoever threw
namaste-dice-lie-already = the dice have been thrown already
