# dre13ehn: what is to be done, what happened, and what the board says.

dre13ehn-board-symbol = { $symbol }
dre13ehn-board-result = { $result }
dre13ehn-board-either = 12 or 23
# What cannot be done: lower case and no full stop. The window makes a sentence of it.
dre13ehn-board-not-yours = it is { $names }’s turn

dre13ehn-board-peek = Look again
dre13ehn-board-peek-about = You have already looked in this turn. Looking again costs the round.
dre13ehn-board-silent = Keep silent
dre13ehn-board-silent-about = Right on a 0, whose name is forbidden. Anything else you have to call.
dre13ehn-board-repeat = Roll again
dre13ehn-board-repeat-about = The second roll counts, whatever it shows.
dre13ehn-board-again = Roll again, blind
dre13ehn-board-again-about = Nobody looks. You pass the cup on and claim that the new roll answers { $standing }.
dre13ehn-board-show = Show the dice
dre13ehn-board-show-die = Show the die
dre13ehn-board-show-about = 1313 has to be shown, and wins at once. Anything else costs the round.
dre13ehn-board-show-duel = With a 0, this costs the round, but no life. Showing anything else gives the round away.
dre13ehn-board-believe = Believe
dre13ehn-board-believe-about = Take the cup and roll, to answer { $standing }.
dre13ehn-board-believe-fire = FF has to be uncovered. Believing it is a foul and costs the round.
dre13ehn-board-uncover = Uncover
dre13ehn-board-uncover-about = If { $standing } is there, or something that answers it, you lose the round. If not, you win it.
dre13ehn-board-uncover-blind = If what is there answers { $standing }, you lose the round. If not, you win it.
dre13ehn-board-uncover-fire = If fire is there twice, you lose the round. If not, you win it.
dre13ehn-board-uncover-lives = An F costs you a life as well; if a 0 is there, the other side loses one.
dre13ehn-board-ask = Ask
dre13ehn-board-ask-about = If you ask about an F13, you lose the round.
dre13ehn-board-keep = Keep { $result }
dre13ehn-board-keep-about =
    As win { $nth } it scores { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-board-typing = Call
dre13ehn-board-typing-example = such as hi; aa for ā, sh for š
dre13ehn-board-typing-example-duel = such as i; ii for ī
dre13ehn-board-typing-send = Call it
dre13ehn-board-reads = “{ $word }” calls { $result }.
dre13ehn-board-reads-show = “{ $word }” shows the dice, which is right only with 1313.
dre13ehn-board-reads-forbidden = “{ $word }” is forbidden.
dre13ehn-board-reads-nothing = “{ $word }” is not a result here.
dre13ehn-board-reads-number = “{ $word }” is a result and not a name: call its name.
dre13ehn-board-reads-free = “{ $word }” is not in the table of names, so it calls { $result }.
dre13ehn-board-reads-named = “{ $word }” is the name of { $number }, which is no result here, so it calls { $result }.
dre13ehn-board-reads-begun = “{ $word }” is only the beginning of { $names }.
dre13ehn-board-reads-free-nothing = “{ $word }” is not in the table of names and is not a result here.

dre13ehn-board-prompt-begin = { $name }, you begin the round: roll.
dre13ehn-board-prompt-begin-cup = { $name }, you begin the round: roll under the cup.
dre13ehn-board-prompt-throw = { $name }, roll to answer { $standing }.
dre13ehn-board-prompt-throw-cup = { $name }, roll under the cup to answer { $standing }.
dre13ehn-board-prompt-again = { $name }, roll again. This time nobody looks.
dre13ehn-board-prompt-repeat = Roll again: this roll counts.
dre13ehn-board-prompt-solo-throw = Roll for win { $nth }.
dre13ehn-board-prompt-solo =
    { $result }, { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }: keep it or roll again?
dre13ehn-board-prompt-call-first = { $name }, call your roll.
dre13ehn-board-prompt-call = { $name }, call your roll. It has to answer { $standing }.
dre13ehn-board-prompt-duel-first = { $name }, call your roll. On a 0, keep silent.
dre13ehn-board-prompt-duel = { $name }, call your roll. It has to answer { $standing }; on a 0, keep silent.
dre13ehn-board-prompt-cup-first = { $name }, look under the cup if you like, then call.
dre13ehn-board-prompt-cup = { $name }, look, call something that answers { $standing }, or roll again blind.
dre13ehn-board-prompt-seen-first = { $name }, call what is there – or what you wish were there.
dre13ehn-board-prompt-seen = { $name }, call something that answers { $standing }, or roll again blind.
dre13ehn-board-prompt-answer = { $name }, { $thrower } says { $standing }. Do you believe it?
dre13ehn-board-prompt-two = { $name }, { $thrower } says 2, and you have to believe this 2.
dre13ehn-board-prompt-faces = What was under { $name }’s cup?
dre13ehn-board-prompt-blind =
    { $name }, do you believe { $thrower }’s claim that { $dice ->
        [one] this die answers { $standing }? Nobody has seen it
       *[other] these dice answer { $standing }? Nobody has seen them
    }.
dre13ehn-board-watch-call = { $name } is naming the roll.
dre13ehn-board-watch-cup = { $name } has the cup and is thinking.
dre13ehn-board-watch-answer = { $name } has to believe { $standing } or uncover it.
dre13ehn-board-watch-blind = { $name } wonders whether the blind cup answers { $standing }.
dre13ehn-board-watch-solo = { $name } is deciding: keep the roll or roll again.

dre13ehn-board-over-solo =
    Thirteen rolls have scored { $points ->
        [one] one
       *[other] { $points }
    } of a possible 37 points.
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
    { $names } takes the duel with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.
dre13ehn-board-over-tournament = { $names } wins the tournament by { $games } games to { $lost }.
dre13ehn-board-over-wins =
    { $names } takes the game with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.

dre13ehn-board-tell-roll = { $name } rolls { $dice }.
dre13ehn-board-tell-roll-cup = { $name } rolls under the cup.
dre13ehn-board-tell-roll-blind = { $name } rolls again under the cup, and nobody looks.
dre13ehn-board-tell-makes = That makes { $result }.
# Before it is entered too: what it would score.
dre13ehn-board-tell-entered =
    As win { $nth }, { $result } scores { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }.
dre13ehn-board-tell-call = { $name } calls “{ $word }”: { $result }.
dre13ehn-board-tell-say = { $name } says “{ $word }”.
dre13ehn-board-tell-silent = { $name } keeps silent.
dre13ehn-board-tell-peek = { $name } looks under the cup.
dre13ehn-board-tell-peek-again = { $name } looks under the cup a second time.
dre13ehn-board-tell-again = { $name } makes no call and rolls again.
dre13ehn-board-tell-repeat = { $name } rolls again.
dre13ehn-board-tell-show =
    { $name } shows the { $dice ->
        [one] die
       *[other] dice
    }.
dre13ehn-board-tell-believe = { $name } believes it and takes the cup.
dre13ehn-board-tell-uncover = { $name } uncovers the dice.
dre13ehn-board-tell-uncover-die = { $name } uncovers the die.
dre13ehn-board-tell-faces = { $name } had { $dice } under the cup.
dre13ehn-board-tell-ask = { $name } asks about the F13.
dre13ehn-board-tell-keep = { $name } keeps the roll.
dre13ehn-board-tell-turned = The direction changes.

dre13ehn-board-won = { $name } wins the round and enters { $result }.
dre13ehn-board-won-foul = { $name } wins the round and enters an { $letter }.
dre13ehn-board-game =
    { $name } wins the game and has now won { $games ->
        [one] one
       *[other] { $games }
    }.
dre13ehn-board-life-lost = { $name } loses the life { $life }: “{ $motto }” – { $means }.
dre13ehn-board-life-last = { $name } loses the last life, { $life }: “{ $motto }” – { $means }.

# Why a round ends; also said of moves that nobody made, so in the present tense.
dre13ehn-board-why-forbidden = “{ $word }” must never be spoken.
dre13ehn-board-why-miscalled = The dice make { $made }, and “{ $word }” is not a name for that. The right call: { $names }.
dre13ehn-board-why-miscalled-die = The die shows { $made }, and “{ $word }” is not a name for that. The right call: { $names }.
dre13ehn-board-why-no-name = “{ $word }” is not a name here.
dre13ehn-board-why-not-silent = The name of 0 is forbidden: on a 0, only silence is right.
dre13ehn-board-why-silent = The die shows { $made }, and that has to be called. The right call: { $names }.
dre13ehn-board-why-zero = A 0 loses the round.
dre13ehn-board-why-zero-shown = A 0 that is shown costs only the round.
dre13ehn-board-why-unanswered = { $called } does not answer { $standing }.
dre13ehn-board-why-two = Each player may call 2 only once in a round: the Gregorian rule.
dre13ehn-board-why-thirteens = 13 and 13 win at once.
dre13ehn-board-why-fire = Fire and fire win at once.
dre13ehn-board-why-thirteen = A 3 on a call of 1 makes 13 and wins at once.
dre13ehn-board-why-peeked = A second look is a foul: an N in the list.
dre13ehn-board-why-shown = Under the cup: { $lies }. Only 1313 may be shown.
dre13ehn-board-why-shown-duel = Under the cup: { $lies }. Only a 0 may be shown.
dre13ehn-board-lies = { $dice }, that is { $made }
dre13ehn-board-why-believed = A call of FF has to be uncovered; believing it is a foul.
dre13ehn-board-why-asked = Asking about an F13 loses the round.
dre13ehn-board-why-held = Under the cup: { $lies }. The call of { $standing } holds.
dre13ehn-board-why-held-blind = Under the cup: { $lies }. That answers { $standing }.
dre13ehn-board-why-failed = Under the cup: { $lies }. The call of { $standing } does not hold.
dre13ehn-board-why-failed-blind = Under the cup: { $lies }. That does not answer { $standing }.
dre13ehn-board-why-hidden = Under the cup: 13 and 13. Not showing that is a foul.

dre13ehn-board-round = Round { $round }
dre13ehn-board-round-of-game = Game { $game } · round { $round }
dre13ehn-board-names = Table of names
dre13ehn-board-nothing = No call yet
dre13ehn-board-by = called by
dre13ehn-board-answers = answered by
dre13ehn-board-no-answer = nothing answers it
dre13ehn-board-answered-by = { $called } is answered by
dre13ehn-board-cup-unseen = { $name } has not looked
dre13ehn-board-cup-seen = { $name } has looked
dre13ehn-board-cup-blind = { $name }’s second roll, blind
dre13ehn-board-cup-taken = { $name } has the cup
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
dre13ehn-board-stood = called
dre13ehn-board-lay = was there
dre13ehn-board-came = then
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
        [0] no game won yet
        [one] one game won
       *[other] { $games } games won
    }
dre13ehn-board-says-two = { $list }; has already called 2 in this round
dre13ehn-board-says-stands =
    { $count ->
        [0] { $standing } is called, by { $name }; nothing answers it
       *[other] { $standing } is called, by { $name }; answered by { $answers }
    }
dre13ehn-board-given-away = the round
dre13ehn-board-given-away-show = the round, unless you have 1313
dre13ehn-board-given-away-show-duel = the round, unless you have a 0
dre13ehn-board-tell-late = Time is up: { $name } has made no call.
dre13ehn-board-why-late =
    { $dice ->
        [one] The die shows
       *[other] The dice make
    } { $made }. The right call: { $names }.
dre13ehn-board-why-late-cup = Failing to call in time counts as a wrong call.
dre13ehn-board-why-right = Right for { $made }: { $names }.
dre13ehn-board-word = “{ $word }”
dre13ehn-board-thrown-dice = { $name } rolled { $dice }

dre13ehn-board-learner = Learn the names
dre13ehn-board-learner-about = In dre13ehn, the table of names shows below each name what it stands for. Answers to the call are framed; names you must never say are crossed out.
dre13ehn-board-says-number = “{ $word }”: { $number }
dre13ehn-board-says-never = call “{ $word }” (must never be said)
dre13ehn-board-says-forbidden = “{ $word }”: { $number }, must never be said

dre13ehn-board-share-game = Game { $game }
dre13ehn-board-share-win = Win { $nth }
dre13ehn-board-share-name = Won with a result
dre13ehn-board-share-call = Won by a wrong call
dre13ehn-board-share-peek = Won by a second look

# What is advised or compared: in a sentence or a table, so lower case and no full stop.
dre13ehn-board-advice-call = call “{ $word }” ({ $result })
dre13ehn-board-advice-say = call “{ $word }”
dre13ehn-board-advice-silent = keep silent
dre13ehn-board-advice-late = wait too long
dre13ehn-board-advice-peek = look under the cup
dre13ehn-board-advice-peek-again = look under the cup again
dre13ehn-board-advice-again = roll again, blind
dre13ehn-board-advice-repeat = roll again
dre13ehn-board-advice-show =
    show the { $dice ->
        [one] die
       *[other] dice
    }
dre13ehn-board-advice-believe = believe the call
dre13ehn-board-advice-uncover = uncover
dre13ehn-board-advice-ask = ask about the F13
dre13ehn-board-advice-keep = keep the roll
