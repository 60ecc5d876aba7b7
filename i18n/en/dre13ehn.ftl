# dre13ehn: its name, what is chosen before a match, and what cannot be done.

dre13ehn-name = dre13ehn
dre13ehn-line = Rune dice with four to twenty faces: call and bluff

dre13ehn-option-mode = Game
dre13ehn-option-mode-about = In the open or under the cup, for wins or for points, for two, for a group or alone.
dre13ehn-mode-open = First game, in the open
dre13ehn-mode-duel = Duel with one die
dre13ehn-mode-cup = Cup game
dre13ehn-mode-points = Points game
dre13ehn-mode-solo = Alone, for points

dre13ehn-option-dice = Dice
dre13ehn-option-dice-about = The dice you play with. Air, water and earth dice have fire (F); only water dice have the 13.
dre13ehn-option-die = Die
dre13ehn-option-die-about = The die you fight the duel with.
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
dre13ehn-option-target-about = The first player with this many wins takes the game.
dre13ehn-option-cup = Cup
dre13ehn-option-cup-about = Under the cup, a call counts until the other side uncovers the die.
dre13ehn-option-match = Match
dre13ehn-option-match-about = A tournament has up to thirteen games; the first to win seven takes it. For two players only.
dre13ehn-match-one = One game
dre13ehn-match-tournament = Tournament of 13 games
dre13ehn-option-again = Roll again
dre13ehn-option-again-about = You may repeat each roll once; then the second one counts.
dre13ehn-option-air = Faces of the air die
dre13ehn-option-water = Faces of the water die
dre13ehn-option-faces-about = What is on the faces of your own die, separated by commas; each sign at least once.
dre13ehn-yes = Yes
dre13ehn-no = No

# What cannot be done: lower case and no full stop. The window makes a sentence of it, the command line puts the line before it.
dre13ehn-faces-unknown = { $key }: “{ $word }” is not a sign of this die; it has { $known }
dre13ehn-faces-count = { $key }: { $given ->
    [one] one face
   *[other] { $given } faces
}, but the die has { $due }
dre13ehn-faces-lacks = { $key }: none of the faces has { $symbol }

dre13ehn-no-move = “{ $notation }” is not a move
dre13ehn-not-now = you cannot play “{ $notation }” now
dre13ehn-no-call-now = you cannot call anything now
dre13ehn-word-length = a call is a word of 1 to { $most } characters
dre13ehn-must-believe = you have to believe this 2: called at the start, or on a 1 or a 2, it cannot be uncovered
dre13ehn-nothing-to-ask = you can only ask about an F13
dre13ehn-nothing-stands = you can only roll again when there is a call to answer

dre13ehn-exploit-how = Strategy of the strong player with two players, in { $states } states of a round, measured against an exact best response.
dre13ehn-exploit-how-match = Strategy of the strong player with two players at { $scores } scores, measured against an exact best response in the whole match.
dre13ehn-exploit-how-at = Strategy of the strong player in a round at { $score }, measured against an exact best response, as win chance in the match.
dre13ehn-no-score = { $score } is not the score of a match in progress; an example is { $example }, your own score first
dre13ehn-optimum-how = The greatest expected score over 13 rolls, exact: a roll is kept if it scores at least as much as a new one does on average.
dre13ehn-gear-open = Roll from your hand onto a flat surface. The dice must be seen to move; call when they have come to rest.
dre13ehn-gear-cup = You need a cup, 8 to 13 cm high, 6 to 8 cm wide at the top and 4 to 8 cm at the foot, and a mat of 13 to 24 cm: firm, flat and opaque. You must be able to hear the dice move on it.
dre13ehn-own-name = dre13ehn: the rune of F13
dre13ehn-own-about = You may invent this rune yourself, from strokes along the lines of the hexagon. You will then see it everywhere, on screen and on paper.
dre13ehn-own-few = A rune has at least two strokes.
dre13ehn-own-same = Another rune already looks like that: { $name }.
dre13ehn-own-life = { $life }
dre13ehn-spelling = Type long vowels as aa or a:, and š as sh or sch.
