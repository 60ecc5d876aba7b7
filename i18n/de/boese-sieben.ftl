boese-sieben-name = Die bösen Sieben
boese-sieben-line = So bald wie möglich eine Sieben werfen, von oben oder von unten.
