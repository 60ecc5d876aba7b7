grosse-hausnummer-name = Große Hausnummer
grosse-hausnummer-line = Aus drei Würfeln die höchste Hausnummer bauen.
