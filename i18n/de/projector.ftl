# Was über den Beamer alle sehen: die Meisterschaft in einem zweiten Fenster.

projector-name = Beamer
projector-through = kommt weiter
projector-nobody = noch niemand dabei
projector-join = Meldet euch bei der Turnierleitung an.
projector-latest = Neue Ergebnisse
projector-next = als Nächstes
projector-podium = Siegerehrung
projector-undecided = Nicht entschieden
projector-quiet = Gleich geht es weiter.
projector-day = { $day }.{ $month }.

projector-key-next = die nächste Seite
projector-key-previous = die vorige Seite
projector-key-hold = die Seite anhalten oder weiterblättern lassen
projector-key-look = hell oder dunkel
projector-key-leave = das Vollbild verlassen, dann schließen
