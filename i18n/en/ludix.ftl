# Ludix: the options of a match, and why something is not allowed.

ludix-name = Ludix
ludix-line = Roll Roman numerals, and stop in time

ludix-start = Who begins
ludix-start-about = The player who begins moves to the first seat; the others follow in order.
ludix-start-first = the first seat
ludix-start-lot = drawn by lot
ludix-start-phrase = fastest to type “Alea iacta est”
ludix-arrange = Laying out the dice
ludix-arrange-about = If you lay out the dice yourself, you have to find the highest numeral; a lower one counts as it stands.
ludix-arrange-player = by hand
ludix-arrange-best = automatic, highest numeral

ludix-no-move = “{ $given }” is not a move; moves are a numeral such as XXII, “stop” and “throw”
ludix-not-four = { $given } does not have four letters; a numeral takes all four dice
ludix-other-dice = { $given } cannot be made from { $dice }
ludix-arrange-first = lay out a numeral first
ludix-arranged = the numeral is laid out already; now it is “stop” or “throw”
ludix-wrong = { $given } is not a numeral: { $why }; { $value } is written { $proper }
ludix-wrong-nothing = { $given } is not a numeral: { $why }
ludix-why-row = { $sign } may appear at most three times in a row
ludix-why-twice = { $sign } may appear only once
ludix-why-subtraction = { $less } is never subtracted from { $more }, only I from V or X, and X from L
ludix-why-several = only one { $less } is subtracted from { $more }
ludix-why-beside =
    { $ones ->
        [yes] { $pair } cannot have another I next to it
       *[no] { $pair } cannot have another X next to it
    }
ludix-why-order = tens come before ones, so { $sign } comes too late

ludix-optimum-how = How often the player who begins wins when both play perfectly (a shared win counts half). Computed for every score and every turn total, to within a millionth.

ludix-position-points = no numerals come to { $points } points
ludix-position-target = a player with { $points } points would not have another turn
ludix-position-best = { $numeral } is not the highest numeral of its dice, and here only the highest counts
ludix-position-arranged = here the highest numeral counts automatically; there is nothing to lay out
ludix-position-failed = { $dice } makes no numeral, so the turn would be over
ludix-position-other-dice = the last numeral cannot be made from { $dice }

ludix-knob-points = Points: { $name }
ludix-knob-numerals = Numerals of this turn
ludix-knob-arrange = Dice to lay out
ludix-knob-decide = Dice of the last numeral
ludix-knob-no-numeral = “{ $word }” is not a numeral of four dice, such as XIII
ludix-knob-no-dice = these are not four dice of I, V, X and L
ludix-knob-other-dice = there are dice in the other field already; clear it first
