# The strategy page of dre13ehn.

dre13ehn-strategy-about = Under the cup nobody wins by always doing the same, for that is seen through. Good play mixes: now the truth, now not, just so often that believing and uncovering are worth the same. How often has been worked out for each set of dice, for a round between two. The strong computer player plays like this, and the hints go by it.
dre13ehn-strategy-read = How to read the tables
dre13ehn-strategy-read-called = What is called: the round begins, and you have looked. The row is what lies under the cup, followed by how often it falls. The column is what you call. The number tells how often out of a hundred times; what is true is framed. An empty box means hardly ever.
dre13ehn-strategy-read-uncovered = When it is uncovered: the other player has looked and calls something. The row is what stands so far, the column what they call. The number tells how often out of a hundred times you uncover; a dash means it must be believed. Empty is what may not be called.
dre13ehn-strategy-learn = What to learn from them
dre13ehn-strategy-learn-text = At the start 33 is hardly ever uncovered. So with 1, 2, 3, 22 or 33 you most often call 33, true or not, and sometimes something harder to answer. With 11, 8 and 13 you tell the truth. The less often a call falls by itself, the more often it is uncovered, and FF nearly always.
dre13ehn-strategy-set = Whoever begins wins { $starter }% of the rounds. At the start they look { $looks }% of the time; of the calls after that { $bluffs }% are not true.
dre13ehn-strategy-called-picture = What is called with which throw, in times out of a hundred.
dre13ehn-strategy-uncovered-picture = How often a call is uncovered, in times out of a hundred.
dre13ehn-strategy-falls = { $pair } · { $percent }%
dre13ehn-strategy-calls = call
dre13ehn-strategy-lies = lies there
dre13ehn-strategy-show = show
dre13ehn-strategy-heard = the other player’s call
dre13ehn-strategy-stands = stands
dre13ehn-strategy-begin = start
