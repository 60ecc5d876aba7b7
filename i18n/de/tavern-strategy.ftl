# Woran man bei jedem Wirtshausspiel denkt, dessen letzter Platz den Strich bekommt.

tavern-strategy-beat = Besser als das Schlechteste
tavern-strategy-beat-text = Es kommt nur darauf an, wer am Ende hinten liegt. Schau also auf das schlechteste Ergebnis auf dem Tisch: Bist du besser, kann der Strich dich nicht mehr treffen; bist du gleich, teilt ihr den letzten Platz. Nimm, womit du am häufigsten daran vorbeikommst, auch wenn es im Mittel weniger bringt.
tavern-strategy-best = Das Beste aus den Würfeln
tavern-strategy-best-text = Liegt noch kein Ergebnis auf dem Tisch oder keines, das du noch schlagen kannst, hol das Beste aus deinen Würfeln. Je besser du im Mittel bist, desto öfter liegen die anderen hinten.
