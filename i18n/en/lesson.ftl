lesson-unread = this lesson cannot be read: { $why }
lesson-step = Step { $step } of { $of }
lesson-right = Right.
lesson-as-good = Right, that is just as good. The lesson now plays: { $own }.
lesson-near = That is nearly as good. The lesson now plays: { $own }.
lesson-also = That will do too. The lesson now plays: { $own }.
lesson-worse = Not quite.
lesson-try = Try again.
lesson-look = Look at what is marked.
lesson-left = Next time the lesson goes on from here.
lesson-next = Next: { $name }
lesson-again = Repeat the lesson
lesson-play = Play your own match
lesson-own-match = Your own match: “{ $hint }” (the lamp) at the top helps you out, and at your first six decisions the coach tells you when another move was clearly better.
lesson-own-match-alone = From here on the coach keeps quiet. If you want to hear more from it, set that under “{ $coach }”.
lesson-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lesson-takes =
    { $minutes ->
        [one] This lesson takes about one minute.
       *[other] This lesson takes about { $minutes } minutes.
    }
lesson-welcome = New here? “Learn” takes you through your first match.
lesson-look-at = Look at the board, then continue.
lesson-head = Learn

lesson-evening-strokes = An evening for strokes
lesson-evening-strokes-turn = An evening has several games; losing one brings a stroke, a bad mark. First: make the highest house number. Ada has 663, Ben 652. Pick a die to turn over: opposite faces make 7.
lesson-evening-strokes-turn-two = The 2 becomes a 5, which makes 551. The 1 becomes even more.
lesson-evening-strokes-turn-five = The 5 becomes a 2, and your number drops to 221. Turn something small over.
lesson-evening-strokes-turn-none = 521 is the lowest number at the table, so the stroke would be yours. A small number turned over becomes a big one.
lesson-evening-strokes-tie = 652, just like Ben. You share last place, so there is a playoff: only the two of you play again, until one is last. Ada looks on.
lesson-evening-strokes-playoff = The old numbers no longer count, and it all starts afresh. Ben has made 553. Your roll.
lesson-evening-strokes-again = 5, 1 and 4. { tavern-strategy-beat }: Anything above 553 saves you. What do you turn over?
lesson-evening-strokes-again-less = That leaves you below 553, and the stroke is yours.
lesson-evening-strokes-stroke = 654 against 553: Ben gets the stroke, and the game is over. You can also agree that all who share last place get one, with no playoff. Ben begins the next game: you take turns.
lesson-evening-strokes-own = In Church Window only your own roll counts: without a 4 or a 6 you get a stroke, and there is no playoff. Ben has neither: his second stroke already. Your turn.
lesson-evening-strokes-window = Your 4 is enough. Ada has neither 4 nor 6: a stroke. In such games all of you can get one, or none. Last comes Students’ Pasch: three rolls, keep what is good. You begin.
lesson-evening-strokes-keep = A 1 counts 100, a 6 counts 60, everything else its pips. The lowest total gets the stroke. Pick what you keep.
lesson-evening-strokes-keep-five = The 5 counts only 5. Two dice have a better chance of a 1 or a 6 than one.
lesson-evening-strokes-keep-three = The 3 counts only 3. Two dice have a better chance of a 1 or a 6 than one.
lesson-evening-strokes-keep-stop = 108 is soon beaten. You have two rolls left; use them.
lesson-evening-strokes-keep-less = That gives the 100 away. Keep the 1, and only the 1.
lesson-evening-strokes-six = 2 and 6, and you have one roll left. { tavern-strategy-best } is what counts, for Ada and Ben come after you. What do you keep?
lesson-evening-strokes-six-stop = Stopping at 162 is too early. You can safely roll the 2 again.
lesson-evening-strokes-six-lost = That gives the 60 away. Only a 1 is better than a 6.
lesson-evening-strokes-end = 165 is the lowest: your stroke. You and Ada have one each, Ben two, so you two win together. A game played on its own can go on until one of you has, say, three.

lesson-pasch-round = A round of “Pasch (Doublets)”
lesson-pasch-round-pairs = You have three rolls. In the first two only matching dice count, in the third all do. The lowest total gets the stroke. Ada has 15. Roll.
lesson-pasch-round-ten = Two fives count 10. The 2 does not count. Now the second roll.
lesson-pasch-round-nothing = All three differ, so nothing counts. The third roll is kinder: in that one everything counts.
lesson-pasch-round-end = Three ones count 19, more than three sixes. With the 10 that makes 29, and Ada gets the stroke. At first only matching dice count, in the last roll everything does.

lesson-grosse-hausnummer-round = A round of “High House Number”
lesson-grosse-hausnummer-round-six = Build the highest house number. You have three rolls and keep exactly one die from each. { tavern-strategy-beat }, which is Ada’s 642, or you get the stroke. Which die do you keep?
lesson-grosse-hausnummer-round-six-two = With the 2 you rarely get past 642. Keep the highest; the digits are put in order only at the end.
lesson-grosse-hausnummer-round-five = From this roll too you keep exactly one, then you roll the last die alone. Which one?
lesson-grosse-hausnummer-round-five-three = With the 3, your last die must show at least a 4. With the 5 you are past 642 already.
lesson-grosse-hausnummer-round-end = You take the last number as it falls: 651. Ada gets the stroke. Always keep the highest; the order takes care of itself. You can also play with only one roll.

lesson-kleine-hausnummer-round = A round of “Low House Number”
lesson-kleine-hausnummer-round-one = Here you want a low number. You have three rolls and keep exactly one die from each. { tavern-strategy-beat }, which is Ada’s 125, or you get the stroke. Which die do you keep?
lesson-kleine-hausnummer-round-one-six = A 6 makes the number high, and high loses.
lesson-kleine-hausnummer-round-one-three = A 3 rarely gets you below 125. There is something lower already.
lesson-kleine-hausnummer-round-two = The 1 stays. The digits are put in order at the end, the low ones in front. What do you keep now?
lesson-kleine-hausnummer-round-two-four = With the 4 only a 1 or a 2 can help you. With the 2, a 3 or a 4 will do as well.
lesson-kleine-hausnummer-round-end = 123 is lower than 125, so the stroke goes to Ada. Keep what is low; you take the last number as it falls.

lesson-entenschiss-round = A round of “Long Duck Dropping”
lesson-entenschiss-round-throw = You have one roll of three dice, and it has to show 1, 2 and 3. Ada missed it: a stroke. Your turn.
lesson-entenschiss-round-end = All three, in any order: no stroke. That happens only once in 36 rolls. If that is too harsh, agree on two or three tries.

lesson-einundzwanzig-round = A round of “Twenty-One”
lesson-einundzwanzig-round-count = One die goes round the table. Ada laid down the 1, and every roll since has been added. Reach 21 or more, and you get the stroke. At 12 you are still safe. Roll.
lesson-einundzwanzig-round-tight = Now it is 19. Only a 1 saves you.
lesson-einundzwanzig-round-end = You made it 20, so whatever Ada rolled, the stroke was hers. The game is over. If the match goes on, she begins again as a consolation, with the 1.

lesson-sequenz-round = A round of “Sequence”
lesson-sequenz-round-keep = Roll three numbers in a row, like Ada’s 3, 4 and 5, or you get a stroke. Here you have three rolls (usually just one). { sequenz-strategy-fit }? Pick it and keep it.
lesson-sequenz-round-keep-both = 4 and 5 are neighbours already. Keep both, and all you need is a 3 or a 6.
lesson-sequenz-round-keep-gap = The 1 is too far away: with a 4 or a 5 it never makes a sequence.
lesson-sequenz-round-last = A 2 does not help. What you have kept stays kept: now you need a 3 or a 6.
lesson-sequenz-round-end = 3, 4, 5: a sequence, in whatever order. No stroke for you and none for Ada. Keep neighbours, and do not trust gaps.

lesson-kirchenfenster-round = A round of “Church Window”
lesson-kirchenfenster-round-throw = You have two dice and one roll. Only 4 and 6 count, and one of them is enough. Ada’s window stayed dark: a stroke. Your turn.
lesson-kirchenfenster-round-end = A 4, and the window is lit: no stroke. Only your own roll counts here; there is no last place.

lesson-bauernfenster-round = A round of “Farmhouse Window”
lesson-bauernfenster-round-throw = You have two dice and one roll. Here 3 and 5 count, and one of them is enough. Ada has a 5. Your turn.
lesson-bauernfenster-round-end = 4 and 6 do not count here: a stroke for you. In Farmhouse Window you need a 3 or a 5.

lesson-waechter-round = A round of “The Watchman Blows from the Tower”
lesson-waechter-round-blow = Two dice lie under the cup, the third stands on top. Blow it off, then lift the cup. The lowest sum gets the stroke. Ada has 7. Roll.
lesson-waechter-round-end = 4, 2 and 5 make 11, so the stroke goes to Ada. You can also agree to multiply: 4 times the 7 below, or 4 times 4, divided by 7.

lesson-luisle-round = A round of “Nacket’s Luisle”
lesson-luisle-round-sums = Collect the numbers from 1 to 10, strictly in order. From a roll you may use each die, and each sum of two or all three. You need the 1. Roll.
lesson-luisle-round-order = 1, 2 and 4 make everything up to 7: seven steps at once. Ada is still waiting for the 1. Now you need the 8.
lesson-luisle-round-ten = 3 and 5 make 8. There was no 9, and the 10 does not count in advance. So the 9 comes first.
lesson-luisle-round-end = 9 and 10 at once: you are at the top. From the next roll on you cancel, from 10 down to 1, so you need the 10 twice. The last to finish gets the stroke.

lesson-filzlaus-round = A round of “The Lonely Louse”
lesson-filzlaus-round-lift = Ada has shaken a die under the cup and pushes the cup to you. Nobody knows what the die shows. If it is the 1, the louse, you get a stroke. Lift the cup.
lesson-filzlaus-round-cover = The louse: a stroke for you. Now cover the die again and push the cup back: this time Ada has to lift.
lesson-filzlaus-round-own = Hands off the cup: lift your own, and you get a stroke and have to cover again. This one is Ada’s to lift.
lesson-filzlaus-round-end = No louse, and Ada gets away. Next you cover for Ada, because you lifted first. Once each of you has been the first to lift, the game is over.

lesson-haar-im-loch-round = A round of “Hair in the Hole”
lesson-haar-im-loch-round-throw = You have three dice and one roll. 1, 3 and 5 are good: they have a pip in the middle, the hair in the hole. Ada had none and got a stroke. Your turn.
lesson-haar-im-loch-round-end = The 5 has a pip in the middle, and one is enough: no stroke. You can also count the hairs; then the fewest hairs get the stroke.

lesson-abstreichen-round = A round of “Striking Out”
lesson-abstreichen-round-strike = You each have the numbers 1 to 6. Roll one die in turn and strike what it shows; the last to finish gets the stroke. You need the 4, Ada the 2 and 5. Roll.
lesson-abstreichen-round-gone = The 2 was gone already, so the roll was for nothing. Ada got no further either. Try once more.
lesson-abstreichen-round-done = You rolled the 4 and have finished. The round is still played out: Ada rolls one last time.
lesson-abstreichen-round-end = With the 5 struck, Ada still lacks the 2, so she gets the stroke. In a larger group you can give the last two or three a stroke each.

lesson-studentenpasch-round = A round of “Students’ Pasch”
lesson-studentenpasch-round-one = A 1 counts 100, a 6 counts 60, the rest their pips. You have up to three rolls. { tavern-strategy-beat }, which is Ada’s 163, or you get the stroke. Pick what stays.
lesson-studentenpasch-round-one-more = 4 and 5 count little. Roll both again: two dice find a 1 or a 6 more easily.
lesson-studentenpasch-round-one-stop = 109 is far less than 163. You have two rolls left; use them.
lesson-studentenpasch-round-one-less = That gives the 100 away. Keep the 1.
lesson-studentenpasch-round-six = 6 and 3 make 163, as much as Ada. You have one roll left.
lesson-studentenpasch-round-six-stop = Level means a playoff. Better roll the 3 again: a 1, 4, 5 or 6 puts you ahead, only a 2 behind.
lesson-studentenpasch-round-six-none = 60 is a lot already. Roll again only what counts little.
lesson-studentenpasch-round-six-three = The 3 counts only 3, the 6 counts 60. Keep the 6 instead.
lesson-studentenpasch-round-end = 165, just enough: Ada gets the stroke. Keep ones and sixes, and roll the rest again while you have rolls and need more.

lesson-mauseloch-round = A round of “Mouse Hole”
lesson-mauseloch-round-sheet = You all share one sheet with the sums 3 to 18. Roll three times and strike. If nothing is new, you get the stroke. Only 3, 4, 7 and 18 are free. Roll.
lesson-mauseloch-round-second = 9 is struck out already. You have two rolls left.
lesson-mauseloch-round-third = 12 is gone too. Your last roll must bring something new.
lesson-mauseloch-round-end = A 7: one new sum is enough. But Ada rolled 10, 11 and 14, all struck out already. She sits in the mouse hole: the game is over, and the stroke is hers.

lesson-schikanen-round = A round of “House Numbers with a Twist”
lesson-schikanen-round-turn = Make the highest house number with three dice; you may turn one over. Opposite faces make 7: your 5 would become a 2. The lowest gets the stroke. Ada has 643. Which do you turn?
lesson-schikanen-round-turn-three = The 3 becomes a 4, which makes 541. Another die gains more.
lesson-schikanen-round-turn-five = The 5 becomes a 2, which makes only 321. Turn something small over.
lesson-schikanen-round-turn-none = 531 is less than 643. Turned over, the smallest number becomes the biggest.
lesson-schikanen-round-won = The 1 becomes a 6, which makes 653. The stroke goes to Ada. Now one more game.
lesson-schikanen-round-leave = This time Ada has 653. You have 4, 6 and 5. Do you turn one over?
lesson-schikanen-round-leave-four = The 4 becomes a 3, which makes 653, as much as Ada. That means a playoff.
lesson-schikanen-round-leave-high = What is high becomes low when turned over. Look at what you have already.
lesson-schikanen-round-end = 654 stays as it is: you do not have to turn. 1, 2 and 3 gain by it, 4, 5 and 6 lose. With three rolls, you may turn one die after each.

lesson-doppelgaenger-round = A round of “The Doppelgängers”
lesson-doppelgaenger-round-pairs = You have five rolls, and only matching dice count. The lowest total gets the stroke. Ada has 20, you have only 10 after three rolls. Two to come. Roll.
lesson-doppelgaenger-round-last = Two twos count 4, the 5 counts nothing: 14 in all. Now the last roll.
lesson-doppelgaenger-round-end = Three threes all count, so 9. With 23 you are ahead of Ada’s 20, and she gets the stroke. Loners never count, not even in the last roll.

lesson-fuenf-finger-round = A round of “The Five Fingers”
lesson-fuenf-finger-round-five = Three dice must add up to 5, as soon as possible. You have ten rolls. Ada did it on the fourth. Roll.
lesson-fuenf-finger-round-again = 12, and 9 upside down. Once more.
lesson-fuenf-finger-round-end = 16, and still a success: upside down they are 1, 2 and 2, which makes 5. It counts automatically. You needed two rolls, Ada four: Ada gets the stroke.

lesson-boese-sieben-round = A round of “The Wicked Seven”
lesson-boese-sieben-round-seven = Three dice must add up to 7, as soon as possible. You have ten rolls; Ada needed three. Roll.
lesson-boese-sieben-round-again = 6, a near miss. Once more.
lesson-boese-sieben-round-end = 14 upside down is 7: 5, 6 and 3 become 2, 1 and 4. A success on roll two, so Ada gets the stroke. If you never succeed, that counts as roll eleven.
