# dre13ehn: what is to be done, what happened, and what the board says.

dre13ehn-board-someone = { $name }
dre13ehn-board-symbol = { $symbol }
dre13ehn-board-result = { $result }
dre13ehn-board-either = 12 or 23
dre13ehn-board-join = { $first } { $then }
dre13ehn-board-not-yours = it is up to { $names } now

dre13ehn-board-peek = Look again
dre13ehn-board-peek-about = One look per turn. A second one is a foul (N) and loses the round.
dre13ehn-board-silent = Keep silent
dre13ehn-board-silent-about = Right on a 0, whose name is never spoken. Anything else has to be called.
dre13ehn-board-repeat = Throw again
dre13ehn-board-repeat-about = The second throw counts, whatever it shows.
dre13ehn-board-again = Throw again, blind
dre13ehn-board-again-about = Nobody looks. The cup moves on, and that says: it answers { $standing }.
dre13ehn-board-show = Show the dice
dre13ehn-board-show-die = Show the die
dre13ehn-board-show-about = 1313 has to be shown, and wins at once. Anything else loses the round.
dre13ehn-board-show-duel = A 0 has to be shown: that costs the round, but no life. Showing anything else throws the round away.
dre13ehn-board-believe = Believe
dre13ehn-board-believe-about = Take the cup and throw, to answer { $standing }.
dre13ehn-board-believe-fire = FF has to be uncovered. Believing it is a foul (G) and loses the round.
dre13ehn-board-uncover = Uncover
dre13ehn-board-uncover-about = If { $standing } is there, or something that answers it, you lose the round. If not, you win it.
dre13ehn-board-uncover-blind = If what is there answers { $standing }, you lose the round. If not, you win it.
dre13ehn-board-uncover-fire = If it is fire and fire, you lose the round. If not, you win it.
dre13ehn-board-uncover-lives = An F costs you a life as well; a 0 costs the other side one.
dre13ehn-board-ask = Ask
dre13ehn-board-ask-about = Whoever asks about an F13 loses the round.
dre13ehn-board-keep = Keep { $result }
dre13ehn-board-keep-about =
    As win { $nth }, for { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-board-typing = Call
dre13ehn-board-typing-example = such as hi; ā as aa, š as sh
dre13ehn-board-typing-example-duel = such as i; ī as ii
dre13ehn-board-typing-send = Call it
dre13ehn-board-reads = “{ $word }” calls { $result }.
dre13ehn-board-reads-show = “{ $word }” shows the dice, as only 1313 may.
dre13ehn-board-reads-forbidden = “{ $word }” is forbidden.
dre13ehn-board-reads-nothing = “{ $word }” calls no result here.
dre13ehn-board-reads-free = “{ $word }” is in no table, so it calls { $result }.
dre13ehn-board-reads-free-nothing = “{ $word }” is in no table, so it calls nothing here.

dre13ehn-board-prompt-begin = { $name } begins the round: throw.
dre13ehn-board-prompt-begin-cup = { $name } begins the round: throw under the cup.
dre13ehn-board-prompt-throw = { $name } throws, with { $standing } to answer.
dre13ehn-board-prompt-throw-cup = { $name } throws under the cup, with { $standing } to answer.
dre13ehn-board-prompt-again = { $name } throws again, and nobody looks.
dre13ehn-board-prompt-repeat = The second throw counts.
dre13ehn-board-prompt-solo-throw = Throw for win { $nth }.
dre13ehn-board-prompt-solo =
    { $result }, { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }: keep it or throw again?
dre13ehn-board-prompt-call-first = { $name }, call your throw.
dre13ehn-board-prompt-call = { $name }, call your throw. It has to answer { $standing }.
dre13ehn-board-prompt-duel-first = { $name }, call your throw. On a 0, keep silent.
dre13ehn-board-prompt-duel = { $name }, call your throw. It has to answer { $standing }; on a 0, keep silent.
dre13ehn-board-prompt-cup-first = { $name }, look under the cup if you like, then call.
dre13ehn-board-prompt-cup = { $name }, look, call something that answers { $standing }, or throw again blind.
dre13ehn-board-prompt-seen-first = { $name }, call what is there – or what you wish were there.
dre13ehn-board-prompt-seen = { $name }, call something that answers { $standing }, or throw again blind.
dre13ehn-board-prompt-answer = { $name }, { $thrower } says { $standing }. Do you believe it?
dre13ehn-board-prompt-two = { $name }, { $thrower } says 2, and this 2 has to be believed.
dre13ehn-board-prompt-faces = What lay under { $name }’s cup?
dre13ehn-board-prompt-blind =
    { $name }, nobody has seen { $dice ->
        [one] this die. { $thrower } says it answers { $standing }
       *[other] these dice. { $thrower } says they answer { $standing }
    }.
dre13ehn-board-watch-call = { $name } is naming the throw.
dre13ehn-board-watch-cup = { $name } has the cup and is thinking.
dre13ehn-board-watch-answer = { $name } has to believe { $standing } or uncover it.
dre13ehn-board-watch-blind = { $name } has the blind cup: does it answer { $standing }?
dre13ehn-board-watch-solo = { $name } keeps the throw or throws again.

dre13ehn-board-over-solo =
    Thirteen throws, { $points ->
        [one] one point
       *[other] { $points } points
    } of 37.
dre13ehn-board-over-points =
    { $count ->
        [one] { $names } wins
       *[other] { $names } each win
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-board-over-lives = { $names } wins the duel: the other side has no life left.
dre13ehn-board-over-duel =
    { $names } wins the duel with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.
dre13ehn-board-over-tournament = { $names } wins the tournament by { $games } games to { $lost }.
dre13ehn-board-over-wins =
    { $names } wins the game with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.

dre13ehn-board-tell-roll = { $name } throws { $dice }.
dre13ehn-board-tell-roll-cup = { $name } throws under the cup.
dre13ehn-board-tell-roll-blind = { $name } throws again under the cup, and nobody looks.
dre13ehn-board-tell-makes = That makes { $result }.
dre13ehn-board-tell-entered =
    { $result } is entered as win { $nth }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-board-tell-call = { $name } calls “{ $word }”: { $result }.
dre13ehn-board-tell-say = { $name } says “{ $word }”.
dre13ehn-board-tell-silent = { $name } keeps silent.
dre13ehn-board-tell-peek = { $name } looks under the cup.
dre13ehn-board-tell-peek-again = { $name } looks under the cup a second time.
dre13ehn-board-tell-again = { $name } calls nothing and throws again.
dre13ehn-board-tell-repeat = { $name } throws again.
dre13ehn-board-tell-show =
    { $name } shows the { $dice ->
        [one] die
       *[other] dice
    }.
dre13ehn-board-tell-believe = { $name } believes it and takes the cup.
dre13ehn-board-tell-uncover = { $name } uncovers the dice.
dre13ehn-board-tell-uncover-die = { $name } uncovers the die.
dre13ehn-board-tell-faces = Under { $name }’s cup lay { $dice }.
dre13ehn-board-tell-ask = { $name } asks.
dre13ehn-board-tell-keep = { $name } keeps the throw.
dre13ehn-board-tell-turned = The direction changes.

dre13ehn-board-won = { $name } wins the round and enters { $result }.
dre13ehn-board-won-foul = { $name } wins the round and enters an { $letter }.
dre13ehn-board-game =
    The game goes to { $name }, who has { $games ->
        [one] one
       *[other] { $games }
    } now.
dre13ehn-board-life-lost = { $name } loses the life { $life }: “{ $motto }” – { $means }.
dre13ehn-board-life-last = { $name } loses the last life, { $life }: “{ $motto }” – { $means }.

dre13ehn-board-why-forbidden = “{ $word }” must never be spoken.
dre13ehn-board-why-miscalled = The dice make { $made }; that is not called “{ $word }” but: { $names }.
dre13ehn-board-why-miscalled-die = The die shows { $made }; that is not called “{ $word }” but: { $names }.
dre13ehn-board-why-no-name = “{ $word }” is not a name here.
dre13ehn-board-why-not-silent = A 0 has no name that may be spoken.
dre13ehn-board-why-silent = The die shows { $made }, which has to be called: { $names }.
dre13ehn-board-why-zero = A 0 loses the round.
dre13ehn-board-why-zero-shown = A 0 has to be shown and loses the round.
dre13ehn-board-why-unanswered = { $called } does not answer { $standing }.
dre13ehn-board-why-two = Nobody calls 2 twice in a round (Gregorian rule).
dre13ehn-board-why-thirteens = 13 and 13 win at once.
dre13ehn-board-why-fire = Fire and fire win at once.
dre13ehn-board-why-thirteen = A 3 on a call of 1 makes 13.
dre13ehn-board-why-peeked = A second look is a foul (N).
dre13ehn-board-why-shown = Under the cup: { $lies }. Only 1313 should be shown.
dre13ehn-board-why-shown-duel = Under the cup: { $lies }. Only a 0 should be shown.
dre13ehn-board-lies = { $dice }, that is { $made }
dre13ehn-board-why-believed = A call of FF has to be uncovered; believing it is a foul (G).
dre13ehn-board-why-asked = Whoever asks about an F13 loses the round.
dre13ehn-board-why-held = Under the cup: { $lies }. The call of { $standing } holds.
dre13ehn-board-why-held-blind = Under the cup: { $lies }. That answers { $standing }.
dre13ehn-board-why-failed = Under the cup: { $lies }. The call of { $standing } does not hold.
dre13ehn-board-why-failed-blind = Under the cup: { $lies }. That does not answer { $standing }.
dre13ehn-board-why-hidden = Under the cup: 13 and 13. They had to be shown: a foul (H).

dre13ehn-board-round = Round { $round }
dre13ehn-board-round-of-game = Game { $game } · round { $round }
dre13ehn-board-names = Names to call
dre13ehn-board-nothing = Nothing stands yet
dre13ehn-board-by = called by
dre13ehn-board-answers = is answered by
dre13ehn-board-no-answer = nothing answers it
dre13ehn-board-answered-by = { $called } is answered by
dre13ehn-board-cup-unseen = { $name }’s throw, not looked at
dre13ehn-board-cup-seen = { $name }’s throw, looked at
dre13ehn-board-cup-blind = { $name }’s second throw, blind
dre13ehn-board-cup-taken = { $name } has taken the cup
dre13ehn-board-games = Games
dre13ehn-board-of = { $count } / { $target }
dre13ehn-board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dre13ehn-board-points-of = of 37 points
dre13ehn-board-more = 3 points
dre13ehn-board-the-rest = the rest
dre13ehn-board-win = Win
dre13ehn-board-total-points = Points
dre13ehn-board-nth-win = Win { $nth }: { $result }
dre13ehn-board-stood = stood
dre13ehn-board-lay = lay there
dre13ehn-board-came = came
dre13ehn-board-begins = { $name } begins.
dre13ehn-board-says-name = call “{ $word }”
dre13ehn-board-says-list =
    { $name }: { $count ->
        [0] no wins yet
        [one] one win: { $entries }
       *[other] { $count } wins: { $entries }
    }
dre13ehn-board-says-points =
    { $list }; { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } in all
dre13ehn-board-says-lives =
    { $list }; { $lives ->
        [0] no life left
        [one] one life left
       *[other] { $lives } lives left
    }
dre13ehn-board-says-games =
    { $list }; { $games ->
        [0] no game yet
        [one] one game won
       *[other] { $games } games won
    }
dre13ehn-board-says-two = { $list }; has called 2 in this round
dre13ehn-board-says-stands = { $standing } stands, called by { $name }; answered by { $answers }
dre13ehn-board-given-away = the round
dre13ehn-board-given-away-show = the round, unless 1313 lies there
dre13ehn-board-given-away-show-duel = the round, unless a 0 lies there
dre13ehn-board-tell-late = Nobody has heard a call: { $name }’s time is up.
dre13ehn-board-why-late =
    { $dice ->
        [one] The die shows
       *[other] The dice make
    } { $made }; { $names } would have been right.
dre13ehn-board-why-late-cup = Without a call in time, it counts as a wrong call.
dre13ehn-board-why-right = Right for { $made } would have been: { $names }.
dre13ehn-board-word = “{ $word }”
dre13ehn-board-thrown-dice = { $name } threw { $dice }

dre13ehn-board-learner = Learn the names
dre13ehn-board-learner-about = On the table of names of dre13ehn: below each name what it names; framed, what answers the call that stands; crossed out, what must never be said.
dre13ehn-board-says-number = “{ $word }”: { $number }
dre13ehn-board-says-forbidden = “{ $word }”: { $number }, must never be said

dre13ehn-board-share-game = Game { $game }
dre13ehn-board-share-win = Win { $nth }
dre13ehn-board-share-name = Won with a name
dre13ehn-board-share-call = Won by a wrong call
dre13ehn-board-share-peek = Won by a second look
