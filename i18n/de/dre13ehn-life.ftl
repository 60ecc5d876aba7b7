# Die vier Leben: was ihre Merksprüche heißen, Wort für Wort und im Ganzen, und was ihre Zeichen zeigen.
# „means“ und „shows“ stehen mitten in einem Satz: klein und ohne Punkt.

dre13ehn-life-word-one-man = Ein-Mann
dre13ehn-life-word-two-man = Zwei-Mann
dre13ehn-life-word-three-man = Drei-Mann
dre13ehn-life-word-backwards-man = Rückwärts-Mann
dre13ehn-life-word-less = weniger
dre13ehn-life-word-than = als
dre13ehn-life-word-two = zwei
dre13ehn-life-word-all = alles
dre13ehn-life-word-three = drei
dre13ehn-life-word-can = kann
dre13ehn-life-word-can-can = kann-kann

dre13ehn-life-amo-means = einer allein kann weniger als zwei
dre13ehn-life-zwamo-means = zwei zusammen können alles
dre13ehn-life-draimo-means = drei können dreierlei
dre13ehn-life-rykvertsmo-means = wer umkehrt, kann alles, was sich können lässt

dre13ehn-life-amo-shows = der Eine: die Geburt, ein Gefäß, in das von oben etwas hineinfährt
dre13ehn-life-zwamo-shows = zwei: der erwachte Mensch, nach oben verbunden, der weiß, was er kann
dre13ehn-life-draimo-shows = drei: Zwei finden in Liebe zueinander, und daraus wird ein Drittes; das Leben dreht sich weiter
dre13ehn-life-rykvertsmo-shows = der Rückwärtsmann: Alles kehrt dorthin zurück, woher es kam, ins Unendliche; dafür steht die 8 in seinem Zeichen
