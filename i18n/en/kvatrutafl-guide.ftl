# The rules page of Kvátrutafl.

kvatrutafl-guide-about = Kvátrutafl, in Iceland also called Kotra, is an old board game of the backgammon family, for two. Both lead fifteen men round the board and home. Whoever is merely faster wins two points; whoever locks the others in, or ends with their men handsomely arranged, wins far more.

kvatrutafl-guide-table = The board
kvatrutafl-guide-table-points = The board has 24 points, a to x, and the bar in the middle. It is played with two dice. All fifteen white men begin on a, all black ones on m.
kvatrutafl-guide-table-picture = The opening position. A number tells how many men lie on a point.
kvatrutafl-guide-table-path = Both sides go round the board the same way, half a board apart: White from a to x, Black from m by x and a to l. Each side counts the points of its path from 1 to 24.
kvatrutafl-guide-table-quarters = The first six points of one’s path are the start quarter, the last six the home quarter: s to x for White, g to l for Black. The first twelve are one’s own side, the others the far side.

kvatrutafl-guide-turn = A turn
kvatrutafl-guide-turn-first = To begin, each side throws one die. The higher number begins and plays these two dice at once; if they are equal, both throw again. From then on the sides take turns with both dice.
kvatrutafl-guide-turn-steps = Each die is one step of one man. One man may take both steps, in either order, but must touch down in between where it may stand.
kvatrutafl-guide-turn-double = A double, two equal dice, is played four times.
kvatrutafl-guide-turn-land = A man may land on an empty point, with its own side’s men (see rule 4), or on a single man of the other side, which is hit. Two or more hostile men close their point.
kvatrutafl-guide-turn-must = As many dice must be played as can be. If either can be played but not both, choose. What cannot be played is lost.
kvatrutafl-guide-turn-picture = White has 5 and 3. From e the 5 hits the man on j; with the 3 it may not go to h, where two black men stand.

kvatrutafl-guide-bar = Hitting and entering
kvatrutafl-guide-bar-hit = A man that is hit goes to the bar. Nobody need hit while another move is possible.
kvatrutafl-guide-bar-enter = Men on the bar are all entered before anything else. With a 4, a man enters on the fourth point of its path, which must hold none of its own side and fewer than two hostile men; a single one is hit.
kvatrutafl-guide-bar-picture = White has a man on the bar and throws 4 and 2. Its own man stands on d, so only the 2 is left: it enters on b and hits.

kvatrutafl-guide-off = Bearing off
kvatrutafl-guide-off-text = Once all fifteen men are in the home quarter, they may leave the board. A man goes with exactly the number that takes it past the last point. A larger number takes only the rearmost man. If one is hit after that, it has to come home again first.
kvatrutafl-guide-off-picture = The 6 is more than is needed and takes the rearmost man, from u. The 3 takes exactly one from v.
kvatrutafl-guide-off-behind-picture = Nobody stands on t, but somebody farther back on s. So the 5 takes no man off: the one on s moves to x.

kvatrutafl-guide-one = Rule 1: a double in the first throw
kvatrutafl-guide-one-text = A double in a side’s first turn of the game is played with one man only. 6 and 6 is different: four men go together to the seventh point, g for White, s for Black. If hostile men close it, nothing is played.
kvatrutafl-guide-one-picture = 2 and 2 in the first throw: one man takes all four steps.
kvatrutafl-guide-one-six-picture = 6 and 6 in the first throw: four men go to g.

kvatrutafl-guide-two = Rule 2: the four are exposed
kvatrutafl-guide-two-text = While exactly these four stand there together, they are as exposed as a single man: a hostile man that lands there hits all four. Once one of them has moved on, the others are safe.
kvatrutafl-guide-two-picture = Black goes from c to g with the 4 and hits all four.
kvatrutafl-guide-two-ruling = If one of their own men joins the four, they are safe as well.

kvatrutafl-guide-three = Rule 3: five must leave first
kvatrutafl-guide-three-text = From the far side, points 13 to 24 of its path, no man moves on until five men have left the start.
kvatrutafl-guide-three-picture = Only four white men are on their way. The one on o must wait; those with a ring may move.
kvatrutafl-guide-three-ruling = What counts is how many are away at the moment. A man on the bar is away too; once it stands on the start again, it no longer counts.

kvatrutafl-guide-four = Rule 4: each for itself
kvatrutafl-guide-four-text = Before a man has reached the twelfth point, l for White, x for Black, none may land where one of its own stands; only the four of rule 1 may. From the bar, a man never enters upon its own.
kvatrutafl-guide-four-picture = No white man has been on l yet. From d one may go to h with the 4, but not to g with the 3.
kvatrutafl-guide-four-ruling = Once on the twelfth point is enough for the whole game, even if that man is hit later.

kvatrutafl-guide-five = Rule 5: the block
kvatrutafl-guide-five-text = Nobody could pass six closed points in a row. Therefore they are not closed: a man from before them, or from the bar, may land on any of them and hits all that stand there. The four of rule 2 do not close their point. Six in a row are seldom wise.
kvatrutafl-guide-five-picture = Black holds g to l. From e, White lands on i with the 4 or on k with the 6, and hits both men there.

kvatrutafl-guide-six = Rule 6: the whole double
kvatrutafl-guide-six-text = A double must be played four times if there is any way to do so, with one man or with several.
kvatrutafl-guide-six-picture = 3 and 3 with three men: two from a to d, one each from d to g and from g to j.

kvatrutafl-guide-win = Winning
kvatrutafl-guide-win-text = A game ends in one of eight ways. Bearing off is the most common, and the cheapest.
kvatrutafl-guide-win-picture = The table of wins.

kvatrutafl-guide-uttekt = Uttekt
kvatrutafl-guide-uttekt-text = Whoever has borne off all fifteen men wins two points. The last man off ends the game at once.
kvatrutafl-guide-uttekt-picture = The 2 takes the man from w, the 5 the last one from x: uttekt.

kvatrutafl-guide-jan = Jan and Stór Jan
kvatrutafl-guide-jan-text = Jan, the squire: more hostile men wait on the bar than there are points for them to enter. A point of their start quarter is free if none of theirs stands there, and at most one man of the other side. The game ends at that moment, even in the middle of a throw, and scores fifteen.
kvatrutafl-guide-jan-picture = White hits on u. Two black men are waiting, but only q is free: Jan.
kvatrutafl-guide-jan-great = Stór Jan, the great squire, Sprängjan in Swedish: somebody waits on the bar and not a single point is free. This scores fifteen too.
kvatrutafl-guide-jan-great-picture = With a second man on q, White closes the last free point: Stór Jan.
kvatrutafl-guide-jan-ruling = Where rule 5 opens a point of the start quarter, the bar is not shut, and there is neither Jan.

kvatrutafl-guide-formations = Five formations
kvatrutafl-guide-formations-text = If all fifteen men stand in one of these formations after a throw, it may be declared and wins. It need not be: whoever keeps silent plays on, perhaps for a better one.
kvatrutafl-guide-meistari-picture = Meistari, the master: all fifteen on the last point. 13 points.
kvatrutafl-guide-stutti-picture = Stutti munkur, the short monk: five each on the last three points. 7 points.
kvatrutafl-guide-langi-picture = Langi munkur, the long monk: three each on the last five points. 5 points.
kvatrutafl-guide-hryggur-picture = Langi hryggur, the long back: three each on the first five points of the home quarter. 3 points.
kvatrutafl-guide-litil-picture = Litil meistari, the little master: eight on the last point, seven before it. 3 points.

kvatrutafl-guide-half = Half wins
kvatrutafl-guide-half-text = A formation may be declared after only a part of the throw, while a die is left unplayed. It then scores half. That is worth doing where the rest of the throw would have to break it again.
kvatrutafl-guide-half-picture = With the 4 from s to w the long monk stands; the 1 would break it. Declared at once, it scores 2½.
kvatrutafl-guide-half-ruling = This is handed down for the two monks. Here it holds for all five formations.

kvatrutafl-guide-mar = Mar
kvatrutafl-guide-mar-text = If a man was hit in the throw that wins, two points are added.
kvatrutafl-guide-mar-picture = White hits on t with the 1 and completes the short monk with the 2: 7 and 2, that is 9 points.
kvatrutafl-guide-mar-ruling = Mar holds for uttekt and for the formations, half ones too, but not for either Jan.

kvatrutafl-guide-match = A match
kvatrutafl-guide-match-text = A match is played for as many points as agreed. Whoever bore off or made a Jan begins the next game; otherwise the dice decide again. If the last game scores for both, the higher score wins.
kvatrutafl-guide-match-after = After-throws, if agreed: if the other side has not borne off a single man at an uttekt, it may go on throwing alone, five, seven or thirteen times, depending on the district. If it achieves one of the two monks or a meistari, whole or half, that scores for it. The two points of the uttekt stay.
kvatrutafl-guide-match-extra = An extra throw, if agreed: after an uttekt the other side has one more throw. If that takes off all of its men as well, the game is drawn, two points each.
kvatrutafl-guide-match-ruling = Whoever has won by uttekt begins the next game after after-throws too. Where both are agreed, the extra throw comes first.

kvatrutafl-guide-history = Where it comes from
kvatrutafl-guide-history-name = Kvátra has the French quatre in it, four, for the board has four quarters; in modern Icelandic it became Kotra. Together with the Swedish Brädspel it preserves how Europe played at tables towards the end of the Middle Ages. Outer and inner board were told apart by where the light fell from, mostly that of a candle.
kvatrutafl-guide-history-charms = In Iceland, luck was not left to the dice. One manuscript advises drying a raven’s heart where no sun ever shines, grinding it, and rubbing the die with it. Another charm asks for the tongue of a wagtail, dried in the sun this time and mixed with communion wine, on the pips of the die. We have tried neither.
kvatrutafl-guide-history-cloth = The game had to be learned, too: an edition of the Bualög of about 1500 records what lessons in it were worth: eight ells of cloth or five Danish crowns.
kvatrutafl-guide-history-tacitus = And Tacitus already marvelled at the Germanic peoples, who played sober and in full earnest, and staked their own freedom on the last throw. His word alea may mean dice, but old glosses translate it as zabel and tæfel. So perhaps they sat at a board like this one.
