# Cards to learn from, printed on both sides.

dre13ehn-cards-names-name = Flash cards: names
dre13ehn-cards-names-about = The number on the front, its name and how it sounds on the back; forbidden names are struck out. 36 cards, printed on both sides.
dre13ehn-cards-names-use = Look at the number, say its name aloud, turn the card over. Or the other way round: read the name, say the number. What you know goes to the back of the pile; what you do not know comes again at once. Never say a name that is struck out: keep silent, but call 23 as a or u.
dre13ehn-cards-runes-name = Flash cards: runes
dre13ehn-cards-runes-about = The rune on the front, what it stands for on the back; for bind runes, also what they are made of. 18 cards, printed on both sides.
dre13ehn-cards-runes-use = Look at the rune, say what it stands for, turn the card over. Or the other way round: read the result and write its rune, in one go if you can. The small runes at the bottom are the ones a bind rune is made of.
dre13ehn-cards-throws-name = Flash cards: rolls and answers
dre13ehn-cards-throws-about = Two dice or a call on the front, the right names or all its answers on the back. 36 cards, printed on both sides.
dre13ehn-cards-throws-use = If you see two dice, call them, as quickly as at the table. Any of the names on the back is right. If you see a call, list everything that answers it.
dre13ehn-cards-lives-name = Flash cards: the four lives
dre13ehn-cards-lives-about = The sign on the front; the name, the motto and what it means on the back; two sets, one for each side of a duel. Eight cards and a cover, printed on both sides.
dre13ehn-cards-lives-use = To learn: look at the sign, say the name and the motto, turn the card over. To play: in a duel, each side lays out its four lives, sign side up. When you lose one, turn it over and read out its motto.

dre13ehn-cards-note-front = Print on both sides, flipped on the long edge, at actual size (100%).
dre13ehn-cards-note-back = Backs

dre13ehn-cards-ask-name = What is its name?
dre13ehn-cards-ask-number = Which number is this?
dre13ehn-cards-ask-rune = What does the rune stand for?
dre13ehn-cards-ask-throw = What do you call?
dre13ehn-cards-ask-answer = The call is …
dre13ehn-cards-ask-duel = In the duel, the call is …
dre13ehn-cards-ask-life = Which life is this?
dre13ehn-cards-one-sound = with one sound
dre13ehn-cards-two-sounds = with two sounds

dre13ehn-cards-silent = never say it, keep silent
dre13ehn-cards-no-result = a number, but not a result
dre13ehn-cards-calls = in play, the call for { $result }
dre13ehn-cards-too = also { $names }
dre13ehn-cards-any-word = any allowed word
dre13ehn-cards-foul = A letter for a foul
dre13ehn-cards-made = This is what you call
dre13ehn-cards-never-la = a or u, never la
dre13ehn-cards-show = under the cup: show it
dre13ehn-cards-answered = You answer with
