mauseloch-name = Mouse Hole
mauseloch-line = One sheet for all. Whoever throws nothing new three times has lost.
