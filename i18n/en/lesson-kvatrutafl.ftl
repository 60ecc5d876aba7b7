# Lessons: Kvátrutafl.

lesson-kvatrutafl-path = Round the board
lesson-kvatrutafl-path-path = Your fifteen white men go from a all the way round to x. You threw 6, Ada 5, so you begin and play both. Each number is one step of one man. Take both with the same man, to l.
lesson-kvatrutafl-path-path-two = Two men are allowed as well. But l is a special point: once a man has been there, your men may share points. More about that in the next lesson.
lesson-kvatrutafl-path-other = Ada’s black men begin on m and go the same way round: first to x, then on from a to l. Her first one is on s already. Now you throw.
lesson-kvatrutafl-path-new = 5 and 4. Past l your far side begins, and that is where Ada comes out. Let the man in front stay. Better to bring out two new ones, one with the 5, one with the 4.
lesson-kvatrutafl-path-new-far = From there it could not move on for a long time, and Ada’s men are close behind it. Better to bring two new ones from the start.
lesson-kvatrutafl-path-single = A man alone is in danger: if an opposing man lands on its point, it is hit and goes to the bar. Ada has two like that, on o and on x. Throw.
lesson-kvatrutafl-path-double = A double: you play the 3 four times. Ada’s man on o is three points past l. Bring up your man from f by way of i to l, then go to o with both and hit.
lesson-kvatrutafl-path-closed = Two men or more close their point: Ada cannot land on o now. The man you hit is on the bar and has to come back in first, somewhere from m to r.
lesson-kvatrutafl-path-pass = 3 and 1: you have two men on o, and on m are her own, where she may not enter either. Ada has to pass. Throw.
lesson-kvatrutafl-path-second = 4 and 1. On e you still have a man alone. Put a second one there with the 4, and that point is closed too. The 1 brings out another new man.
lesson-kvatrutafl-path-chance = Ada has entered, but now two of her men stand alone, on p and on q. Perhaps your throw helps.
lesson-kvatrutafl-path-alone = Double 1, four small steps. No advice this time: look at your two men on o. What is in front of them?
lesson-kvatrutafl-path-either = Another game, 3 and 1. Ada closes almost everything, your men on n still have to wait. Only the one on i can move: to j or to l, and then no farther. Take your pick.
lesson-kvatrutafl-path-end = You must play as many numbers as you can; the rest is lost. Now you know the path, steps, doubles and closed points. Six special rules are still to come.

lesson-kvatrutafl-rules = The six special rules
lesson-kvatrutafl-rules-one = Your first throw, and it is a double. Rule 1: a double on your first throw belongs to one man only. Play all four twos with the same one; here you may not share them out.
lesson-kvatrutafl-rules-one-six = Your first throw again. 6 and 6 is different: exactly four men go together from the start to your seventh point, g. Take them there.
lesson-kvatrutafl-rules-two = Now you play Black; the board is turned. Ada brought four men to g with 6 and 6. Rule 2: while exactly these four stand there, they are as exposed as one man. You have 1 and 4.
lesson-kvatrutafl-rules-two-safe = All four are on the bar. Had one of them moved on before, or a fifth one joined them, they would have been safe.
lesson-kvatrutafl-rules-three = White again. Rule 3: on the far side, m to x, no man moves on until five have left the start. You have four. 3 and 6: bring out the fifth one first.
lesson-kvatrutafl-rules-four = Rule 4: until one of your men has been on the twelfth point, l, none may join another. You have 6 and 3, and there is a man on g already. In which order do both work?
lesson-kvatrutafl-rules-four-once = The 3 from i to l, and at once the 6 from a to g was allowed. Once on l is enough for the whole game.
lesson-kvatrutafl-rules-five = Rule 5: Ada closes six points in a row, s to x. Nobody could get past, so whoever stands before them may land there and hits all on that point. Hit on s, then play j to o.
lesson-kvatrutafl-rules-six = Rule 6: a double is played four times if there is any way to do it. On o and on r Ada has a man alone. Remember rule 3: only three of your men have left the start so far.
lesson-kvatrutafl-rules-end = Five had to be away; then the man on o could move on and hit again. Those were all six. Whenever a move is not allowed, the board names the rule.

lesson-kvatrutafl-hit = Hitting, entering, Jan
lesson-kvatrutafl-hit-hit = 2 and 4. Ada’s man on c is alone, two points past your start. Hit it with the 2 and go straight on with the 4, or the black man on w may hit you.
lesson-kvatrutafl-hit-barred = Ada has to enter before she moves anything else. The 1 would take her to m, but her own men are there. From the bar nobody joins their own. You throw.
lesson-kvatrutafl-hit-fresh = The 4, four times. Move the man on g up to k and bring out two new ones. Do not go as far as o: it would stand alone there, in the middle of Ada’s starting quarter.
lesson-kvatrutafl-hit-bar = Ada has hit you: your man from p is on the bar. You too have to enter it first, in your starting quarter, a to f. The number says on which point. Throw.
lesson-kvatrutafl-hit-enter = On d with the 4, or on c with the 3? A 5 would not work, your own man is on e. Think what the other number does then: the man on i is three short of l.
lesson-kvatrutafl-hit-leave = Another position, 3 and 6. With the 6 you could hit on n, from h. But nobody has to hit, and just before n, on m, stand thirteen black men. What do you do?
lesson-kvatrutafl-hit-leave-hit = On n your man would be alone. Ada hits it with a 2 from the bar, and then often with a 1 from m as well. Better to bring out new men.
lesson-kvatrutafl-hit-jan = Two black men wait on the bar. Only n and o are free for them: their own men are on m and q, and you close p and r. You have 5 and 3. Close another.
lesson-kvatrutafl-hit-jan-won = Two wait, one point is free: more men on the bar than points to enter on, and that is Jan, the squire. The game is over at once and scores fifteen. Nothing scores more.
lesson-kvatrutafl-hit-great = Here one man waits, and only o is free: you have a man alone there, and whoever enters hits it. You have 4 and 5. Leave no point free.
lesson-kvatrutafl-hit-end = Stór Jan, the great squire: no point is free, fifteen points again. So hit when it pays, close points in Ada’s starting quarter, and keep an eye on your own.

lesson-kvatrutafl-end = Home and winning
lesson-kvatrutafl-end-off = Once all your men are in the home board, s to x, you may bear off; nine of yours are off already. It takes exactly the number that leads past x: from x, a 1. You have 4 and 2.
lesson-kvatrutafl-end-rear = 1 and 4. Nobody is on u. A number that is too large then takes the rearmost man, here the one on v. If there were one on s or t, it would have to move with the 4.
lesson-kvatrutafl-end-last = Two men are left, one on w and one on x. Both threes are large enough. Take them off.
lesson-kvatrutafl-end-uttekt = All fifteen are off: that is uttekt and scores two. This match goes to five, so another game follows. After uttekt or Jan the winner begins it; otherwise the dice decide.
lesson-kvatrutafl-end-plan = Ada has borne off seven already; you lose this race. But a formation wins too: the langi munkur, three each on t, u, v, w and x. What do you lack? You have 3 and 2.
lesson-kvatrutafl-end-monk = One man is missing, on w, and from p it is exactly seven. Take it there and declare the langi munkur. If you declare nothing, you play on.
lesson-kvatrutafl-end-monk-silent = The formation stands, but undeclared it does not count, and your next throw breaks it up again.
lesson-kvatrutafl-end-others = Five points, and the match is won. Other formations win as well: meistari 13, stutti munkur 7, langi hryggur and litil meistari 3 each. The rules page shows what they look like.
lesson-kvatrutafl-end-half = The langi munkur again: with the 5 it stands, but the 6 would have to break it up. You may declare after only part of the throw. Then it scores half.
lesson-kvatrutafl-end-more = With the 4 the litil meistari would stand, eight on x, seven on w. Half of it is one and a half. Ada has a long way to go, and uttekt scores two. Declare or bear off?
lesson-kvatrutafl-end-more-declared = One and a half would be certain. But Ada can hardly catch up: bearing off gets you two almost every time.
lesson-kvatrutafl-end-mar = Double 5. If the throw that wins also hits a man, that is mar and brings two points more. Look at your man on d, and at the black one on s.
lesson-kvatrutafl-end-end = Five and two make seven. So there are three ways to win: uttekt, a formation and, highest of all, Jan. Now you can play a whole match.
