# Dlaczego boty wykonały taki ruch, jednym zdaniem.

because-or = { $one } lub { $other }
because-and = { $one } oraz { $other }
because-any = Wylosowano go spośród dozwolonych ruchów.
because-nothing-better = Nie było nic lepszego do zrobienia.
because-nothing-else = Nie było nic innego do zrobienia.

bots-coded = Do stołów samych botów
bots-coded-more = Mówią szyfrem, którego ludzie nie znają. Obok człowieka są bezradne.
