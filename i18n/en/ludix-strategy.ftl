# The strategy page of Ludix.

ludix-strategy-about = Ludix for two has been worked out: at every score it is known how often stopping wins, and how often throwing again does. If both play by that, whoever begins wins { $wins } of the matches. The hints and the strong computer player go by the same numbers. With more at the table they are a guide.

ludix-strategy-turn = The first turn
ludix-strategy-turn-text = At the very start you stop with { $enough }: that is where the lines cross. If you think of nothing but points, you stop with 110, which is hardly worse: between { $low } and { $high } points the wrong choice costs less than one match in a hundred.
ludix-strategy-turn-picture = How often whoever begins wins at 0 to 0, by the points of the turn: stop now (solid) or throw again (dashed).
ludix-strategy-points = points in the turn
ludix-strategy-stop = stop
ludix-strategy-throw = throw again

ludix-strategy-first = First to move in the round
ludix-strategy-first-text = The column is what you have written down, the row what the other player has. The number tells with how many points in the turn you stop. Framed means: play on until it is enough for 300. Two numbers mean: stop only between them; with more, the goal is so near that throwing pays again.
ludix-strategy-first-picture = Moving first, you have to dare, for after 300 the other player always has one more turn. If they have 200 or more, you nearly always play through.
ludix-strategy-own = your points
ludix-strategy-other = other player

ludix-strategy-second = Last to move in the round
ludix-strategy-second-text = The same table for the second turn of the round. Reach 300 here with more than the other player and you win at once, so until then you can take it easier.
ludix-strategy-second-picture = With how many points you stop when you move last, as long as nobody has 300.
ludix-strategy-second-learn = Worth remembering: at 100 to 100 stop with { $even }, at 100 to 0 already with { $ahead }, at 100 to 200 only with { $behind }. Behind, dare more; ahead, take what is there.

ludix-strategy-last = The very last turn
ludix-strategy-last-text = If the other player has 300 or more, throw until you are ahead, even when level: a shared win is worth less than a throw. Level, this wins { $level }; 50 behind, { $near }; 150 behind, still { $far }.
ludix-strategy-last-picture = How often the very last turn still wins, by how far behind you are.
ludix-strategy-behind = points behind
ludix-strategy-chance = chance of winning

ludix-strategy-worth = What a score is worth
ludix-strategy-worth-text = How often whoever is about to throw first in the round wins, in matches out of 100. Columns and rows as above.
ludix-strategy-worth-picture = At level scores, moving first is a disadvantage: the other player sees what is needed.
