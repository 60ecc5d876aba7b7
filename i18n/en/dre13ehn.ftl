# dre13ehn: its name, what is chosen before a match, and what cannot be done.

dre13ehn-name = dre13ehn
dre13ehn-line = Rune dice on the Platonic solids: call and bluff

dre13ehn-option-mode = Game
dre13ehn-option-mode-about = What you play: in the open or under the cup, for wins or for points, in twos, in a group or alone.
dre13ehn-mode-open = First game, in the open
dre13ehn-mode-duel = Duel with one die
dre13ehn-mode-cup = Cup game
dre13ehn-mode-points = Points game
dre13ehn-mode-solo = Alone, for points

dre13ehn-option-dice = Dice
dre13ehn-option-dice-about = What you throw. The air die brings fire into play, the water die the 13.
dre13ehn-option-die = Die
dre13ehn-option-die-about = Which die the duel is fought with.
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
dre13ehn-option-target-about = This many wins in the list end the game.
dre13ehn-option-cup = Cup
dre13ehn-option-cup-about = Under the cup, a call stands until somebody uncovers it.
dre13ehn-option-match = Match
dre13ehn-option-match-about = The first to win seven of up to thirteen games takes the tournament; it is for two.
dre13ehn-match-one = One game
dre13ehn-match-tournament = Tournament of 13 games
dre13ehn-option-again = Throw again
dre13ehn-option-again-about = Each throw may be repeated once; then the second one counts.
dre13ehn-option-air = Faces of the air die
dre13ehn-option-water = Faces of the water die
dre13ehn-option-faces-about = What is on the faces of your own die, separated by commas; each sign at least once.
dre13ehn-yes = Yes
dre13ehn-no = No

dre13ehn-faces-unknown = { $key }: “{ $word }” is not a sign of this die; it has { $known }
dre13ehn-faces-count = { $key }: { $given ->
    [one] one face
   *[other] { $given } faces
}, but the die has { $due }
dre13ehn-faces-lacks = { $key }: { $symbol } is on none of the faces

dre13ehn-no-move = “{ $notation }” is not a move
dre13ehn-not-now = { $notation } is not possible now
dre13ehn-no-call-now = There is nothing to call now
dre13ehn-word-length = A call is a word of 1 to { $most } characters
dre13ehn-must-believe = This 2 has to be believed: called at the start, or on a 1 or a 2, it cannot be uncovered
dre13ehn-nothing-to-ask = You can only ask about an F13
dre13ehn-nothing-stands = You can only throw again when there is a call to answer

dre13ehn-exploit-how = The strong player’s strategy between two, in { $states } states of a round, measured against an exact best response.
dre13ehn-exploit-how-match = The strong player’s strategy between two at { $scores } scores, measured against an exact best response in the whole match.
dre13ehn-exploit-how-at = The strong player’s strategy in a round at { $score }, measured against an exact best response, in chances of the match.
dre13ehn-no-score = { $score } is no score of a match that goes on; one is { $example }, your own first
dre13ehn-optimum-how = The greatest expected score over 13 throws, exact: a throw is kept if it scores at least what a new one can be expected to.
dre13ehn-gear-open = Throw from the hand onto a flat place. The dice must visibly move; call when they lie still.
dre13ehn-gear-cup = You also need a cup, 8 to 13 cm high, its opening 6 to 8 and its foot 4 to 8 cm wide, and a mat of 13 to 24 cm: firm, flat and opaque. The dice must audibly move on it.
dre13ehn-own-name = dre13ehn: the rune of F13
dre13ehn-own-about = You may invent this rune yourself, with strokes along the lines of the hexagon. It then stands everywhere, on screen and on paper.
dre13ehn-own-few = A rune has at least two strokes.
dre13ehn-own-same = Another rune looks like that already: { $name }.
dre13ehn-own-life = { $life }
dre13ehn-spelling = Long vowels as aa or a:, š as sh or sch.
