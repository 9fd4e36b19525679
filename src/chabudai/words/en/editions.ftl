# Editions: each rulebook with its own face, and the rules of a table as agreed there.

## The rules of a table

rules-here = The rules of this table
rules-open = Read these rules
rules-look = Another edition or variant
rules-differ = Not the same in every edition:
printed-in = Printed in: { $editions }.
printed-elsewhere = Not printed in this rulebook, but in: { $editions }.
decided-here = Decided here: { $numbers }. The rulebook leaves it open.
rule-number = Rule { $number }
score-table = Score table
score-none = There is no score table: the show is perfect, or it is lost.
points = Points
advice = Advice
more-variants = Variants of other editions

## What a rulebook prints about itself

edition-about = About this rulebook
edition-language = Language
edition-year = Year
edition-players = Players
edition-ages = Age
edition-ages-from = from { $age }
edition-minutes = Duration
edition-minutes-range = { $least } to { $most } minutes
edition-box = In the box, and on the screen
language-it = Italian
language-es = Spanish
language-pl = Polish
credit-author = Author
credit-illustrator = Illustrations
credit-publisher = Publisher
credit-distributor = Distributor
credit-translator = Translation
credit-design = Design
credit-director = Creative director
credit-producer = Production
credit-graphics = Graphics
credit-adviser = Adviser

## Who begins

by-lot-more = The software draws a seat when the game starts.
most-dressed = Whoever is dressed most colourfully
most-dressed-more = In the waiting room everybody names somebody. The most named begins; a tie is settled by lot.
or-a-seat = Or a certain seat
