# Pub dice games: why a decision is better, by the ideas of their pages.

tavern-coach-beat-high = { tavern-strategy-beat }: The worst so far is { $worst }. This way you get above that { $chance }% of the time, with the other choice { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: The worst so far is { $worst }. This way you get below that { $chance }% of the time, with the other choice { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: The worst so far is { $worst }. This way you are sure to get above that; with the other choice you { $other ->
        [0] never do
       *[other] do so only { $other }% of the time
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: The worst so far is { $worst }. This way you are sure to get below that; with the other choice you { $other ->
        [0] never do
       *[other] do so only { $other }% of the time
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: The worst so far is { $worst }. { $chance ->
        [100] This way you are sure to draw level at least; with the other choice you { $other ->
            [0] never do
           *[other] do so only { $other }% of the time
        }
       *[other] This way you at least draw level { $chance }% of the time, with the other choice { $other ->
            [0] never
           *[other] only { $other }%
        }
    }.
tavern-coach-best-high = { tavern-strategy-best }: This way you make { $mean } on average, with the other choice only { $other }.
tavern-coach-best-low = { tavern-strategy-best }: This way you make { $mean } on average, with the other choice { $other }, and lower is better.
tavern-coach-best-stop = { tavern-strategy-best }: This way you have { $mean } for sure, with the other choice you make only { $other } on average.
tavern-coach-best-certain = { tavern-strategy-best }: This way you make { $mean }, with the other choice { $other }.

tavern-coach-ahead-row = You avoid the stroke { $chance }% of the time.
tavern-coach-ahead-past = You do better than { $worst } in { $chance }% of cases.
tavern-coach-ahead-mean = You make { $mean } on average.
