fuenf-finger-name = Die fünf Finger
fuenf-finger-line = So bald wie möglich eine Fünf werfen, von oben oder von unten.
