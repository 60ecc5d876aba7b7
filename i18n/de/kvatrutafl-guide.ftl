# Die Regelseite von Kvátrutafl.

kvatrutafl-guide-about = Kvátrutafl, auf Island auch Kotra genannt, ist ein altes Brettspiel für zwei, verwandt mit dem Backgammon. Jede Seite führt fünfzehn Steine um das Brett nach Hause. Wer nur schneller ist, gewinnt zwei Zähler; wer die Gegenseite einsperrt oder die eigenen Steine am Ende schön aufstellt, gewinnt weit mehr.

kvatrutafl-guide-table = Das Brett
kvatrutafl-guide-table-points = Das Brett hat 24 Zacken, a bis x, und in der Mitte die Bar. Gespielt wird mit zwei Würfeln. Alle fünfzehn weißen Steine beginnen auf a, alle schwarzen auf m.
kvatrutafl-guide-table-picture = Die Ausgangsstellung. Eine Zahl sagt, wie viele Steine auf einer Zacke liegen.
kvatrutafl-guide-table-path = Beide Seiten gehen im selben Sinn um das Brett, nur ein halbes Brett versetzt: Weiß von a bis x, Schwarz von m über x und a bis l. Jede Seite zählt die Zacken ihres Weges von 1 bis 24.
kvatrutafl-guide-table-quarters = Die ersten sechs Zacken des eigenen Weges sind das Startviertel, die letzten sechs das Heimbord: für Weiß s bis x, für Schwarz g bis l. Die ersten zwölf sind die eigene Seite, die anderen die ferne.

kvatrutafl-guide-turn = Ein Zug
kvatrutafl-guide-turn-first = Zu Beginn wirft jede Seite einen Würfel. Wer höher wirft, beginnt und spielt gleich diese beiden Würfel; bei gleichen wird noch einmal geworfen. Danach wirft man abwechselnd mit beiden.
kvatrutafl-guide-turn-steps = Jeder Würfel ist ein Schritt eines Steins. Ein Stein darf auch beide Schritte gehen, in beliebiger Reihenfolge, muss aber zwischendurch auf einer Zacke aufsetzen dürfen.
kvatrutafl-guide-turn-double = Ein Pasch, zwei gleiche Würfel, wird viermal gespielt.
kvatrutafl-guide-turn-land = Landen darf man auf leeren Zacken, bei eigenen Steinen (mit Regel 4) und auf einem einzelnen fremden Stein, der damit geschlagen ist. Zwei oder mehr fremde Steine sperren ihre Zacke.
kvatrutafl-guide-turn-must = Es müssen so viele Würfel gespielt werden wie möglich. Geht jeder der beiden, aber nur einer von ihnen, darf man wählen. Was nicht geht, verfällt.
kvatrutafl-guide-turn-picture = Weiß hat 5 und 3. Von e aus schlägt die 5 den Stein auf j; mit der 3 darf er nicht nach h, dort stehen zwei schwarze.

kvatrutafl-guide-bar = Schlagen und einsetzen
kvatrutafl-guide-bar-hit = Ein geschlagener Stein kommt auf die Bar. Niemand muss schlagen, wenn auch ein anderer Zug geht.
kvatrutafl-guide-bar-enter = Wer Steine auf der Bar hat, setzt erst sie alle ein. Mit einer 4 kommt ein Stein auf die vierte Zacke des eigenen Weges, auf der weder ein eigener Stein noch zwei fremde stehen dürfen; einen einzelnen fremden schlägt er.
kvatrutafl-guide-bar-picture = Weiß hat einen Stein auf der Bar und wirft 4 und 2. Auf d steht ein eigener Stein, also bleibt nur die 2: Der Stein kommt auf b und schlägt.

kvatrutafl-guide-off = Ausspielen
kvatrutafl-guide-off-text = Stehen alle fünfzehn Steine im Heimbord, dürfen sie das Brett verlassen. Ausgespielt wird ein Stein mit genau der Zahl, die ihm bis hinter die letzte Zacke fehlt. Eine größere Zahl nimmt nur den hintersten Stein. Wird danach einer geschlagen, muss er erst wieder nach Hause. Am liebsten wirft man jetzt einen Pasch: Mit ihm lassen sich vier Steine auf einmal ausspielen.
kvatrutafl-guide-off-picture = Die 6 ist größer als nötig und nimmt den hintersten Stein, von u. Die 3 nimmt genau einen von v.
kvatrutafl-guide-off-behind-picture = Auf t steht niemand, aber weiter hinten auf s. Mit der 5 verlässt deshalb kein Stein das Brett: Der von s zieht auf x.

kvatrutafl-guide-one = Regel 1: ein Pasch im ersten Wurf
kvatrutafl-guide-one-text = Wer im ersten eigenen Zug des Spiels einen Pasch wirft, spielt ihn mit einem einzigen Stein. Nur 6 und 6 ist anders: Dann gehen vier Steine zusammen auf die siebte Zacke, g für Weiß, s für Schwarz. Sperren fremde Steine sie, geht nichts.
kvatrutafl-guide-one-picture = 2 und 2 im ersten Wurf: Ein Stein macht alle vier Schritte.
kvatrutafl-guide-one-six-picture = 6 und 6 im ersten Wurf: Vier Steine kommen auf g.

kvatrutafl-guide-two = Regel 2: die vier sind verwundbar
kvatrutafl-guide-two-text = Solange genau diese vier dort beisammenstehen, sind sie so verwundbar wie ein einzelner Stein: Ein fremder, der dort landet, schlägt alle vier. Ist einer von ihnen weitergegangen, sind die übrigen sicher.
kvatrutafl-guide-two-picture = Schwarz geht mit der 4 von c nach g und schlägt alle vier.
kvatrutafl-guide-two-ruling = Kommt ein eigener Stein zu den vieren, sind sie ebenfalls sicher.

kvatrutafl-guide-three = Regel 3: erst fünf vom Start
kvatrutafl-guide-three-text = Von der fernen Seite, den Zacken 13 bis 24 des eigenen Weges, zieht kein Stein weiter, bevor nicht fünf Steine den Start verlassen haben.
kvatrutafl-guide-three-picture = Erst vier weiße Steine sind unterwegs. Der auf o muss warten; die umrandeten dürfen ziehen.
kvatrutafl-guide-three-ruling = Es zählt, wie viele gerade fort sind. Auch ein Stein auf der Bar ist fort; steht er wieder auf dem Start, zählt er nicht mehr.

kvatrutafl-guide-four = Regel 4: jeder für sich
kvatrutafl-guide-four-text = Bevor ein Stein die zwölfte Zacke erreicht hat, l für Weiß, x für Schwarz, darf keiner landen, wo schon ein eigener steht; nur die vier aus Regel 1 dürfen es. Von der Bar kommt ein Stein niemals auf eigene.
kvatrutafl-guide-four-picture = Noch war kein weißer Stein auf l. Von d darf einer mit der 4 nach h, aber mit der 3 nicht nach g.
kvatrutafl-guide-four-ruling = Einmal auf der zwölften Zacke genügt für das ganze Spiel, auch wenn dieser Stein später geschlagen wird.

kvatrutafl-guide-five = Regel 5: der Block
kvatrutafl-guide-five-text = An sechs gesperrten Zacken hintereinander käme niemand vorbei. Darum sperren sie nicht: Ein Stein, der davor steht oder von der Bar kommt, darf auf jeder von ihnen landen und schlägt alle, die dort stehen. Die vier aus Regel 2 sperren ihre Zacke nicht. Sechs in einer Reihe sind also selten klug.
kvatrutafl-guide-five-picture = Schwarz hält g bis l. Von e landet Weiß mit der 4 auf i oder mit der 6 auf k und schlägt dort beide.

kvatrutafl-guide-six = Regel 6: der ganze Pasch
kvatrutafl-guide-six-text = Ein Pasch muss viermal gespielt werden, wenn es irgendwie geht, mit einem Stein oder mit mehreren.
kvatrutafl-guide-six-picture = 3 und 3 mit drei Steinen: zwei von a nach d, je einer von d nach g und von g nach j.

kvatrutafl-guide-win = Gewinnen
kvatrutafl-guide-win-text = Ein Spiel endet auf eine von acht Arten. Die häufigste und billigste ist das Ausspielen.
kvatrutafl-guide-win-picture = Die Tafel der Gewinne.

kvatrutafl-guide-uttekt = Uttekt
kvatrutafl-guide-uttekt-text = Wer alle fünfzehn Steine ausgespielt hat, gewinnt zwei Zähler. Der letzte Stein beendet das Spiel sofort.
kvatrutafl-guide-uttekt-picture = Die 2 nimmt den Stein von w, die 5 den letzten von x: Uttekt.

kvatrutafl-guide-jan = Jan und Stór Jan
kvatrutafl-guide-jan-text = Jan, der Junker: Auf der Bar warten mehr fremde Steine, als Zacken zum Einsetzen frei sind. Frei ist eine Zacke im Startviertel der Wartenden, wenn dort kein Stein von ihnen und höchstens ein fremder steht. Das Spiel ist in diesem Augenblick zu Ende, auch mitten im Wurf, und zählt fünfzehn.
kvatrutafl-guide-jan-picture = Weiß schlägt auf u. Zwei schwarze Steine warten, aber frei ist nur q: Jan.
kvatrutafl-guide-jan-great = Stór Jan, der große Junker, schwedisch Sprängjan: Jemand wartet auf der Bar, und keine einzige Zacke ist frei. Auch das zählt fünfzehn.
kvatrutafl-guide-jan-great-picture = Weiß sperrt mit einem zweiten Stein auf q die letzte freie Zacke: Stór Jan.
kvatrutafl-guide-jan-ruling = Öffnet Regel 5 eine Zacke des Startviertels, ist die Bar nicht versperrt, und es gibt keinen der beiden Jan.
kvatrutafl-guide-jan-ruling-one = Auch eine Zacke mit einem einzelnen Stein der Gegenseite gilt als frei, denn wer dort einsetzt, schlägt ihn.

kvatrutafl-guide-formations = Fünf Formationen
kvatrutafl-guide-formations-text = Stehen nach einem Wurf alle fünfzehn Steine in einer dieser Formationen, darf man sie ansagen und gewinnt. Man muss nicht: Wer schweigt, spielt weiter, vielleicht auf eine bessere.
kvatrutafl-guide-meistari-picture = Meistari, der Meister: alle fünfzehn auf der letzten Zacke. 13 Zähler.
kvatrutafl-guide-stutti-picture = Stutti munkur, der kleine Mönch: je fünf auf den letzten drei Zacken. 7 Zähler.
kvatrutafl-guide-langi-picture = Langi munkur, der große Mönch: je drei auf den letzten fünf Zacken. 5 Zähler.
kvatrutafl-guide-hryggur-picture = Langi hryggur, der lange Rücken: je drei auf den ersten fünf Zacken des Heimbords. 3 Zähler.
kvatrutafl-guide-litil-picture = Litil meistari, der kleine Meister: acht auf der letzten Zacke, sieben davor. 3 Zähler.
kvatrutafl-guide-formations-names = Im schwedischen Brädspel heißt der Meistari uppspel, der kleine Mönch enkelt kronspel, der große dubbelt kronspel. Auf den kleinen Meister spielen nur wenige.

kvatrutafl-guide-half = Halbe Gewinne
kvatrutafl-guide-half-text = Eine Formation darf schon nach einem Teil des Wurfs angesagt werden, solange noch ein Würfel ungespielt ist. Dann zählt sie die Hälfte; das heißt half munkur, halber Mönch. Es lohnt sich, wenn der Rest des Wurfs sie wieder zerstören müsste.
kvatrutafl-guide-half-picture = Mit der 4 von s nach w steht der große Mönch; die 1 würde ihn zerstören. Sofort angesagt zählt er 2½.
kvatrutafl-guide-half-munkur-picture = Mit der 3 von t nach w steht der kleine Mönch; die 5 bleibt ungespielt. Er zählt 3½.
kvatrutafl-guide-half-ruling = Überliefert ist das von den beiden Mönchen. Hier gilt es für alle fünf Formationen.

kvatrutafl-guide-mar = Mar
kvatrutafl-guide-mar-text = Wurde in dem Wurf, der gewinnt, auch ein Stein geschlagen, kommen zwei Zähler dazu.
kvatrutafl-guide-mar-picture = Weiß schlägt mit der 1 auf t und stellt mit der 2 den kleinen Mönch auf: 7 und 2, also 9 Zähler.
kvatrutafl-guide-mar-ruling = Mar gilt für Uttekt und für die Formationen, auch die halben, aber nicht für die beiden Jan.

kvatrutafl-guide-match = Eine Partie
kvatrutafl-guide-match-text = Gespielt wird um so viele Zähler, wie man vorher ausmacht. Wer ausgespielt oder einen Jan gemacht hat, beginnt das nächste Spiel; sonst entscheiden wieder die Würfel. Zählt das letzte Spiel für beide, gewinnt, wer mehr hat.
kvatrutafl-guide-match-after = Nachwürfe, wenn man sie vereinbart: Hat die Gegenseite beim Uttekt noch keinen Stein ausgespielt, darf sie allein weiterwerfen, je nach Gegend fünf-, sieben- oder dreizehnmal. Gelingt ihr dabei einer der beiden Mönche oder ein Meistari, ganz oder halb, zählt das für sie. Die zwei Zähler des Uttekt bleiben. Manche lassen die Nachwürfe weg, weil Mönche so selten sind.
kvatrutafl-guide-match-extra = Zusatzwurf, wenn man ihn vereinbart: Nach einem Uttekt hat die Gegenseite noch einen Wurf. Spielt sie damit auch alle Steine aus, ist das Spiel unentschieden, zwei Zähler für beide.
kvatrutafl-guide-match-ruling = Wer durch Uttekt gewonnen hat, beginnt auch nach Nachwürfen das nächste Spiel. Gelten beide Vereinbarungen, kommt der Zusatzwurf zuerst.
kvatrutafl-guide-match-ruling-after = Ob die Gegenseite schon einen Stein ausgespielt hat, entscheidet sich beim Uttekt, nicht später.
kvatrutafl-guide-match-ruling-extra = Der Zusatzwurf kommt nach jedem Uttekt, gleich, wer das Spiel begonnen hat; angesagt wird darin nichts.

kvatrutafl-guide-history = Woher es kommt
kvatrutafl-guide-history-name = In Kvátra steckt das französische quatre, vier, denn das Brett hat vier Viertel; daraus wurde im heutigen Isländisch Kotra. Mit dem schwedischen Brädspel bewahrt es, wie man gegen Ende des Mittelalters in Europa Wurfzabel spielte. Äußeres und inneres Bord unterschied man danach, woher das Licht fiel, meist von einer Kerze.
kvatrutafl-guide-history-charms = Auf Island wollte man das Glück nicht den Würfeln überlassen. Eine Handschrift rät, das Herz eines Raben zu trocknen, wo keine Sonne hinkommt, es zu zerreiben und den Würfel damit einzureiben. Ein anderes Mittel ist die Zunge einer Bachstelze, diesmal in der Sonne getrocknet und mit Abendmahlswein vermengt; damit bestreicht man die Augen des Würfels. Ausprobiert haben wir beides nicht.
kvatrutafl-guide-history-cloth = Gelernt sein wollte das Spiel auch: Eine Ausgabe des Bualög von etwa 1500 verzeichnet, was der Unterricht wert war: acht Ellen Stoff oder fünf dänische Kronen.
kvatrutafl-guide-history-tacitus = Und schon Tacitus wunderte sich über die Germanen, die das Spiel nüchtern und mit größtem Ernst betrieben und im letzten Wurf die eigene Freiheit einsetzten. Sein Wort alea kann Würfel heißen, alte Glossen aber übersetzen es mit zabel und tæfel. Vielleicht saßen sie also vor einem Brett wie diesem.

kvatrutafl-guide-credits = Von wem das Spiel ist
kvatrutafl-guide-credits-text = Kvátrutafl ist ein altes Spiel ohne bekannten Autor und ohne Verlag. Auch die Beschreibung, nach der hier gespielt wird, nennt niemanden. Die Worte und Bilder hier sind unsere.
