# Bossa. Zasady naszymi słowami, lekcje pierwszej gry i elementy.

## Zasady Bossy

rules-b-aim = Cel
rules-b-aim-1 = Pozbądź się wszystkich płytek albo doprowadź swoją linię do sześciu grup.
rules-b-aim-2 = Obie ręce są jawne. Nikt nie zna tylko następnej płytki ze stosu.
rules-b-aim-example = Biała linia, która zaczęła od 3 i ma sześć grup: wygrywa jej właściciel.
rules-b-setup = Zanim zaczniecie
rules-b-setup-1 = 27 płytek ma białe i czarne oczka, razem od jednego do sześciu, każda para raz. Jedną odkłada się bez patrzenia, każdy bierze cztery zakryte, osiemnaście to stos.
rules-b-setup-2 = Jedna osoba rzuca białą kostką, druga czarną, aż wyniki będą różne. Biała linia zaczyna się od białej kostki, czarna od czarnej.
rules-b-setup-3 = Kto rzucił więcej, zagląda w swoją rękę i albo bierze linię, a pierwszy ruch ma druga osoba, albo bierze pierwszy ruch, a linię wybiera druga osoba.
rules-b-setup-4 = Potem obie ręce się odkrywa.
rules-b-setup-5 = Każdy w tajemnicy wybiera stronę modyfikatora; pokazuje się je razem. Tajemnica to nasza zasada.
rules-b-setup-example = Biała linia zaczyna się od 4, czarna od 2.
rules-b-turn = Twoja tura
rules-b-turn-1 = W każdej turze dobierasz płytkę, a potem kładziesz grupę albo używasz płytki akcji. Nie można pasować.
rules-b-place = Kładzenie grupy
rules-b-place-1 = Grupę kładzie się na dowolnej linii i na dowolnym końcu: o jeden w górę albo o jeden w dół. Poniżej 1 nie ma nic.
rules-b-place-2 = Oczka w kolorze linii na twoich płytkach muszą dać tę liczbę.
rules-b-place-3 = Każda płytka musi mieć kolor linii. Brak koloru nie liczy się jako 0.
rules-b-place-4 = Grupa ma o jedną płytkę więcej lub mniej niż grupa obok, nigdy tyle samo.
rules-b-place-5 = Przy kostce ma jedną lub dwie płytki.
rules-b-place-example = Od białej kostki z 3: dwie płytki z 1 i 3 białymi oczkami dają 4, potem jedna płytka daje 5.
rules-b-actions = Płytki akcji, każda raz
rules-b-redraw = Odrzuć płytkę, potem dobierz nową.
rules-b-swap = Zamień swoją płytkę na płytkę przeciwnika.
rules-b-stack = Nałóż płytki na istniejącą grupę: tyle, ile ona ma, o tej samej wartości.
rules-b-stack-2 = Oboje mogą nakładać na tę samą grupę. Nakładka nie tworzy nowej grupy i nic nie zmienia dla grup obok.
rules-b-actions-example = Nałożona: jedna płytka na grupę z jednej, 5 czarnych oczek na 5.
rules-b-modifier = Modyfikator, raz
rules-b-modifier-1 = Kładąc lub nakładając, możesz położyć go na jednej płytce.
rules-b-doubler = Podwajacz liczy oczka tej płytki dwa razy.
rules-b-inverter = Odwracacz zamienia biel i czerń tej płytki.
rules-b-modifier-example = Podwajacz robi z 2 i 1 – 4 i 2; odwracacz z 1 i 4 – 4 i 1.
rules-b-end = Koniec
rules-b-end-hand = Wygrywa ten, kto nie ma już płytek.
rules-b-end-line = Gdy linia ma sześć grup, wygrywa jej właściciel, ktokolwiek położył szóstą.
rules-b-end-both = Ale jeśli twoja ostatnia płytka utworzy szóstą grupę linii przeciwnika, wygrywasz.
rules-b-end-stuck = Kto dobrał i nie może nic zrobić, przegrywa.
rules-b-end-pile = Gdy stos jest pusty, kończy się tę turę; potem wygrywa mniejsza ręka. Równe ręce to remis.

## Pierwsze gry

lesson-intro-bossa = Szybki pojedynek z botem. Licz w górę lub w dół na dwóch liniach i pozbądź się płytek wcześniej niż on.
lesson-b-welcome = Dwie kostki, dwie linie. Każda liczy w górę na prawo i w dół na lewo od swojej kostki.
lesson-b-choose = Możesz wybrać: linię albo pierwszy ruch. Spójrz na płytki: jaki mają kolor?
lesson-b-modifier = Wybierz stronę żetonu. Podwajacz podwaja jedną płytkę, odwracacz zamienia jej kolory. Raz na grę.
lesson-b-drawn = Każda tura zaczyna się nową płytką. Pierścienie to białe oczka, romby to czarne.
lesson-b-place = Wybierz płytki: zapala się każde miejsce, gdzie pasują, wtedy je naciśnij. Kreskowane pola pokazują następną liczbę i ile płytek trzeba.
lesson-b-sizes = Grupa potrzebuje o jedną płytkę więcej lub mniej niż sąsiednia. Robią się luki: planuj.
lesson-b-either = Możesz kłaść na obu liniach. Ale sześć grup na linii przeciwnika to jego wygrana.
lesson-b-token = Niektóre miejsca zapalają się kreskami: pasują z twoim żetonem. Naciśnij raz, aby położyć żeton, drugi raz, aby położyć płytki.
lesson-b-stack = Możesz też nakładać: naciśnij istniejącą grupę, mając tyle samo płytek o tej samej wartości. Dobry sposób na pozbycie się płytek.
lesson-b-stuck = Nic nie da się położyć. Dobierz ponownie albo zamień płytkę na płytkę przeciwnika.
lesson-b-end = Pilnuj obu rąk: wygrywa pierwsza pusta, a gdy skończy się stos, mniejsza.

## Elementy

reference-bossa = Wszystkie 27 płytek. Pierścienie to białe oczka, romby to czarne.
reference-dice = Biała i czarna kostka: stąd zaczynają się linie.
