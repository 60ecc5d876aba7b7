studentenpasch-name = Students’ Pasch
studentenpasch-line = A 1 counts 100, a 6 counts 60. Three throws, keep what is good.
