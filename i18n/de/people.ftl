people-name-taken = „{ $name }“ heißt schon { $by }. Wer dieselbe Person ist, lässt sich zusammenlegen.

people-guest = Ein Gast: bleibt nur in dieser Partie.
people-guest-remember = Doch merken
people-new = Neu: wird beim Anfangen gemerkt.
people-new-guest = Nur ein Gast
