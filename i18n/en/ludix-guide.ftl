# The rules page of Ludix.

ludix-guide-about-text = Four dice carry letters instead of pips. You lay out every roll as a Roman numeral and score its value – as long as you stop in time. Roll once more, and you stake everything the turn has brought so far. At { $target } points the last round begins. For two to six players aged ten and up; devised by Niek Neuwahl.

ludix-guide-dice = The dice
ludix-guide-dice-text = All four are alike: one L, two Xs, one V and two Is. So X and I come up twice as often as L and V.
ludix-guide-dice-picture = The six faces of a die and what they count.

ludix-guide-writing = What makes a numeral
ludix-guide-writing-text = A numeral always takes all four dice, and it has to be written the way Roman numerals are written today.
ludix-guide-writing-order = From left to right the letters never get larger; their values are added.
ludix-guide-writing-row = At most three of the same letter stand in a row.
ludix-guide-writing-once = V and L may appear only once, since two of them would make the next letter.
ludix-guide-writing-off = A smaller letter before a larger one is subtracted. Here that happens only in IV, IX and XL, also inside a numeral such as XLIX.
ludix-guide-writing-best-picture = Laid out from large to small, everything counts: LXVI.
ludix-guide-writing-other-picture = The same dice, laid out differently: XLIV. Allowed, but 22 points less. LXIV and XLVI would be possible too.
ludix-guide-is-label = { $numeral } is { $value }.

ludix-guide-turn = A turn
ludix-guide-turn-throw = On your turn, roll all four dice.
ludix-guide-turn-arrange = Lay them out as a numeral; its value is added to the total of this turn.
ludix-guide-turn-go-on = Then stop and write the total down, or roll all four again and add the next numeral – as often as you dare.
ludix-guide-turn-fail = If a roll makes no numeral, it is a failed roll: your turn is over and its whole total is lost. What you wrote down before stays.
ludix-guide-turn-picture = Two rolls, both laid out well: 22 and 66 make 88. Time to stop?

ludix-guide-end = The end
ludix-guide-end-text = As soon as a player has written down { $target } or more, the round is played out, so that all of you have had the same number of turns. Then the highest total wins – not necessarily the player who got there first.
ludix-guide-end-ruling = Players with equal highest totals share the win.

ludix-guide-before = Before a match
ludix-guide-before-start = Say “Alea iacta est” (the die is cast) as fast as you can: the quickest begins. On screen it is a typing race; or let the lot or the seating decide.
ludix-guide-before-ruling = The player who begins sits first from then on: in the record, the first seat always begins.
ludix-guide-before-arrange = If you like, the program lays out every numeral for you, for the highest value.
ludix-guide-before-less-ruling = If you lay them out yourself, you may settle for less than the dice could make. The program will not tell you, so keep your eyes open.

ludix-guide-chances = The chances
ludix-guide-chances-text = Of { $ways } possible rolls { $fails } fail: that is { $percent }, or a little more than one in four.
ludix-guide-chances-numerals-picture = Fourteen combinations make a numeral. Laid out from large to small, it always counts most.
ludix-guide-chances-failures-picture = The other twenty-one make none. Beside each is what its letters add up to, and how you write that.
ludix-guide-chances-stop-text = A roll brings 31 points on average and costs a good quarter of what is at stake. At 109 the two balance: if you care only about points, stop at 110. If you want to win, watch the others as well.

ludix-guide-romans = Romans, dice and numerals
ludix-guide-romans-dice-text = The Romans loved to roll dice, mostly dice of bone, and often three at a time. The pips were small engraved circles, and opposite faces made seven, as they do today. There were dice with letters too; none with Roman numerals has been found yet.
ludix-guide-romans-throws-text = Ones were called dogs, and three of them were the worst roll; the best roll was named after Venus. The lexicon of Julius Pollux, from the 2nd century, gives the simplest rule there is: the highest roll takes the stake, and three sixes beat everything. Ovid recommended dice for flirting.
ludix-guide-romans-claudius-text = The emperor Claudius is said to have written a whole book on the art of dicing. In his travelling coach a gaming board was fixed so that the dice would not slip. The book is lost. Seneca, who mocked him, condemned him in return to roll dice for ever in the underworld, from a cup with no bottom.
ludix-guide-romans-law-text = Dicing in public was still forbidden under Augustus, except during the Saturnalia in December. People did it all the same: on a tavern wall in Pompeii two men quarrel over a roll until the landlord shows them the door.
ludix-guide-romans-blame-text = Not everybody approved. Cicero saw nothing in dicing but greed, superstition and error, and chance ruling in place of reason. Tacitus marvelled at the Germanic peoples, who rolled dice sober and in the end staked themselves. And six hundred years after Cicero, Bishop Isidore of Seville still complained of cheating, quarrels and broken things.
ludix-guide-romans-numerals-text = The numerals come from tally sticks and only later came to look like letters: a stroke for one, a cross for ten, and V is its upper half. There is no zero. For a long time people wrote four strokes rather than IV; subtracting makes numerals shorter and easier to read.
ludix-guide-romans-today-text = They are not much good for arithmetic, which is why the figures we use today took over in the Middle Ages. But on clock faces, on buildings and after the names of kings and queens the old numerals live on.

ludix-guide-beyond = Beyond a hundred
ludix-guide-beyond-text = On the dice, L is the end of it; in writing it is not: C is 100, D is 500, M is 1000, and there were letters even for 5000 and 10,000. It goes on as before: D appears only once, and only I, X and C are subtracted, each from the next two letters up. That is how years are written on houses and in the credits of films.
ludix-guide-beyond-picture = Long numerals and what they mean. 1824 stands on the outer castle gate in Vienna; Ludix appeared in 2014.

ludix-guide-invent = Games of your own
ludix-guide-invent-text = Four dice with Roman letters are good for more than one game. The printed rules invite you to invent others and to send them to Piatnik or to the Swiss Museum of Games; the most original ones were to be published.

ludix-guide-credits = Whose game this is
ludix-guide-credits-text = Niek Neuwahl devised Ludix, together with the Swiss Museum of Games in La Tour-de-Peilz; Piatnik in Vienna published it in 2014. The words and pictures here are ours.
