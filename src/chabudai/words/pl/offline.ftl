# Słowa do gry bez sieci.

offline-play = Gra bez sieci
offline-play-more = Zachowuje zasady i boty w tej przeglądarce, aby można było grać z botami wszędzie. Gry zostają na tym urządzeniu.
offline-play-keep = Zachowaj do gry bez sieci ({ $size } MB)
offline-play-busy = Pobieram …
offline-play-kept = Zachowano na tym urządzeniu ({ $size } MB).
offline-play-game = Zagraj w { $game } na tym urządzeniu
offline-play-drop = Usuń
offline-play-none = Ten serwer tego nie oferuje.
offline-play-failed = Nie udało się. Sprawdź połączenie i miejsce na urządzeniu, po czym spróbuj ponownie.
