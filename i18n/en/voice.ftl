# The voice: its voices, and what it cannot say.

voice-deep = Deep
voice-middle = Middle
voice-bright = Bright

voice-letter = “{ $letter }” is not a sound of the transcription; it has a e i o u y ǫ, long ones with a bar over them, and š h j k l r m n w v t s d g f z
voice-nothing = there is nothing to say
voice-too-long = that is too much to say at once

voice-chart-front = tongue in front
voice-chart-back = tongue at the back
voice-chart-closed = mouth closed
voice-chart-open = mouth open
voice-chart-short = always short
voice-chart-long = short or long
voice-chart-nose = through the nose
