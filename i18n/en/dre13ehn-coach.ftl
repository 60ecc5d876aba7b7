# dre13ehn: why a decision is better.

dre13ehn-coach-call = “{ $call }” calls { $result }; { $answers }% of all throws answer it.
dre13ehn-coach-claim = “{ $call }” calls { $result }: { $holds }% of all throws hold it, { $answers }% answer it.
dre13ehn-coach-wins = “{ $call }” wins the round. { $why }
dre13ehn-coach-loses = “{ $call }” loses the round. { $why }
dre13ehn-coach-silent = Silence loses the round. { $why }
dre13ehn-coach-peek = Looking once costs nothing.
dre13ehn-coach-throw = In { $holds }% of cases a new throw holds { $result }, and nobody has seen it.
dre13ehn-coach-show = Only 1313 wins when it is shown, which is { $shows }% of all throws.
dre13ehn-coach-show-duel = Whoever shows loses the round, but with a 0 no life.
dre13ehn-coach-believe = Whoever believes has to answer { $result }: { $answers }% of all throws do.
dre13ehn-coach-uncover = { $holds }% of all throws hold { $result }; otherwise whoever uncovers wins.
dre13ehn-coach-uncover-blind = In { $holds }% of cases a throw that nobody has seen holds { $result }; otherwise whoever uncovers wins.
dre13ehn-coach-keep =
    The throw scores { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-coach-again = A new throw scores more { $more }% of the time and less { $less }%.

dre13ehn-coach-ahead-answers =
    { $result } is answered by { $count ->
        [one] { $results } alone
       *[other] { $results }
    }: { $answers }% of all throws.
