# Würfel zum Ausschneiden und Kleben.
dre13ehn-net-fire-name = Feuerwürfel zum Kleben
dre13ehn-net-fire-about = Ein Tetraeder mit den Runen 0, 1, 2 und 3. Du liest ihn an der Spitze ab.
dre13ehn-net-air-name = Luftwürfel zum Kleben
dre13ehn-net-air-about = Ein Oktaeder mit Feuer; die Seiten kannst du auch selbst wählen.
dre13ehn-net-water-name = Wasserwürfel zum Kleben
dre13ehn-net-water-about = Ein Ikosaeder mit Feuer und 13; die Seiten kannst du auch selbst wählen.
dre13ehn-net-beginner-name = Anfängerwürfel zum Kleben
dre13ehn-net-beginner-about = Ein Würfel ohne Feuer: 1 und 3 liegen einander gegenüber.
dre13ehn-net-title = { $name }, Kante { $edge } mm
dre13ehn-net-cut = schneiden
dre13ehn-net-fold = nach hinten falzen
dre13ehn-net-glue = kleben
dre13ehn-net-ruler = 100 mm
dre13ehn-net-note = Drucke ohne Anpassung an die Seite (100 %): Die Skala muss 100 mm messen.
dre13ehn-net-joints = Kanten mit gleicher Zahl gehören zusammen.
