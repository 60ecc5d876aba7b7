# The sheets of Ludix, and the tables that stand on the rules page too.

ludix-sheet-score = Score sheet
ludix-sheet-score-about = Six columns, turn by turn: what each turn brought, and the total so far. From 300 on, the total is framed.
ludix-sheet-card = Reference card
ludix-sheet-card-about = The fourteen numerals with their chances and other readings, the twenty-one failed throws and how their value is written.

ludix-sheet-turn = Turn
ludix-sheet-points = points
ludix-sheet-total = total
ludix-sheet-in-turn = in turn
ludix-sheet-reminder = Make a Roman numeral from all four dice; then write down its value, or throw again. If a throw makes no numeral, the whole turn is lost. Whoever reaches { $target } opens the last round: everybody has the same number of turns.

ludix-sheet-dice = dice
ludix-sheet-best = best
ludix-sheet-others = also possible
ludix-sheet-chance = chance
ludix-sheet-numerals = Fourteen numerals ({ $percent })
ludix-sheet-failures = Twenty-one failed throws ({ $percent })
ludix-sheet-writing = Three of the same letter are enough; V and L appear only once. Only IV, IX and XL subtract. Beside each failed throw is how its value would be written.
