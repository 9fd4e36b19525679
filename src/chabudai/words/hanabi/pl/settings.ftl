# Co robią klawisze.

keys-own-card = Wybierz jedną ze swoich kart
keys-play = Zagraj wybraną kartę
keys-discard = Odrzuć wybraną kartę
keys-clue = Wskazówka dla następnego gracza; ponownie: dla kolejnego
keys-clue-what = Wartość albo kolor wskazówki; Enter ją daje
keys-known = W czyjejś ręce: zobacz ją tak, jak zna ją jej gracz
