# The runes, as they are called.
dre13ehn-rune-zero = Zero
dre13ehn-rune-one = One
dre13ehn-rune-two = Two
dre13ehn-rune-three = Three
dre13ehn-rune-eight = Eight
dre13ehn-rune-fire = Fire
dre13ehn-rune-thirteen = Thirteen
dre13ehn-rune-eleven = Eleven
dre13ehn-rune-twelve = Twelve
dre13ehn-rune-twenty-two = Pair of twos
dre13ehn-rune-twenty-three = Two and three
dre13ehn-rune-thirty-three = Pair of threes
dre13ehn-rune-fire-fire = Pair of fires
dre13ehn-rune-fire-thirteen = Fire and thirteen
dre13ehn-rune-thirteen-thirteen = Pair of thirteens
dre13ehn-rune-error = A: wrong call
dre13ehn-rune-peeked = N: looked twice
