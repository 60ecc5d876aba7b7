sequenz-name = Sequence
sequenz-line = Roll three numbers in a row, or you get a stroke.
sequenz-throws-about = You roll once, or you roll three times and may keep dice.
sequenz-came-well = a sequence
sequenz-came-badly = no sequence

# Rules page
sequenz-guide-turn-text = You need three numbers in a row: 123, 234, 345 or 456. Miss, and you get a stroke.
sequenz-guide-example-picture = The order does not matter, but a gap spoils everything.
sequenz-guide-more-text = With three rolls, you may keep dice after the first and the second and roll the others again, at least one. What you keep stays. As soon as you have three numbers in a row, your turn is over.
sequenz-guide-more-picture = 4 and 5 stay. The third roll brings the 3.
sequenz-guide-turn-ruling = You may keep more dice after the second roll, too; the source allows it only after the first.

# The card before the game
sequenz-card-one = Roll three dice once.
sequenz-card-two = You need three numbers in a row, such as 2, 3 and 4.
sequenz-card-three = Anything else costs a stroke.
sequenz-card-thrice = Three dice, three rolls: keep what fits.
sequenz-aim = three numbers in a row

# Strategy page
sequenz-strategy-about-text = With three rolls you make a sequence in { $chance } of your turns if you always keep the right dice. Here is what to keep of every roll; the hint says the same. With one roll there is nothing to decide.
sequenz-strategy-fit = What still fits
sequenz-strategy-fit-text = There are only four sequences: 123, 234, 345 and 456. Think of how many your dice still fit: a 3 or a 4 fits three, a 2 or a 5 two, a 1 or a 6 one; 23, 34 and 45 fit two, other pairs one or none. Keep 23, 34 or 45 if you have it; otherwise a 3 or a 4 alone.
sequenz-strategy-first = After the first roll
sequenz-strategy-first-text = Keep the framed dice and roll the pale ones again. Beside them is how often you still make the sequence.
sequenz-strategy-first-picture = Every roll that is no sequence yet, with two rolls to come. The best to keep are 23, 34 and 45, which are open at both ends; failing those, a 3 or a 4 alone, then 12 or 56, and otherwise nothing.
sequenz-strategy-second = After the second roll of all three
sequenz-strategy-second-text = The same if you kept nothing after the first roll and have only one roll left.
sequenz-strategy-second-picture = Every roll that is no sequence yet, with one roll to come.
sequenz-strategy-one = After the second roll, with one die kept
sequenz-strategy-one-text = Row: the die you have kept. Column: the two you have just rolled. Each box names the die to add; a dash means roll both again. The stronger the colour, the better your chance. Where you already have the sequence, the box is empty.
sequenz-strategy-one-picture = What to add to the die you kept, with one roll to come.
sequenz-strategy-thrown-label = just rolled
sequenz-strategy-kept-label = kept

# Why a decision is better
sequenz-coach-fit-none = { sequenz-strategy-fit }: Your choice leaves no sequence possible; the better choice leaves { $fits ->
        [one] one
        [2] two
        [3] three
       *[other] all four
    }.
sequenz-coach-fit-more = { sequenz-strategy-fit }: Your choice fits only { $other ->
        [one] one sequence
        [2] two sequences
       *[other] three sequences
    }; the better choice fits { $fits ->
        [2] two
        [3] three
       *[other] all four
    }.
sequenz-coach-fit-missing = { sequenz-strategy-fit }: This way you need only { $need ->
        [one] one more number
       *[other] two more numbers
    }, with your choice { $more ->
        [2] two
       *[other] all three
    }.
