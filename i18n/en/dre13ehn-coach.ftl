# dre13ehn: why a decision is better, by the ideas of the strategy page. The sentences hold before and after the move.

dre13ehn-coach-call-forbidden = { dre13ehn-strategy-call }: “{ $call }” is a forbidden name and loses the round.
dre13ehn-coach-call-name = { dre13ehn-strategy-call }: Your dice make { $made }, and “{ $call }” is not a name for that.
dre13ehn-coach-call-name-die = { dre13ehn-strategy-call }: Your die shows { $made }, and “{ $call }” is not a name for that.
dre13ehn-coach-call-word = { dre13ehn-strategy-call }: “{ $call }” is not a call in the duel, so it loses the round.
dre13ehn-coach-call-answer = { dre13ehn-strategy-call }: { $result } does not answer { $standing }, so “{ $call }” loses the round.
dre13ehn-coach-call-two = { dre13ehn-strategy-call }: You have already called 2 in this round, and a second 2 loses it.
dre13ehn-coach-call-silent = { dre13ehn-strategy-call }: Your die shows { $made }, and keeping silent loses the round.
dre13ehn-coach-call-zero = { dre13ehn-strategy-call }: On a 0 you keep silent, because any call would be wrong.
dre13ehn-coach-call-late = { dre13ehn-strategy-call }: A call that comes too late counts as a wrong one.

dre13ehn-coach-need = { dre13ehn-strategy-need }: { $other ->
        [100] Every roll answers { $played }, but only { $answers }% answer { $better }.
       *[other] { $answers }% of all rolls answer { $better }, but { $other }% answer { $played }.
    }
dre13ehn-coach-need-lie = { dre13ehn-strategy-need }: { $better } would be a lie, but if it is believed, only { $answers }% of all rolls answer it; { $other ->
        [100] every roll answers
       *[other] { $other }% answer
    } { $played }.
dre13ehn-coach-need-stays = { dre13ehn-strategy-need }: If you roll again, the call is still { $standing }, and { $answers }% of all rolls answer it, while { $other }% answer { $played }.
dre13ehn-coach-need-throw-lie = { dre13ehn-strategy-need }: { $better } would be a lie, but only { $answers }% of all rolls answer it; if you roll again, the call is still { $standing }, which { $other }% answer.
dre13ehn-coach-need-throw = { dre13ehn-strategy-need }: { $answers }% of all rolls answer { $better }; if you roll again, the call is still { $standing }, which { $other }% answer.

dre13ehn-coach-truth-lie = { dre13ehn-strategy-truth }: { $other ->
        [0] No roll makes { $played } true, so nobody believes it; { $better } can be true.
       *[other] { $better } holds for { $holds }% of all rolls, { $played } for only { $other }%, so { $better } is more readily believed.
    }
dre13ehn-coach-truth-holds = { dre13ehn-strategy-truth }: With your roll, { $better } holds, so you win if it is uncovered; { $played } would be a lie.
dre13ehn-coach-truth-call = { dre13ehn-strategy-truth }: With your roll, { $better } holds, so you win if it is uncovered; a blind roll holds against { $standing } in { $holds }% of cases.
dre13ehn-coach-truth-unseen = { dre13ehn-strategy-truth }: You have not looked, and { $call } holds for only { $holds }% of all rolls.
dre13ehn-coach-truth-fire = { dre13ehn-strategy-truth }: A call of FF has to be uncovered, and if it is true, it wins the round.
dre13ehn-coach-truth-fire-lie = { dre13ehn-strategy-truth }: A call of FF has to be uncovered, so it wins only if it is true.
dre13ehn-coach-truth-shown = { dre13ehn-strategy-truth }: 1313 wins at once if you show it.
dre13ehn-coach-truth-show = { dre13ehn-strategy-truth }: Only 1313 may be shown; anything else loses the round.
dre13ehn-coach-truth-show-die = { dre13ehn-strategy-truth }: Showing your die gives the round away.
dre13ehn-coach-truth-zero = { dre13ehn-strategy-truth }: A 0 that you show costs only the round, but one that is uncovered costs a life, too.

dre13ehn-coach-doubt-believe = { dre13ehn-strategy-doubt }: { $holds ->
        [100] { $result } holds for every roll, so uncovering it loses.
       *[other] { $result } holds for { $holds }% of all rolls: too often to uncover it.
    }
dre13ehn-coach-doubt-believe-blind = { dre13ehn-strategy-doubt }: Nobody has seen this roll, and { $holds ->
        [100] every roll holds against { $result }, so uncovering it loses.
       *[other] { $holds }% of all rolls hold against { $result }, too many to uncover.
    }
dre13ehn-coach-doubt-uncover = { dre13ehn-strategy-doubt }: { $holds ->
        [0] No roll makes { $result } true.
       *[other] { $answers ->
            [0] No roll answers { $result }, so if you believe it, only a lie helps.
           *[other] If you believe it, you have to answer { $result } yourself, and only { $answers }% of all rolls do.
        }
    }
dre13ehn-coach-doubt-uncover-blind = { dre13ehn-strategy-doubt }: { $holds ->
        [0] No roll makes { $result } true.
       *[other] Nobody has seen this roll, and only { $holds }% of all rolls hold against { $result }.
    }
dre13ehn-coach-doubt-life = { dre13ehn-strategy-doubt }: If there is an F under the cup, uncovering it costs you the round and a life.
dre13ehn-coach-doubt-zero = { dre13ehn-strategy-doubt }: If there is a 0 under the cup, uncovering it costs the other side a life, too.
dre13ehn-coach-doubt-fire = { dre13ehn-strategy-doubt }: FF has to be uncovered; believing it loses the round.
dre13ehn-coach-doubt-ask = { dre13ehn-strategy-doubt }: Asking about an F13 loses the round, even if it was a lie.

dre13ehn-coach-look-peek = { dre13ehn-strategy-look }: Looking once costs nothing, and then you know what you have.
dre13ehn-coach-look-answer = { dre13ehn-strategy-look }: Looking once costs nothing, and in { $answers }% of cases you find an answer to { $standing }.
dre13ehn-coach-look-again = { dre13ehn-strategy-look }: A second look is a foul and loses the round.
dre13ehn-coach-look-call = { dre13ehn-strategy-look }: If you roll again, the roll holds against { $standing } in only { $holds }% of cases.
dre13ehn-coach-look-blind = { dre13ehn-strategy-look }: An uncovered lie loses the round for certain; a blind roll holds against { $standing } in { $holds }% of cases.
dre13ehn-coach-look-unseen = { dre13ehn-strategy-look }: If believed, you rarely win; call { $standing } without looking, and it is uncovered more often: then you win { $holds }% of the time.
dre13ehn-coach-look-uncovered = { dre13ehn-strategy-look }: If you are believed, you rarely win the round; a blind roll is uncovered more often and holds against { $standing } in { $holds }% of cases.

dre13ehn-coach-win-keep = { dre13ehn-strategy-win }: This roll scores { $points ->
        [one] one point
        [2] two points
        [3] three points
       *[other] { $points } points
    }; a new one scores { $mean } on average.
dre13ehn-coach-win-again = { dre13ehn-strategy-win }: This roll scores { $points ->
        [0] nothing
        [one] one point
        [2] two points
        [3] three points
       *[other] { $points } points
    }; a new one scores { $mean } points on average.
dre13ehn-coach-win-uncover = { dre13ehn-strategy-win }: If the call of { $result } does not hold, you enter { $result }, which scores { $points ->
        [one] one point
        [2] two points
        [3] three points
       *[other] { $points } points
    } for you.
dre13ehn-coach-win-nothing = { dre13ehn-strategy-win }: If you win by uncovering, you enter { $result }, which scores nothing for you.

# What can be counted of a decision, for a look ahead.

dre13ehn-coach-ahead-call = “{ $call }” calls { $result }; { $answers }% of all rolls answer it.
dre13ehn-coach-ahead-claim = “{ $call }” calls { $result }. The call holds for { $holds }% of all rolls, and { $answers }% answer it.
dre13ehn-coach-ahead-wins = “{ $call }” wins the round.
dre13ehn-coach-ahead-loses = “{ $call }” loses the round.
dre13ehn-coach-ahead-silent = Keeping silent loses the round.
dre13ehn-coach-ahead-peek = You may look once; a second look loses the round.
dre13ehn-coach-ahead-throw = If you roll again blind, the roll holds against { $result } in { $holds }% of cases.
dre13ehn-coach-ahead-show = 1313 comes up on { $shows }% of rolls.
dre13ehn-coach-ahead-show-duel = Showing costs the round, but with a 0 no life.
dre13ehn-coach-ahead-believe = { $answers }% of all rolls answer { $result }.
dre13ehn-coach-ahead-uncover = If you uncover, { $result } holds for { $holds }% of all rolls; with the others you win.
dre13ehn-coach-ahead-uncover-blind = A blind roll holds against { $result } in { $holds }% of cases; otherwise you win by uncovering it.
dre13ehn-coach-ahead-keep =
    The roll scores { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-coach-ahead-again = A new roll scores more { $more }% of the time, and less { $less }% of the time.

dre13ehn-coach-ahead-answers =
    { $count ->
        [0] Nothing answers { $result }.
        [one] Only { $results } answers { $result }: { $answers }% of all rolls.
       *[other] { $result } is answered by { $results }: { $answers }% of all rolls.
    }
