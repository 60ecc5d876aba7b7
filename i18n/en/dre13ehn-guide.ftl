# The rules page of dre13ehn.

dre13ehn-guide-about-text = Two rune dice, one result, one name: you roll and call what you see, and the next player must answer it with a roll of their own. In the open it is a quick game that trips the tongue; under the cup it turns into a game of trust and bluff. With thirteen wins in your list, you take the game.

dre13ehn-guide-solids = Five solids, four elements
dre13ehn-guide-solids-text = Exactly five solids look the same from every side. Plato gave four of them an element: the sharp tetrahedron is fire, the octahedron air, the almost round icosahedron water, and the steady cube earth. The dice of this game are those solids, and fire travels through them: it is a sign on their faces.
dre13ehn-guide-solids-picture = The fire, air, water and earth dice; the fifth solid is left empty.
dre13ehn-guide-fire-label = Fire
dre13ehn-guide-fire-solid-label = tetrahedron
dre13ehn-guide-air-label = Air
dre13ehn-guide-air-solid-label = octahedron
dre13ehn-guide-water-label = Water
dre13ehn-guide-water-solid-label = icosahedron
dre13ehn-guide-earth-label = Earth
dre13ehn-guide-earth-solid-label = cube
dre13ehn-guide-ether-label = Ether
dre13ehn-guide-ether-solid-label = dodecahedron
dre13ehn-guide-faces-label = { $faces } faces
dre13ehn-guide-die-fire = The fire die has 0, 1, 2 and 3. You read it at the tip; on screen, every result is also shown flat, as a rune and in words.
dre13ehn-guide-die-air = The air die, or duel die, brings F into play, the fire: Fāijamǫ, the “fire man”. Its faces are 0, 0, 1, 1, 2, 2, 3 and F.
dre13ehn-guide-die-water = The water die, or tournament die, has four each of the digits 0 to 3, two Fs and two 13s.
dre13ehn-guide-die-earth = The earth die is an ordinary one: one, two and three pips count as they show, four and five count as 0, and six is F. It is also called the doubles die: F doubles, and with two 0s on it even an 8 comes easily.
dre13ehn-guide-die-beginner = The beginner’s die does without fire: 1 and 3 are opposite each other, and 0, 0, 2, 2 run round the sides. It is meant for children, made of wood with rounded edges; it also rolls better than the sharp tetrahedron.
dre13ehn-guide-die-ether-text = The fifth solid is the ether die. It has been announced, with new signs for sounds, for the time after the first dre13ehn world championship; its author has not published any rules yet. So there is no game with it here.
dre13ehn-guide-die-ruling = The source tells us which signs the air and water dice carry, but not how many of each. The numbers above are ours.
dre13ehn-guide-die-own-text = Are there other dice on your table? In the settings you can change the faces of the air and water dice, as long as each of their signs is there at least once. Under “Print” there are also nets for making dice of your own.

dre13ehn-guide-runes = The runes
dre13ehn-guide-runes-text = The signs are made of straight strokes along the lines of a hexagon with the rune hagal, the six-rayed star, inside it. That makes them look like the edges of a die, and yet they are quick to write, where possible without lifting the pen.
dre13ehn-guide-runes-picture = The hexagon and hagal, and the runes inside them.
dre13ehn-guide-bound-text = When two signs come up together, their runes merge into a bind rune. In the list, A and N mark wins through another player’s mistake.
dre13ehn-guide-bound-picture = The bind runes of the results, and the two letters for fouls.
dre13ehn-guide-bound-own-text = Only the rune of F13 is yours to invent. Draw it in the settings, stroke by stroke; until you do, a bind rune of F and 13 is used here.

dre13ehn-guide-results = What two dice make
dre13ehn-guide-results-text = The order of the dice does not matter. Two digits make a number, the smaller one first; a 0 in front is dropped. 00 is called 8. Fire dice give ten results, water dice thirteen.
dre13ehn-guide-results-picture = All the results, with their runes, rolls and names.
dre13ehn-guide-results-fire = F doubles the other digit: F and 3 make 33, F and 0 make 8. Two Fs make FF.
dre13ehn-guide-results-thirteen = The face 13 stands for 1, 3 or 13 as needed: with 0, 1 or 3 it makes 13, with 2 it makes 12.
dre13ehn-guide-results-ruling = Since the 13 can stand for 3, 2 and 13 may be 23 instead of 12. So you may call this roll ki, ha, a or u.

dre13ehn-guide-pairs = Which dice make what
dre13ehn-guide-pairs-text = Every pair of dice has its own set of results. If one of the two is a fire die, there are only ten, and likewise with two beginner’s dice; two air or earth dice add FF, water and air add F13 as well, and only two water dice make all thirteen.
dre13ehn-guide-pairs-picture = A dot: this pair can roll it. On the right, how many results there are.

dre13ehn-guide-names = The names
dre13ehn-guide-names-text = Every number has a name of two sounds. The ones give the consonant: 0 j, 1 h, 2 k, 3 l, 4 r. The tens give the vowel: 1 i, 2 a, 3 u, 4 e. So 13 is l and i: li. 1 to 4 are a vowel alone; 0 is iš, and 8 is ša.
dre13ehn-guide-names-picture = Ones across, tens down. Framed: names of results. Crossed out: forbidden.
dre13ehn-guide-names-first = Nine are enough to begin with: i, a, u for 1, 2, 3; ša for 8; hi, ki, li for 11, 12, 13; ka for 22 and lu for 33.
dre13ehn-guide-names-more = Long vowels are short names for doubles: ī is 11, ā 22, ū 33; and ē is 13. 12 is also called ha, and 8 also y. A single F is o, FF is ō or mo, in German Brand, “blaze”; and 1313 is ēli.
dre13ehn-guide-names-forbidden = Seven names you may never say in play: iš (0), e (4), la (23), hu (31), ku (32), ke (42) and re (44). That is why you call a 23 as 2 or as 3, a or u, whichever you like.
dre13ehn-guide-names-typed = When you type, sh and sch count as š; a vowel that is doubled or followed by a colon is long: ii or i: is ī. Capitals make no difference.

dre13ehn-guide-reading = How to say it
dre13ehn-guide-reading-text = The names are written in a transcription with one letter for each sound. You read each on its own and always the same way: ša begins like “sharp”, ja begins like “yard”, and you breathe the h of ha.
dre13ehn-guide-reading-length-text = A line above a vowel makes it long, and everyone should hear that: hold it at least { $times } times as long as the short one. Only this tells i, which is 1, from ī, which is 11.
dre13ehn-guide-reading-picture = The letter, its sound in the phonetic alphabet, what it is like, and words you hear it in.
dre13ehn-guide-reading-plain-text = The others, { $signs }, sound as they are written.
dre13ehn-guide-reading-names-text = Whole names: { $names }. You never say the forbidden ones, so they are not here.
dre13ehn-guide-reading-ruling = The book of the game shows the transcription but does not say how every letter sounds. We read it in the dialect of the mottos, that of Upper Austria: you roll the r with the tip of the tongue, say w softly and ǫ through the nose.

dre13ehn-guide-answers = What answers what?
dre13ehn-guide-answers-text = On your turn you must answer the last call: equal it or beat it. But “better” is no simple ladder here, and that is the whole game: 2 answers 22, but 3 does not; 12 answers 33, and 33 answers 3, but 33 does not answer 12.
dre13ehn-guide-answers-picture = On the left, the last call. A dot means that the result above answers it.
dre13ehn-guide-answers-more-text = FF, F13 and 1313 answer everything up to 13, and only they answer F13. Nothing answers FF or 1313: they end the round. A 23 answers as 2 or as 3, depending on how it is called.

dre13ehn-guide-ages = The four ages
dre13ehn-guide-ages-text = In ancient India, Kṛta, Trētā, Dvāpara and Kali were the rolls of the dice from best to worst, and the four ages of the world as well. They count four, three, two and one. Here they are ranks: with fire dice 13 is the Kṛta, since 1 and 3 make four, and 1 is the Kali, the worst of all.
dre13ehn-guide-ages-picture = The ages and their results, for each set of dice.
dre13ehn-guide-ages-more-text = With two air dice, and with water and air, FF alone is the Kṛta.

dre13ehn-guide-open = The first game, in the open
dre13ehn-guide-open-text = For two to eight, with two dice that everybody sees. Two fire dice are usual, but you can also play with fire and air or water, water and air, or two air, water, earth or beginner’s dice. The oldest player begins: roll, and call the result, that is, say its name out loud. Then the next player round the table rolls and calls, and so on until one of you loses the round.
dre13ehn-guide-open-manners-text = Roll from your hand onto a flat surface, the ground or a dice board, ideally into a circle. The dice must be seen to move; call when they have come to rest.
dre13ehn-guide-open-lose-text = You lose the round if you …
dre13ehn-guide-open-error = call wrongly: a forbidden name, or one that does not fit the roll;
dre13ehn-guide-open-answer = call something that does not answer the last call;
dre13ehn-guide-open-two = call 2 a second time in the same round. That is the Gregorian rule. With a 23 you can say 3 instead.
dre13ehn-guide-ada-label = Ada
dre13ehn-guide-bo-label = Bo
dre13ehn-guide-says-label = “{ $call }”
dre13ehn-guide-stands-label = last call
dre13ehn-guide-open-step-three-label = 0 and 3 make 3. Ada begins, so 3 is the call to answer.
dre13ehn-guide-open-step-pair-label = 22 answers 3.
dre13ehn-guide-open-step-either-label = A 23 is never called “la”. As 3 (“u”) it would not answer 22; as 2 it does.
dre13ehn-guide-open-step-one-label = Called correctly, but 1 does not answer 2. Bo loses the round, and Ada enters 2.
dre13ehn-guide-open-picture = A round with two fire dice.
dre13ehn-guide-open-win-text = The last valid call wins the round. If it was yours, you enter its result as you called it, or an A after another player’s wrong call. The loser begins the next round. The first to have the agreed number of wins, usually thirteen, takes the game.
dre13ehn-guide-open-turn-text = After a call of 1, play goes the other way round. With two players this makes no difference.
dre13ehn-guide-open-top-text = FF, correctly called, wins the round at once; then the next player begins. You may call F13 by any word that is not forbidden, even by the name of another result: it counts as F13, the direction stays, and the Gregorian rule ignores it. Only another 13, or FF, F13 or 1313, answers a 13.
dre13ehn-guide-open-two-ruling = The Gregorian rule applies to each player separately: only your own 2 counts.
dre13ehn-guide-open-turn-ruling = The direction stays that way even beyond the end of the round, until 1 is called again.
dre13ehn-guide-open-first-ruling = If the very first call of a round is wrong, the player who would have been next wins the round and enters A.
dre13ehn-guide-open-top-ruling = 1313, called ēli, wins at once too. Only under the cup do you have to show it.

dre13ehn-guide-duel = The duel
dre13ehn-guide-duel-text = For two, with a single die, usually the air die, otherwise the earth, fire or beginner’s die; the first to eight wins takes it. You play as in the open game, but with a table of answers of its own, without the Gregorian rule, and with four lives each. 1 is called i, 2 a, 3 u, and F o.
dre13ehn-guide-duel-picture = What answers what in the duel.
dre13ehn-guide-duel-zero = With a 0 you lose the round and keep silent: its name is forbidden, and any call would be wrong. If there was no call yet, the other player enters 0. On anything else, keeping silent is a wrong call.
dre13ehn-guide-duel-thirteen = A 3 on a call of 1 wins at once, as 13. Call it ē or li; u will do as well.
dre13ehn-guide-duel-fire = If F was called and you roll anything else, that costs the round and a life, even if you also call it wrongly. A true F with a wrong name costs only the round.
dre13ehn-guide-duel-entry-text = You enter wins as in the open game. If you have no life left, you lose the duel, however many wins you have; the last win is still entered.

dre13ehn-guide-lives = The four lives
dre13ehn-guide-lives-text = They are lost in this order. Every name holds mǫ, which means both “man” and “one”, with one, two, three and finally backwards before it. In four pictures they tell the story of a life to the end of time: birth, awakening, love, return. Each life has a sign and a motto in the dialect of Upper Austria.
dre13ehn-guide-lives-picture = The signs of the four lives.
dre13ehn-guide-lives-each = { $life }, { $shows }. “{ $motto }” [{ $sound }] – { $means }.

dre13ehn-guide-covered = The duel with a cup
dre13ehn-guide-covered-text = If you like, play the duel under a cup, by the rules of the cup game below, with one die and the duel’s own table. Two things cost a life here:
dre13ehn-guide-covered-zero = You are supposed to show a 0 (Herzeigepflicht, the duty to show): that costs the round and nothing more. If you bluff instead and it is uncovered, it costs you the round and a life.
dre13ehn-guide-covered-fire = If you uncover an F, you lose the round and a life, whatever was called.
dre13ehn-guide-covered-ruling = Nothing else costs a life here. The exceptions for FF and 2 and the Gregorian rule do not apply, there is no asking and no keeping silent, and any word outside the table is a wrong call. On a 1, u, ē and li claim the 3; if it is uncovered, even blind or called i, 13 is entered.

dre13ehn-guide-cup = The cup game
dre13ehn-guide-cup-text = For two to eight, with two dice, usually water dice, and a cup; the oldest player begins. Now only you see what you have rolled, and what you call need not be true. The last call counts until the cup is lifted.
dre13ehn-guide-cup-gear-picture = What belongs on the table: a cup, 8 to 13 cm high, 6 to 8 cm wide at the mouth and 4 to 8 cm at the foot, and a mat of 13 to 24 cm, firm, flat, opaque and easy to hold in one hand; in the tournament it is round. A small book will do.
dre13ehn-guide-cup-turn-text = On your turn you roll under the cup and may then …
dre13ehn-guide-cup-peek = look, once per turn;
dre13ehn-guide-cup-call = call: something that answers the last call, true or not. Then you pass the cup on;
dre13ehn-guide-cup-throw = roll again, if there is a call to answer, whether or not you have looked. Then nobody looks, and you pass the cup on blind. That says: “I have answered.” The last call stays as it was;
dre13ehn-guide-cup-show = show the dice. That is wise only with 1313; anything else loses. Saying “ēli” does the same.
dre13ehn-guide-cup-answer-text = When the cup comes to you, you have a choice:
dre13ehn-guide-cup-believe = believe, that is, take the cup and roll to answer the last call;
dre13ehn-guide-cup-uncover = uncover, if you doubt it. The call holds if the roll is that result or answers it; a blind cup holds if the roll answers the last call. If it holds, you lose; if not, the player who rolled does. Here a 23 counts as 2 or 3, and 2 and 13 as 12, 2 or 3, whichever helps;
dre13ehn-guide-cup-ask = ask, but only about a claimed F13, and that always loses.
dre13ehn-guide-cup-step-call-label = Ada looks and tells the truth.
dre13ehn-guide-cup-step-looked-label = Bo believes it, rolls and looks: 1 does not answer 3. He could lie now.
dre13ehn-guide-cup-step-blind-label = So he rolls again instead. Nobody looks, and 3 is still to be answered.
dre13ehn-guide-cup-step-lie-label = Ada does not uncover; she takes the cup and rolls. She has 12 and says 33: a lie, but an answer to 3.
dre13ehn-guide-cup-step-uncover-label = Bo does not believe the 33 and uncovers. But 12 answers 33, so the call holds: Ada wins and enters 12.
dre13ehn-guide-cup-picture = A round under the cup; nobody sees the dashed dice.
dre13ehn-guide-cup-entry-text = If your call holds, you win and enter what is really there. If not, the player who uncovered wins and enters what was called last. The loser begins. Otherwise it is as in the open game: the Gregorian rule, the change of direction after a 1, and the forbidden names.
dre13ehn-guide-cup-false-ruling = What was called last may be the false call itself. 2 and 13 are entered as 23 if 2 or 3 was claimed, or was the last call when the cup was blind; otherwise as 12.
dre13ehn-guide-cup-blind-ruling = You may roll a second time without having looked, and that roll is no new call. A blind cup may always be uncovered, even on a 2, and is never asked about.

dre13ehn-guide-special = Exceptions
dre13ehn-guide-special-two = A 2 called at the start of a round, or on a 1 or a 2, you have to believe.
dre13ehn-guide-special-fire = FF has to be uncovered. If you believe it, you lose; if it is true, it wins as soon as you uncover it. Either way, you begin next.
dre13ehn-guide-special-thirteen = 1313 has to be shown, and then you win. The next player begins. If another player uncovers it, they win and enter 1313.
dre13ehn-guide-special-free = You claim F13 with any word that is neither the name of a result nor forbidden. If the next player asks about it, they lose, and you enter F13. Believing and uncovering work as usual.
dre13ehn-guide-special-name-ruling = Under the cup, the name of another result claims that result, even if F13 is there. Only in the open game may you call F13 that way.
dre13ehn-guide-special-ask-ruling = If you ask about a claimed F13, you lose even if the claim was a lie.

dre13ehn-guide-fouls = Fouls
dre13ehn-guide-foul-a = A, Aussprachefehler, an error of speech: a forbidden name or, in the open game and the duel, a wrong one.
dre13ehn-guide-foul-n = N: a second look under the cup in the same turn.
dre13ehn-guide-foul-g = G: FF was believed. FF is entered.
dre13ehn-guide-foul-h = H, Herzeigepflicht, the duty to show: 1313 was not shown but uncovered. 1313 is entered.
dre13ehn-guide-fouls-entry-text = If you lose on your own turn – by A, by N, by showing the wrong dice, or by a call that does not answer – the other player who called last in this round wins, or else the next player. They enter the letter if there is one, otherwise the last call, and 0 if there was none.
dre13ehn-guide-fouls-ruling = A call of 1 that is still to be answered is entered this way too, although otherwise it wins only when it is uncovered.

dre13ehn-guide-tournament = The tournament
dre13ehn-guide-tournament-text = Two of you play up to thirteen cup games of thirteen wins each. The first to win seven games takes the tournament. The loser of the last round begins the next game, and every game starts clockwise, with empty lists.

dre13ehn-guide-points = The points game
dre13ehn-guide-points-text = A cup game for two to eight with two water dice. Here it matters what you win with, and which of your wins it is. Each row has a result of its own that pays especially well.
dre13ehn-guide-points-picture = What each win in your list is worth, from the first to the thirteenth. On the last, FF scores five points and 1313 seven.
dre13ehn-guide-points-end-text = Anything else scores nothing, A and N included; only on the thirteenth does every win score at least one point. The game is over when a list has thirteen wins, and the most points win. A tie goes to the list with thirteen wins, or else to all who share it. The best game makes 37 points: 1, 2, 3, 22, 23, 33, 13, 8, F13, FF, 11, 12, 1313. The worst makes one.
dre13ehn-guide-points-ruling = The source promises three points for FF on the ninth win in one place, and on the tenth in its table. We follow the table, for F13 on the tenth as well, since only then does its best game make 37.
dre13ehn-guide-solo = Alone, for points
dre13ehn-guide-solo-text = Thirteen rolls with two water dice, each of them your next win, scored by the same table. You may repeat every roll once, and then the second one counts; if you like it stricter, switch that off. 2 and 13 count as 12 or 23, whichever scores more, and as 12 if it makes no difference.

dre13ehn-guide-bots = The computer players
dre13ehn-guide-bots-easy = Easy misspeaks now and then, and bluffs at random.
dre13ehn-guide-bots-medium = Medium calls correctly, and goes by the odds that a call holds.
dre13ehn-guide-bots-strong = With two at the table, Strong plays the cup so close to equilibrium that in the long run you can hardly gain anything against it; with more, it plays its neighbour the same way. Alone, for points, it plays perfectly. None of them knows what is under the cup without having looked.

dre13ehn-guide-keys = The usual keys
dre13ehn-guide-keys-throw = Enter or Space: roll, and go on.
dre13ehn-guide-keys-call = C: to the call field; Enter calls, Esc leaves it. Or pick a name from the table, with the mouse or the arrow keys.
dre13ehn-guide-keys-cup = V, held down: look under the cup. The digit beside each choice picks it; each keeps its own digit.
dre13ehn-guide-keys-more = H gives a hint and R opens this page, unless you type your calls; F1 shows all keys. In the settings you can set a clock for calls.

dre13ehn-guide-plato = Plato builds the world from triangles
dre13ehn-guide-plato-text = Around 400 BC, in the Timaeus, Plato tells how the world was made: the universe a sphere, since nothing is more perfect; in it the elements, made of solids; and the solids made of triangles. Two kinds are enough. Six of the one make an equilateral triangle, the face of fire, air and water; four of the other make a square, the face of earth. The fifth solid he only hints at.
dre13ehn-guide-plato-picture = From the left: the first triangle, two of it, all six; beside them, four of the second kind.
dre13ehn-guide-plato-round-text = For Plato, one element also turns into another: air catches fire, and fire dies down to air; air becomes mist and water, water becomes earth and stone, and everything goes back again. That is why the sign F first appears on the air die.
dre13ehn-guide-ur = The dice of Ur
dre13ehn-guide-ur-text = Among the oldest dice known are tetrahedra of lapis lazuli and ivory, more than five thousand years old according to our source. Sir Leonard Woolley found them at Ur, in what is now Iraq. They were rolled for a board game, not unlike backgammon; he named it the Royal Game of Ur.
dre13ehn-guide-ur-picture = Two fire dice from Ur, as they may have looked.
dre13ehn-guide-duerer = Albrecht Dürer counts
dre13ehn-guide-duerer-text = In 1525 the painter Albrecht Dürer published a textbook on measurement, the “Unterweisung der Messung”. The five solids are in it too, and on each he counts the faces, corners and edges.
dre13ehn-guide-duerer-picture = The five solids, set up and counted. What lies behind is dashed.
dre13ehn-guide-duerer-side-label = from the side
dre13ehn-guide-duerer-above-label = from above
dre13ehn-guide-duerer-faces-label = faces
dre13ehn-guide-duerer-corners-label = corners
dre13ehn-guide-duerer-edges-label = edges
dre13ehn-guide-norse = Runes, digits and a hymn
dre13ehn-guide-norse-text = In Uppland, in Sweden, a six-sided die of about AD 600 lay in a warrior’s grave among weapons and jewellery; it bears an inscription in runes. Several runes joined into one are common in old inscriptions: hence the bind runes.
dre13ehn-guide-norse-signs-text = The signs of the game are not old runes. Its author developed them from our digits, which ought to be called Indian; the signs in this program are drawn afresh to the same idea.
dre13ehn-guide-norse-veda-text = The ages come from India too. Fire and dice already belong together in the Ṛgvēda, where a hymn asks Agni, the fire, for the Kṛta. The Latin ignis is the same word.

dre13ehn-guide-credits = Whose game this is
dre13ehn-guide-credits-text = One author devised and described the game, its names and its mottos. Neither the author’s name nor a publisher is given in the part that we have. The words and pictures here are ours.
