# Powiadomienia o ruchu: co mówią, i ich ustawienia.

notice-turn = { $name } – ruch wykonany. Twoja kolej.
notice-start = Gra się zaczęła i teraz twoja kolej.
notice-somebody = Ktoś
notice-test-title = Chabudai
notice-test = To zobaczysz, gdy będzie twoja kolej.
notice-confirm-subject = Chabudai: czy to twój adres?
notice-confirm-mail = Ktoś, prawdopodobnie ty, chce dostawać na ten adres wiadomość, gdy przy stole przyjdzie jego kolej.

    Aby się zgodzić, otwórz ten link w ciągu jednego dnia:
    { $link }

    Jeśli to nie ty, nic nie rób: więcej wiadomości nie będzie.
notice-mail-off = Nie chcę więcej tych wiadomości: { $link }

## Ustawienia

notices = Gdy jest moja kolej
notices-more = Tylko gdy nie ma cię przy stole i najwyżej raz na kolej. Powiadomienie podaje stół i czyj był ruch, nigdy kartę ani płytkę.
push = Wiadomość na tym urządzeniu
push-on = Dostajesz wiadomość, nawet gdy ta strona jest zamknięta.
push-off = Wyłączone.
push-denied = Tej przeglądarce zabroniono pokazywać wiadomości tej strony. Najpierw zezwól na nie w jej ustawieniach witryny.
push-unsupported = Ta przeglądarka tutaj tego nie potrafi. Potrzebne jest HTTPS; na iPhonie najpierw dodaj stronę do ekranu początkowego.
app-badge = Znak na ikonie aplikacji
app-badge-more = Tam, gdzie strona jest zainstalowana jako aplikacja: przy ilu stołach na ciebie czekają.
mail = E-mail
mail-address = Twój adres
mail-asked = Link wysłano na { $address }. Otwórz go w ciągu jednego dnia, aby się zgodzić.
mail-on = Wiadomości idą na { $address }.
webhook = Webhook
webhook-url = Adres HTTPS twojego programu
webhook-more = Dla programów: podpisana wiadomość JSON na twój adres.
webhook-on = Wiadomości idą na { $address }.
webhook-secret = Nagłówek chabudai-signature to HMAC-SHA256 treści z tym sekretem. Widać go tylko teraz:
channel-add = Włącz
channel-remove = Wyłącz
notices-test = Wyślij próbę
notices-tested = { $count ->
    [0] Nic nie jest włączone.
    [one] Próba jest w drodze.
    [few] { $count } próby są w drodze.
    [many] { $count } prób jest w drodze.
   *[other] { $count } próby są w drodze.
}
notice-page-confirm = Wiadomości, gdy jest twoja kolej
notice-page-confirm-do = Tak, wysyłajcie mi wiadomości
notice-page-confirm-done = Gotowe. Dostaniesz wiadomość, gdy będzie twoja kolej, a ciebie nie będzie.
notice-page-off = Koniec wiadomości
notice-page-off-do = Nie wysyłajcie mi więcej wiadomości
notice-page-off-done = Gotowe. Twój adres został usunięty.
notice-page-wrong = Ten link jest błędny, był już użyty lub jest za stary.
refused-notice-address = Tego adresu nie można użyć. Musi zaczynać się od https:// albo wyglądać jak nazwa@example.org.
