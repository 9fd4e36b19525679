# Bossa. What there is every day: puzzles and deals.

puzzle-bossa = The last tiles of a game. Which move wins most often if both play their best from here?
puzzle-short-bossa = Which move wins most often?
puzzle-worths-bossa = How often each move wins, every draw counted
