sequenz-name = Sequence
sequenz-line = Three numbers in a row, or a stroke.
sequenz-throws-about = In one throw, or in three in which dice may be kept.
