# The four lives: what their mottos mean, word by word and as a whole, and what their signs show.
# “means” and “shows” stand in the middle of a sentence: lower case, no full stop.

dre13ehn-life-word-one-man = one-man
dre13ehn-life-word-two-man = two-man
dre13ehn-life-word-three-man = three-man
dre13ehn-life-word-backwards-man = backwards-man
dre13ehn-life-word-less = less
dre13ehn-life-word-than = than
dre13ehn-life-word-two = two
dre13ehn-life-word-all = all
dre13ehn-life-word-three = three
dre13ehn-life-word-can = can
dre13ehn-life-word-can-can = can-can

dre13ehn-life-amo-means = one alone can do less than two
dre13ehn-life-zwamo-means = two together can do everything
dre13ehn-life-draimo-means = three can do three things
dre13ehn-life-rykvertsmo-means = those who turn back can do all that can be done

dre13ehn-life-amo-shows = the one: birth, a vessel that something enters from above
dre13ehn-life-zwamo-shows = two: the awakened human being, linked to what is above, who knows what they can do
dre13ehn-life-draimo-shows = three: two find each other in love, and a third comes of it; life keeps turning
dre13ehn-life-rykvertsmo-shows = the backwards man: everything returns to where it came from, to the infinite; that is what the 8 in his sign means
