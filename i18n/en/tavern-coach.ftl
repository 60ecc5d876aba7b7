# Pub dice games: why a decision is better, by the ideas of their pages.

tavern-coach-beat-high = { tavern-strategy-beat }: In { $chance }% of cases you get above { $worst }, with your choice { $other ->
        [0] never
       *[other] only in { $other }%
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: In { $chance }% of cases you get below { $worst }, with your choice { $other ->
        [0] never
       *[other] only in { $other }%
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: You are sure to get above { $worst }; with your choice { $other ->
        [0] you never do
       *[other] only in { $other }% of cases
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: You are sure to get below { $worst }; with your choice { $other ->
        [0] you never do
       *[other] only in { $other }% of cases
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: { $chance ->
        [100] You are sure to at least draw level with { $worst }; with your choice { $other ->
            [0] you never do
           *[other] only in { $other }% of cases
        }
       *[other] In { $chance }% of cases you at least draw level with { $worst }, with your choice { $other ->
            [0] never
           *[other] only in { $other }%
        }
    }.
tavern-coach-best-high = { tavern-strategy-best }: This way you make { $mean } on average, with your choice only { $other }.
tavern-coach-best-low = { tavern-strategy-best }: This way you average { $mean }, with your choice { $other }; lower is better.
tavern-coach-best-stop = { tavern-strategy-best }: This way you have { $mean } for sure, with your choice you make only { $other } on average.
tavern-coach-best-certain = { tavern-strategy-best }: This way you make { $mean }, with your choice only { $other }.

tavern-coach-ahead-row = You avoid the stroke { $chance }% of the time.
tavern-coach-ahead-past = You do better than { $worst } in { $chance }% of cases.
tavern-coach-ahead-mean = You make { $mean } on average.
