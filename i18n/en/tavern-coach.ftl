# Pub dice games: why a decision is better.

tavern-coach-row = The better choice avoids the stroke { $chance }% of the time, the other one { $other }%.
tavern-coach-past = The result to beat is { $worst }: the better choice beats it { $chance }% of the time, the other one { $other }%.
tavern-coach-mean = The better choice makes { $mean } on average, the other one { $other }.

tavern-coach-ahead-row = Avoids the stroke { $chance }% of the time.
tavern-coach-ahead-past = Beats { $worst } { $chance }% of the time.
tavern-coach-ahead-mean = Makes { $mean } on average.
