# Pub dice games: why a decision is better.

tavern-coach-row = This way the stroke stays away { $chance }% of the time, as decided { $other }%.
tavern-coach-past = Last so far is { $worst }: this way does better { $chance }% of the time, as decided { $other }%.
tavern-coach-mean = This way comes to { $mean } on average, as decided to { $other }.

tavern-coach-ahead-row = No stroke { $chance }% of the time.
tavern-coach-ahead-past = Better than { $worst } { $chance }% of the time.
tavern-coach-ahead-mean = Comes to { $mean } on average.
