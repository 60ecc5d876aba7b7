# Die Runen, wie sie genannt werden.
dre13ehn-rune-zero = Null
dre13ehn-rune-one = Eins
dre13ehn-rune-two = Zwei
dre13ehn-rune-three = Drei
dre13ehn-rune-eight = Acht
dre13ehn-rune-fire = Feuer
dre13ehn-rune-thirteen = Dreizehn
dre13ehn-rune-eleven = Elf
dre13ehn-rune-twelve = Zwölf
dre13ehn-rune-twenty-two = Zweierpasch
dre13ehn-rune-twenty-three = Zwei und drei
dre13ehn-rune-thirty-three = Dreierpasch
dre13ehn-rune-fire-fire = Feuerpasch
dre13ehn-rune-fire-thirteen = Feuer und dreizehn
dre13ehn-rune-thirteen-thirteen = Dreizehnerpasch
dre13ehn-rune-error = A: falsch angesagt
dre13ehn-rune-peeked = N: zweimal nachgesehen
