# The sheets of Ludix, and the tables that stand on the rules page too.

ludix-sheet-score = Score sheet
ludix-sheet-score-about = Six columns, turn by turn: what a turn brought, and what has come together by then. From 300 on the total is framed.
ludix-sheet-card = Reference card
ludix-sheet-card-about = The fourteen numerals with their chances and other readings, the twenty-one failed throws and how their value is written.

ludix-sheet-turn = Turn
ludix-sheet-points = points
ludix-sheet-total = total
ludix-sheet-in-turn = in turn
ludix-sheet-reminder = Make a Roman numeral of all four dice; then bank its value, or throw once more. If no numeral can be made, the whole turn is lost. Whoever reaches { $target } opens the last round: everybody plays as many turns.

ludix-sheet-dice = dice
ludix-sheet-best = best
ludix-sheet-others = also possible
ludix-sheet-chance = chance
ludix-sheet-percent = { $percent }%
ludix-sheet-numerals = Fourteen numerals ({ $percent }%)
ludix-sheet-failures = Twenty-one failed throws ({ $percent }%)
ludix-sheet-writing = Three equal signs are enough, V and L stand only once. Only IV, IX and XL subtract. Beside the failed throws stands how their value would be written.
