einundzwanzig-name = Twenty-One
einundzwanzig-line = One die counts up round the table. Whoever reaches 21 has lost.
