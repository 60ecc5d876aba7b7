# Die Regelseite von Kvátrutafl.

kvatrutafl-guide-about-text = Kvátrutafl, auf Island auch Kotra genannt, ist ein altes Brettspiel für zwei, verwandt mit dem Backgammon. Jede Seite bringt fünfzehn Steine um das Brett nach Hause. Bist du nur schneller, gewinnst du zwei Zähler. Sperrst du die Gegenseite ein oder stellst du deine Steine am Ende schön auf, gewinnst du weit mehr.

kvatrutafl-guide-table = Das Brett
kvatrutafl-guide-table-points-text = Das Brett hat 24 Zacken, a bis x, und in der Mitte die Bar. Ihr spielt mit zwei Würfeln. Alle fünfzehn weißen Steine beginnen auf a, alle schwarzen auf m.
kvatrutafl-guide-table-picture = Die Ausgangsstellung. Die Zahl sagt, wie viele Steine auf einer Zacke stehen.
kvatrutafl-guide-table-path = Beide Seiten gehen in derselben Richtung um das Brett, nur ein halbes Brett versetzt: Weiß von a bis x, Schwarz von m bis x und weiter von a bis l. Jede Seite zählt die Zacken ihres Weges von 1 bis 24.
kvatrutafl-guide-table-quarters = Die ersten sechs Zacken deines Weges sind dein Startviertel, die letzten sechs dein Heimbord: für Weiß s bis x, für Schwarz g bis l. Die ersten zwölf sind deine eigene Seite, die letzten zwölf die ferne.

kvatrutafl-guide-turn = Ein Zug
kvatrutafl-guide-turn-first-text = Zu Beginn würfelt jede Seite mit einem Würfel. Die höhere Zahl beginnt und spielt gleich diese beiden Würfel. Sind sie gleich, würfelt ihr noch einmal. Danach würfelt ihr abwechselnd mit beiden.
kvatrutafl-guide-turn-steps = Jeder Würfel ist ein Schritt eines Steins. Du darfst auch beide Schritte mit demselben Stein gehen, in beliebiger Reihenfolge. Dazwischen muss er aber auf einer Zacke aufsetzen dürfen.
kvatrutafl-guide-turn-double = Einen Pasch, zwei gleiche Würfel, spielst du viermal.
kvatrutafl-guide-turn-land = Landen darfst du auf leeren Zacken, bei eigenen Steinen (siehe Regel 4) und auf einem einzelnen fremden Stein; den schlägst du damit. Zwei oder mehr fremde Steine sperren ihre Zacke.
kvatrutafl-guide-turn-must = Du musst so viele Würfel spielen wie möglich. Kannst du jeden der beiden für sich spielen, aber nicht beide, darfst du wählen. Was nicht geht, verfällt.
kvatrutafl-guide-turn-picture = Weiß hat 5 und 3. Von e aus schlägt die 5 den Stein auf j. Mit der 3 darf er nicht nach h, denn dort stehen zwei schwarze.

kvatrutafl-guide-bar = Schlagen und einsetzen
kvatrutafl-guide-bar-hit-text = Ein geschlagener Stein kommt auf die Bar. Du musst nicht schlagen, wenn auch ein anderer Zug geht.
kvatrutafl-guide-bar-enter-text = Hast du Steine auf der Bar, setzt du zuerst sie alle ein. Mit einer 4 kommt ein Stein auf die vierte Zacke deines Weges. Dort darf kein eigener Stein stehen und höchstens ein fremder; den schlägst du.
kvatrutafl-guide-bar-picture = Weiß hat einen Stein auf der Bar und würfelt 4 und 2. Auf d steht ein eigener Stein, also bleibt nur die 2: Der Stein kommt auf b und schlägt.

kvatrutafl-guide-off = Ausspielen
kvatrutafl-guide-off-text = Stehen alle deine fünfzehn Steine im Heimbord, darfst du sie ausspielen. Ein Stein verlässt das Brett mit genau der Zahl, die ihm bis hinter die letzte Zacke fehlt. Eine größere Zahl nimmt nur den hintersten Stein. Wird danach noch einer geschlagen, muss er erst wieder nach Hause. Ein Pasch ist jetzt der beste Wurf: Damit kannst du vier Steine auf einmal ausspielen.
kvatrutafl-guide-off-picture = Die 6 ist größer als nötig und nimmt den hintersten Stein, von u. Die 3 nimmt genau einen von v.
kvatrutafl-guide-off-behind-picture = Auf t steht kein Stein, aber weiter hinten auf s noch einer. Darum verlässt mit der 5 kein Stein das Brett: Der von s zieht auf x.

kvatrutafl-guide-one = Regel 1: ein Pasch im ersten Wurf
kvatrutafl-guide-one-text = Ist dein erster Wurf im Spiel ein Pasch, spielst du ihn mit einem einzigen Stein. Nur 6 und 6 ist anders: Dann gehen vier Steine zusammen auf die siebte Zacke, g für Weiß, s für Schwarz. Sperren fremde Steine diese Zacke, geht nichts.
kvatrutafl-guide-one-picture = 2 und 2 im ersten Wurf: Ein Stein macht alle vier Schritte.
kvatrutafl-guide-one-six-picture = 6 und 6 im ersten Wurf: Vier Steine kommen auf g.

kvatrutafl-guide-two = Regel 2: die vier sind verwundbar
kvatrutafl-guide-two-text = Solange genau diese vier dort beisammenstehen, sind sie so verwundbar wie ein einzelner Stein: Landet dort ein Stein der anderen Seite, schlägt er alle vier. Ist einer von ihnen weitergegangen, sind die übrigen sicher.
kvatrutafl-guide-two-picture = Schwarz geht mit der 4 von c nach g und schlägt alle vier.
kvatrutafl-guide-two-ruling = Kommt ein eigener Stein zu den vieren dazu, sind sie ebenfalls sicher.

kvatrutafl-guide-three = Regel 3: erst fünf vom Start
kvatrutafl-guide-three-text = Von der fernen Seite, den Zacken 13 bis 24 deines Weges, zieht kein Stein weiter, solange nicht fünf Steine den Start verlassen haben.
kvatrutafl-guide-three-picture = Erst vier weiße Steine sind unterwegs. Der auf o muss warten; die umrandeten dürfen ziehen.
kvatrutafl-guide-three-ruling = Es zählt, wie viele gerade fort sind. Auch ein Stein auf der Bar ist fort; kommt er wieder auf den Start, zählt er nicht mehr.

kvatrutafl-guide-four = Regel 4: jeder für sich
kvatrutafl-guide-four-text = Bevor einer deiner Steine die zwölfte Zacke erreicht hat, l für Weiß, x für Schwarz, darf keiner landen, wo schon ein eigener steht; nur die vier aus Regel 1 dürfen es. Von der Bar setzt du nie auf eigene ein.
kvatrutafl-guide-four-picture = Noch war kein weißer Stein auf l. Von d darf einer mit der 4 nach h, aber mit der 3 nicht nach g.
kvatrutafl-guide-four-ruling = Einmal auf der zwölften Zacke genügt für das ganze Spiel, auch wenn dieser Stein später geschlagen wird.

kvatrutafl-guide-five = Regel 5: der Block
kvatrutafl-guide-five-text = An sechs gesperrten Zacken hintereinander käme kein Stein vorbei. Darum sperren sie nicht: Ein Stein, der davor steht oder von der Bar kommt, darf auf jeder von ihnen landen und schlägt alle, die dort stehen. Die vier aus Regel 2 sperren ihre Zacke nicht. Sechs in einer Reihe sind also selten klug.
kvatrutafl-guide-five-picture = Schwarz hält g bis l. Von e landet Weiß mit der 4 auf i oder mit der 6 auf k und schlägt dort beide Steine.

kvatrutafl-guide-six = Regel 6: der ganze Pasch
kvatrutafl-guide-six-text = Einen Pasch musst du viermal spielen, wenn es irgendwie geht, mit einem Stein oder mit mehreren.
kvatrutafl-guide-six-picture = 3 und 3 mit drei Steinen: zwei von a nach d, je einer von d nach g und von g nach j.

kvatrutafl-guide-win = Gewinnen
kvatrutafl-guide-win-text = Ein Spiel endet auf eine von acht Arten. Am häufigsten ist das Ausspielen, und es bringt nur zwei Zähler.
kvatrutafl-guide-win-picture = Die Tafel der Gewinne.

kvatrutafl-guide-uttekt = Uttekt
kvatrutafl-guide-uttekt-text = Hast du alle fünfzehn Steine ausgespielt, gewinnst du zwei Zähler. Der letzte Stein beendet das Spiel sofort.
kvatrutafl-guide-uttekt-picture = Die 2 nimmt den Stein von w, die 5 den letzten von x: Uttekt.

kvatrutafl-guide-jan = Jan und Stór Jan
kvatrutafl-guide-jan-text = Jan, der Junker: Auf der Bar warten mehr fremde Steine, als Zacken zum Einsetzen frei sind. Frei ist eine Zacke im Startviertel der Gegenseite, wenn dort keiner ihrer eigenen Steine und höchstens einer von deinen steht. Das Spiel ist in diesem Augenblick zu Ende, auch mitten im Wurf, und zählt fünfzehn.
kvatrutafl-guide-jan-picture = Weiß schlägt auf u. Zwei schwarze Steine warten, aber frei ist nur q: Jan.
kvatrutafl-guide-jan-great-text = Stór Jan, der große Junker, schwedisch Sprängjan: Auf der Bar warten fremde Steine, und keine einzige Zacke ist frei. Auch das zählt fünfzehn.
kvatrutafl-guide-jan-great-picture = Weiß sperrt mit einem zweiten Stein auf q die letzte freie Zacke: Stór Jan.
kvatrutafl-guide-jan-ruling = Öffnet Regel 5 eine Zacke des Startviertels, ist die Bar nicht versperrt. Dann gilt weder Jan noch Stór Jan.
kvatrutafl-guide-jan-one-ruling = Auch eine Zacke mit einem einzelnen Stein von dir gilt als frei, denn beim Einsetzen wird er geschlagen.

kvatrutafl-guide-formations = Fünf Formationen
kvatrutafl-guide-formations-text = Stehen nach einem Wurf alle deine fünfzehn Steine in einer dieser Formationen, darfst du sie ansagen und gewinnst. Du musst nicht: Sagst du nichts an, spielst du weiter, vielleicht auf eine bessere.
kvatrutafl-guide-meistari-picture = Meistari, der Meister: alle fünfzehn auf der letzten Zacke. 13 Zähler.
kvatrutafl-guide-stutti-picture = Stutti munkur, der kleine Mönch: je fünf auf den letzten drei Zacken. 7 Zähler.
kvatrutafl-guide-langi-picture = Langi munkur, der große Mönch: je drei auf den letzten fünf Zacken. 5 Zähler.
kvatrutafl-guide-hryggur-picture = Langi hryggur, der lange Rücken: je drei auf den ersten fünf Zacken des Heimbords. 3 Zähler.
kvatrutafl-guide-litil-picture = Litil meistari, der kleine Meister: acht auf der letzten Zacke, sieben davor. 3 Zähler.
kvatrutafl-guide-formations-names-text = Im schwedischen Brädspel heißt der Meistari uppspel, der kleine Mönch enkelt kronspel, der große dubbelt kronspel. Auf den kleinen Meister spielen nur wenige.

kvatrutafl-guide-half = Halbe Gewinne
kvatrutafl-guide-half-text = Schon nach einem Teil des Wurfs, solange noch ein Würfel ungespielt ist, darfst du eine Formation ansagen. Dann zählt sie die Hälfte; das heißt half munkur, halber Mönch. Es lohnt sich, wenn der Rest des Wurfs sie wieder zerstören würde.
kvatrutafl-guide-half-picture = Mit der 4 von s nach w steht der große Mönch; die 1 würde ihn zerstören. Sagst du ihn sofort an, zählt er 2½.
kvatrutafl-guide-half-munkur-picture = Mit der 3 von t nach w steht der kleine Mönch; die 5 bleibt ungespielt. Er zählt 3½.
kvatrutafl-guide-half-ruling = Überliefert ist das nur von den beiden Mönchen. Hier gilt es für alle fünf Formationen.

kvatrutafl-guide-mar = Mar
kvatrutafl-guide-mar-text = Schlägst du in dem Wurf, mit dem du gewinnst, auch einen Stein, kommen zwei Zähler dazu.
kvatrutafl-guide-mar-picture = Weiß schlägt mit der 1 auf t und stellt mit der 2 den kleinen Mönch auf: 7 und 2, also 9 Zähler.
kvatrutafl-guide-mar-ruling = Mar gilt für Uttekt und für die Formationen, auch die halben, aber nicht für die beiden Jan.

kvatrutafl-guide-match = Eine Partie
kvatrutafl-guide-match-text = Ihr spielt um so viele Zähler, wie ihr vorher ausmacht. Die Seite, die ausgespielt oder einen Jan gemacht hat, beginnt das nächste Spiel; sonst entscheiden wieder die Würfel. Bringt das letzte Spiel beiden Zähler, gewinnt die Seite, die mehr hat.
kvatrutafl-guide-match-after = Nachwürfe, wenn ihr sie vereinbart: Hat die Gegenseite beim Uttekt noch keinen Stein ausgespielt, darf sie allein weiterwürfeln, je nach Gegend fünf-, sieben- oder dreizehnmal. Gelingt ihr dabei einer der beiden Mönche oder ein Meistari, ganz oder halb, zählt das für sie. Die zwei Zähler des Uttekt bleiben. Manche lassen die Nachwürfe weg, weil Mönche so selten sind.
kvatrutafl-guide-match-extra = Zusatzwurf, wenn ihr ihn vereinbart: Nach einem Uttekt hat die Gegenseite noch einen Wurf. Spielt sie damit auch alle Steine aus, ist das Spiel unentschieden, zwei Zähler für beide.
kvatrutafl-guide-match-ruling = Die Seite, die durch Uttekt gewonnen hat, beginnt auch nach Nachwürfen das nächste Spiel. Gelten beide Vereinbarungen, kommt der Zusatzwurf zuerst.
kvatrutafl-guide-match-after-ruling = Ob die Gegenseite schon einen Stein ausgespielt hat, entscheidet sich beim Uttekt, nicht später.
kvatrutafl-guide-match-extra-ruling = Der Zusatzwurf kommt nach jedem Uttekt, egal, welche Seite das Spiel begonnen hat. Ansagen darf sie darin nichts.

kvatrutafl-guide-history = Woher es kommt
kvatrutafl-guide-history-name-text = In Kvátra steckt das französische quatre, vier, denn das Brett hat vier Viertel; im heutigen Isländisch wurde daraus Kotra. Zusammen mit dem schwedischen Brädspel zeigt es noch, wie gegen Ende des Mittelalters in Europa Wurfzabel gespielt wurde. Welches das äußere und welches das innere Bord war, hing davon ab, woher das Licht fiel, meist von einer Kerze.
kvatrutafl-guide-history-charms-text = Auf Island sollte das Glück nicht allein an den Würfeln liegen. Eine Handschrift rät, das Herz eines Raben zu trocknen, wo keine Sonne hinkommt, es zu zerreiben und den Würfel damit einzureiben. Ein anderes Mittel ist die Zunge einer Bachstelze, diesmal in der Sonne getrocknet und mit Abendmahlswein vermengt; sie kommt auf die Augen des Würfels. Ausprobiert haben wir beides nicht.
kvatrutafl-guide-history-cloth-text = Das Spiel wollte auch gelernt sein. Eine Ausgabe des Bualög, der alten isländischen Preisliste, von etwa 1500 verzeichnet, was der Unterricht wert war: acht Ellen Stoff oder fünf dänische Kronen.
kvatrutafl-guide-history-tacitus-text = Schon Tacitus wunderte sich über die Germanen, die nüchtern und mit größtem Ernst spielten und im letzten Wurf die eigene Freiheit einsetzten. Sein Wort alea kann Würfel heißen, alte Glossen aber übersetzen es mit zabel und tæfel. Vielleicht saßen sie also vor einem Brett wie diesem.

kvatrutafl-guide-credits = Von wem das Spiel ist
kvatrutafl-guide-credits-text = Kvátrutafl ist ein altes Spiel, dessen Autor niemand kennt, und es hat keinen Verlag. Auch die Beschreibung, nach der wir hier spielen, nennt niemanden. Die Texte und Bilder hier sind von uns.
