# Hearing: what stands beside the picture of a recording.

hear-wave = Waveform
hear-timbre = Timbre (kHz), with the resonances F1 and F2
hear-pitch = Pitch (Hz)
hear-seconds = { $seconds } s
hear-about = { $seconds } s, { $pitch } Hz
hear-unvoiced = { $seconds } s, no voice
hear-silent = nothing to hear
hear-long = long, { $seconds } s
hear-short = short, { $seconds } s
hear-between = in between, { $seconds } s
hear-tempo-usual = A single length does not show how fast you speak, so long and short are judged at the usual pace.
hear-differs = Red: where your recording differs most from the model. It is stretched to line up with the model.
