mauseloch-name = Mauseloch
mauseloch-line = Ein Blatt für alle. Wer dreimal nur Gestrichenes wirft, hat verloren.
