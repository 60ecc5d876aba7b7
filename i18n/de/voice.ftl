# Die Stimme: welche es gibt, und was sie nicht sprechen kann.

voice-deep = Tief
voice-middle = Mittel
voice-bright = Hell

voice-letter = „{ $letter }“ ist kein Laut der Umschrift; sie kennt a e i o u y ǫ, lange mit einem Balken darüber, und š h j k l r m n w v t s d g f z
voice-nothing = da ist nichts zu sprechen
voice-too-long = das ist zu viel auf einmal

voice-chart-front = Zunge vorn
voice-chart-back = Zunge hinten
voice-chart-closed = Mund zu
voice-chart-open = Mund auf
voice-chart-short = immer kurz
voice-chart-long = kurz oder lang
voice-chart-nose = durch die Nase
