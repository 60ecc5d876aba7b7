pasch-name = Pasch
pasch-line = Drei Würfe. Gleiche Augen zählen, im letzten alle.
