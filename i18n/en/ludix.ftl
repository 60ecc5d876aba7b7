# Ludix: the options of a match, and why something is not allowed.

ludix-start = Who begins
ludix-start-about = The seating is turned so that whoever begins sits first.
ludix-start-first = whoever sits first
ludix-start-lot = the lot decides
ludix-start-phrase = whoever types “Alea iacta est” first
ludix-arrange = Laying out the dice
ludix-arrange-about = Whoever lays out the dice has to find the best numeral; a lower one counts as it stands.
ludix-arrange-player = by the players
ludix-arrange-best = the best numeral by itself

ludix-no-move = “{ $given }” is not a move; moves are a numeral such as XXII, stop and throw
ludix-not-four = { $given } does not have four letters; all four dice belong to the numeral
ludix-other-dice = { $given } cannot be made of { $dice }
ludix-arrange-first = the dice have to be laid out first
ludix-arranged = the dice are laid out; now it is stop or throw
ludix-wrong = { $given } is not a numeral: { $why }; { $value } is written { $proper }
ludix-wrong-nothing = { $given } is not a numeral: { $why }
ludix-why-row = there are never more than three { $sign } in a row
ludix-why-twice = { $sign } is written only once
ludix-why-subtraction = { $less } is never subtracted from { $more }, only I from V or X, and X from L
ludix-why-several = only one { $less } is subtracted from { $more }
ludix-why-beside =
    { $ones ->
        [yes] beside { $pair } there are no other ones
       *[no] beside { $pair } there are no other tens
    }
ludix-why-order = tens come before ones, so { $sign } comes too late

ludix-optimum-how = How often whoever begins wins when both play perfectly (a shared win is half a win): every turn is solved over both totals and its own points, to within a millionth.

ludix-position-points = no numerals come to { $points } points
ludix-position-target = somebody with { $points } points would not have another turn
ludix-position-best = { $numeral } is not the best numeral of its dice, and here only the best one counts
ludix-position-arranged = here the best numeral counts by itself; nobody lays out dice
ludix-position-failed = { $dice } makes no numeral, so the turn would have ended
ludix-position-other-dice = the last numeral cannot be made of { $dice }

ludix-knob-points = Points of { $name }
ludix-knob-numerals = Numerals of this turn
ludix-knob-arrange = Dice to lay out
ludix-knob-decide = Dice of the last numeral
ludix-knob-no-numeral = “{ $word }” is no numeral of four dice, such as XIII
ludix-knob-no-dice = these are not four dice of I, V, X and L
ludix-knob-other-dice = other dice lie there: take them away first
