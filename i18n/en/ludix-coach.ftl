# Ludix: why a decision is better, by the ideas of the strategy page.

ludix-coach-numeral = { ludix-strategy-numeral }: { $better } counts { $value }, { $played } only { $other }.
ludix-coach-stake-roll = { ludix-strategy-stake }: On average another roll brings { $gain } points; the risk costs only { $loss } of this turn’s { $total }.
ludix-coach-stake-stop = { ludix-strategy-stake }: On average another roll loses you { $loss } of this turn’s { $total } points and brings only { $gain }.
ludix-coach-score-behind =
    { ludix-strategy-score }: You began this turn { $behind ->
        [one] one point
       *[other] { $behind } points
    } behind, so do not stop with less than { $enough } in the turn.
ludix-coach-score-short = { ludix-strategy-score }: Stop with this turn’s { $total } and you are still { $behind } behind, so dare more.
ludix-coach-score-crowd =
    { ludix-strategy-score }: With { $others ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } others at the table, even a good turn is often not enough; do not stop with less than { $enough } in the turn.
ludix-coach-score-ahead =
    { ludix-strategy-score }: You began this turn { $ahead ->
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
    } only { $theirs ->
        [one] one more point and gets it
       *[other] { $theirs } more points and gets them
    } in one turn { $reached }% of the time, so keep rolling to 300.
ludix-coach-target-wins = { ludix-strategy-target }: With { $banked } you have the most, and nobody moves after you: stop and you win.
ludix-coach-target-enough =
    { ludix-strategy-target }: With { $banked } you lead, and { $after ->
        [one] the one player still to move catches you
        [2] one of the two players still to move catches you
        [3] one of the three players still to move catches you
       *[other] one of the { $after } players still to move catches you
    } only { $caught }% of the time.
ludix-coach-target-crowd =
    { ludix-strategy-target }: With { $others ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } others at the table, even a good turn is often not enough; keep rolling to 300.
ludix-coach-target-safer = { ludix-strategy-target }: With { $banked } you win { $wins }% of the time if you stop, only { $again }% if you roll: { $fails }% of rolls fail.
ludix-coach-target-close =
    { ludix-strategy-target }: { $need ->
        [one] One more point
       *[other] { $need } more points
    } and you have 300; { $after ->
        [0] then you have won.
        [one] the player after you then has just one turn.
       *[other] those after you then have just one turn each.
    }
ludix-coach-target-more =
    { ludix-strategy-target }: { $banked } is not enough yet: { $after ->
        [one] the one player still to move catches you
        [2] one of the two players still to move catches you
        [3] one of the three players still to move catches you
       *[other] one of the { $after } players still to move catches you
    } { $caught }% of the time.
ludix-coach-final-behind = { ludix-strategy-final }: Stopping with { $banked } loses to { $lead }; if you keep rolling, you still win { $wins }% of the time.
ludix-coach-final-level = { ludix-strategy-final }: Stopping with { $banked } only shares the win; if you roll, you have it to yourself { $wins }% of the time.
ludix-coach-final-ahead = { ludix-strategy-final }: With { $banked } you are ahead of { $lead }, and nobody moves after you: stop and you win.

ludix-coach-ahead-throw = The roll succeeds { $makes }% of the time; when it does, it brings { $brings } on average.
ludix-coach-ahead-win = Win chance { $chance }%.
