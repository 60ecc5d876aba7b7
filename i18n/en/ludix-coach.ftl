# Ludix: why a decision is better.

ludix-coach-numeral = { $better } counts { $value }, { $played } only { $other }.
ludix-coach-risk =
    The next roll fails { $fails }% of the time and then costs the { $total ->
        [one] one point
       *[other] { $total } points
    } of this turn; if it succeeds, it brings { $brings } on average.
ludix-coach-target = { $banked } reaches the target, and the others have one more turn at most. Their best score is { $lead }.
ludix-coach-ahead = It is the last round, and { $banked } is in the lead: the best other score is { $lead }.
ludix-coach-behind =
    In the last round { $banked } loses to { $lead }. The next roll brings the { $need ->
        [one] one missing point
       *[other] { $need } missing points
    } { $reaches }% of the time.
ludix-coach-chance =
    The next roll succeeds { $makes }% of the time and then brings { $brings } on average; { $total ->
        [one] one point is
       *[other] { $total } points are
    } at stake.
ludix-coach-race =
    { $theirs ->
        [0] The others have reached the target
        [one] The others are only one point short of the target
       *[other] The others are only { $theirs } points short of the target
    }; stopping here { $own ->
        [0] reaches it
        [one] leaves one to go
       *[other] leaves { $own } to go
    }.

ludix-coach-ahead-throw = Succeeds { $makes }% of the time and then brings { $brings } on average.
ludix-coach-ahead-win = Win chance { $chance }%.
