# The rules page of Namaste.

namaste-guide-about = Everybody fills a diamond of 25 spaces with the sums of dice, rising along every row and down every column. Complete a row or column before the others, and you score the number in its middle; come later, and you score half. For two to four players from eight years on.

namaste-guide-sheet = The sheet
namaste-guide-sheet-fields = The columns of the diamond are a to g from the left, the rows 1 to 7 from the top. Column d and row 4 are pink: they hold the middle of every row and every column. Round the diamond, each row and each column has a box whose tip points at it.
namaste-guide-sheet-picture = A sheet in mid-game: row 2 is complete and scores 8 points, the 4 in a4 counts in its truth box, and one bad-karma box is filled.
namaste-guide-sheet-symbols = Ten white symbol boxes go with the rows and columns of three or more spaces. Each has a small circle.
namaste-guide-sheet-truths = Four teal truth boxes go with the four tips d1, a4, d7 and g4, the rows and columns of a single space.
namaste-guide-sheet-karma = Four green boxes are for bad karma. There is also the box “I start”, ticked by whoever begins, and the total.
namaste-guide-sheet-ruling = Which symbol goes with which line makes no difference to the score. Here rows 2 to 6 are lotus, knot, elephant, eye and fish; columns b to f are bamboo, wheel, hand, yin and yang, and stones.

namaste-guide-dice = The dice
namaste-guide-dice-faces = There are three white dice and a turquoise one. Each shows 2, 3, 4, 5, 6 or 1/7. Whoever uses a 1/7 decides whether it counts as 1 or as 7, separately for each die and whatever the others make of it.

namaste-guide-turn = A turn
namaste-guide-turn-order = The youngest begins; then play goes clockwise.
namaste-guide-turn-choose = The active player takes one, two or three white dice, always adds the turquoise one, and throws them once.
namaste-guide-turn-active = The active player adds up all the dice thrown and enters the sum in a space, or takes bad karma.
namaste-guide-turn-fellows = Then all the others may enter the sum of the white dice; the turquoise one does not count for them. Passing costs nothing.
namaste-guide-active = active player
namaste-guide-fellows = the others
namaste-guide-dice-picture = White 1/7 and 2, turquoise 4: the active player enters 7 or 13, the others 3 or 9.
namaste-guide-turn-ruling = The others decide independently of each other, in any order. On a shared screen, whoever decides later sees what has been entered already.

namaste-guide-enter = Entering
namaste-guide-enter-empty = The space is empty; what is written stays.
namaste-guide-enter-rows = In every row the numbers rise from left to right.
namaste-guide-enter-columns = In every column they rise from top to bottom.
namaste-guide-enter-gaps = Gaps between the numbers may be any size, but no number appears twice in the same row or column.
namaste-guide-enter-picture = Where may a second 14 go? Not in the row or column of the first; not left of the 9 in c3 or above it; not right of the 19 in e5 or below it.

namaste-guide-karma = Bad karma
namaste-guide-karma-text = Active players who cannot enter their sum, or do not want to, write the number on the turquoise die in an empty bad-karma box: minus points. Its 1/7 then counts as 1.

namaste-guide-points = Rows and columns
namaste-guide-points-first = A row or column is complete when all its spaces are filled. Whoever gets there first writes the number from its pink middle space in the symbol box. Everybody who has not completed it yet crosses off its circle.
namaste-guide-points-later = Once the circle is crossed off, the same row or column scores only half the middle number, rounded up.
namaste-guide-row-first = Completed first
namaste-guide-row-later = Completed later
namaste-guide-points-picture = The 7 in the middle of row 2 scores 7 points for the first; with the circle crossed off, it scores 4.
namaste-guide-points-together = All who complete a line in the same turn, the active player or not, are first together and score in full.

namaste-guide-truths = Truth boxes
namaste-guide-truths-text = A number at a tip of the diamond scores at once, no matter who was first: in full at the top and on the left, half of it, rounded up, at the bottom and on the right.
namaste-guide-truths-picture = The 4 in d1 scores 4, the 9 in a4 scores 9. The 17 in g4 scores 9, the 22 in d7 scores 11.

namaste-guide-end = The end
namaste-guide-end-when = When somebody has filled all 25 spaces or the fourth bad-karma box, the round is played out, so that everybody has been active equally often.
namaste-guide-end-winner = Add up your symbol and truth boxes and take away the bad karma. The highest total wins. On a tie, fewer bad-karma boxes win; if these are equal too, the win is shared.
namaste-guide-end-ruling = The last round is played like any other. With no space left, you pass on the others’ turns and take bad karma on your own.

namaste-guide-symbols = The ten symbols
namaste-guide-symbols-text = They are there so that players can call out which circle to cross off. But each also has a meaning of its own:
namaste-guide-symbols-picture = The symbols and their rows and columns.
namaste-guide-lotus = The lotus grows out of mud and stays clean: awakening and new life.
namaste-guide-knot = The endless knot has neither beginning nor end: everything is connected, for ever.
namaste-guide-elephant = The elephant stands for strength and brings luck.
namaste-guide-eye = The eye sees things as they are: they are one.
namaste-guide-fishes = The fish swim without fear: courage, luck and plenty.
namaste-guide-bamboo = Bamboo bends and does not break: resilience and purity.
namaste-guide-wheel = The dharma wheel has eight spokes, as the Buddhist path has eight parts.
namaste-guide-hand = The raised hand protects and gives strength.
namaste-guide-yin-yang = Yin and yang are opposites that belong together, each with a bit of the other in it.
namaste-guide-stones = Stacking stones takes a calm hand: serenity.

namaste-guide-word = Namaste and the four truths
namaste-guide-word-text = “Namaste” is a greeting and means: I bow to you. You put your hands together in front of your heart and lean forward a little. The four truth boxes are a good place to recite the four noble truths of Buddhism:
namaste-guide-dukkha = Dukkha: to live is also to suffer.
namaste-guide-samudaya = Samudaya: suffering has causes, such as greed and hatred.
namaste-guide-nirodha = Nirodha: it can come to an end, for everybody.
namaste-guide-magga = Magga: the noble eightfold path leads there; right action is part of it, and right speech, which does not lie.

namaste-guide-credits = Whose game this is
namaste-guide-credits-text = Namaste was devised by Bernhard Lach and Uwe Rapp, designed by Kreativbunker, edited by Anneli Ganser and Elke Vogel, and published in 2021 by moses. Verlag in Kempen. The words and pictures here are ours.
