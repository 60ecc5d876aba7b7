boese-sieben-name = The Wicked Seven
boese-sieben-line = Throw a sum of seven as soon as you can, from above or below.
