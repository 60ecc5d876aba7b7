# Namaste: rules, board and talk.

namaste-name = Namaste
namaste-worth = Chance of winning the match:
namaste-line = Roll and write on a diamond of 25 spaces

namaste-row = row { $row }
namaste-column = column { $column }
namaste-unknown-move = “{ $given }” is not a move; moves are dice 2, c3=14, karma, pass
namaste-no-such-field = there is no space { $field } in the diamond
namaste-no-such-sum = { $sum } was not thrown; it can be: { $sums }
namaste-taken = { $field } already holds { $number }
namaste-twice =
    { $line } already has { $number ->
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $number }
    }
namaste-must-exceed = { $line } must rise: { $sum } cannot come after the { $number } in { $at }
namaste-must-stay-below = { $line } must rise: { $sum } cannot come before the { $number } in { $at }
namaste-dice-range = one, two or three white dice are thrown, not { $count }
namaste-choose-dice-first = first choose how many white dice to throw
namaste-active-may-not-pass = whoever threw must enter a sum or take bad karma; only the others can pass
namaste-karma-is-active = bad karma is only for whoever threw
namaste-dice-lie-already = the dice have been thrown already

namaste-someone = { $name }
namaste-number = { $number }
namaste-or = { $head } or { $last }
namaste-not-now = it is up to { $names } now
namaste-other-sheet = this is { $name }’s sheet; to enter something, press your own sheet on the right
namaste-none-fits = no sum fits here: { $reasons }

namaste-choice-dice =
    { $count ->
        [one] One white die
        [2] Two white dice
        [3] Three white dice
       *[other] { $count } white dice
    }
namaste-choice-dice-about = Your sum { $least } to { $most }, the others’ { $fellows_least } to { $fellows_most }.
namaste-choice-karma = Bad karma (−{ $points })
namaste-choice-karma-about = The turquoise die as minus points, in box { $number } of { $of }.
namaste-choice-karma-last = The turquoise die as minus points, in the last box: the match ends with this round.
namaste-choice-pass = Pass
namaste-choice-pass-about = Enter nothing; it costs nothing.

namaste-prompt-dice = { $name }, how many white dice?
namaste-prompt-roll =
    { $name } throws { $count ->
        [one] one white die
        [2] two white dice
        [3] three white dice
       *[other] { $count } white dice
    } and the turquoise one
namaste-prompt-enter = { $name }, enter { $sums }, or take bad karma
namaste-prompt-fellow = { $name }, enter { $sums } from the white dice, or pass
namaste-prompt-where = Where does the { $sum } go?
namaste-prompt-which = Which sum in { $field }: { $sums }?
namaste-prompt-nowhere = The { $sum } fits nowhere: choose another sum
namaste-prompt-only-karma = { $name }, nothing fits ({ $sums }): only bad karma is left
namaste-prompt-only-pass = { $name }, nothing fits ({ $sums }): you can only pass
namaste-prompt-over =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win with { $points } points each
    }
namaste-watch-dice = { $name } is choosing the dice
namaste-watch-enter =
    { $count ->
        [one] { $names } is deciding
       *[other] { $names } are deciding
    }

namaste-tell-dice =
    { $name } takes { $count ->
        [one] one white die
        [2] two white dice
        [3] three white dice
       *[other] { $count } white dice
    }
namaste-tell-roll = Thrown: { $white } – turquoise { $turquoise }
namaste-tell-enter = { $name } enters { $sum } in { $field }
namaste-tell-gain = { $name } enters { $sum } in { $field }: { $gains }
namaste-tell-full =
    { $line } complete first ({ $symbol }), { $points ->
        [one] one point
       *[other] { $points } points
    }
namaste-tell-half =
    { $line } complete later ({ $symbol }), { $points ->
        [one] one point
       *[other] { $points } points
    }
namaste-tell-truth =
    truth box, { $points ->
        [one] one point
       *[other] { $points } points
    }
namaste-tell-karma = { $name } takes bad karma: −{ $points }
namaste-tell-pass = { $name } passes

namaste-says-holds = { $field }: { $number }
namaste-says-enters = { $field }, empty: enter { $sum }
namaste-says-empty = { $field }, empty
namaste-says-fits =
    { $field }, empty, { $count ->
        [one] { $sums } fits
       *[other] { $sums } fit
    }
namaste-says-sum =
    sum { $sum }, fits { $fields ->
        [0] nowhere
        [one] one space
       *[other] { $fields } spaces
    }
namaste-says-sum-selected =
    sum { $sum }, selected, fits { $fields ->
        [0] nowhere
        [one] one space
       *[other] { $fields } spaces
    }
namaste-says-sheet =
    { $name }’s sheet: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $filled } of 25 spaces, { $karma } of 4 bad-karma boxes

namaste-board-round = Round { $round }
namaste-board-last-round = last round
namaste-how-far-last = Round { $round }, the last
namaste-board-all-dice = White and turquoise count
namaste-board-white-dice = Only the white dice count
namaste-board-dice = The dice
namaste-board-over = The match is over
namaste-turquoise-always = the turquoise die is always thrown
namaste-says-turquoise = The turquoise die is always thrown
namaste-dice-make-sums = the dice make the sums below them: choose one of these
namaste-says-karma = Bad karma: { $filled } of { $boxes } boxes filled
namaste-says-die = Die { $die }: { $face }
namaste-says-turquoise-die = Turquoise die: { $face }
namaste-board-given-away =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
namaste-board-points =
    { $points ->
        [one] point
       *[other] points
    }
namaste-board-wins = wins

namaste-lotus = lotus
namaste-knot = endless knot
namaste-elephant = elephant
namaste-eye = eye
namaste-fishes = fish
namaste-bamboo = bamboo
namaste-wheel = dharma wheel
namaste-hand = hand
namaste-yin-yang = yin and yang
namaste-stones = stones

namaste-sheet-start = I start
namaste-sheet-karma = Bad karma
namaste-sheet-total = Total
namaste-sheet-name = Namaste sheet
namaste-sheet-about = A sheet of the pad for one player: the diamond with all its boxes and a short reminder of the scoring.
namaste-sheet-player = Name
namaste-sheet-enter = Entering
namaste-sheet-enter-how = The active player enters the sum of all dice, the others that of the white dice only. 1/7 counts as 1 or 7. Rows rise to the right, columns downwards; gaps are allowed, equal numbers are not.
namaste-sheet-symbols = Symbol boxes
namaste-sheet-symbols-how = Whoever fills a row or column first gets the number in its pink middle space. All others cross off its circle and get half of it later.
namaste-sheet-truths = Truth boxes
namaste-sheet-truths-how = The tips score at once: top and left in full, bottom and right half.
namaste-sheet-karma-how = Nothing entered on your own turn? The turquoise die counts as minus points, its 1/7 as 1.
namaste-sheet-end = End
namaste-sheet-end-how = With the round in which somebody fills all 25 spaces or the fourth bad-karma box. Halves are rounded up.
namaste-sheet-full = full
namaste-sheet-half = half

namaste-share-line = { $line } ({ $symbol })
namaste-share-truth = Truth boxes
namaste-share-karma = Bad karma

namaste-position-on = sheet { $sheet }: { $why }
namaste-position-sum = no dice come to { $sum }
namaste-position-boxes = there are only { $most } bad-karma boxes
namaste-position-karma-points = bad karma is 1 to 6 points, not { $points }
namaste-position-first = somebody must have completed { $line } first, and so not “later”
namaste-position-over = somebody has filled all spaces or all bad-karma boxes, and the round is at its end: the match is over
namaste-position-round = rounds are counted from 1
namaste-position-more = sheet { $sheet }: more than can be written by round { $round }
namaste-position-less =
    sheet { $sheet }: in round { $round } there must be at least { $due ->
        [one] one entry or bad karma
       *[other] { $due } entries or bad karma
    } from turns of one’s own
namaste-position-karma = sheet { $sheet }: whoever has filled all bad-karma boxes is not next any more

namaste-knob-field = { $name }, { $field }
namaste-knob-round = Round
namaste-knob-karma = { $name }, bad karma { $number }
namaste-knob-first = { $name }, { $line }
namaste-knob-first-here = completed first
namaste-knob-first-else = later than others
