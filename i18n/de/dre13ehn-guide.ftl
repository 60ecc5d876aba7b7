# Die Regelseite von dre13ehn.

dre13ehn-guide-about-text = Zwei Runenwürfel, ein Ergebnis, ein Name: Du würfelst und sagst an, was daliegt, und die nächste Person muss mit ihrem Wurf darauf antworten. Offen gespielt ist das ein schnelles Spiel, bei dem die Zunge stolpert; unter dem Becher wird daraus ein Spiel um Glauben und Bluff. Mit dreizehn Siegen in deiner Liste gewinnst du.

dre13ehn-guide-solids = Fünf Körper, vier Elemente
dre13ehn-guide-solids-text = Es gibt genau fünf Körper, die von allen Seiten gleich aussehen. Platon gab vieren von ihnen ein Element: Das spitze Tetraeder ist das Feuer, das Oktaeder die Luft, das fast runde Ikosaeder das Wasser und der feste Würfel die Erde. Die Würfel dieses Spiels sind diese Körper, und das Feuer wandert durch sie hindurch: Es ist ein Zeichen auf ihren Seiten.
dre13ehn-guide-solids-picture = Feuer-, Luft-, Wasser- und Erdwürfel; der fünfte Körper bleibt leer.
dre13ehn-guide-fire-label = Feuer
dre13ehn-guide-fire-solid-label = Tetraeder
dre13ehn-guide-air-label = Luft
dre13ehn-guide-air-solid-label = Oktaeder
dre13ehn-guide-water-label = Wasser
dre13ehn-guide-water-solid-label = Ikosaeder
dre13ehn-guide-earth-label = Erde
dre13ehn-guide-earth-solid-label = Würfel
dre13ehn-guide-ether-label = Äther
dre13ehn-guide-ether-solid-label = Dodekaeder
dre13ehn-guide-faces-label = { $faces } Seiten
dre13ehn-guide-die-fire = Der Feuerwürfel trägt 0, 1, 2 und 3. Sein Ergebnis liest du an der Spitze ab; auf dem Bildschirm steht jedes Ergebnis zusätzlich flach als Rune und in Worten da.
dre13ehn-guide-die-air = Der Luft- oder Duellwürfel bringt F ins Spiel, das Feuer: Fāijamǫ, den „Feuermann“. Er trägt 0, 0, 1, 1, 2, 2, 3 und F.
dre13ehn-guide-die-water = Der Wasser- oder Turnierwürfel trägt viermal jede der Ziffern 0 bis 3, zweimal F und zweimal die 13.
dre13ehn-guide-die-earth = Der Erdwürfel ist ein gewöhnlicher Würfel: Ein, zwei und drei Augen zählen, wie sie daliegen, vier und fünf gelten als 0, sechs als F. Er heißt auch Paschwürfel: F verdoppelt, und weil zwei Seiten 0 sind, würfelst du auch die 8 leicht.
dre13ehn-guide-die-beginner = Der Anfängerwürfel kommt ohne Feuer aus: 1 und 3 liegen einander gegenüber, ringsherum stehen 0, 0, 2, 2. Gedacht ist er für Kinder, aus Holz und mit runden Kanten; er rollt auch besser als das spitze Tetraeder.
dre13ehn-guide-die-ether-text = Der fünfte Körper ist der Ätherwürfel. Er ist angekündigt, mit neuen Zeichen für Laute, für die Zeit nach der ersten Weltmeisterschaft in dre13ehn; Regeln hat sein Autor noch nicht veröffentlicht. Darum gibt es hier kein Spiel mit ihm.
dre13ehn-guide-die-ruling = Die Quelle sagt, welche Zeichen Luft- und Wasserwürfel tragen, aber nicht, wie oft. Die Verteilung oben ist unsere.
dre13ehn-guide-die-own-text = Liegen bei euch andere Würfel auf dem Tisch? In den Einstellungen änderst du die Seiten von Luft- und Wasserwürfel; jedes ihrer Zeichen muss mindestens einmal vorkommen. Bastelbögen für eigene Würfel gibt es unter „Drucken“.

dre13ehn-guide-runes = Die Runen
dre13ehn-guide-runes-text = Die Zeichen bestehen aus geraden Strichen auf den Linien eines Sechsecks, in das die Rune Hagal eingeschrieben ist, der sechsstrahlige Stern. So sehen sie aus wie die Kanten eines Würfels und sind doch schnell geschrieben, wenn es geht, ohne abzusetzen.
dre13ehn-guide-runes-picture = Sechseck und Hagal, und darin die Runen.
dre13ehn-guide-bound-text = Fallen zwei Zeichen zusammen, verschmelzen ihre Runen zu einer Binderune. A und N in der Liste stehen für Siege durch einen Fehler der anderen.
dre13ehn-guide-bound-picture = Die Binderunen der Ergebnisse und die beiden Buchstaben für Fouls.
dre13ehn-guide-bound-own-text = Nur die Rune von F13 darfst du selbst erfinden. In den Einstellungen zeichnest du sie, Strich für Strich; bis dahin steht hier eine Binderune aus F und 13.

dre13ehn-guide-results = Was zwei Würfel ergeben
dre13ehn-guide-results-text = Die Reihenfolge der Würfel spielt keine Rolle. Zwei Ziffern ergeben eine Zahl, die kleinere vorn; eine 0 davor fällt weg. 00 heißt 8. Mit Feuerwürfeln gibt es zehn Ergebnisse, mit Wasserwürfeln dreizehn.
dre13ehn-guide-results-picture = Alle Ergebnisse mit Rune, Würfen und Namen.
dre13ehn-guide-results-fire = F verdoppelt die andere Ziffer: F und 3 sind 33, F und 0 sind 8. Zwei F sind FF.
dre13ehn-guide-results-thirteen = Die Seite 13 steht nach Bedarf für 1, 3 oder 13: Mit 0, 1 oder 3 ergibt sie 13, mit 2 die 12.
dre13ehn-guide-results-ruling = Weil die 13 auch für 3 steht, dürfen 2 und 13 statt 12 auch 23 sein. Diesen Wurf darfst du also ki, ha, a oder u nennen.

dre13ehn-guide-pairs = Welche Würfel was ergeben
dre13ehn-guide-pairs-text = Jedes Paar Würfel hat seine eigene Auswahl: Ist ein Feuerwürfel dabei, gibt es nur zehn Ergebnisse, ebenso mit zwei Anfängerwürfeln; zwei Luft- oder Erdwürfel bringen FF dazu, Wasser und Luft auch F13, und erst zwei Wasserwürfel machen die dreizehn voll.
dre13ehn-guide-pairs-picture = Ein Punkt: Mit diesem Paar kann es fallen. Rechts, wie viele Ergebnisse es sind.

dre13ehn-guide-names = Die Namen
dre13ehn-guide-names-text = Jede Zahl hat einen Namen aus zwei Lauten. Die Einer geben den Mitlaut: 0 j, 1 h, 2 k, 3 l, 4 r. Die Zehner geben den Selbstlaut: 1 i, 2 a, 3 u, 4 e. 13 ist also l und i: li. 1 bis 4 sind nur ihr Selbstlaut, 0 heißt iš, 8 heißt ša.
dre13ehn-guide-names-picture = Einer nach rechts, Zehner nach unten. Gerahmt: Namen von Ergebnissen. Durchgestrichen: verboten.
dre13ehn-guide-names-first = Zum Anfangen genügen neun: i, a, u für 1, 2, 3, ša für 8, hi, ki, li für 11, 12, 13, ka für 22 und lu für 33.
dre13ehn-guide-names-more = Lange Selbstlaute sind kurze Namen für Doppeltes: ī 11, ā 22, ū 33, und ē ist 13. 12 heißt auch ha, 8 auch y. Ein einzelnes F heißt o, FF heißt ō oder mo, auf Deutsch Feuer-Pasch oder Brand; 1313 heißt ēli.
dre13ehn-guide-names-forbidden = Sieben Namen darfst du im Spiel nie sagen: iš (0), e (4), la (23), hu (31), ku (32), ke (42) und re (44). Eine 23 sagst du deshalb als 2 oder als 3 an, a oder u, ganz nach Wahl.
dre13ehn-guide-names-typed = Beim Tippen gelten sh und sch als š, ein verdoppelter Selbstlaut oder einer mit Doppelpunkt als lang: ii oder i: ist ī. Groß oder klein ist egal.

dre13ehn-guide-reading = So wird es gesprochen
dre13ehn-guide-reading-text = Die Namen stehen in einer Umschrift mit einem Zeichen für jeden Laut. Du liest jedes für sich und immer gleich: ša beginnt wie „Schatz“, ja beginnt wie „Jacke“, und das h in ha hauchst du.
dre13ehn-guide-reading-length-text = Ein Strich über dem Selbstlaut macht ihn lang, und das sollen alle hören: mindestens { $times }-mal so lang wie der kurze. Nur daran erkennst du, ob i gemeint ist, also 1, oder ī, also 11.
dre13ehn-guide-reading-picture = Das Zeichen, seine Lautschrift, wie es klingt, und Wörter, in denen du es hörst.
dre13ehn-guide-reading-plain-text = Die übrigen, { $signs }, sprichst du, wie sie geschrieben sind.
dre13ehn-guide-reading-names-text = Ganze Namen: { $names }. Die verbotenen sagst du nie, darum fehlen sie hier.
dre13ehn-guide-reading-ruling = Das Buch zum Spiel zeigt die Umschrift, sagt aber nicht bei jedem Zeichen, wie es klingt. Wir lesen sie in der Mundart der Merksprüche, dem Oberösterreichischen: Das r rollst du vorn, das w sprichst du weich, das ǫ durch die Nase.

dre13ehn-guide-answers = Was antwortet wem?
dre13ehn-guide-answers-text = Bist du an der Reihe, musst du auf die letzte Ansage antworten: mit dem gleichen Ergebnis oder mit einem besseren. Doch „besser“ geht hier nicht einfach der Reihe nach, und genau das ist das Spiel: 2 antwortet auf 22, 3 aber nicht; 12 antwortet auf 33, und 33 auf 3, aber 33 nicht auf 12.
dre13ehn-guide-answers-picture = Links die letzte Ansage. Ein Punkt heißt: Das Ergebnis oben antwortet darauf.
dre13ehn-guide-answers-more-text = FF, F13 und 1313 antworten auf alles bis 13, auf F13 nur sie selbst. Auf FF und 1313 gibt es keine Antwort: Mit ihnen endet die Runde. Eine 23 antwortet als 2 oder als 3, je nachdem, wie sie angesagt wird.

dre13ehn-guide-ages = Die vier Zeitalter
dre13ehn-guide-ages-text = Kṛta, Trētā, Dvāpara und Kali heißen im alten Indien die Würfe vom besten zum schlechtesten, und ebenso die vier Weltalter. Der Reihe nach zählen sie vier, drei, zwei und eins. Hier sind sie Ränge: Das Kṛta der Feuerwürfel ist 13, denn 1 und 3 sind vier; das Kali ist 1, das schlechteste von allen.
dre13ehn-guide-ages-picture = Die Zeitalter und ihre Ergebnisse, für jeden Würfelsatz.
dre13ehn-guide-ages-more-text = Mit zwei Luftwürfeln und mit Wasser und Luft ist FF allein das Kṛta.

dre13ehn-guide-open = Das erste Spiel, offen
dre13ehn-guide-open-text = Für zwei bis acht, mit zwei Würfeln, die alle sehen. Üblich sind zwei Feuerwürfel; ihr könnt aber auch Feuer mit Luft oder Wasser nehmen, Wasser mit Luft oder je zwei Luft-, Wasser-, Erd- oder Anfängerwürfel. Die älteste Person beginnt, würfelt und sagt an, was daliegt, also den Namen des Ergebnisses. Dann ist reihum die nächste Person dran, bis eine die Runde verliert.
dre13ehn-guide-open-manners-text = Würfelt aus der Hand auf eine ebene Stelle, am Boden oder auf einem Würfelbrett, am schönsten in einen Kreis. Die Würfel müssen sich sichtbar bewegen; angesagt wird, wenn sie ruhig liegen.
dre13ehn-guide-open-lose-text = Du verlierst die Runde, wenn du …
dre13ehn-guide-open-error = falsch ansagst: einen verbotenen Namen oder einen, der nicht zum Wurf gehört;
dre13ehn-guide-open-answer = etwas ansagst, das nicht auf die letzte Ansage antwortet;
dre13ehn-guide-open-two = in derselben Runde ein zweites Mal 2 ansagst. Das ist die gregorianische Regel. Mit einer 23 kannst du stattdessen 3 sagen.
dre13ehn-guide-ada-label = Ada
dre13ehn-guide-bo-label = Bo
dre13ehn-guide-says-label = „{ $call }“
dre13ehn-guide-stands-label = es gilt
dre13ehn-guide-open-step-three-label = 0 und 3 sind 3. Ada beginnt, also gilt jetzt 3.
dre13ehn-guide-open-step-pair-label = 22 antwortet auf 3.
dre13ehn-guide-open-step-either-label = 23 darf nie „la“ heißen. Als 3 („u“) würde sie nicht auf 22 antworten, als 2 schon.
dre13ehn-guide-open-step-one-label = Richtig angesagt, aber 1 antwortet nicht auf 2. Bo verliert die Runde, Ada trägt 2 ein.
dre13ehn-guide-open-picture = Eine Runde mit zwei Feuerwürfeln.
dre13ehn-guide-open-win-text = Die Runde gewinnt die letzte gültige Ansage. War es deine, trägst du ihr Ergebnis so in deine Liste ein, wie du es angesagt hast; nach einer falschen Ansage der anderen trägst du ein A ein. Hast du die Runde verloren, beginnst du die nächste. Hast du zuerst die vereinbarte Zahl von Siegen, meist dreizehn, gewinnst du das Spiel.
dre13ehn-guide-open-turn-text = Nach einer angesagten 1 geht es andersherum weiter. Zu zweit ändert das nichts.
dre13ehn-guide-open-top-text = FF, richtig angesagt, gewinnt die Runde sofort; dann beginnt die nächste Person. F13 darf jedes Wort heißen, das nicht verboten ist, sogar der Name eines anderen Ergebnisses: Es gilt als F13, die Richtung bleibt, und für die gregorianische Regel zählt es nicht. Auf 13 antworten nur 13, FF, F13 und 1313.
dre13ehn-guide-open-two-ruling = Die gregorianische Regel gilt für jede Person einzeln: Nur deine eigene 2 zählt.
dre13ehn-guide-open-turn-ruling = Die Richtung bleibt auch über das Ende der Runde hinaus, bis wieder eine 1 angesagt wird.
dre13ehn-guide-open-first-ruling = Ist schon die erste Ansage einer Runde falsch, gewinnt die Person, die als Nächstes dran wäre, und trägt A ein.
dre13ehn-guide-open-top-ruling = Auch 1313, als ēli angesagt, gewinnt sofort. Herzeigen musst du es nur unter dem Becher.

dre13ehn-guide-duel = Das Duell
dre13ehn-guide-duel-text = Zu zweit, mit einem einzigen Würfel, meist dem Luftwürfel, sonst dem Erd-, Feuer- oder Anfängerwürfel. Mit acht Siegen gewinnst du. Ihr spielt wie im offenen Spiel, aber mit eigener Tafel, ohne gregorianische Regel und mit je vier Leben. 1 heißt i, 2 heißt a, 3 heißt u, F heißt o.
dre13ehn-guide-duel-picture = Was im Duell worauf antwortet.
dre13ehn-guide-duel-zero = Mit einer 0 verlierst du die Runde und schweigst: Ihr Name ist verboten, und jede Ansage wäre falsch. War noch nichts angesagt, trägt die andere Person 0 ein. Bei allem anderen ist Schweigen ein Ansagefehler.
dre13ehn-guide-duel-thirteen = Eine 3 nach einer angesagten 1 gewinnt sofort als 13. Sag sie dann als ē oder li an; u geht auch.
dre13ehn-guide-duel-fire = Gilt F und du würfelst etwas anderes, kostet das die Runde und ein Leben, auch wenn du obendrein falsch ansagst. Ein echtes F mit falschem Namen kostet nur die Runde.
dre13ehn-guide-duel-entry-text = Eingetragen wird wie im offenen Spiel. Hast du kein Leben mehr, verlierst du das Duell, egal wie viele Siege in deiner Liste stehen; der letzte Sieg wird noch eingetragen.

dre13ehn-guide-lives = Die vier Leben
dre13ehn-guide-lives-text = In dieser Reihenfolge gehen sie verloren. In jedem Namen steckt mǫ, was „man“ und „Mann“ zugleich heißt, davor eins, zwei, drei und zuletzt rückwärts. Vier Bilder erzählen einen Lebensweg bis ans Ende der Zeit: Geburt, Erwachen, Liebe, Heimkehr. Jedes Leben hat ein Zeichen und einen Merkspruch in oberösterreichischer Mundart.
dre13ehn-guide-lives-picture = Die Zeichen der vier Leben.
dre13ehn-guide-lives-each = { $life }, { $shows }. „{ $motto }“ [{ $sound }] – { $means }.

dre13ehn-guide-covered = Das Duell mit Becher
dre13ehn-guide-covered-text = Wenn ihr wollt, spielt ihr das Duell unter dem Becher, nach den Regeln des Becherspiels unten, mit einem Würfel und der Tafel des Duells. Zwei Dinge kosten hier ein Leben:
dre13ehn-guide-covered-zero = Für eine 0 gilt die Herzeigepflicht: Zeigst du sie her, kostet sie die Runde, mehr nicht. Bluffst du stattdessen und wird sie aufgedeckt, kostet sie dich die Runde und ein Leben.
dre13ehn-guide-covered-fire = Deckst du ein F auf, verlierst du die Runde und ein Leben, gleich, was angesagt war.
dre13ehn-guide-covered-ruling = Sonst geht hier kein Leben verloren. Die Ausnahmen für FF und die 2 und die gregorianische Regel gelten nicht, gefragt und geschwiegen wird nicht, und jedes Wort außerhalb der Tafel ist ein Ansagefehler. Auf eine 1 behaupten u, ē und li die 3; wird sie aufgedeckt, auch blind oder als i angesagt, wird 13 eingetragen.

dre13ehn-guide-cup = Das Becherspiel
dre13ehn-guide-cup-text = Für zwei bis acht, mit zwei Würfeln, meist Wasserwürfeln, und einem Becher; die älteste Person beginnt. Nun siehst nur du, was du gewürfelt hast, und was du ansagst, muss nicht stimmen. Es gilt die letzte Ansage, bis der Becher gehoben wird.
dre13ehn-guide-cup-gear-picture = Was auf den Tisch gehört: ein Becher, 8 bis 13 cm hoch, seine Öffnung 6 bis 8 und sein Fuß 4 bis 8 cm weit, und eine Unterlage von 13 bis 24 cm, fest, flach, undurchsichtig und mit einer Hand zu halten, im Turnier rund. Ein kleines Buch tut es auch.
dre13ehn-guide-cup-turn-text = Bist du dran, würfelst du unter dem Becher und darfst dann …
dre13ehn-guide-cup-peek = nachsehen, einmal im Zug;
dre13ehn-guide-cup-call = ansagen: etwas, das auf die letzte Ansage antwortet, ob es stimmt oder nicht. Dann gibst du den Becher weiter;
dre13ehn-guide-cup-throw = noch einmal würfeln, wenn schon etwas angesagt ist, mit oder ohne Nachsehen davor. Danach sieht niemand mehr nach, und du gibst den Becher blind weiter. Das heißt: „Ich habe geantwortet.“ Es gilt dasselbe wie zuvor;
dre13ehn-guide-cup-show = die Würfel herzeigen. Das ist nur bei 1313 klug, denn alles andere verliert. „ēli“ zu sagen ist dasselbe.
dre13ehn-guide-cup-answer-text = Bekommst du den Becher, hast du die Wahl:
dre13ehn-guide-cup-believe = glauben, also den Becher nehmen, selbst würfeln und auf die letzte Ansage antworten;
dre13ehn-guide-cup-uncover = aufdecken, wenn du zweifelst. Die Ansage hält, wenn der Wurf ihr gleicht oder auf sie antwortet; ein blinder Becher hält, wenn der Wurf auf die letzte Ansage antwortet. Hält sie, verlierst du, sonst verliert die Person, die gewürfelt hat. Eine 23 gilt dabei als 2 oder 3, 2 und 13 als 12, 2 oder 3, was eben hilft;
dre13ehn-guide-cup-ask = fragen, aber nur nach einem behaupteten F13, und das verliert immer.
dre13ehn-guide-cup-step-call-label = Ada sieht nach und sagt die Wahrheit.
dre13ehn-guide-cup-step-looked-label = Bo glaubt es, würfelt und sieht nach: 1 antwortet nicht auf 3. Jetzt könnte Bo lügen.
dre13ehn-guide-cup-step-blind-label = Bo würfelt lieber noch einmal. Niemand sieht nach, und es gilt weiter 3.
dre13ehn-guide-cup-step-lie-label = Ada deckt nicht auf, sondern würfelt, hat 12 und sagt 33: gelogen, aber eine Antwort auf 3.
dre13ehn-guide-cup-step-uncover-label = Bo glaubt die 33 nicht und deckt auf. Doch 12 antwortet auf 33, die Ansage hält: Ada gewinnt und trägt 12 ein.
dre13ehn-guide-cup-picture = Eine Runde unter dem Becher; gestrichelte Würfel sieht niemand.
dre13ehn-guide-cup-entry-text = Hält deine Ansage, gewinnst du und trägst ein, was wirklich daliegt. Hält sie nicht, gewinnt die Person, die aufgedeckt hat, und trägt ein, was zuletzt angesagt war. Die Person, die verloren hat, beginnt die nächste Runde. Sonst gilt, was im offenen Spiel gilt: die gregorianische Regel, die Umkehr nach einer 1 und die verbotenen Namen.
dre13ehn-guide-cup-false-ruling = Auch die falsche Ansage selbst kann die letzte gewesen sein. 2 und 13 werden als 23 eingetragen, wenn 2 oder 3 behauptet war oder beim blinden Becher galt, sonst als 12.
dre13ehn-guide-cup-blind-ruling = Du darfst auch ohne Nachsehen ein zweites Mal würfeln; das ist keine neue Ansage. Ein blinder Becher darf immer aufgedeckt werden, auch auf einer 2, und nach ihm wird nicht gefragt.

dre13ehn-guide-special = Ausnahmen
dre13ehn-guide-special-two = Eine 2, zu Beginn einer Runde oder auf 1 oder 2 angesagt, musst du glauben.
dre13ehn-guide-special-fire = FF musst du aufdecken. Glaubst du es, verlierst du; ist es echt, gewinnt es, sobald du es aufdeckst. In beiden Fällen beginnst du danach.
dre13ehn-guide-special-thirteen = 1313 musst du herzeigen, dann gewinnst du. Danach beginnt die nächste Person. Deckt eine andere Person es auf, gewinnt sie und trägt 1313 ein.
dre13ehn-guide-special-free = F13 behauptest du mit irgendeinem Wort, das weder ein Ergebnis nennt noch verboten ist. Fragt die nächste Person danach, verliert sie, und du trägst F13 ein. Glauben und Aufdecken gehen wie sonst.
dre13ehn-guide-special-name-ruling = Unter dem Becher behauptet der Name eines anderen Ergebnisses dieses Ergebnis, auch wenn F13 daliegt. Nur im offenen Spiel darf F13 auch so heißen.
dre13ehn-guide-special-ask-ruling = Fragst du nach einem behaupteten F13, verlierst du auch dann, wenn es gelogen war.

dre13ehn-guide-fouls = Fouls
dre13ehn-guide-foul-a = A, Aussprachefehler: ein verbotener Name oder, im offenen Spiel und im Duell, ein falscher.
dre13ehn-guide-foul-n = N: ein zweiter Blick unter den Becher im selben Zug.
dre13ehn-guide-foul-g = G: FF wurde geglaubt. Eingetragen wird FF.
dre13ehn-guide-foul-h = H, Herzeigepflicht: 1313 wurde nicht hergezeigt, sondern aufgedeckt. Eingetragen wird 1313.
dre13ehn-guide-fouls-entry-text = Verlierst du in deinem eigenen Zug, durch A, N, falsches Herzeigen oder eine Ansage, die nicht antwortet, gewinnt die andere Person, die in dieser Runde zuletzt etwas angesagt hat, sonst die nächste. Diese Person trägt den Buchstaben ein, wenn es einen gibt, sonst die letzte Ansage, und 0, wenn es noch keine gab.
dre13ehn-guide-fouls-ruling = Auch eine angesagte 1, die noch gilt, wird auf diese Weise eingetragen, obwohl sie sonst nur durch Aufdecken zu gewinnen ist.

dre13ehn-guide-tournament = Das Turnier
dre13ehn-guide-tournament-text = Zu zweit spielt ihr bis zu dreizehn Becherspiele auf dreizehn Siege. Mit sieben gewonnenen Spielen gewinnst du das Turnier. Hast du die letzte Runde verloren, beginnst du das nächste Spiel; jedes Spiel beginnt mit leeren Listen und im Uhrzeigersinn.

dre13ehn-guide-points = Das Spiel um Punkte
dre13ehn-guide-points-text = Ein Becherspiel für zwei bis acht mit zwei Wasserwürfeln. Hier zählt, womit du gewinnst und der wievielte deiner Siege es ist. Jede Zeile hat ihr eigenes Ergebnis, das sich besonders lohnt.
dre13ehn-guide-points-picture = Was der erste bis dreizehnte Sieg in deiner Liste wert ist. Beim letzten bringt FF fünf Punkte, 1313 sieben.
dre13ehn-guide-points-end-text = Alles andere zählt nichts, auch A und N; nur als dreizehnter bringt jeder Sieg mindestens einen Punkt. Sobald eine Liste dreizehn Siege hat, ist Schluss, und die meisten Punkte gewinnen. Bei Gleichstand gewinnt die Liste mit dreizehn Siegen; ist sie nicht dabei, gewinnen alle Punktgleichen gemeinsam. Im besten Fall sind es 37 Punkte: 1, 2, 3, 22, 23, 33, 13, 8, F13, FF, 11, 12, 1313. Im schlechtesten ist es einer.
dre13ehn-guide-points-ruling = Die Quelle verspricht drei Punkte für FF einmal beim neunten Sieg und in ihrer Tafel beim zehnten. Hier gilt die Tafel, auch für F13 beim zehnten, denn nur so ergibt ihr bestes Spiel 37.
dre13ehn-guide-solo = Allein um Punkte
dre13ehn-guide-solo-text = Du würfelst dreizehnmal mit zwei Wasserwürfeln; jeder Wurf gilt als dein nächster Sieg und zählt nach derselben Tafel. Jeden Wurf darfst du einmal wiederholen, dann gilt der zweite; magst du es strenger, schalte das ab. 2 und 13 gelten als 12 oder 23, je nachdem, was mehr zählt, bei Gleichstand als 12.

dre13ehn-guide-bots = Die Computerspieler
dre13ehn-guide-bots-easy = Leicht verspricht sich ab und zu und blufft aufs Geratewohl.
dre13ehn-guide-bots-medium = Mittel sagt richtig an und achtet darauf, wie oft eine Ansage von selbst hält.
dre13ehn-guide-bots-strong = Stark spielt unter dem Becher zu zweit so nahe am Gleichgewicht, dass du auf Dauer kaum etwas gegen ihn gewinnst; zu mehreren spielt er ebenso gegen die Person neben ihm. Allein um Punkte spielt er bestmöglich. Was unter dem Becher liegt, weiß auch ein Computerspieler nur, wenn er selbst nachgesehen hat.

dre13ehn-guide-keys = Die üblichen Tasten
dre13ehn-guide-keys-throw = Eingabe- oder Leertaste: würfeln und weiter.
dre13ehn-guide-keys-call = C: zum Feld für die Ansage, Eingabetaste sagt an, Esc verlässt es. Oder du wählst einen Namen auf der Tafel, mit der Maus oder mit den Pfeiltasten.
dre13ehn-guide-keys-cup = V, gedrückt gehalten: unter dem Becher nachsehen. Was daneben angeboten wird, wählst du mit seiner Ziffer; jede behält ihre Bedeutung.
dre13ehn-guide-keys-more = H gibt einen Tipp und R zeigt diese Seite, außer wenn du deine Ansagen tippst; F1 zeigt alle Tasten. In den Einstellungen kannst du eine Uhr stellen, die beim Ansagen mitläuft.

dre13ehn-guide-plato = Platon baut die Welt aus Dreiecken
dre13ehn-guide-plato-text = Um 400 vor Christus erzählt Platon im „Timaios“, wie die Welt gemacht ist: das All eine Kugel, weil nichts vollkommener ist, und darin die Elemente aus Körpern, die Körper aus Dreiecken. Zwei Arten genügen. Sechs von der einen ergeben ein gleichseitiges Dreieck, die Seite von Feuer, Luft und Wasser; vier von der anderen ein Quadrat, die Seite der Erde. Den fünften Körper deutet er nur an.
dre13ehn-guide-plato-picture = Von links: das erste Dreieck, zwei davon, alle sechs; daneben vier von der zweiten Art.
dre13ehn-guide-plato-round-text = Bei Platon geht auch ein Element ins andere über: Luft entzündet sich zu Feuer, und Feuer verlischt zu Luft; Luft wird zu Nebel und Wasser, Wasser zu Erde und Stein, und alles wieder zurück. Darum steht das Zeichen F zuerst auf dem Luftwürfel.
dre13ehn-guide-ur = Die Würfel von Ur
dre13ehn-guide-ur-text = Zu den ältesten bekannten Würfeln gehören Tetraeder aus Lapislazuli und Elfenbein, nach unserer Quelle über fünftausend Jahre alt. Sir Leonard Woolley fand sie in Ur, im heutigen Irak. Gewürfelt wurde damit bei einem Brettspiel, fast wie Backgammon; er nannte es das Königliche Spiel von Ur.
dre13ehn-guide-ur-picture = Zwei Feuerwürfel aus Ur, wie sie ausgesehen haben könnten.
dre13ehn-guide-duerer = Albrecht Dürer zählt nach
dre13ehn-guide-duerer-text = 1525 erscheint die „Unterweisung der Messung“, ein Lehrbuch des Malers Albrecht Dürer. Auch die fünf Körper stehen darin, und an jedem zählt er Seiten, Ecken und Kanten.
dre13ehn-guide-duerer-picture = Die fünf Körper, gestellt und gezählt. Gestrichelt ist, was dahinterliegt.
dre13ehn-guide-duerer-side-label = von der Seite
dre13ehn-guide-duerer-above-label = von oben
dre13ehn-guide-duerer-faces-label = Seiten
dre13ehn-guide-duerer-corners-label = Ecken
dre13ehn-guide-duerer-edges-label = Kanten
dre13ehn-guide-norse = Runen, Ziffern und ein Lied
dre13ehn-guide-norse-text = In Uppland in Schweden lag in einem Kriegergrab, bei Waffen und Schmuck, ein sechsseitiger Würfel aus der Zeit um 600: Er trägt eine Inschrift aus Runen. Dass mehrere Runen zu einer verschmelzen, kommt in alten Inschriften oft vor; daher die Binderunen.
dre13ehn-guide-norse-signs-text = Die Zeichen des Spiels sind keine alten Runen. Sein Autor hat sie aus unseren Ziffern entwickelt, die eigentlich indische heißen müssten, und unsere Zeichen sind nach derselben Idee neu gezeichnet.
dre13ehn-guide-norse-veda-text = Aus Indien kommen auch die Zeitalter. Schon im Ṛgvēda gehören Feuer und Würfel zusammen: Ein Lied bittet Agni, das Feuer, um das Kṛta. Das lateinische ignis ist dasselbe Wort.

dre13ehn-guide-credits = Von wem das Spiel ist
dre13ehn-guide-credits-text = Das Spiel, seine Namen und Merksprüche hat ein einzelner Autor erdacht und beschrieben. Weder sein Name noch ein Verlag steht in dem Teil, der uns vorliegt. Die Worte und Bilder hier sind unsere.
