# Kursy: lekcje dobrej gry, ćwiczenia i powtórki.

course = Kurs
course-pitch = Lekcje na dwie minuty i ćwiczenia z gier botów.
course-open = Kurs
course-progress = Rozwiązane ćwiczenia: { $done } z { $count }
course-lesson-progress = Rozwiązane: { $done } z { $count }
course-repeat = Powtórka
course-due = { $count ->
    [0] Teraz nie ma nic do powtórki
    [one] Jedna lekcja do powtórki
    [few] { $count } lekcje do powtórki
    [many] { $count } lekcji do powtórki
   *[other] { $count } lekcji do powtórki
}
course-next-due = { $days ->
    [0] Następna powtórka jeszcze dzisiaj.
    [one] Następna powtórka jutro.
   *[other] Następna powtórka za { $days } dni.
}
course-repeat-how = Mieszanka tego, co znasz: każda rzecz tuż przed tym, zanim ją zapomnisz.
course-repeated = Na razie to wszystko.
course-start = Rób ćwiczenia
course-go-on = Dalej
course-once-more = Jeszcze raz
course-example = Przykład
course-example-move = Według konwencji następny ruch to: { $move }.
course-exercise = { $title }, ćwiczenie { $number }
course-right = Dobrze!
course-wrong = Nie całkiem.
course-answers = Odpowiedzi
course-answer = Odpowiedź: { $answer }.
course-mark-about = Pytanie dotyczy tej karty.
course-mark-right = Dobra odpowiedź.
course-mark-wrong = Twoja odpowiedź.
course-next = Następne
course-lesson-next = Teraz: { $title }
course-lesson-done = Wszystkie ćwiczenia tej lekcji są rozwiązane.
course-lesson = Lekcja
course-all = Wszystkie lekcje
course-press-card = Naciśnij ją na stole.
course-make-move = Wykonaj ruch na stole.
course-learned-place = Postępy zostają na tym urządzeniu.
course-forget = Zacznij od nowa
course-forget-sure = Naciśnij jeszcze raz, aby zapomnieć postępy
course-unknown = Nie ma takiej lekcji.

## Terminal

course-list-how = Jedna lekcja: chabudai course NAZWA. Powtórka: chabudai course --repeat.
course-ask-choice = Twoja odpowiedź? Wpisz jej numer; pusta linia kończy.
course-ask-move = Twój ruch? Wpisz go albo: legal, aby zobaczyć wszystkie ruchy; pusta linia kończy.
course-no-choice = Wpisz liczbę od 1 do { $count }.
course-due-mark = do powtórki
