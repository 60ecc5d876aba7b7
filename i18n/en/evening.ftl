evening-name = An Evening
evening-line = Several dice games one after another, with one tally for all.
evening-program = Programme
evening-program-about = Which games are played, in what order and how often.
