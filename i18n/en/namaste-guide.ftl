# The rules page of Namaste.

namaste-guide-about-text = Each of you fills a diamond of 25 spaces with sums of dice, rising along every row and down every column. Complete a row or column before the others, and you score the number in its middle; come later, and you score half. For two to four players aged eight and over.

namaste-guide-sheet = The sheet
namaste-guide-sheet-fields-text = The columns of the diamond are a to g from the left, the rows 1 to 7 from the top. Column d and row 4 are pink: they hold the middle of every row and every column. Round the diamond, each row and each column has a box whose tip points at it.
namaste-guide-sheet-picture = A sheet in mid-game: row 2 is complete and scores 8 points, the 4 in a4 counts in its truth box, and one bad-karma box is filled.
namaste-guide-sheet-symbols = Ten white symbol boxes go with the rows and columns of three or more spaces. Each has a small circle.
namaste-guide-sheet-truths = Four teal truth boxes go with the four tips d1, a4, d7 and g4, the rows and columns of a single space.
namaste-guide-sheet-karma = Four green boxes are for bad karma, that is, for minus points. There is also the box “I start”, which the first player ticks, and the total.
namaste-guide-sheet-ruling = Which symbol goes with which row or column makes no difference to the score. Here rows 2 to 6 are lotus, knot, elephant, eye and fish; columns b to f are bamboo, wheel, hand, yin and yang, and stones.

namaste-guide-dice = The dice
namaste-guide-dice-faces-text = There are three white dice and one turquoise die. Each shows 2, 3, 4, 5, 6 or 1/7. When you use a 1/7, you decide whether it counts as 1 or as 7, separately for each die and whatever the others make of it.

namaste-guide-turn = A turn
namaste-guide-turn-order-text = The youngest player begins; then play goes clockwise.
namaste-guide-turn-choose = On your turn you take one, two or three white dice, always add the turquoise one, and roll them once.
namaste-guide-turn-active = On your own turn you add up all the dice and enter the sum in a space, or you take bad karma.
namaste-guide-turn-fellows = Then all the others may enter the sum of the white dice; the turquoise one does not count for them. Passing costs nothing.
namaste-guide-active-label = active player
namaste-guide-fellows-label = the others
namaste-guide-dice-picture = White 1/7 and 2, turquoise 4: on your own turn you enter 7 or 13, the others 3 or 9.
namaste-guide-turn-ruling = The others decide independently of each other, in any order. On a shared screen, you see what others have entered before you.

namaste-guide-enter = Entering
namaste-guide-enter-empty = You enter only in empty spaces; what is written stays.
namaste-guide-enter-rows = In every row the numbers rise from left to right.
namaste-guide-enter-columns = In every column they rise from top to bottom.
namaste-guide-enter-gaps = Gaps between the numbers may be any size, but no number appears twice in the same row or column.
namaste-guide-enter-picture = Where may a second 14 go? Not in the row or column of the first; not left of the 9 in c3 or above it; not right of the 19 in e5 or below it.

namaste-guide-karma = Bad karma
namaste-guide-karma-text = If you cannot enter anything on your own turn, or do not want to, write the number on the turquoise die in an empty bad-karma box: minus points. Its 1/7 then counts as 1.

namaste-guide-points = Rows and columns
namaste-guide-points-first-text = A row or column is complete when all its spaces are filled. If you get there first, you write the number from its pink middle space in the symbol box. All who have not completed it yet cross off its circle.
namaste-guide-points-later-text = Once your circle is crossed off, that row or column scores only half its middle number, rounded up.
namaste-guide-row-first-label = Completed first
namaste-guide-row-later-label = Completed later
namaste-guide-points-picture = The 7 in the middle of row 2 scores 7 points for the first; with the circle crossed off, it scores 4.
namaste-guide-points-together-text = All who complete a row or column in the same turn, active player or not, are first together and score in full.

namaste-guide-truths = Truth boxes
namaste-guide-truths-text = A number at a tip of the diamond scores at once, no matter who was first: in full at the top and on the left; at the bottom and on the right half of it, rounded up.
namaste-guide-truths-picture = The 4 in d1 scores 4, the 9 in a4 scores 9. The 17 in g4 scores 9, the 22 in d7 scores 11.

namaste-guide-end = The end
namaste-guide-end-when-text = Once a sheet has all 25 spaces or all four bad-karma boxes filled, you play the round to its end, so that all of you have had the same number of turns.
namaste-guide-end-winner-text = Add up your symbol and truth boxes and take away the bad karma. The highest total wins. On a tie, the sheet with fewer bad-karma boxes filled wins; if these are equal too, you share the win.
namaste-guide-end-ruling = You play the last round like any other. With no space left, you pass on the others’ turns and take bad karma on your own.

namaste-guide-symbols = The ten symbols
namaste-guide-symbols-text = You use the symbols to call out to each other which circle to cross off. But each also has a meaning of its own:
namaste-guide-symbols-picture = The symbols and their rows and columns.
namaste-guide-symbols-lotus = The lotus grows out of mud and stays clean: awakening and new life.
namaste-guide-symbols-knot = The endless knot has neither beginning nor end: everything is connected, for ever.
namaste-guide-symbols-elephant = The elephant stands for strength and brings luck.
namaste-guide-symbols-eye = The eye sees things as they are: all is one.
namaste-guide-symbols-fishes = The fish swim without fear: courage, luck and plenty.
namaste-guide-symbols-bamboo = Bamboo bends and does not break: resilience and purity.
namaste-guide-symbols-wheel = The dharma wheel has eight spokes, as the Buddhist path has eight parts.
namaste-guide-symbols-hand = The raised hand protects and gives strength.
namaste-guide-symbols-yin-yang = Yin and yang are opposites that belong together, each with a bit of the other in it.
namaste-guide-symbols-stones = Stacking stones takes a calm hand: serenity.

namaste-guide-word = Namaste and the four truths
namaste-guide-word-text = “Namaste” is a greeting and means: I bow to you. You put your hands together in front of your heart and lean forward a little. At the four truth boxes you can recite the four noble truths of Buddhism:
namaste-guide-word-dukkha = Dukkha: to live is also to suffer.
namaste-guide-word-samudaya = Samudaya: suffering has causes, such as greed and hatred.
namaste-guide-word-nirodha = Nirodha: it can come to an end, for everybody.
namaste-guide-word-magga = Magga: the noble eightfold path leads there; right action is part of it, and right speech, which does not lie.

namaste-guide-credits = Whose game this is
namaste-guide-credits-text = Bernhard Lach and Uwe Rapp devised Namaste; the graphic design is by Kreativbunker. Anneli Ganser and Elke Vogel edited it, and moses. Verlag in Kempen published it in 2021. The texts and pictures here are our own.
