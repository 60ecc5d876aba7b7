# Was für Kvátrutafl gedruckt wird.

kvatrutafl-sheet-board = Spielbrett
kvatrutafl-sheet-board-about = Das Brett zum Spielen mit Knöpfen und echten Würfeln, so groß, wie das Papier erlaubt: Knöpfe bis 15 mm liegen zu fünft auf einer Zacke, weitere obenauf.
kvatrutafl-sheet-board-a3 = Großes Spielbrett
kvatrutafl-sheet-board-a3-about = Das Brett in A3 aus zwei Blättern zum Zusammenkleben, für Steine und Münzen bis 21 mm, auf US Letter bis 19 mm. Schneide die rechte Hälfte an der Linie ab und kleb sie auf den grauen Streifen der linken.
kvatrutafl-sheet-match = Partieblatt
kvatrutafl-sheet-match-about = Alle Spiele einer Partie: welche Seite wie gewonnen hat, was es zählt und wie es steht. Darunter die Tafel der Gewinne. Gut auf A5, oder zwei auf einer A4-Seite.
kvatrutafl-sheet-record = Mitschrift
kvatrutafl-sheet-record-about = Jedes Spiel Zug um Zug in zwei Spalten, mit Diagrammen an den Wendepunkten. Gedacht für A4 und US Letter; auf A5 wird die Schrift klein.

kvatrutafl-sheet-white = Weiß
kvatrutafl-sheet-black = Schwarz
kvatrutafl-sheet-target = Zähler zum Sieg
kvatrutafl-sheet-number = Spiel
kvatrutafl-sheet-way = gewonnen durch
kvatrutafl-sheet-points = Zähler
kvatrutafl-sheet-total = Stand
kvatrutafl-sheet-mar = Mar
kvatrutafl-sheet-half = { $name }, halb
kvatrutafl-sheet-with-mar = { $name } und Mar
kvatrutafl-sheet-half-mar = { $name }, halb, und Mar
kvatrutafl-sheet-drawn = { $name } im Zusatzwurf
kvatrutafl-sheet-reminder = Nach nur einem Teil des Wurfs zählt eine Formation die Hälfte. Schlägst du im Wurf, der gewinnt, auch einen Stein, ist das Mar und zählt 2 mehr, nur nicht bei Jan. Nach Uttekt und Jan beginnt die Seite, die gewonnen hat, sonst entscheiden die Würfel.

kvatrutafl-sheet-home = { $side }: Heimbord
kvatrutafl-sheet-start = { $side }: Start mit 15 Steinen auf { $point }
kvatrutafl-sheet-off = { $side }: ausgespielt
kvatrutafl-sheet-bar = Bar
kvatrutafl-sheet-men-up-to = Steine bis { $mm } mm
kvatrutafl-sheet-half-points = Nach nur einem Teil des Wurfs zählt eine Formation die Hälfte. Mar gilt nicht für Jan.
kvatrutafl-sheet-glue = hier die rechte Hälfte aufkleben
kvatrutafl-sheet-cut = hier abschneiden
kvatrutafl-sheet-left-half = Druck beide Blätter ohne Anpassung (100 %). Kleb sie so, dass die Rauten aufeinanderliegen. Steine bis { $mm } mm.
kvatrutafl-sheet-right-half = Schneide an der Linie und kleb die Hälfte auf den grauen Streifen des ersten Blatts.

kvatrutafl-sheet-game = Spiel { $game }
kvatrutafl-sheet-opening = Die Ausgangsstellung
kvatrutafl-sheet-after = Nach Zug { $number } von { $side }
kvatrutafl-sheet-after-turn = nach Zug
kvatrutafl-sheet-pass = kein Zug
kvatrutafl-sheet-result = { $side }: { $way }, { $points } Zähler. Es steht { $white } : { $black }.
kvatrutafl-sheet-extra = Der Zusatzwurf
kvatrutafl-sheet-after-throws = Die Nachwürfe
kvatrutafl-sheet-page = Blatt { $page } von { $pages }
