# Namaste: rules, board and talk.

namaste-name = Namaste
namaste-line = Roll and write on a diamond of 25 spaces

namaste-row = row { $row }
namaste-column = column { $column }
namaste-unknown-move = “{ $given }” is not a move; moves are dice 2, c3=14, karma, pass
namaste-no-such-field = the diamond has no space { $field }
namaste-no-such-sum = the dice do not make { $sum }; possible: { $sums }
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
namaste-dice-range = you roll one, two or three white dice, not { $count }
namaste-choose-dice-first = first choose how many white dice to roll
namaste-active-may-not-pass = on your own turn you enter a sum or take bad karma; only the others can pass
namaste-karma-is-active = you take bad karma only on your own turn; now you can pass
namaste-dice-lie-already = the dice have been rolled already

namaste-number = { $number }
namaste-field = { $field }
namaste-or = { $head } or { $last }
namaste-not-now = it is up to { $names } now
namaste-other-sheet = this is { $name }’s sheet; choose your own on the right
namaste-none-fits = none of your sums fits here: { $reasons }

namaste-choice-dice =
    { $count ->
        [one] One white die
        [2] Two white dice
        [3] Three white dice
       *[other] { $count } white dice
    }
namaste-choice-dice-about = Possible sums: { $least } to { $most } for you, { $fellows_least } to { $fellows_most } for the others.
namaste-choice-karma = Bad karma (−{ $points })
namaste-choice-karma-about = You write the turquoise die as minus points in karma box { $number } of { $of }.
namaste-choice-karma-last = You write the turquoise die as minus points in your last karma box: the match ends with this round.
namaste-choice-pass = Pass
namaste-choice-pass-about = You enter nothing. No minus points.

namaste-prompt-dice = { $name }, how many white dice will you roll?
namaste-prompt-roll =
    { $name } rolls { $count ->
        [one] one white die
        [2] two white dice
        [3] three white dice
       *[other] { $count } white dice
    } and the turquoise one.
namaste-prompt-enter = { $name }, enter { $sums } – or take bad karma.
namaste-prompt-fellow = { $name }, enter { $sums } from the white dice – or pass.
namaste-prompt-where = Where does the { $sum } go?
namaste-prompt-which = Which sum in { $field }: { $sums }?
namaste-prompt-nowhere = The { $sum } fits nowhere. Choose another sum.
namaste-prompt-only-karma = { $name }, no sum fits here ({ $sums }). Take bad karma.
namaste-prompt-only-pass = { $name }, no sum fits here ({ $sums }). You can only pass.
namaste-prompt-over =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } win with { $points } points each.
    }
namaste-watch-dice = { $name } is choosing the dice.
namaste-watch-enter =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }

namaste-tell-dice =
    { $name } takes { $count ->
        [one] one white die
        [2] two white dice
        [3] three white dice
       *[other] { $count } white dice
    }.
namaste-tell-roll = Rolled: white { $white }; turquoise { $turquoise }.
namaste-tell-enter = { $name } enters { $sum } in { $field }.
namaste-tell-gain = { $name } enters { $sum } in { $field }: { $gains }.
namaste-tell-full =
    { $line } completed first ({ $symbol }, { $points ->
        [one] one point
       *[other] { $points } points
    })
namaste-tell-half =
    { $line } completed later ({ $symbol }, { $points ->
        [one] one point
       *[other] { $points } points
    })
namaste-tell-truth =
    truth box ({ $points ->
        [one] one point
       *[other] { $points } points
    })
namaste-tell-karma = { $name } takes bad karma: −{ $points }.
namaste-tell-pass = { $name } passes.

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
namaste-turquoise-always = the turquoise die is always in; choose only the white ones
namaste-says-turquoise = The turquoise die is always in
namaste-dice-make-sums = you cannot enter the dice themselves; choose one of the sums below them
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
namaste-sheet-about = A sheet of the pad for one player: the diamond with all its spaces and a short reminder of the scoring.
namaste-sheet-player = Name
namaste-sheet-enter = Entering
namaste-sheet-enter-how = On your own turn you enter the sum of all dice, otherwise that of the white dice only. 1/7 counts as 1 or 7. Rows rise to the right, columns downwards; gaps are allowed, equal numbers are not.
namaste-sheet-symbols = Symbol boxes
namaste-sheet-symbols-how = Fill a row or column first, and you get the number in its pink middle space. All the others cross off its circle and later get half of theirs.
namaste-sheet-truths = Truth boxes
namaste-sheet-truths-how = The tips score at once: top and left in full, bottom and right half.
namaste-sheet-karma-how = Nothing entered on your own turn? The turquoise die counts as minus points, its 1/7 as 1.
namaste-sheet-end = End
namaste-sheet-end-how = After the round in which a sheet has all 25 spaces or its fourth bad-karma box filled. Round halves up.
namaste-sheet-full = full
namaste-sheet-half = half

namaste-share-line = { $line } ({ $symbol })
namaste-share-truth = Truth boxes
namaste-share-karma = Bad karma

namaste-position-on = sheet { $sheet }: { $why }
namaste-position-sum = no dice make { $sum }
namaste-position-boxes = there are only { $most } bad-karma boxes
namaste-position-karma-points = bad karma costs 1 to 6 points, not { $points }
namaste-position-first = at least one sheet must have completed { $line } first; they cannot all be “later”
namaste-position-over = a sheet has all spaces or all bad-karma boxes filled, and the round is at its end: the match is over
namaste-position-round = rounds count from 1
namaste-position-more = sheet { $sheet } is too full: it cannot hold so much by round { $round }
namaste-position-less =
    sheet { $sheet } is too empty: by round { $round } its own turns must have filled { $due ->
        [one] one space or bad-karma box
       *[other] { $due } spaces or bad-karma boxes
    }
namaste-position-karma = sheet { $sheet } has all its bad-karma boxes filled, so it gets no more turns

namaste-knob-field = { $name }, { $field }
namaste-knob-round = Round
namaste-knob-karma = { $name }, bad karma { $number }
namaste-knob-first = { $name }, { $line }
namaste-knob-first-here = completed first
namaste-knob-first-else = later than others

# What is advised or compared: in a sentence or a table, so lower case and no full stop.
namaste-advice-dice =
    roll { $count ->
        [one] one white die
        [2] two white dice
       *[other] three white dice
    }
namaste-advice-enter = enter the { $sum } in { $field }
namaste-advice-karma = take bad karma (−{ $points })
namaste-advice-pass = pass
