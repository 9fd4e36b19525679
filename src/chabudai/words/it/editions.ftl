# Le edizioni: ogni regolamento con il suo volto, e le regole di un tavolo come sono state concordate.

## Le regole di un tavolo

rules-here = Le regole di questo tavolo
rules-open = Leggi queste regole
rules-look = Un’altra edizione o variante
rules-differ = Non uguale in tutte le edizioni:
printed-in = Stampato in: { $editions }.
printed-elsewhere = Non è in questo regolamento, ma in: { $editions }.
decided-here = Deciso qui: { $numbers }. Il regolamento non lo precisa.
rule-number = Regola { $number }
score-table = Tabella dei punti
score-none = Nessuna tabella dei punti: o lo spettacolo è perfetto, o si perde.
points = Punti
advice = Consigli
more-variants = Varianti di altre edizioni

## Che cosa un regolamento dice di sé

edition-about = Questo regolamento
edition-language = Lingua
edition-year = Anno
edition-players = Giocatori
edition-ages = Età
edition-ages-from = da { $age } anni
edition-minutes = Durata
edition-minutes-range = da { $least } a { $most } minuti
edition-box = Nella scatola e sullo schermo
language-it = italiano
language-es = spagnolo
language-pl = polacco
credit-author = Autore
credit-illustrator = Illustrazioni
credit-publisher = Editore
credit-distributor = Distribuito da
credit-translator = Traduzione
credit-design = Progettazione
credit-director = Direzione creativa
credit-producer = Produzione
credit-graphics = Grafica
credit-adviser = Consulenza

## Chi comincia

by-lot-more = All’inizio della partita il programma sorteggia un posto.
most-dressed = Chi ha i vestiti più colorati
most-dressed-more = Nella sala d’attesa ognuno indica una persona. Comincia la più indicata; in caso di parità si sorteggia.
or-a-seat = Oppure un certo posto
