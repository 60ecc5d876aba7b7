# The rules page of Namaste.

namaste-guide-about = Everybody fills a diamond of 25 fields with the sums of dice, rising in every row and every column. Whoever completes a row or column before the others earns the number in its middle; whoever is late earns half. For two to four players.

namaste-guide-sheet = The sheet
namaste-guide-sheet-fields = The columns of the diamond are a to g from the left, the rows 1 to 7 from the top. Column d and row 4 are pink: they hold the middle of every row and every column. Round the diamond each row and each column has a box whose nose points at it.
namaste-guide-sheet-picture = A sheet in play: row 2 is complete and pays 8 points, the 4 at a4 counts in its truth box, one bad-karma box is filled.
namaste-guide-sheet-symbols = Ten white symbol boxes belong to the rows and columns of three fields or more. Each has a small circle.
namaste-guide-sheet-truths = Four petrol truth boxes belong to the four tips d1, a4, d7 and g4, which are rows or columns of a single field.
namaste-guide-sheet-karma = Four green boxes wait for bad karma. Beside them are the box “I start”, ticked by whoever begins, and the total.
namaste-guide-sheet-ruling = Which symbol stands at which line matters to nobody’s points. Here rows 2 to 6 are lotus, knot, elephant, eye and fishes; columns b to f are bamboo, wheel, hand, yin and yang, and stones.

namaste-guide-dice = The dice
namaste-guide-dice-faces = There are three white dice and a turquoise one. Each shows 2, 3, 4, 5, 6 or 1/7. Whoever uses a 1/7 decides whether it counts as 1 or as 7, for each die anew and no matter what others make of it.

namaste-guide-turn = A turn
namaste-guide-turn-order = The youngest begins, then the turn goes round clockwise.
namaste-guide-turn-choose = The active player takes one, two or three white dice, always adds the turquoise one, and throws them once.
namaste-guide-turn-active = The active player adds up all dice that were thrown and enters the sum in a field, or takes bad karma.
namaste-guide-turn-fellows = Then all fellow players may enter the sum of the white dice; the turquoise one is not for them. Passing costs nothing.
namaste-guide-active = active player
namaste-guide-fellows = fellow players
namaste-guide-dice-picture = White 1/7 and 2, turquoise 4: the active player enters 7 or 13, each fellow player 3 or 9.

namaste-guide-enter = Entering
namaste-guide-enter-empty = The field is empty; what is written stays.
namaste-guide-enter-rows = In every row the numbers rise from left to right.
namaste-guide-enter-columns = In every column they rise from top to bottom.
namaste-guide-enter-gaps = Gaps between the numbers may be of any size, but no number stands twice in a row or column.
namaste-guide-enter-picture = Where may a second 14 go? Not in the row or column of the first; not left of the 9 at c3 or above it; not right of the 19 at e5 or below it.

namaste-guide-karma = Bad karma
namaste-guide-karma-text = Active players who cannot enter their sum, or do not want to, write the number on the turquoise die into an empty bad-karma box: minus points. Its 1/7 then counts as 1.

namaste-guide-points = Rows and columns
namaste-guide-points-first = A row or column is complete when all its fields are filled. Whoever is first writes the number of its pink middle field into the symbol box. Everybody who has not completed it crosses its circle.
namaste-guide-points-later = With the circle crossed, the same row or column pays only half of the middle number, rounded up.
namaste-guide-row-first = Completed first
namaste-guide-row-later = Completed later
namaste-guide-points-picture = The 7 in the middle of row 2 pays 7 points to the first; with the circle crossed it pays 4.
namaste-guide-points-together = All who complete a line in the same turn, the active player and fellow players alike, are first together and get the full points.

namaste-guide-truths = Truth boxes
namaste-guide-truths-text = A number at a tip of the diamond pays at once, no matter who was first: above and on the left in full, below and on the right half of it, rounded up.
namaste-guide-truths-picture = The 4 at d1 pays 4, the 9 at a4 pays 9. The 17 at g4 pays 9, the 22 at d7 pays 11.

namaste-guide-end = The end
namaste-guide-end-when = When somebody has filled all 25 fields or the fourth bad-karma box, the round is played to its end, so that everybody has been active equally often.
namaste-guide-end-winner = Everybody adds up symbol and truth boxes and takes away the bad karma. The highest total wins. On a tie fewer bad-karma boxes win; if these are equal too, the victory is shared.
namaste-guide-end-ruling = The last round is played like any other. Whoever has no field left passes as a fellow player, and takes bad karma when active.

namaste-guide-symbols = The ten symbols
namaste-guide-symbols-text = They are there so that players can call out which circle is to be crossed. But each has a meaning of its own:
namaste-guide-symbols-picture = The symbols and their rows and columns.
namaste-guide-lotus = The lotus grows out of mud and stays clean: awakening and new birth.
namaste-guide-knot = The endless knot has neither beginning nor end: everything is connected, for ever.
namaste-guide-elephant = The elephant stands for strength and brings luck.
namaste-guide-eye = The eye sees things as they are: they are one.
namaste-guide-fishes = The fishes swim without fear: courage, luck and plenty.
namaste-guide-bamboo = Bamboo bends and does not break: resilience and purity.
namaste-guide-wheel = The wheel has eight spokes, as the Buddhist path has eight parts.
namaste-guide-hand = The raised hand protects and gives strength.
namaste-guide-yin-yang = Yin and yang are opposites that belong together, each holding a bit of the other.
namaste-guide-stones = Stones laid upon each other ask for a calm hand: serenity.
