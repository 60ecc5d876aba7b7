# The rules page of dre13ehn.

dre13ehn-guide-about = Two rune dice, one result, one name: whoever throws calls what lies there, and whoever throws next must be able to answer it. Played openly it is a quick game that trips your tongue; under the cup it becomes a game of trust and bluff. Whoever first has thirteen wins in the list wins the game.

dre13ehn-guide-solids = Five solids, four elements
dre13ehn-guide-solids-text = There are exactly five solids that look the same from every side. Plato gave an element to four of them: the sharp tetrahedron is fire, the octahedron air, the nearly round icosahedron water, and the steady cube earth. The dice of this game are those solids, and fire wanders through them: it is a sign on their faces.
dre13ehn-guide-solids-picture = The fire, air, water and earth dice; the fifth solid stays empty.
dre13ehn-guide-fire = Fire
dre13ehn-guide-fire-solid = tetrahedron
dre13ehn-guide-air = Air
dre13ehn-guide-air-solid = octahedron
dre13ehn-guide-water = Water
dre13ehn-guide-water-solid = icosahedron
dre13ehn-guide-earth = Earth
dre13ehn-guide-earth-solid = cube
dre13ehn-guide-ether = Ether
dre13ehn-guide-ether-solid = dodecahedron
dre13ehn-guide-faces = { $faces } faces
dre13ehn-guide-die-fire = The fire die bears 0, 1, 2 and 3. It shows its result at the apex; on screen every result also stands there flat as a rune and in words.
dre13ehn-guide-die-air = The air or duel die brings F into play, the fire: Fāijamǫ. It bears 0, 0, 1, 1, 2, 2, 3 and F.
dre13ehn-guide-die-water = The water or tournament die bears each of the digits 0 to 3 four times, F twice and the 13 twice.
dre13ehn-guide-die-earth = The earth die is an ordinary one: one, two and three pips count as they show, four and five count as 0, six are F.
dre13ehn-guide-die-beginner = The beginner’s die does without fire: 1 and 3 lie opposite each other, and round the side 0, 0, 2, 2.
dre13ehn-guide-die-ether = The fifth solid is the ether die. Its author has not published its rules, so no game is offered with it here.
dre13ehn-guide-die-ruling = Which signs the air and water dice bear has been handed down, but not how many of each. The numbers above are ours.
dre13ehn-guide-die-own = Are there other dice on your table? In the settings you can change the faces of the air and water dice; each of their signs must be there at least once. Under “Print” there are also nets to make dice of your own.

dre13ehn-guide-runes = The runes
dre13ehn-guide-runes-text = The signs are strict strokes along the lines of a hexagon with the rune hagal inscribed, the star of six rays. So they look like the edges of a die, and yet are quickly written, where possible without lifting the pen.
dre13ehn-guide-runes-picture = Hexagon and hagal, and the runes in them.
dre13ehn-guide-bound-text = Where two signs fall, two runes are bound into one. In a list, A and N stand for wins by somebody else’s mistake.
dre13ehn-guide-bound-picture = The bind runes of the results, and the two letters for fouls.

dre13ehn-guide-results = What two dice make
dre13ehn-guide-results-text = The order of the dice does not matter. Two digits make a number with the smaller one in front; a 0 in front is dropped. 00 is called 8. With fire dice there are ten results, with water dice thirteen.
dre13ehn-guide-results-picture = All results with their runes, throws and names.
dre13ehn-guide-results-fire = F doubles the other digit: F and 3 are 33, F and 0 are 8. Two F are FF.
dre13ehn-guide-results-thirteen = The face 13 stands for 1, 3 or 13 as needed: with 0, 1 or 3 it makes 13, with 2 it makes 12.
dre13ehn-guide-results-ruling = As the 13 may stand for 3, 2 and 13 may be 23 instead of 12. So this throw is called ki, ha, a or u.

dre13ehn-guide-names = The names
dre13ehn-guide-names-text = Every number has a name of two sounds. The ones give the consonant: 0 j, 1 h, 2 k, 3 l, 4 r. The tens give the vowel: 1 i, 2 a, 3 u, 4 e. So 13 is l and i: li. Small numbers are a vowel alone, 0 is iš, 8 is ša.
dre13ehn-guide-names-picture = Ones to the right, tens downwards. Framed: names of results. Struck out: forbidden.
dre13ehn-guide-names-more = Long vowels are short names for doubles: ī 11, ā 22, ū 33, and ē is 13. 12 is also called ha, 8 also y. A single F is o, FF is ō or mo, 1313 is ēli.
dre13ehn-guide-names-forbidden = Seven names are never spoken in play: iš (0), e (4), la (23), hu (31), ku (32), ke (42) and re (44). That is why a 23 is called as 2 or 3, a or u, as you like.
dre13ehn-guide-names-typed = When typing, sh and sch are š; a doubled vowel, or one followed by a colon, is long: ii or i: is ī. Capitals make no difference.

dre13ehn-guide-answers = What answers what?
dre13ehn-guide-answers-text = Whoever’s turn it is must answer what was called last: equal it or beat it. But “better” does not simply go up a ladder here, and that is the game: 2 answers 22, but 3 does not; 12 answers 33, and 33 answers 3, but 33 does not answer 12.
dre13ehn-guide-answers-picture = What was called is on the left. A dot means: the result above answers it.
dre13ehn-guide-answers-more = FF, F13 and 1313 answer everything up to 13; only they answer F13. FF and 1313 have no answer: they end the round. A 23 answers as 2 or as 3, as it is called.

dre13ehn-guide-open = The first game, in the open
dre13ehn-guide-open-text = For two to eight, with two dice that everybody sees. Two fire dice are usual; but there are also fire with air or water, water with air, and two air, water, earth or beginner’s dice. The oldest begins: throw, and call what lies there. Then the next person round the table throws and calls, and so on, until somebody loses the round.
dre13ehn-guide-open-lose = The round is lost by whoever
dre13ehn-guide-open-error = calls wrongly: a forbidden name, or one that does not belong to the throw;
dre13ehn-guide-open-answer = calls something that does not answer what was called last;
dre13ehn-guide-open-two = has called 2 in this round already and does it again. That is the Gregorian rule. With a 23 you can say 3 instead.
dre13ehn-guide-ada = Ada
dre13ehn-guide-bo = Bo
dre13ehn-guide-says = “{ $call }”
dre13ehn-guide-stands = stands
dre13ehn-guide-open-step-three = 0 and 3 are 3. Ada begins, so now 3 stands.
dre13ehn-guide-open-step-pair = 22 answers 3.
dre13ehn-guide-open-step-either = 23 must never be called “la”. As 3 (“u”) it would not answer 22, as 2 it does.
dre13ehn-guide-open-step-one = Called rightly, but 1 does not answer 2. Bo loses the round, and Ada enters 2.
dre13ehn-guide-open-picture = A round with two fire dice.
dre13ehn-guide-open-win = The round is won by whoever made the last valid call; they enter its result in their list as it was called, or an A after a wrong call. Whoever lost begins the next round. Whoever first has as many wins as agreed, usually thirteen, wins the game.
dre13ehn-guide-open-turn = After a called 1 it goes the other way round, even beyond the end of the round. With two players this changes nothing.
dre13ehn-guide-open-top = FF, rightly called, wins the round at once; then the next person begins. F13 may be called by any word that is not forbidden, even by another result’s name: it stands as F13, nothing turns round, and the Gregorian rule does not count it. A 13 wants a 13 or one of the three great results.
dre13ehn-guide-open-ruling-two = The Gregorian rule is for each person alone: only your own 2 counts.
dre13ehn-guide-open-ruling-first = If the very first call of a round goes wrong, the person who would be next wins the round and enters A.
dre13ehn-guide-open-ruling-top = 1313, called ēli, wins at once too. It has to be shown only under the cup.

dre13ehn-guide-duel = The duel
dre13ehn-guide-duel-text = For two, with a single die, usually the air die, else the earth, fire or beginner’s die, up to eight wins. It is played like the open game, but with a table of its own, without the Gregorian rule, and with four lives. 1 is called i, 2 is a, 3 is u, F is o.
dre13ehn-guide-duel-picture = What answers what in the duel.
dre13ehn-guide-duel-zero = Whoever throws 0 loses the round and keeps silent: the name of 0 is forbidden, and any call would be wrong. If nothing stood yet, the other person enters 0. With anything else, silence is a call error.
dre13ehn-guide-duel-thirteen = A 3 after a called 1 wins at once as 13. It is then called ē or li; u will do as well.
dre13ehn-guide-duel-fire = When F stands and something else falls, that costs the round and a life, even if it is called wrongly into the bargain. A true F with a wrong name costs the round only.
dre13ehn-guide-duel-entry = Entries are made as in the open game. Whoever has no life left loses the duel, however many wins are in the list; the last win is still entered.

dre13ehn-guide-lives = The four lives
dre13ehn-guide-lives-text = They are lost in this order. Each has a sign and a motto in the dialect of Upper Austria; together they tell the course of a life.
dre13ehn-guide-lives-picture = The signs of the four lives.
dre13ehn-guide-life = { $life }, { $shows }. “{ $motto }” – { $means }.

dre13ehn-guide-duel-cup = The duel with a cup
dre13ehn-guide-duel-cup-text = If you like, the duel is played under a cup, by the rules of the cup game below, with one die and the table of the duel. Two things cost a life here:
dre13ehn-guide-duel-cup-zero = A 0 has to be shown: that costs the round and nothing more. If the other person uncovers it instead, it costs the round and a life.
dre13ehn-guide-duel-cup-fire = Whoever uncovers an F loses the round and a life, whatever was called.
dre13ehn-guide-duel-cup-ruling = Nothing else costs a life here. The exceptions for FF and the 2 and the Gregorian rule do not apply, there is no asking and no silence, and any word outside the table is a call error. On a 1, u, ē and li claim the 3; where it is uncovered, also blind or called i, 13 is entered.

dre13ehn-guide-cup = The cup game
dre13ehn-guide-cup-text = For two to eight, with two dice, usually water dice, and a cup; the oldest begins. Now only one person sees what lies there, and what they call need not be true. What counts is what was called last: it stands until somebody lifts the cup.
dre13ehn-guide-cup-turn = Whoever’s turn it is throws under the cup and may then
dre13ehn-guide-cup-peek = look, once in the turn;
dre13ehn-guide-cup-call = call: something that answers what stands, whether it is true or not. Then the cup is handed on;
dre13ehn-guide-cup-throw = throw again, if something stands already, with or without having looked. After that nobody looks, and the cup is handed on blind. That says: “I have answered.” The same stands as before;
dre13ehn-guide-cup-show = show the dice. That is wise only with 1313, for anything else loses. Saying “ēli” is the same.
dre13ehn-guide-cup-answer = Whoever is handed the cup has the choice:
dre13ehn-guide-cup-believe = believe, that is, take the cup and throw; what stands is to be answered;
dre13ehn-guide-cup-uncover = uncover. The call holds if the throw is that result or answers it; a blind cup holds if the throw answers what stands. Then whoever uncovered loses, otherwise whoever threw. Here a 23 counts as 2 or 3, and 2 and 13 as 12, 2 or 3, whichever helps;
dre13ehn-guide-cup-ask = ask, but only after a claimed F13, and that always loses.
dre13ehn-guide-cup-step-call = Ada looks and tells the truth.
dre13ehn-guide-cup-step-looked = Bo believes it, throws and looks: 1 does not answer 3. He could lie now.
dre13ehn-guide-cup-step-blind = He would rather throw again. Nobody looks, and 3 still stands.
dre13ehn-guide-cup-step-lie = Ada does not uncover, she throws herself. She has 12 and says 33: a lie, but an answer to 3.
dre13ehn-guide-cup-step-uncover = Bo does not believe in a 33 and uncovers. But 12 answers 33, and the call holds: Ada wins and enters 12.
dre13ehn-guide-cup-picture = A round under the cup; dashed dice are seen by nobody.
dre13ehn-guide-cup-entry = If the call holds, whoever threw enters what really lies there. If not, whoever uncovered enters what was called last. Whoever lost begins. For the rest it is as in the open game: the Gregorian rule, the turn after a 1, and the forbidden names.
dre13ehn-guide-cup-ruling-false = What was called last may be the false call itself. 2 and 13 are entered as 23 where 2 or 3 was claimed, or stood when the cup was blind, otherwise as 12.

dre13ehn-guide-special = Exceptions
dre13ehn-guide-special-two = A 2 called at the start of a round, or on 1 or 2, has to be believed. A blind cup, though, may always be uncovered, also on a 2.
dre13ehn-guide-special-fire = FF has to be uncovered. Whoever believes it loses; if it is true, it wins as soon as it is uncovered. Whoever uncovered it, or should have, begins.
dre13ehn-guide-special-thirteen = 1313 has to be shown, and wins. Then the next person begins. If somebody else uncovers it, that person wins and enters 1313.
dre13ehn-guide-special-free = F13 is claimed by any word that neither names a result nor is forbidden. Whoever asks about it loses, and F13 is entered. Believing and uncovering are as usual.

dre13ehn-guide-fouls = Fouls
dre13ehn-guide-foul-a = A: a forbidden name or, in the open game and the duel, a wrong one.
dre13ehn-guide-foul-n = N: a second look under the cup in the same turn.
dre13ehn-guide-foul-g = G: FF was believed. FF is entered.
dre13ehn-guide-foul-h = H: 1313 was not shown but uncovered. 1313 is entered.
dre13ehn-guide-fouls-entry = Whoever loses in their own turn, by A, by N, by showing wrongly or by a call that does not answer, loses to the other person who called last in this round, or else to the next one. They enter the letter if there is one, otherwise what stood, and 0 if nothing stood.
dre13ehn-guide-fouls-ruling = A standing 1 is entered in this way too, although otherwise it can only be won by being uncovered.

dre13ehn-guide-tournament = The tournament
dre13ehn-guide-tournament-text = Two play up to thirteen cup games of thirteen wins. Whoever first has won seven games wins the tournament. The loser of the last round begins the next game, and each game begins with empty lists and clockwise.

dre13ehn-guide-points = The game for points
dre13ehn-guide-points-text = A cup game for two to eight with two water dice in which it counts what you win with, and at which of your wins. Each row has a result of its own that is worth most.
dre13ehn-guide-points-picture = What the first to the thirteenth win in your own list is worth. At the last, FF makes five points and 1313 seven.
dre13ehn-guide-points-end = Anything else scores nothing, A and N too; only at the thirteenth every win scores at least one point. When somebody has thirteen wins the game is over, and most points win. On a tie it is whoever has the thirteen wins, otherwise all who are level. At best there are 37 points: 1, 2, 3, 22, 23, 33, 13, 8, F13, FF, 11, 12, 1313. At worst there is one.
dre13ehn-guide-points-ruling = The source promises three points for FF at the ninth win in one place, and at the tenth in its table. The table counts here, for only so its best game makes 37; for F13 at the tenth too.
dre13ehn-guide-solo = Alone for points
dre13ehn-guide-solo-text = Thirteen throws with two water dice, each of which counts as the next win and scores by the same table. Every throw may be repeated once, and then the second one counts; those who like it stricter switch that off. 2 and 13 count as 12 or 23, whichever scores more, and as 12 if it is equal.

dre13ehn-guide-bots = The computer players
dre13ehn-guide-bots-easy = Easy makes a slip of the tongue now and then, and bluffs at random.
dre13ehn-guide-bots-medium = Medium calls rightly, and reckons with how often a claim holds by itself.
dre13ehn-guide-bots-strong = Strong plays so close to the equilibrium under the cup between two that in the long run there is hardly anything to be gained from it; with more it plays the same way against its neighbour. Alone for points it plays as well as can be. None of them sees under the cup unless it has looked itself.

dre13ehn-guide-keys = Keys
dre13ehn-guide-keys-throw = Enter or Space: throw, and go on.
dre13ehn-guide-keys-call = C: to the field for a call; Enter calls, Esc leaves it. Or choose a name from the table, with the mouse or the arrow keys.
dre13ehn-guide-keys-cup = V, held down: look under the cup. 1, 2, 3 … choose what is offered beside it.
dre13ehn-guide-keys-more = H gives a hint, R shows this page, F1 all keys. In the settings you can set a clock that runs while you call.
