# Hanabi. Zasady naszymi słowami, lekcje pierwszej gry i elementy.

## Zasady Hanabi

rules-h-aim = Cel
rules-h-aim-1 = Jesteście jedną drużyną i budujecie po jednym fajerwerku w każdym kolorze: najpierw 1, potem 2 i tak dalej aż do 5.
rules-h-aim-2 = Haczyk: widzisz karty wszystkich oprócz swoich.
rules-h-aim-example = Czerwony fajerwerk doszedł do 3. Teraz kolej na czerwoną 4.
rules-h-setup = Zanim zaczniecie
rules-h-setup-cards = Jest pięć kolorów. Każdy ma trzy 1, dwie 2, dwie 3, dwie 4 i jedną 5: razem pięćdziesiąt kart.
rules-h-setup-cards-avalanche = Jest pięć zwykłych kolorów z trzema 1, dwiema 2, dwiema 3, dwiema 4 i jedną 5 oraz kolor wielokolorowy z jedną kartą każdej wartości: razem pięćdziesiąt pięć.
rules-h-setup-hands = W dwie lub trzy osoby każdy trzyma pięć kart, w cztery lub pięć cztery. Reszta to talia.
rules-h-setup-tokens = Osiem żetonów wskazówek jest dostępnych, a błędów jeszcze nie ma.
rules-h-setup-first = Stół decyduje, kto zaczyna; potem gra idzie w koło.
rules-h-setup-example = Wszystkie dziesięć kart jednego koloru.
rules-h-turn = Twoja tura
rules-h-turn-1 = Zrób dokładnie jedno: daj wskazówkę, odrzuć kartę albo zagraj kartę. Nie można pasować.
rules-h-turn-2 = Swoje karty możesz zawsze układać, jak chcesz, a odrzucone karty każdy może przeglądać.
rules-h-clue = Wskazówka
rules-h-clue-1 = Wskazówka kosztuje jeden żeton. Bez żetonu nie ma wskazówki.
rules-h-clue-2 = Wybierz inną osobę i jeden kolor albo jedną wartość. Wskazane są wszystkie pasujące karty tej ręki.
rules-h-clue-3 = Wskazówka mówi więc coś także o pozostałych kartach: one nie pasują.
rules-h-clue-empty = W tym wydaniu można też nazwać coś, czego ta ręka w ogóle nie ma.
rules-h-clue-not-empty = W tym wydaniu wskazówka musi wskazać przynajmniej jedną kartę.
rules-h-clue-example = „Niebieskie” wskazuje obie niebieskie karty. Niżej: co wie teraz ich właściciel, także o pozostałych.
rules-h-discard = Odrzucanie
rules-h-discard-1 = Karta trafia odkryta na stos odrzuconych, wraca jeden żeton i dobierasz nową kartę.
rules-h-discard-2 = Gdy wszystkie osiem żetonów jest dostępnych, nie można odrzucać.
rules-h-discard-example = Karta odchodzi, żeton wskazówki wraca.
rules-h-play = Zagrywanie
rules-h-play-1 = Jeśli karta jest następną wartością swojego koloru, fajerwerk rośnie. Nie musisz jej znać.
rules-h-play-2 = Jeśli nie, jest odrzucona i liczy się jako błąd. Tak czy inaczej dobierasz nową kartę.
rules-h-play-3 = 5 kończy kolor i oddaje żeton za darmo, chyba że wszystkie osiem jest dostępnych.
rules-h-play-example = Po czerwonej 2 pasuje czerwona 3. Czerwona 5 nie: to błąd.
rules-h-end = Koniec
rules-h-end-errors = Trzeci błąd od razu kończy grę: przegrywacie.
rules-h-end-victory = Gdy każdy fajerwerk jest gotowy, od razu wygrywacie z pełnym wynikiem.
rules-h-end-deck = Gdy ktoś dobierze ostatnią kartę talii, każdy ma jeszcze jedną turę, ta osoba jako ostatnia.
rules-h-end-score = Wynik to suma najwyższych wartości wszystkich fajerwerków. Przegrana gra nie ma wyniku.
rules-h-end-example = 5 + 4 + 3 + 5 + 2 = 19 punktów.
rules-h-aon-1 = Koniec talii nie kończy gry; ręce po prostu się kurczą.
rules-h-aon-2 = Przegrywacie, gdy przepadnie ostatnia sztuka potrzebnej karty albo gdy ktoś nie może nic zrobić.
rules-h-aon-3 = Nie ma punktów: każdy fajerwerk gotowy albo przegrana.
rules-h-sync-1 = Zanim zagrasz kartę, możesz ogłosić jej kolor. Za każdym razem decydujesz.
rules-h-sync-2 = Jeśli kolor się zgadza i karta pasuje, wraca jeden żeton, a za 5 jeszcze jeden.
rules-h-sync-3 = Jeśli kolor się nie zgadza, karta jest błędem, nawet gdyby pasowała.
rules-h-ava-1 = Karty wielokolorowe to osobny, szósty kolor. Można je wskazywać i ogłaszać jak inne, a wskazówki o innych kolorach ich nie dotyczą.
rules-h-ava-2 = Każda z nich jest jedyna. Najlepszy wynik to 30.
variant-avalanche-example = Szósty kolor: po jednej karcie każdej wartości.
rules-h-talk = Rozmowy
rules-h-talk-1 = Ściśle biorąc, mówią tylko wskazówki. Stół może umówić się inaczej, ale nikomu nie podpowiada się w jego turze.

## Pierwsze gry

lesson-intro-hanabi = Ty i bot budujecie razem pięć fajerwerków. On widzi twoje karty, a ty jego: pomagajcie sobie.
lesson-h-welcome = Odkryte karty należą do partnera: ty je widzisz, partner nie. Twoje to te, które widzisz od tyłu.
lesson-h-turn = Twoja kolej. Robisz jedno z trzech: dajesz wskazówkę, zagrywasz kartę albo odrzucasz.
lesson-h-clue = Zacznij od wskazówki: naciśnij którąś 1 partnera, potem wybierz jej kolor albo wartość. Kropki mówią, które karty wskazujesz.
lesson-h-token = To kosztowało żeton wskazówki, narysowany jako lampion. Jest ich osiem i wracają, gdy ktoś odrzuca.
lesson-h-heard = Partner daje ci wskazówkę. To, co słyszysz, jest zapisane na rewersach, nie musisz pamiętać.
lesson-h-ask = Partner mówi „{ $what }” i wskazuje { $count ->
    [one] jedną twoją kartę
    [few] { $count } twoje karty
   *[many] { $count } twoich kart
}. Co teraz wiesz?
lesson-h-said = { $count ->
    [one] Oznaczona karta to „{ $what }”, pozostałe nie
    [few] Oznaczone karty to „{ $what }”, pozostałe nie
   *[many] Oznaczone karty to „{ $what }”, pozostałe nie
}
lesson-h-said-why = Właśnie tak. Jest to zapisane na rewersach, nie musisz pamiętać.
lesson-h-whole = Znam kolor i wartość
lesson-h-whole-why = Jeszcze nie: wskazówka mówi o kolorze albo o wartości, nigdy o obu.
lesson-h-all = Wszystkie moje karty to „{ $what }”
lesson-h-all-why = Tylko oznaczone. Wskazówka zawsze wskazuje każdą pasującą kartę.
lesson-h-play = Wskazówka często znaczy: zagraj to! Naciśnij zaznaczoną kartę, a potem Zagraj.
lesson-h-played = Każdy fajerwerk rośnie od 1 do 5, karta po karcie, w swoim kolorze.
lesson-h-arrange = Nowe karty przychodzą z prawej. Przeciągaj swoje karty albo użyj Shift i strzałek, aby je ułożyć.
lesson-h-discard = Żetonów wskazówek ubywa, a odrzucenie oddaje jeden. Ale karta, o której nic nie wiesz, może być potrzebna; zwykle odrzuca się najstarszą.
lesson-h-no-token = Nie ma już żetonów wskazówek: teraz można tylko zagrać albo odrzucić.
lesson-h-discarded = Odrzucone karty leżą obok talii. Naciśnij tam, aby zobaczyć, co zostało z każdej karty.
lesson-h-last-copy = Uwaga: została jedna sztuka potrzebnej karty. Takie karty mają ramkę na stosie odrzuconych.
lesson-h-error = Ta karta nie pasowała. Zdarza się: dwa błędy są wybaczone, trzeci kończy grę.
lesson-h-lost = Jednego fajerwerku nie da się już ukończyć: to, co nieosiągalne, jest na niebie zamknięte.
lesson-h-complete = Fajerwerk jest gotowy! Rozkwita i wraca żeton wskazówki.
lesson-h-deck = Talia prawie pusta. Po ostatniej karcie każdy ma jeszcze jedną turę.
lesson-h-last-round = Ostatnia runda: grajcie, co się da, nie ma już na co oszczędzać.

## Elementy

reference-hanabi = Każdy kolor ma swój fajerwerk, więc nikt nie musi rozróżniać kolorów.
reference-hanabi-copies = Zwykłe kolory: trzy 1, po dwie 2, 3 i 4, jedna 5. Wielokolorowy: po jednej.
