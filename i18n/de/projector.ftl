# Der Projektor: ein zweites Fenster, das die Meisterschaft allen zeigt.

projector-name = Projektor
projector-through = kommt weiter
projector-nobody = noch niemand dabei
projector-join = Anmeldungen nimmt die Turnierleitung entgegen.
projector-latest = Neue Ergebnisse
projector-next = als Nächstes
projector-podium = Siegerehrung
projector-quiet = Gleich geht es weiter.
projector-day = { $day }.{ $month }.
