abstreichen-name = Striking Out
abstreichen-line = Strike out 1 to 6. Whoever is done last has lost.
abstreichen-pay = Who pays
abstreichen-pay-about = How many of the last get a stroke.
abstreichen-pay-one = the last
abstreichen-pay-two = the last two
abstreichen-pay-three = the last three
