# The sheets of Ludix, and the tables that stand on the rules page too.

ludix-sheet-score = Score sheet
ludix-sheet-score-about = Six columns, turn by turn: what each turn brought, and the total so far. From 300 on, the total is framed.
ludix-sheet-card = Reference card
ludix-sheet-card-about = The fourteen numerals with their chances and other readings, the twenty-one failed rolls and how you write their value.

ludix-sheet-turn = Turn
ludix-sheet-points = points
ludix-sheet-total = total
ludix-sheet-in-turn = in turn
ludix-sheet-reminder = Lay out all four dice as a Roman numeral; then stop and write down, or roll again. If a roll makes no numeral, the whole turn is lost. When you reach { $target }, the last round begins: everybody has the same number of turns.

ludix-sheet-dice = dice
ludix-sheet-best = best
ludix-sheet-others = also possible
ludix-sheet-chance = chance
ludix-sheet-numerals = Fourteen numerals ({ $percent })
ludix-sheet-failures = Twenty-one failed rolls ({ $percent })
ludix-sheet-writing = At most three of the same letter in a row; V and L only once. Only IV, IX and XL subtract. Beside each failed roll is how you would write its value.
