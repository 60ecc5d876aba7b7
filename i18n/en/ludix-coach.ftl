# Ludix: why a decision is better, by the ideas of the strategy page.

ludix-coach-numeral = { ludix-strategy-numeral }: { $better } counts { $value }, { $played } only { $other }.
ludix-coach-stake-roll = { ludix-strategy-stake }: Failed rolls included, another roll gains { $gain } points on average and costs only { $loss } of the { $total } in this turn.
ludix-coach-stake-stop = { ludix-strategy-stake }: Failed rolls included, another roll costs { $loss } of the { $total } points in this turn on average and gains only { $gain }.
ludix-coach-score-behind =
    { ludix-strategy-score }: You are { $behind ->
        [one] one point
       *[other] { $behind } points
    } behind, so do not stop below { $enough } this turn.
ludix-coach-score-short = { ludix-strategy-score }: Even with the { $total } of this turn you would be { $behind } behind, so dare more.
ludix-coach-score-crowd =
    { ludix-strategy-score }: Against { $others ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } others a good turn is soon overtaken; stop only with { $enough } or more.
ludix-coach-score-ahead =
    { ludix-strategy-score }: You are { $ahead ->
        [one] one point
       *[other] { $ahead } points
    } ahead, so { $enough } in the turn are enough to stop.
ludix-coach-target-near =
    { ludix-strategy-target }: You need only { $need ->
        [one] one more point
       *[other] { $need } more points
    }, and if you keep rolling you get there { $reaches }% of the time.
ludix-coach-target-race =
    { ludix-strategy-target }: { $others ->
        [one] The other player needs
       *[other] Another player needs
    } only { $theirs } and gets there in one turn { $reached }% of the time, so keep rolling to 300.
ludix-coach-target-wins = { ludix-strategy-target }: With { $banked } you have the most, and nobody moves after you.
ludix-coach-target-enough =
    { ludix-strategy-target }: With { $banked } you lead, and { $others ->
        [one] the other player has one more turn and catches you
       *[other] the others have at most one more turn each and catch you
    } { $caught }% of the time.
ludix-coach-target-more =
    { ludix-strategy-target }: { $banked } is not enough yet: { $others ->
        [one] the other player has one more turn and catches you
       *[other] the others have at most one more turn each and catch you
    } { $caught }% of the time.
ludix-coach-final-behind = { ludix-strategy-final }: Stopping with { $banked } loses to { $lead }; if you keep rolling, you still win { $wins }% of the time.
ludix-coach-final-level = { ludix-strategy-final }: Stopping with { $banked } only shares the win; if you roll, you have it to yourself { $wins }% of the time.
ludix-coach-final-ahead = { ludix-strategy-final }: With { $banked } you are ahead of { $lead }, and nobody moves after you.

ludix-coach-ahead-throw = The roll succeeds { $makes }% of the time; when it does, it brings { $brings } on average.
ludix-coach-ahead-win = Win chance { $chance }%.
