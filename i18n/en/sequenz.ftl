sequenz-name = Sequence
sequenz-line = Three numbers in a row, or you get a stroke.
sequenz-throws-about = One throw, or three in which dice may be kept.
sequenz-came-well = a sequence
sequenz-came-badly = no sequence

# Rules page
sequenz-guide-turn = You need three numbers in a row: 123, 234, 345 or 456. Miss, and you get a stroke.
sequenz-guide-picture = The order does not matter, but a gap spoils everything.
sequenz-guide-more = With three throws, you may keep dice after the first and the second and throw the others again, at least one. What is kept stays kept. As soon as you have three numbers in a row, the turn is over.
sequenz-guide-more-picture = 4 and 5 stay. The third throw brings the 3.
sequenz-guide-ruling = You may keep more dice after the second throw, too; the source allows it only after the first.

# The card before the game
sequenz-card-one = One throw of three dice.
sequenz-card-two = It has to show three numbers in a row, such as 2, 3 and 4.
sequenz-card-three = Anything else costs a stroke.

# Strategy page
sequenz-strategy-about = With three throws a sequence comes off in { $chance } of the turns if the right dice always stay. Here is what stays of every throw; the hint says the same. With one throw there is nothing to decide.
sequenz-strategy-first = After the first throw
sequenz-strategy-first-text = Framed dice stay; pale ones are thrown again. Behind them you see how often it still comes off.
sequenz-strategy-first-picture = Every throw that is no sequence yet, with two throws to come. Best are 23, 34 and 45, open at both ends; otherwise a 3 or a 4 stays alone, otherwise 12 or 56, otherwise nothing.
sequenz-strategy-second = After the second throw of all three
sequenz-strategy-second-text = The same where nothing stayed after the first throw and only one throw is left.
sequenz-strategy-second-picture = Every throw that is no sequence yet, with one throw to come.
sequenz-strategy-one = After the second throw, with one die kept
sequenz-strategy-one-text = The row is the die that lies there, the column the two just thrown. The number tells which of them joins it; a dash means throw both again. The stronger the ground, the better the prospects. Empty is where the sequence is there already.
sequenz-strategy-one-picture = What joins the die that was kept, with one throw to come.
sequenz-strategy-thrown = just thrown
sequenz-strategy-kept = kept
