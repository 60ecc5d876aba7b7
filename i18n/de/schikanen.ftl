schikanen-name = Hohe Hausnummern mit Schikanen
schikanen-line = Die höchste Hausnummer, und ein Würfel darf umgedreht werden.
