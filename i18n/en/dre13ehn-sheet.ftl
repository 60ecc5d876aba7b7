# The sheets of dre13ehn, and the tables that are on the rules page too.

dre13ehn-sheet-wins = List of wins
dre13ehn-sheet-wins-about = A row of thirteen boxes for each player’s wins; below, all the results with their names.
dre13ehn-sheet-tournament = Tournament sheet
dre13ehn-sheet-tournament-about = Thirteen games of thirteen wins for two, side by side on a landscape page.
dre13ehn-sheet-points = Points sheet
dre13ehn-sheet-points-about = What each of the thirteen wins is worth, and four columns to fill in.
dre13ehn-sheet-duel = Duel sheet
dre13ehn-sheet-duel-about = Eight wins and four lives for two; cross out a life when it is lost.
dre13ehn-sheet-solo = Solo sheet
dre13ehn-sheet-solo-about = Thirteen rolls alone, for points; four games to a page.
dre13ehn-sheet-card = Reference card
dre13ehn-sheet-card-about = Results and calls, what answers what, forbidden names, points and fouls, all on one page.

dre13ehn-sheet-player = Name
dre13ehn-sheet-score = Wins
dre13ehn-sheet-sum = Total
dre13ehn-sheet-game = Game { $game }
dre13ehn-sheet-of-game = { $sheet }, game { $game }
dre13ehn-sheet-tournament-end =
    The first to { $wins ->
        [one] one win
       *[other] { $wins } wins
    } takes a game, and the first to { $games } games takes the tournament.
dre13ehn-sheet-points-end = Anything else scores nothing, A and N included; only the 13th win always scores at least one point.
dre13ehn-sheet-solo-end = Anything else scores nothing. 2 and 13 together count as 12 or 23, whichever scores more. The most you can get is 37 points.

dre13ehn-sheet-seat =
    { $seat ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
        [7] VII
       *[8] VIII
    }
dre13ehn-sheet-any-word = free
dre13ehn-sheet-any-win = any
dre13ehn-sheet-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dre13ehn-sheet-dice = Dice
dre13ehn-sheet-calls = Call
dre13ehn-sheet-called = called
dre13ehn-sheet-silent = keep silent
dre13ehn-sheet-loses = loses the round
dre13ehn-sheet-answered = answers: { $results }
dre13ehn-sheet-result-worth = { $result } ({ $points })

dre13ehn-sheet-card-results = The thirteen results
dre13ehn-sheet-card-answers = What answers what?
dre13ehn-sheet-card-names = The names of the numbers
dre13ehn-sheet-card-points = Points for each win
dre13ehn-sheet-card-forbidden = Never say a name that is crossed out. Framed ones name a result.
dre13ehn-sheet-card-rules = Remember
dre13ehn-sheet-card-one = After a call of 1, play goes the other way round.
dre13ehn-sheet-card-two = Never call 2 twice in a round. At the start, on 1 and on 2, you have to believe a 2.
dre13ehn-sheet-card-error = A wrong call, or a forbidden name.
dre13ehn-sheet-card-peeked = Looked under the cup twice.
dre13ehn-sheet-card-believed = FF has to be uncovered; if you believe it, you lose.
dre13ehn-sheet-card-hidden = 1313 has to be shown; if it is uncovered, you lose.
dre13ehn-sheet-card-asked = Any allowed word that names no result; if you ask about it, you lose.
