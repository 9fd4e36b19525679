# Hanabi. Looking back at a game.

review-lost = The last { $card } is lost.
review-cost-lay = Cost as the cards lay
review-expected = Expected before
review-highest = Highest score possible
review-pace = Pace
review-known = What { $name } could know about their own cards

## Moves

review-play = play card { $place }
review-announce = play card { $place } as { $colour }
review-discard = discard card { $place }
review-clue = tell { $name } about { $what }
