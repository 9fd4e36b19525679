# Why bots moved as they did, each in a sentence.

because-or = { $one } or { $other }
because-and = { $one } and { $other }
because-any = It was drawn from the legal moves.
because-nothing-better = There was nothing better to do.
because-nothing-else = There was nothing else to do.

bots-coded = For tables of bots
bots-coded-more = These speak a code that people do not know. Beside a person they are lost.
