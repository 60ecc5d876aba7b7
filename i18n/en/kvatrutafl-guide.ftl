# The rules page of Kvátrutafl.

kvatrutafl-guide-about-text = Kvátrutafl, also called Kotra in Iceland, is an old board game for two, related to backgammon. Each side brings fifteen men round the board and home. If you are merely faster, you win two points. If you lock the other side in, or end with your men in a handsome formation, you win far more.

kvatrutafl-guide-table = The board
kvatrutafl-guide-table-points-text = The board has 24 points, a to x, and the bar in the middle. You play with two dice. All fifteen white men start on a, all fifteen black men on m.
kvatrutafl-guide-table-picture = The opening position. The number says how many men are on a point.
kvatrutafl-guide-table-path = Both sides go round the board the same way, half a board apart: White from a to x, Black from m to x and on from a to l. Each side counts the points of its path from 1 to 24.
kvatrutafl-guide-table-quarters = The first six points of your path are your starting quarter, the last six your home board: s to x for White, g to l for Black. The first twelve are your near side, the last twelve your far side.

kvatrutafl-guide-turn = A turn
kvatrutafl-guide-turn-first-text = To begin, each side rolls one die. The higher number begins and plays these two dice straight away. If they are equal, you roll again. From then on the sides take turns, rolling both dice.
kvatrutafl-guide-turn-steps = Each die is one step of one man. You may also take both steps with the same man, in either order, but it must be allowed to touch down in between.
kvatrutafl-guide-turn-double = A double, two equal dice, is played four times.
kvatrutafl-guide-turn-land = You may land on an empty point, on your own men (but see rule 4), or on a single opposing man, which you then hit. Two or more opposing men close their point.
kvatrutafl-guide-turn-must = You must play as many dice as you can. If you can play either but not both, you choose. What you cannot play is lost.
kvatrutafl-guide-turn-picture = White has 5 and 3. From e, the 5 hits the man on j. The 3 may not go to h, where two black men stand.

kvatrutafl-guide-bar = Hitting and entering
kvatrutafl-guide-bar-hit-text = A man that is hit goes to the bar. You need not hit if another move is possible.
kvatrutafl-guide-bar-enter-text = If you have men on the bar, you enter all of them before anything else. With a 4, a man enters on the fourth point of your path. None of your own men may be there, and at most one opposing man; that one is hit.
kvatrutafl-guide-bar-picture = White has a man on the bar and rolls 4 and 2. A white man stands on d, so only the 2 is left: the man enters on b and hits.

kvatrutafl-guide-off = Bearing off
kvatrutafl-guide-off-text = Once all your fifteen men are in the home board, you may bear them off. A man leaves the board with exactly the number that takes it past the last point. A larger number takes off only the rearmost man. If one is hit after that, it has to come home again first. A double is the best roll now: it can bear off four men at once.
kvatrutafl-guide-off-picture = The 6 is more than is needed and takes the rearmost man, from u. The 3 takes exactly one, from v.
kvatrutafl-guide-off-behind-picture = No man is on t, but there is one farther back, on s. So the 5 takes no man off: the one on s moves to x.

kvatrutafl-guide-one = Rule 1: a double on the first roll
kvatrutafl-guide-one-text = If your first roll of the game is a double, you play it with one man only. 6 and 6 is different: four men go together to the seventh point, g for White, s for Black. If opposing men close that point, you play nothing.
kvatrutafl-guide-one-picture = 2 and 2 on the first roll: one man takes all four steps.
kvatrutafl-guide-one-six-picture = 6 and 6 on the first roll: four men go to g.

kvatrutafl-guide-two = Rule 2: the four are exposed
kvatrutafl-guide-two-text = As long as exactly these four stand there together, they are as exposed as a single man: an opposing man that lands there hits all four. Once one of them has moved on, the others are safe.
kvatrutafl-guide-two-picture = Black goes from c to g with the 4 and hits all four.
kvatrutafl-guide-two-ruling = If another man of their own side joins the four, they are safe as well.

kvatrutafl-guide-three = Rule 3: five must leave first
kvatrutafl-guide-three-text = On the far side, points 13 to 24 of your path, no man moves on until five men have left the start.
kvatrutafl-guide-three-picture = Only four white men are on their way. The one on o must wait; the ringed ones may move.
kvatrutafl-guide-three-ruling = What counts is how many are away at the moment. A man on the bar is away too; once it is back on the start, it no longer counts.

kvatrutafl-guide-four = Rule 4: each on its own
kvatrutafl-guide-four-text = Until one of your men has reached the twelfth point, l for White, x for Black, no man may land where one of your own stands; only the four of rule 1 may. From the bar, you never enter on your own men.
kvatrutafl-guide-four-picture = No white man has been on l yet. From d, one may go to h with the 4, but not to g with the 3.
kvatrutafl-guide-four-ruling = Once on the twelfth point is enough for the whole game, even if that man is hit later.

kvatrutafl-guide-five = Rule 5: the block
kvatrutafl-guide-five-text = No man could get past six closed points in a row. So they are not closed: a man that stands before them, or comes from the bar, may land on any of them and hits all the men there. The four of rule 2 do not close their point. So six in a row are seldom wise.
kvatrutafl-guide-five-picture = Black holds g to l. From e, White lands on i with the 4 or on k with the 6, and hits both men there.

kvatrutafl-guide-six = Rule 6: the whole double
kvatrutafl-guide-six-text = You must play a double four times if there is any way to do it, with one man or with several.
kvatrutafl-guide-six-picture = 3 and 3 with three men: two from a to d, one each from d to g and from g to j.

kvatrutafl-guide-win = Winning
kvatrutafl-guide-win-text = A game ends in one of eight ways. Bearing off is the most common, and scores only two points.
kvatrutafl-guide-win-picture = The table of wins.

kvatrutafl-guide-uttekt = Uttekt
kvatrutafl-guide-uttekt-text = If you bear off all fifteen men, you win two points. The last man off ends the game at once.
kvatrutafl-guide-uttekt-picture = The 2 takes the man from w, the 5 the last one from x: uttekt.

kvatrutafl-guide-jan = Jan and Stór Jan
kvatrutafl-guide-jan-text = Jan, the squire: more opposing men wait on the bar than there are points for them to enter on. A point of their starting quarter is free if none of their own men stands there and at most one of yours. The game ends that very moment, even in the middle of a roll, and scores fifteen.
kvatrutafl-guide-jan-picture = White hits on u. Two black men are waiting, but only q is free: Jan.
kvatrutafl-guide-jan-great-text = Stór Jan, the great squire, Sprängjan in Swedish: opposing men wait on the bar and not a single point is free. This scores fifteen too.
kvatrutafl-guide-jan-great-picture = With a second man on q, White closes the last free point: Stór Jan.
kvatrutafl-guide-jan-ruling = If rule 5 opens a point of the starting quarter, the bar is not shut, and neither Jan counts.
kvatrutafl-guide-jan-one-ruling = A point with a single man of yours counts as free too, because a man entering there hits it.

kvatrutafl-guide-formations = Five formations
kvatrutafl-guide-formations-text = If all your fifteen men stand in one of these formations after a roll, you may declare it and win. You need not: if you declare nothing, you play on, perhaps for a better one.
kvatrutafl-guide-meistari-picture = Meistari, the master: all fifteen on the last point. 13 points.
kvatrutafl-guide-stutti-picture = Stutti munkur, the short monk: five each on the last three points. 7 points.
kvatrutafl-guide-langi-picture = Langi munkur, the long monk: three each on the last five points. 5 points.
kvatrutafl-guide-hryggur-picture = Langi hryggur, the long back: three each on the first five points of the home board. 3 points.
kvatrutafl-guide-litil-picture = Litil meistari, the little master: eight on the last point, seven before it. 3 points.
kvatrutafl-guide-formations-names-text = In the Swedish Brädspel the meistari is called uppspel, the short monk enkelt kronspel, the long monk dubbelt kronspel. Few players go for the little master.

kvatrutafl-guide-half = Half wins
kvatrutafl-guide-half-text = You may declare a formation after only part of the roll, while a die is still unplayed. It then scores half; that is a half munkur, half a monk. It is worth doing if the rest of the roll would break it up again.
kvatrutafl-guide-half-picture = With the 4 from s to w the long monk stands; the 1 would break it up. If you declare it at once, it scores 2½.
kvatrutafl-guide-half-munkur-picture = With the 3 from t to w the short monk stands; the 5 stays unplayed. It scores 3½.
kvatrutafl-guide-half-ruling = Tradition says this only of the two monks. Here it holds for all five formations.

kvatrutafl-guide-mar = Mar
kvatrutafl-guide-mar-text = If you also hit a man in the roll that wins, you score two points more.
kvatrutafl-guide-mar-picture = White hits on t with the 1 and completes the short monk with the 2: 7 and 2 make 9 points.
kvatrutafl-guide-mar-ruling = Mar counts with uttekt and with the formations, half ones too, but with neither Jan.

kvatrutafl-guide-match = A match
kvatrutafl-guide-match-text = You agree beforehand how many points to play to. The side that bore off or made a Jan begins the next game; otherwise the dice decide again. If the last game scores for both, the higher score wins.
kvatrutafl-guide-match-after = After-rolls, if you agree on them: if one side makes uttekt before the other has borne off a single man, the other may go on rolling alone – five, seven or thirteen times, depending on the region. If it makes one of the two monks or a meistari, whole or half, that scores for it. The two points of the uttekt stay. Some leave the after-rolls out, because monks are so rare.
kvatrutafl-guide-match-extra = Extra roll, if you agree on it: after an uttekt the other side has one more roll. If that bears off all its men as well, the game is drawn, two points each.
kvatrutafl-guide-match-ruling = The side that has won by uttekt begins the next game, even after after-rolls. If you have agreed on both, the extra roll comes first.
kvatrutafl-guide-match-after-ruling = What counts is whether the other side has borne off a man by the time of the uttekt, not later.
kvatrutafl-guide-match-extra-ruling = The extra roll follows every uttekt, no matter which side began the game. It may not declare anything in it.

kvatrutafl-guide-history = Where it comes from
kvatrutafl-guide-history-name-text = There is a French quatre in Kvátra: four, because the board has four quarters. In modern Icelandic it became Kotra. Together with the Swedish Brädspel it still shows how Europe played at tables towards the end of the Middle Ages. The outer and the inner board were told apart by where the light came from, usually a candle.
kvatrutafl-guide-history-charms-text = In Iceland, luck was not left to the dice. One manuscript advises drying a raven’s heart where no sun ever shines, grinding it up and rubbing the die with it. Another charm calls for the tongue of a wagtail, dried in the sun this time and mixed with communion wine, on the pips of the die. We have tried neither.
kvatrutafl-guide-history-cloth-text = The game took learning, too. An edition of the Bualög, Iceland’s old price list, from about 1500 records what lessons in the game were worth: eight ells of cloth or five Danish crowns.
kvatrutafl-guide-history-tacitus-text = Tacitus already marvelled at the Germanic peoples, who played sober and in deadly earnest, and staked their own freedom on the last roll. His word alea can mean dice, but old glosses translate it as zabel and tæfel. So perhaps they sat over a board like this one.

kvatrutafl-guide-credits = Whose game this is
kvatrutafl-guide-credits-text = Kvátrutafl is an old game with no known author and no publisher. The description we follow names nobody either. The words and pictures here are ours.
