einundzwanzig-name = Einundzwanzig
einundzwanzig-line = Ein Würfel zählt reihum hoch. Wer auf 21 kommt, hat verloren.
