# The voice: its voices, and what it cannot say.

voice-deep = Deep
voice-middle = Middle
voice-bright = Bright

voice-letter = “{ $letter }” is not a sound of the transcription. It has a e i o u y ǫ, long ones with a line above, and š h j k l r m n w v t s d g f z.
voice-nothing = There is nothing to say here.
voice-too-long = That is too much to say at once.

voice-chart-front = tongue in front
voice-chart-back = tongue at the back
voice-chart-closed = mouth closed
voice-chart-open = mouth open
voice-chart-short = always short
voice-chart-long = short or long
voice-chart-nose = through the nose
