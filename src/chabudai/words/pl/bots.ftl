# Dlaczego boty wykonały taki ruch, jednym zdaniem.

because-or = { $one } lub { $other }
because-and = { $one } oraz { $other }
because-any = Wylosowano go spośród dozwolonych ruchów.
because-nothing-better = Nie było nic lepszego do zrobienia.
because-nothing-else = Nie było nic innego do zrobienia.

bots-coded = Do stołów samych botów
bots-coded-more = Mówią szyfrem, którego ludzie nie znają. Obok człowieka są bezradne.

coach-you = Ty
coach-meaning = Co może znaczyć ten ruch?
coach-move = { $bot ->
    [none] Co zrobiłby tu bot?
   *[other] Co zrobiłby { $bot }?
}
coach-sure = Każde użycie zostaje oznaczone: ta partia nie będzie porównywana z partiami bez pomocy. Odpowiedź wynika z tego, co widać z twojego miejsca.
coach-own = Twoje karty
coach-would = Wybór bota { $bot }: { $move }.
refused-coach-none = Tu nie ma podpowiedzi: są dla osoby, która gra z botami.
refused-coach-nothing = Od twojego ostatniego ruchu nie ma czego wyjaśniać.
