schikanen-name = Hohe Hausnummern mit Schikanen
schikanen-line = Bau die höchste Hausnummer; einen Würfel darfst du umdrehen.

# Regelseite
schikanen-guide-turn-text = Du baust aus drei Würfeln eine Hausnummer, so hoch es geht, mit einer Schikane: Einen Würfel, den du gerade gewürfelt hast, darfst du auf den Kopf stellen. Gegenüberliegende Seiten ergeben immer 7, so wird aus einer 1 eine 6 und aus einer 2 eine 5.
schikanen-guide-example-picture = 331 wäre mager. Umgedreht wird die 1 zur 6.
schikanen-guide-end-text = Am Schluss stehen die Ziffern so, dass die höchste Nummer herauskommt. Die niedrigste Hausnummer verliert.
schikanen-guide-more-text = Mit drei Würfen darfst du nach jedem einen Würfel umdrehen; dann bleibt, wie bei der großen Hausnummer, einer liegen. Auch den letzten darfst du noch umdrehen.
schikanen-notation = In der Aufzeichnung steht „{ $turn }“, wenn du den zweiten Würfel umdrehst, und „{ $none }“, wenn du keinen umdrehst.
schikanen-guide-keep = Gut spielen
schikanen-guide-keep-text = Dreh deinen kleinsten Würfel um, wenn er höchstens eine 3 zeigt, sonst keinen. Bei drei Würfen lass danach den höchsten liegen.

# Karte vor dem Spiel
schikanen-card-one = Du würfelst einmal mit drei Würfeln und darfst dann einen Würfel auf die Gegenseite drehen.
schikanen-card-two = Daraus wird die höchste Zahl gelegt: Aus 1, 2 und 2 wird 622, wenn du die 1 umdrehst.
schikanen-card-three = Die niedrigste Hausnummer bekommt den Strich.
schikanen-card-thrice = Drei Würfel, drei Würfe: Jedes Mal darfst du einen umdrehen, dann lässt du einen liegen.
