# Ludix: why a decision is better.

ludix-coach-numeral = { $better } counts { $value }, { $played } counts { $other }.
ludix-coach-risk =
    The next throw fails { $fails }% of the time and then costs { $total ->
        [one] the one point
       *[other] the { $total } points
    } of this turn; if it works, it brings { $brings } on average.
ludix-coach-target = { $banked } reaches the target, and everybody else has only one turn left to get past it; the most they have is { $lead }.
ludix-coach-ahead = It is the last round, and { $banked } is more than the { $lead } that lead otherwise.
ludix-coach-behind =
    It is the last round: { $banked } loses against { $lead }. The next throw brings the { $need ->
        [one] one point
       *[other] { $need } points
    } missing { $reaches }% of the time.
ludix-coach-chance =
    The next throw works { $makes }% of the time and then brings { $brings } on average; at stake { $total ->
        [one] is one point
       *[other] are { $total } points
    }.
ludix-coach-race =
    { $theirs ->
        [0] The others have reached the target
       *[other] The others are { $theirs } short of the target
    }; stopping here leaves { $own ->
        [0] nothing to go
       *[other] { $own } to go
    }.

ludix-coach-ahead-throw = Works { $makes }% of the time, then brings { $brings } on average.
ludix-coach-ahead-win = Wins { $chance }% of the time.
