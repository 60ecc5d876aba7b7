# Lessons: Kvátrutafl.

lesson-kvatrutafl-path = Round the board
lesson-kvatrutafl-path-path = Be first to take your fifteen white men round the board, from a to x and off, and you win. You have 6, Ada 5: you begin. Move one man with both numbers, to l.
lesson-kvatrutafl-path-path-two = You may move two different men as well. But l is worth it: once one of your men has been there, your men may stand together. The next lesson says more.
lesson-kvatrutafl-path-other = Ada’s black men begin on m and run the same way round: first to x, then on from a to l. Her first one is on s already. Now you roll.
lesson-kvatrutafl-path-new = 5 and 4. After l comes m, where fourteen black men stand that could hit a single man beyond. Leave yours on l, and bring out a new man from the start with each number.
lesson-kvatrutafl-path-new-far = It would be stuck there for a long time, with Ada’s men close behind it. Better to bring out two new ones from the start.
lesson-kvatrutafl-path-single = A man alone is in danger: if an opposing man lands on its point, it is hit and goes to the bar in the middle. Ada has two such men, on o and x. Roll.
lesson-kvatrutafl-path-double = A double, two equal dice: you play the 3 four times. Bring your man from f by way of i to l, then move both from l to o and hit Ada’s man.
lesson-kvatrutafl-path-closed = Two or more men close their point: Ada cannot land on o now. The man you hit waits on the bar. She must enter it first, m to r, but not on her own men.
lesson-kvatrutafl-path-pass = Ada has 3 and 1. The 3 leads to o, which you close. The 1 leads to m, where her own men are. She has to pass. Roll.
lesson-kvatrutafl-path-second = 4 and 1. On e you still have a man alone. Put a second one there with the 4, and that point is closed too. The 1 brings out one more.
lesson-kvatrutafl-path-chance = Ada has entered, but now three of her men stand alone: on p, on q and on x. Perhaps your roll helps you.
lesson-kvatrutafl-path-alone = Double 1, four small steps. No advice this time: look at your two men on o. What is in front of them?
lesson-kvatrutafl-path-free = Two black men alone, one after the other: both are hit, and your two stand together on q, where they are safe. Before you move, look for men that stand alone.
lesson-kvatrutafl-path-either = Another game, 3 and 1. Ada closes b and d; men on n wait until five have left a (rule 3, next lesson). Move i to j or l, as you like.
lesson-kvatrutafl-path-end = Play as many numbers as you can; the rest is lost. Bear off all your men first, and you win two points; the fourth lesson shows how. Six special rules come next.

lesson-kvatrutafl-rules = The six special rules
lesson-kvatrutafl-rules-one = Your first roll, and it is a double. Rule 1: you play a double on your first roll with one man only. Move the same man by two, four times.
lesson-kvatrutafl-rules-one-six = Your first roll again, but 6 and 6. This is the exception: exactly four men go together from the start to your seventh point, g. Take them there.
lesson-kvatrutafl-rules-two = Another game: Ada has brought four men to s with 6 and 6. Rule 2: while exactly these four stand there, one of your men hits them all. You have 1 and 4.
lesson-kvatrutafl-rules-two-safe = All four are on the bar. If one of them had moved on before, or a fifth had joined them, they would have been safe.
lesson-kvatrutafl-rules-three = Another game. Rule 3: on the far side, m to x, no man moves on until five have left the start. Four of yours have. 3 and 6: bring out the fifth one first.
lesson-kvatrutafl-rules-four = Another game. Rule 4: your men may share a point only after one has been on the twelfth, l. You have 6 and 3, and one is on g already. In which order do both work?
lesson-kvatrutafl-rules-four-once = First the 3 from i to l, and then the 6 from a to g was allowed. Once on l is enough for the whole game.
lesson-kvatrutafl-rules-five = Another game. Rule 5: Ada closes six points in a row, s to x. Nobody gets past, so you may land there and hit every man. 3 and 5: hit on s, then move j to o.
lesson-kvatrutafl-rules-six = Another game. Rule 6: you play a double four times if there is any way. Ada has single men on o and on r. Remember rule 3: only three of your men have left the start.
lesson-kvatrutafl-rules-end = With five men away, the one on o could move on and hit again. Those were all six rules. If a move is not allowed, the board names the rule.

lesson-kvatrutafl-hit = Hitting, entering, Jan
lesson-kvatrutafl-hit-hit = 2 and 4. Ada’s man on c is alone. Hit it with the 2 and go straight on with the 4, or the black man on w may hit you.
lesson-kvatrutafl-hit-barred = Ada has to enter first. The 1 would take her to m, but her own men are there, and no man enters from the bar on its own. She passes. You roll.
lesson-kvatrutafl-hit-fresh = The 4, four times. Move the man on g to k and bring out two new ones. Do not go as far as o: it would stand alone in Ada’s starting quarter, where she enters.
lesson-kvatrutafl-hit-bar = Ada has hit your man on p. You too enter first, in your starting quarter, a to f: with a 2 on b, with a 3 on c, and so on. Roll.
lesson-kvatrutafl-hit-enter = On d with the 4, or on c with the 3? A 5 would not work: your own man is on e. And the other number? The man on i is three short of l.
lesson-kvatrutafl-hit-leave = Another position, 3 and 6. With the 6 you could hit on n, from h. But you need not, and just before n, on m, stand thirteen black men. What do you do?
lesson-kvatrutafl-hit-leave-hit = On n your man would be alone. Ada hits it with a 2 from the bar, and then often with a 1 from m as well. Better to bring out a new man.
lesson-kvatrutafl-hit-jan = Another position: two black men wait on the bar. Only n and o are free for them: their own hold m and q, and you close p and r. You have 5 and 3: close one more.
lesson-kvatrutafl-hit-jan-won = Two wait, one point is free. When more men wait than points are free, that is Jan, the squire: the game ends at once and scores fifteen. No win scores more.
lesson-kvatrutafl-hit-great = Another position: one man waits, and only o is free. Your single man there does not close it: Ada would hit it as she enters. You have 4 and 5. Leave no point free.
lesson-kvatrutafl-hit-end = Stór Jan, the great squire: no point is free, fifteen points again. So hit when it pays, close points in Ada’s starting quarter, and keep an eye on your own.

lesson-kvatrutafl-end = Home and winning
lesson-kvatrutafl-end-off = With all your men in the home board, s to x, you may bear off: from x with 1, from w with 2, and so on. Nine are off already. You have 4 and 2.
lesson-kvatrutafl-end-rear = 1 and 4. No man is on u, so the 4 takes your rearmost, here the one on v. If you had one on s or t, it would have to move with the 4.
lesson-kvatrutafl-end-last = Two men are left, one on w and one on x. Both threes are large enough. Bear them off.
lesson-kvatrutafl-end-uttekt = All fifteen are off: that is uttekt and scores two. This match goes to five, so another game follows. After uttekt or Jan the winner begins it; otherwise the dice decide.
lesson-kvatrutafl-end-plan = Another match: Ada has borne off seven already; you lose this race. But a formation wins too: the langi munkur, the long monk, three each on t to x. You have 3 and 2. What is missing?
lesson-kvatrutafl-end-monk = One man is missing, on w, and from p it is exactly seven. Take it there and declare the langi munkur. If you declare nothing, you play on.
lesson-kvatrutafl-end-monk-silent = The formation stands, but undeclared it does not count, and your next roll breaks it up again.
lesson-kvatrutafl-end-others = Five points, and you have won the match. Other formations win as well: meistari 13, stutti munkur 7, langi hryggur and litil meistari 3 each. The rules page shows what they look like.
lesson-kvatrutafl-end-half = Another game, the langi munkur again: with the 5 it stands, but the 6 would break it up at once. You may declare after only part of the roll. Then it scores half.
lesson-kvatrutafl-end-more = Another game: with the 4 you would have the litil meistari, the little master: eight on x, seven on w. Half of it scores 1½. Ada is far behind, and uttekt scores two. Declare or bear off?
lesson-kvatrutafl-end-more-declared = One and a half would be certain. But Ada can hardly catch up: if you bear off, you get two almost every time.
lesson-kvatrutafl-end-mar = Another game, double 5. If you also hit a man in the roll that wins, that is mar and scores two points more. Look at your man on d, and at the black one on s.
lesson-kvatrutafl-end-end = Five and two make seven. You win by uttekt, by a formation or, highest of all, by Jan. Now you can play a whole match.
