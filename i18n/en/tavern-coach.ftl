# Pub dice games: why a decision is better.

tavern-coach-row = This way the stroke stays away { $chance }% of the time, as decided { $other }%.
tavern-coach-past = Last so far is { $worst }: this way does better { $chance }% of the time, as decided { $other }%.
tavern-coach-mean = This way comes to { $mean } on average, as decided to { $other }.
