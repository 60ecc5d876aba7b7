# Pub dice games: why a decision is better, by the ideas of their pages.

tavern-coach-beat-high = { tavern-strategy-beat }: This way you get above { $worst } in { $chance }% of cases; your choice { $other ->
        [0] never does
       *[other] does so in only { $other }%
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: This way you get below { $worst } in { $chance }% of cases; your choice { $other ->
        [0] never does
       *[other] does so in only { $other }%
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: This way you are sure to get above { $worst }; your choice { $other ->
        [0] never does
       *[other] does so in only { $other }% of cases
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: This way you are sure to get below { $worst }; your choice { $other ->
        [0] never does
       *[other] does so in only { $other }% of cases
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: { $chance ->
        [100] This way you are sure at least to draw level with { $worst }; your choice { $other ->
            [0] never does
           *[other] does so in only { $other }% of cases
        }
       *[other] This way you at least draw level with { $worst } in { $chance }% of cases; your choice { $other ->
            [0] never does
           *[other] does so in only { $other }%
        }
    }.
tavern-coach-best-high = { tavern-strategy-best }: This way you make { $mean } on average; your choice makes only { $other }.
tavern-coach-best-low = { tavern-strategy-best }: This way you average { $mean }, with your choice { $other }; lower is better.
tavern-coach-best-stop = { tavern-strategy-best }: This way you have { $mean } for sure; your choice makes only { $other } on average.
tavern-coach-best-certain = { tavern-strategy-best }: This way you make { $mean }, with your choice only { $other }.

tavern-coach-ahead-row = You avoid the stroke { $chance }% of the time.
tavern-coach-ahead-past = You do better than { $worst } in { $chance }% of cases.
tavern-coach-ahead-mean = You make { $mean } on average.
tavern-coach-ahead-certain = You make { $mean } for sure.
