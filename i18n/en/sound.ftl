# Sound: why nothing is heard.
sound-no-device = No sound device was found. Everything else works without sound.
sound-no-answer = Your computer’s sound server does not answer. Everything else works without sound.
sound-vanished = The sound device is gone. The program will try again with the next sound.
sound-no-microphone = No microphone was found, so you cannot record.

# The settings.
sound-volume = Volume
sound-volume-about = { $percent ->
    [0] Sound is off.
   *[other] { $percent }% for all sounds and the voice.
    }
sound-dice = Dice sounds
sound-dice-about = A soft clatter when dice fall or the cup is shaken.
sound-voice = Voice
sound-voice-about = It speaks the names of dre13ehn, the four lives and their mottos.
sound-tempo = Speaking pace
sound-tempo-about = { $percent }%. At 100% the voice speaks clearly and without haste.
sound-try = Try it
sound-try-about = Hear how it sounds now.
sound-try-voice = Speak
sound-try-dice = Roll
