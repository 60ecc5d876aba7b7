# The strategy page of Ludix.

ludix-strategy-about-text = Ludix for two has been solved: for every score the program knows how often you win if you stop, and how often if you roll again. If you both play by that, the player who begins wins { $wins } of the matches. The hints and the strong computer player go by the same numbers. With more of you at the table they are a guide.

ludix-strategy-numeral = The larger numeral
ludix-strategy-numeral-text = The same dice often make more than one numeral. Lay out the one that counts most: a smaller one is never better.

ludix-strategy-stake = Points at stake
ludix-strategy-stake-text = A roll that fails costs you all the points of this turn, and { $fails } of rolls fail. On average, counting those, another roll brings { $gain } points. So go on while there is little to lose; from { $alone } points in the turn a roll costs more than it brings.

ludix-strategy-score = Ahead or behind
ludix-strategy-score-text = When you are behind, dare more; when you are ahead, take what is there. If you move last in the round, stop with { $even } at 100 to 100, as early as { $ahead } at 100 to 0, and not before { $behind } at 100 to 200. The more of you play, the more you need: at the very start { $two } between two, { $three } among three, { $four } among four.

ludix-strategy-target = The race to 300
ludix-strategy-target-text = With { $near } points or more written down, keep rolling until you have 300. If you move last in the round and have the most, you win at once; otherwise those after you have one more turn. So when you move first, go for it from { $first }, and also when the other player has { $theirs }.

ludix-strategy-final = The last turn
ludix-strategy-final-text = If another player has 300 or more and nobody moves after you, roll until you are ahead, even when you are level: a shared win is worth less than another roll. Once you are ahead, stop.

ludix-strategy-turn = The first turn
ludix-strategy-turn-text = At the very start you stop with { $enough }: that is where the lines cross. If you think of nothing but points, you stop with 110, which is hardly worse: between { $low } and { $high } points the wrong choice costs less than one match in a hundred.
ludix-strategy-turn-picture = How often you win at 0 to 0 when you begin, by the points of the turn: stop now (solid) or roll again (dashed).
ludix-strategy-points-label = points in the turn
ludix-strategy-stop-label = stop
ludix-strategy-throw-label = roll again

ludix-strategy-first = When you move first in the round
ludix-strategy-first-text = Column: what you have written down. Row: what the other player has. Each box says with how many points in the turn you stop. Framed means: roll until it is enough for 300. Two numbers mean: stop only between them; with more, the target is so near that rolling again pays once more.
ludix-strategy-first-picture = When you move first, you have to take risks, because after your 300 the other player always has one more turn. If they have 200 or more, you nearly always roll on to the target.
ludix-strategy-own-label = your points
ludix-strategy-other-label = other player

ludix-strategy-second = When you move last in the round
ludix-strategy-second-text = The same table for the second turn of the round. Reach 300 here with more than the other player and you win at once, so until then you can take it easier.
ludix-strategy-second-picture = With how many points you stop when you move last, as long as nobody has 300.

ludix-strategy-last = Catching up in the last turn
ludix-strategy-last-text = When you are level you win { $level } of the time, 50 behind { $near }, and 150 behind still { $far }.
ludix-strategy-last-picture = How often you still win in the very last turn, by how far behind you are.
ludix-strategy-behind-label = points behind
ludix-strategy-chance-label = win chance

ludix-strategy-worth = What a score is worth
ludix-strategy-worth-text = Your win chance in %, when you are about to roll first in the round. Columns and rows as above.
ludix-strategy-worth-picture = At level scores, moving first is a disadvantage: the other player sees what is needed.
