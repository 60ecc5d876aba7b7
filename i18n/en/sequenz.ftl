sequenz-name = Sequence
sequenz-line = Three numbers in a row, or there will be a stroke for it.
sequenz-throws-about = In one throw, or in three in which dice may be kept.
sequenz-came-well = a sequence
sequenz-came-badly = no sequence

# Rules page
sequenz-guide-turn = Three numbers in a row are wanted: 123, 234, 345 or 456. Whoever does not throw them gets a stroke.
sequenz-guide-picture = Their order does not matter, but a gap spoils everything.
sequenz-guide-more = With three throws you may keep dice after the first and the second and throw the others again, at least one. What is kept stays kept. As soon as three numbers in a row lie there, the turn is over.
sequenz-guide-more-picture = 4 and 5 stay. The third throw brings the 3.
sequenz-guide-ruling = More may be kept after the second throw as well; it is handed down of the first only.
