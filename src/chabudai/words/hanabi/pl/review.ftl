# Hanabi. Spojrzenie wstecz na partię.

review-lost = Przepada ostatnia { $card }.
review-cost-lay = Koszt przy prawdziwym układzie kart
review-expected = Oczekiwanie przed ruchem
review-highest = Najwyższy możliwy wynik
review-pace = Zapas tur (pace)
review-tokens = Żetony wskazówek
review-mark-made = Tę kartę zagrano lub odrzucono.
review-known = Co { $name } może wiedzieć o swoich kartach
review-taken = Za co { $name } może uznać własne karty
review-answered = Oceniono razem z ruchem { $number }: stół wyczytał z tego więcej, niż mówią te konwencje.
review-fitted = Karta pasowała, choć nikt zdawał się o tym nie wiedzieć. Ocena jest łagodna: mogła to być umowa.

## Ruchy

review-play = zagrać kartę { $place }
review-announce = zagrać kartę { $place }, ogłaszając kolor { $colour }
review-discard = odrzucić kartę { $place }
review-clue = dać wskazówkę: { $name }, { $what }
