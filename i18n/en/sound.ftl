# Sound: why nothing is heard.
sound-no-device = There is no sound device here: everything carries on without sound.
sound-no-answer = The sound server does not answer: everything carries on without sound.
sound-vanished = The sound device is gone; the next sound tries again.
sound-no-microphone = There is no microphone here: recording is not possible.

# The settings.
sound-volume = Volume
sound-volume-about = { $percent ->
    [0] Nothing can be heard.
   *[other] { $percent }%, for everything that makes a sound.
}
sound-dice = Sound of the dice
sound-dice-about = A soft clatter when dice fall or the cup is shaken.
sound-voice = Voice
sound-voice-about = It speaks the names, mottos and lives of dre13ehn.
sound-tempo = Speaking pace
sound-tempo-about = { $percent }%; 100% is the pace of clear speech.
sound-try = Try it
sound-try-about = This is how it sounds now.
sound-try-voice = Speak
sound-try-dice = Roll
