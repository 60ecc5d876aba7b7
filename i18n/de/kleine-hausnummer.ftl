kleine-hausnummer-name = Kleine Hausnummer
kleine-hausnummer-line = Aus drei Würfeln die niedrigste Hausnummer bauen.
