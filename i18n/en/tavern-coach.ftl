# Pub dice games: why a decision is better, by the ideas of their pages.

tavern-coach-beat-high = { tavern-strategy-beat }: The worst so far is { $worst }; this way you get above it { $chance }% of the time, with the other choice { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: The worst so far is { $worst }; this way you get below it { $chance }% of the time, with the other choice { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: The worst so far is { $worst }; this way you are sure to get above it, with the other choice { $other ->
        [0] you do not
       *[other] you do so only { $other }% of the time
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: The worst so far is { $worst }; this way you are sure to get below it, with the other choice { $other ->
        [0] you do not
       *[other] you do so only { $other }% of the time
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: The worst so far is { $worst }; { $chance ->
        [100] this way you are sure to draw level at least, with the other choice { $other ->
            [0] you do not
           *[other] you do so only { $other }% of the time
        }
       *[other] this way you at least draw level { $chance }% of the time, with the other choice { $other ->
            [0] never
           *[other] only { $other }%
        }
    }.
tavern-coach-best-high = { tavern-strategy-best }: This way you make { $mean } on average, with the other choice only { $other }.
tavern-coach-best-low = { tavern-strategy-best }: This way you make { $mean } on average, with the other choice { $other }, and lower is better.
tavern-coach-best-stop = { tavern-strategy-best }: This way you have { $mean } for sure, with the other choice you make only { $other } on average.
tavern-coach-best-certain = { tavern-strategy-best }: This way you make { $mean }, with the other choice { $other }.

tavern-coach-ahead-row = Avoids the stroke { $chance }% of the time.
tavern-coach-ahead-past = Beats { $worst } { $chance }% of the time.
tavern-coach-ahead-mean = Makes { $mean } on average.
