# Hanabi. Spojrzenie wstecz w terminalu i w osobnym pliku.

report-expected = Oczekiwany
report-pace = Zapas
report-clues = Wskazówki
report-most = Najwyżej
report-as-it-lay = W tym układzie
report-knew = było wiadomo: { $cards }
report-took = uznano je za: { $cards }
report-many = jedna z { $count }
report-better = lepiej: { $why }
report-lost = przepadła ostatnia { $card }
report-as-good = tak dobry jak najlepszy
report-lay-better = w tym układzie kart wyszło lepiej
report-lay-harmless = w tym układzie kart nie zaszkodziło
report-answered = razem z ruchem { $number } się udało: stół wyczytał z tego więcej, niż mówią te konwencje
shadow-reading-hanabi = Gdy karta miała wskazówki, prawdziwa była wśród przypuszczeń bota w { $count } z { $total } przypadków ({ $percent }%).
