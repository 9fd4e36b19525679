# Hanabi. Looking back at a game.

review-lost = The last { $card } is lost.
review-cost-lay = Cost as the cards lay
review-expected = Expected before
review-highest = Highest score possible
review-pace = Turns to spare (pace)
review-tokens = Clue tokens
review-mark-made = This card was played or discarded.
review-known = What { $name } could know about their own cards
review-taken = What { $name } could take their own cards for
review-answered = Judged together with move { $number }: the table made more of it than these conventions say.
review-fitted = The card fitted although nobody seemed to know it. That is judged kindly: it may have been agreed.

## Moves

review-play = playing card { $place }
review-announce = playing card { $place } as { $colour }
review-discard = discarding card { $place }
review-clue = telling { $name } about { $what }
