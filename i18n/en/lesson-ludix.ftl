# The lesson of Ludix.

lesson-ludix-first = Roman numerals
lesson-ludix-first-lay = I is 1, V 5, X 10, L 50. Lay out all four as a numeral, higher letters on the left. Once a player has 300 points, the round is played out; most points win.
lesson-ludix-first-more = XXII is 22. Write 22 down, or roll again and add to it; a roll that makes no numeral costs you the 22. Almost three in four make one: roll again.
lesson-ludix-first-best = A smaller letter before a larger one is subtracted: IV, IX and XL are possible. { ludix-strategy-numeral }: Lay out the largest one that these four letters can make.
lesson-ludix-first-less = Written correctly, but it counts less. Laid out from large to small, a numeral always counts most.
lesson-ludix-first-dare = 22 and 66 make 88. { ludix-strategy-stake }: If the next roll fails, all 88 are lost, yet on average another roll brings more than it costs. That changes only at 110.
lesson-ludix-first-again = That worked. These dice make several numerals too; take the highest again.
lesson-ludix-first-enough = 88 and 71 make 159, far beyond 110. What you write down now is safe. Stop.
lesson-ludix-first-failed = Ada had 17 this turn and rolled again. LVVI is no numeral: V and L may appear only once each. Her turn is over and the 17 are lost. Now you roll.
lesson-ludix-first-fifty = An L and three Is. From L you may subtract only X, not I. Lay out the numeral.
lesson-ludix-first-risk = { ludix-strategy-score }: 159 to 0 is a lead, but 53 is still too little to stop. Your 159 are safe. What do you do?
lesson-ludix-first-lost = XXXX: there are never more than three of the same letter in a row, so the roll failed. The 53 are gone, your 159 stay. It was the right decision all the same.
lesson-ludix-first-goal = Another match, with Ben too. { ludix-strategy-target }: You have 243, and 66 in this turn. Write them down, and you have 309. Then only Ben still has a turn. What do you do?
lesson-ludix-first-won = You had 309, so Ben had to risk everything, and XVVI is no numeral. The round is over, and you have the most: you win.
lesson-ludix-first-tie = Another match, without Ben. { ludix-strategy-final }: Ada has 310, and nobody moves after you. Your 62 would make it 310 all, and you would share the win. Is that enough for you?
lesson-ludix-first-eight = Not much, but it is enough. Lay out the numeral.
lesson-ludix-first-take = 318 against 310, and nobody plays after you. Stop.
lesson-ludix-first-end = You win. Lay out the larger numeral, roll on while few points are at stake, and as 300 comes near, watch who is ahead or behind.
