# Pub dice games: why a decision is better, by the ideas of their pages.

tavern-coach-beat-high = { tavern-strategy-beat }: That is { $worst } so far; this way you get above it { $chance }% of the time, as played { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-low = { tavern-strategy-beat }: That is { $worst } so far; this way you get below it { $chance }% of the time, as played { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-beat-sure-high = { tavern-strategy-beat }: That is { $worst } so far; this way you are sure to get above it, as played { $other ->
        [0] you do not
       *[other] you do so only { $other }% of the time
    }.
tavern-coach-beat-sure-low = { tavern-strategy-beat }: That is { $worst } so far; this way you are sure to get below it, as played { $other ->
        [0] you do not
       *[other] you do so only { $other }% of the time
    }.
tavern-coach-beat-level = { tavern-strategy-beat }: That is { $worst } so far; this way you at least draw level { $chance }% of the time, as played { $other ->
        [0] never
       *[other] only { $other }%
    }.
tavern-coach-best-high = { tavern-strategy-best }: This way you make { $mean } on average, as played only { $other }.
tavern-coach-best-low = { tavern-strategy-best }: This way you make { $mean } on average, as played { $other }, and lower is better.
tavern-coach-best-stop = { tavern-strategy-best }: This way { $mean } are safe, as played you make only { $other } on average.
tavern-coach-best-certain = { tavern-strategy-best }: This way you make { $mean }, as played { $other }.

tavern-coach-ahead-row = Avoids the stroke { $chance }% of the time.
tavern-coach-ahead-past = Beats { $worst } { $chance }% of the time.
tavern-coach-ahead-mean = Makes { $mean } on average.
