pasch-name = Pasch
pasch-line = Three throws. Equal pips count, in the last one all of them.
