# dre13ehn: its name, what is chosen before a match, and what cannot be done.

dre13ehn-name = dre13ehn
dre13ehn-line = Rune dice on the Platonic solids: call and bluff

dre13ehn-option-mode = Game
dre13ehn-option-mode-about = What is played: in the open or under the cup, for wins or points, in twos, in company or alone.
dre13ehn-mode-open = First game, in the open
dre13ehn-mode-duel = Duel with one die
dre13ehn-mode-cup = Cup game
dre13ehn-mode-points = Points game
dre13ehn-mode-solo = Alone, for points

dre13ehn-option-dice = Dice
dre13ehn-option-dice-about = What is thrown. Fire comes into play with the air die, 13 with the water die.
dre13ehn-option-die = Die
dre13ehn-option-die-about = Which of the dice the duel is fought with.
dre13ehn-dice-fire-fire = Two fire dice
dre13ehn-dice-fire-air = A fire and an air die
dre13ehn-dice-air-air = Two air dice
dre13ehn-dice-fire-water = A fire and a water die
dre13ehn-dice-water-air = A water and an air die
dre13ehn-dice-water-water = Two water dice
dre13ehn-dice-earth-earth = Two earth dice
dre13ehn-dice-beginner-beginner = Two beginner’s dice
dre13ehn-die-fire = Fire die
dre13ehn-die-air = Air die
dre13ehn-die-earth = Earth die
dre13ehn-die-beginner = Beginner’s die

dre13ehn-option-target = Wins
dre13ehn-option-target-about = So many wins in the list end the game.
dre13ehn-option-cup = Cup
dre13ehn-option-cup-about = Under the cup a call holds until somebody uncovers it.
dre13ehn-option-match = Match
dre13ehn-option-match-about = A tournament goes to the first to win seven games of up to thirteen; it is for two.
dre13ehn-match-one = One game
dre13ehn-match-tournament = Tournament of 13 games
dre13ehn-option-again = Throw again
dre13ehn-option-again-about = Each throw may be repeated once; then the second one counts.
dre13ehn-option-air = Faces of the air die
dre13ehn-option-water = Faces of the water die
dre13ehn-option-faces-about = What stands on the faces of your own die, separated by commas; each sign at least once.
dre13ehn-yes = Yes
dre13ehn-no = No

dre13ehn-faces-unknown = { $key }: “{ $word }” is no sign of this die; it carries { $known }
dre13ehn-faces-count = { $key }: { $given ->
        [one] one face
       *[other] { $given } faces
    }, where the die has { $due }
dre13ehn-faces-lacks = { $key }: { $symbol } stands on no face

dre13ehn-no-move = “{ $notation }” is no move
dre13ehn-not-now = { $notation } cannot be done now
dre13ehn-no-call-now = There is nothing to call now
dre13ehn-word-length = What is called is a word of 1 to { $most } characters
dre13ehn-must-believe = This 2 must be believed: called at the start, or on a 1 or 2, it is not uncovered
dre13ehn-nothing-to-ask = Only after an F13 is there something to ask
dre13ehn-nothing-stands = Throwing again needs a call to answer

dre13ehn-exploit-how = The strong player’s strategy in { $states } states, measured by an exact best response; the chance is that of a round.
dre13ehn-optimum-how = The greatest expected score over 13 throws, exactly: a throw is kept when it scores at least what another can be expected to.
