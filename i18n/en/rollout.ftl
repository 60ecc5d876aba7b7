# Rollouts: decisions played on again and again, on the command line and in the replay.

rollout-none = this record holds no decision
rollout-no-event = there is no event { $event }; the last event in the record is { $events }
rollout-no-decision = event { $event } is a roll; you can only roll out a decision
rollout-no-choice = there was nothing to choose here
rollout-hidden = dice were hidden when this was decided, so it cannot be rolled out
rollout-free = this decision is not among those the program can list, so it cannot be rolled out

rollout-begin = Roll out
rollout-percent = Rolling out: { $percent }
rollout-under-way = Rolling out: { $percent } · { $trials } trials · { $seconds } s
rollout-longer = Go on to { $trials } trials
rollout-running = Rolling out: { $done } of { $all } trials…
rollout-worth = worth
rollout-trials = trials
rollout-told =
    Rolled out by the { $level ->
        [easy] easy
        [medium] medium
       *[strong] strong
    } computer player { $turns ->
        [0] to the end
        [one] for one turn, then judged by the strong one
       *[other] for { $turns } turns, then judged by the strong one
    }. Every choice had the same dice (seed { $seed }) in up to { $trials } trials, { $luck ->
        [yes] with their luck taken out.
       *[no] with their luck left in.
    } { $clear ->
        [yes] The one at the top is clearly the best.
       *[no] None is clearly the best.
    }
