# dre13ehn: why a decision is better. The sentences hold before and after the move.

dre13ehn-coach-call = “{ $call }” calls { $result }; { $answers }% of all rolls answer it.
dre13ehn-coach-claim = “{ $call }” calls { $result }. The call holds for { $holds }% of all rolls, and { $answers }% answer it.
dre13ehn-coach-wins = “{ $call }” wins the round. { $why }
dre13ehn-coach-loses = “{ $call }” loses the round. { $why }
dre13ehn-coach-silent = Keeping silent loses the round. { $why }
dre13ehn-coach-peek = Looking once costs nothing.
dre13ehn-coach-throw = If you roll again blind, the roll holds against { $result } in { $holds }% of cases.
dre13ehn-coach-show = Showing wins only with 1313, and that comes up { $shows }% of the time.
dre13ehn-coach-show-duel = Showing costs the round, but with a 0 no life.
dre13ehn-coach-believe = If you believe it, you have to answer { $result } yourself; { $answers }% of all rolls will.
dre13ehn-coach-uncover = If you uncover, { $result } holds for { $holds }% of all rolls; with the others you win.
dre13ehn-coach-uncover-blind = A blind roll holds against { $result } in { $holds }% of cases; otherwise you win by uncovering it.
dre13ehn-coach-keep =
    The roll scores { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-coach-again = A new roll scores more { $more }% of the time, and less { $less }% of the time.

dre13ehn-coach-ahead-answers =
    { $count ->
        [0] Nothing answers { $result }.
        [one] Only { $results } answers { $result }: { $answers }% of all rolls.
       *[other] { $result } is answered by { $results }: { $answers }% of all rolls.
    }
