# Sound: why nothing is heard.
sound-no-device = There is no sound device here: everything goes on without sound.
sound-no-answer = The sound server does not answer: everything goes on without sound.
sound-vanished = The sound device has gone; the next sound tries again.
sound-no-microphone = There is no microphone here: recording is not possible.
