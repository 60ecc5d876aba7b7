abstreichen-name = Abstreichen
abstreichen-line = Die 1 bis 6 streichen. Wer zuletzt fertig ist, hat verloren.
abstreichen-pay = Es zahlen
abstreichen-pay-about = Wie viele Letzte einen Strich bekommen.
abstreichen-pay-one = der Letzte
abstreichen-pay-two = die letzten zwei
abstreichen-pay-three = die letzten drei
