# Hanabi. What there is every day: puzzles and deals.

puzzle-hanabi = The last turns of a game. Nobody has agreed on conventions: all go by what clues say and by what lies open. Which move brings the most points on average?
puzzle-short-hanabi = Which move brings the most points on average?
puzzle-worths-hanabi = What each move brings on average: the best at least that much, the others at most
puzzle-fits = The card fits with a chance of { $percent }%.
deal-bots-how-hanabi = Partner plays by the conventions that people use: compare yourself with it. Foresight speaks a code that no people speak.
