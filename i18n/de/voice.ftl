# Die Stimme: welche es gibt, und was sie nicht sprechen kann.

voice-deep = Tief
voice-middle = Mittel
voice-bright = Hell

voice-letter = „{ $letter }“ ist kein Laut der Umschrift. Es gibt a e i o u y ǫ, lange mit einem Strich darüber, und š h j k l r m n w v t s d g f z.
voice-nothing = Hier gibt es nichts zu sprechen.
voice-too-long = Das ist zu viel auf einmal.

voice-chart-front = Zunge vorn
voice-chart-back = Zunge hinten
voice-chart-closed = Mund zu
voice-chart-open = Mund auf
voice-chart-short = immer kurz
voice-chart-long = kurz oder lang
voice-chart-nose = durch die Nase
