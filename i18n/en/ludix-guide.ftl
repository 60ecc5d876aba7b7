# The rules page of Ludix.

ludix-guide-about = Four dice bear letters instead of pips. Every throw is laid out as a Roman numeral, and its value counts – as long as you stop in time. Whoever throws once more stakes all that the turn has brought so far. At { $target } it goes into the last round. For two to six players; devised by Niek Neuwahl.

ludix-guide-dice = The dice
ludix-guide-dice-text = All four are alike: one L, two Xs, one V and two Is. So there are two chances of an X or an I for one of an L or a V.
ludix-guide-dice-picture = The six faces of a die and what they count.

ludix-guide-writing = What is a numeral
ludix-guide-writing-text = All four dice always belong to the numeral, and it has to stand as Roman numerals are written today.
ludix-guide-writing-order = From left to right the signs never become larger; their values are added.
ludix-guide-writing-row = At most three equal signs stand in a row.
ludix-guide-writing-once = V and L stand only once, for twice they would be the next sign.
ludix-guide-writing-off = A smaller sign before a larger one is taken off. Here that happens only in IV, IX and XL, also in the midst of a numeral such as XLIX.
ludix-guide-writing-best = From large to small everything counts: LXVI.
ludix-guide-writing-other = The same dice, laid otherwise: XLIV. Allowed, but 22 points less. LXIV and XLVI would be possible too.
ludix-guide-is = { $numeral } is { $value }.

ludix-guide-turn = A turn
ludix-guide-turn-throw = Whoever is next throws all four dice.
ludix-guide-turn-arrange = A numeral is made of them; its value is added to the total of this turn.
ludix-guide-turn-go-on = Then stop and write the total down, or throw all four again and add the next numeral – as often as you dare.
ludix-guide-turn-fail = If a throw makes no numeral, the turn is over and its whole total is lost. What was written down before stays.
ludix-guide-turn-picture = Two throws, both read well: 22 and 66 make 88. Time to stop?

ludix-guide-end = The end
ludix-guide-end-text = As soon as somebody has written down { $target } or more, the round is played to its end, so that all have had equally many turns. Whoever then has most wins – which need not be whoever was there first.
ludix-guide-end-ruling = Where several have equally many, they share the win.

ludix-guide-before = Before a match
ludix-guide-before-start = Whoever says “Alea iacta est” fastest begins: “The die is cast.” On screen it is typed for a wager; the lot or the seating may decide as well.
ludix-guide-before-ruling = Whoever is found like that sits first from then on: in the record the first seat always begins.
ludix-guide-before-arrange = If you like, the program lays every numeral by itself so that it counts most.
ludix-guide-before-less = Who lays them alone may read less than is possible. Nobody will say so; look out for yourselves.

ludix-guide-chances = The chances
ludix-guide-chances-text = Of { $ways } possible throws { $fails } fail, which is { $percent } per cent, or rather more than one in four.
ludix-guide-chances-numerals = Of fourteen combinations a numeral can be made. What falls from large to small always counts most.
ludix-guide-chances-failures = Of twenty-one none can. Beside them stands what they are worth together, and how that is written.
ludix-guide-chances-stop = A throw brings 31 points on average and costs a good quarter of what is at stake. At 109 the two are in balance: who thinks of nothing but points stops at 110. Who wants to win watches the others as well.

ludix-guide-romans = Of Romans, dice and numerals
ludix-guide-romans-dice = Ancient Rome threw dice with a passion, most of them made of bone, and often three at a time. Their pips were small circles cut into the face, and opposite ones made seven, as they do today. There were dice with letters too; none with Roman numerals has been found yet.
ludix-guide-romans-claudius = The emperor Claudius is said to have written a whole book on the art of dicing. In his travelling coach a board was fixed so that the dice did not slip. The book is lost. Seneca, the mocker, sentenced him for it to throw for ever, in the underworld, with a cup that has no bottom.
ludix-guide-romans-law = Dicing in public was still forbidden under Augustus, except at the Saturnalia in December. It was done all the same: on a tavern wall in Pompeii two men quarrel about a throw until the landlord shows them the door.
ludix-guide-romans-numerals = The signs come from tally sticks and grew like letters only later: a stroke for one, a cross for ten, and V is the upper half of that. There is no nought. Four strokes in the place of IV were common for long; taking off makes numerals shorter and easier to read.
ludix-guide-romans-today = They are of little use for reckoning, which is why the figures we use today took their place in the Middle Ages. On clock faces, on buildings and behind the names of queens the old numerals still stand.
