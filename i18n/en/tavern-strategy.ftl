# What is thought of in every pub game whose last place has the stroke.

tavern-strategy-beat = Beat the worst result
tavern-strategy-beat-text = All that matters is who comes last. So look at the worst result on the table: do better, and the stroke cannot be yours; draw level, and you share last place. Choose what gets you past it most often, even if it brings less on average.
tavern-strategy-best = The best of your dice
tavern-strategy-best-text = While there is no result on the table, or none that you can still beat, make the best of your own dice. The better you are on average, the more often the others come last.
