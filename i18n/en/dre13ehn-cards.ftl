# Cards to learn from, printed on both sides.

dre13ehn-cards-names-name = Learning cards: names
dre13ehn-cards-names-about = On the front the number, on the back its name and how it sounds; forbidden names are struck out. 36 cards, printed on both sides.
dre13ehn-cards-names-use = Look at the number, say the name aloud, turn the card. Or the other way round: read the name, say the number. What you know goes to the back, what you do not comes again at once. With names that are struck out, silence is right.
dre13ehn-cards-runes-name = Learning cards: runes
dre13ehn-cards-runes-about = On the front the rune, on the back what it stands for, and what a bind rune is made of. 18 cards, printed on both sides.
dre13ehn-cards-runes-use = Look at the rune, say what it stands for, turn the card. Or the other way round: read the result and write its rune, in one go if you can. The small runes below are those of which a bind rune is bound.
dre13ehn-cards-throws-name = Learning cards: throws and answers
dre13ehn-cards-throws-about = On the front two dice or a call, on the back the right names or all that answers it. 36 cards, printed on both sides.
dre13ehn-cards-throws-use = Where two dice lie: call them, as at the table, and quickly. Any of the names on the back is right. Where a call stands: list all that answers it.
dre13ehn-cards-lives-name = Learning cards: the four lives
dre13ehn-cards-lives-about = On the front the sign, on the back the name, the motto and what it means; two sets, one for each side of a duel. Nine cards, printed on both sides.
dre13ehn-cards-lives-use = To learn: look at the sign, say the name and the motto, turn the card. To play: in a duel each side lays its four lives before it, signs upwards. When one is lost, it is turned over and its motto read out.

dre13ehn-cards-note-front = Print on both sides, turned on the long edge, without fitting to the page (100%).
dre13ehn-cards-note-back = Backs

dre13ehn-cards-ask-name = What is the number called?
dre13ehn-cards-ask-number = Which number is this?
dre13ehn-cards-ask-rune = What does the rune stand for?
dre13ehn-cards-ask-throw = What is the throw called?
dre13ehn-cards-ask-answer = The call is …
dre13ehn-cards-ask-duel = In the duel, the call is …
dre13ehn-cards-ask-life = Which life is this?
dre13ehn-cards-one-sound = in one sound
dre13ehn-cards-two-sounds = in two sounds

dre13ehn-cards-silent = never say it: keep silent
dre13ehn-cards-no-result = a number, but never a throw
dre13ehn-cards-calls = calls { $result } in play
dre13ehn-cards-too = also { $names }
dre13ehn-cards-any-word = any free word
dre13ehn-cards-foul = A letter for a foul
dre13ehn-cards-made = The throw is called
dre13ehn-cards-never-la = a or u, never la
dre13ehn-cards-show = under the cup: show it
dre13ehn-cards-answered = Answered by
