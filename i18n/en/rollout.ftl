# Rollouts: decisions played on again and again, on the command line and in the replay.

rollout-none = nobody decided anything in this record
rollout-no-event = there is no event { $event }; the record has { $events }
rollout-no-decision = event { $event } is a throw; only a decision can be rolled out
rollout-no-choice = there was nothing to choose here
rollout-hidden = dice were hidden from whoever decided here; what nobody knows cannot be rolled out
rollout-free = this decision is not one of those that can be listed, so it cannot be rolled out

rollout-begin = Roll out
rollout-percent = Rolling out: { $percent }
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
    }, with the same dice for all{ $luck ->
        [yes] , their luck taken out
       *[no] , their luck left in
    } (seed { $seed }). { $clear ->
        [yes] The first is clearly the best.
       *[no] It is not clear which is the best.
    }
