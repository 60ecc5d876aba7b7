# Ludix: the options of a match, and why something is not allowed.

ludix-start = Who begins
ludix-start-about = The seating is turned so that whoever begins sits first.
ludix-start-first = whoever sits first
ludix-start-lot = the lot decides
ludix-start-phrase = whoever types “Alea iacta est” first
ludix-arrange = Arranging the dice
ludix-arrange-about = Whoever arranges has to find the best reading; a lower one counts as it stands.
ludix-arrange-player = by the players
ludix-arrange-best = best reading by itself

ludix-no-move = “{ $given }” is no move; moves are a numeral such as XXII, stop and throw
ludix-not-four = { $given } is not of four signs; all four dice belong to the numeral
ludix-other-dice = { $given } cannot be made of { $dice }
ludix-arrange-first = the dice have to be arranged first
ludix-arranged = the dice are arranged; now it is stop or throw
ludix-wrong = { $given } is no numeral: { $why }; { $value } is written { $proper }
ludix-wrong-nothing = { $given } is no numeral: { $why }
ludix-why-row = no more than three { $sign } stand in a row
ludix-why-twice = { $sign } is written only once
ludix-why-subtraction = { $less } is never taken off { $more }, only I off V or X, and X off L
ludix-why-several = only one { $less } is taken off { $more }
ludix-why-beside =
    { $ones ->
        [yes] beside { $pair } there are no other ones
       *[no] beside { $pair } there are no other tens
    }
ludix-why-order = tens come before ones, so { $sign } stands too late

ludix-optimum-how = The chance of whoever begins, both playing as well as can be (a shared win is half a win): every turn is solved over both totals and its own points, to a millionth.
