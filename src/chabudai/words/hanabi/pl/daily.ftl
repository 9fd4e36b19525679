# Hanabi. To, co jest codziennie: zagadki i rozdania.

puzzle-hanabi = Ostatnie tury gry. Nikt nie umówił się na konwencje: wszyscy kierują się tym, co mówią wskazówki, i tym, co leży odkryte. Który ruch daje średnio najwięcej punktów?
puzzle-short-hanabi = Który ruch daje średnio najwięcej punktów?
puzzle-worths-hanabi = Ile średnio daje każdy ruch: najlepszy co najmniej tyle, pozostałe co najwyżej
puzzle-fits = Karta pasuje z prawdopodobieństwem { $percent }%.
deal-bots-how-hanabi = Partner gra według konwencji, których używają ludzie: z nim się porównuj. Foresight mówi szyfrem, którym nikt nie mówi.
