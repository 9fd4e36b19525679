# Bossa. Dlaczego boty wykonały taki ruch, jednym zdaniem.

because-wins = To od razu wygrywa.
because-most-tiles = To pozbywa się największej liczby płytek najmniejszym kosztem.
because-better-tiles = Nie było nic dobrego do położenia: to nadzieja na lepsze płytki.
because-suits = To pasowało do płytek na ręce.
because-chance = To wygrywa z szansą około { $percent }%.
because-chance-exact = Przy najlepszej grze przeciwnika to wygrywa z szansą { $percent }%, z uwzględnieniem wszystkich dobrań.
