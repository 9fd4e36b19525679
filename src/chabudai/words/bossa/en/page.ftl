# Bossa. Words that only the browser needs.

## Front page

bossa-pitch = A quick duel with wooden tiles on two lines of numbers.
