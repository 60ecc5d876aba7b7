sequenz-name = Sequenz
sequenz-line = Drei Zahlen hintereinander, sonst ein Strich.
sequenz-throws-about = In einem Wurf, oder in dreien, bei denen Würfel liegen bleiben dürfen.
