fuenf-finger-name = The Five Fingers
fuenf-finger-line = Throw a sum of five as soon as you can, from above or below.
