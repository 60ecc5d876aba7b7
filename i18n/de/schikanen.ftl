schikanen-name = Hohe Hausnummern mit Schikanen
schikanen-line = Die höchste Hausnummer, und ein Würfel darf umgedreht werden.

# Regelseite
schikanen-guide-turn = Eine Hausnummer aus drei Würfeln, so hoch es geht, mit einer Schikane: Einen der geworfenen Würfel darf man auf den Kopf stellen. Gegenüberliegende Seiten ergeben immer 7, so wird aus einer 1 eine 6 und aus einer 2 eine 5.
schikanen-guide-end = Am Schluss werden die Ziffern so gestellt, dass die höchste Nummer herauskommt. Die niedrigste Hausnummer verliert.
schikanen-guide-picture = 331 wäre mager. Umgedreht wird die 1 zur 6.
schikanen-guide-more = Mit drei Würfen darf nach jedem einer umgedreht werden; dann bleibt, wie bei der großen Hausnummer, ein Würfel liegen. Auch der letzte darf noch umgedreht werden.
schikanen-guide-notation = Fürs Umdrehen steht „{ $turn }“, wenn der zweite Würfel umgedreht wird, und „{ $none }“, wenn keiner.

# Karte vor dem Spiel
schikanen-card-one = Ein Wurf; dann darf ein Würfel auf die Gegenseite gedreht werden.
schikanen-card-two = Daraus wird die höchste Zahl gelegt: 1, 2 und 2 machen so 622.
schikanen-card-three = Die niedrigste Hausnummer bekommt den Strich.
