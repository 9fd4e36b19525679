# Bossa. The rules in our words, the lessons of a first game, and the reference.

## Rules of Bossa

rules-b-aim = The aim
rules-b-aim-1 = Get rid of all your tiles, or see six groups on your own line.
rules-b-aim-2 = Both hands lie open. What nobody knows is the next tile of the pile.
rules-b-aim-example = A white line that started at 3 and has six groups: its owner wins.
rules-b-setup = Before you start
rules-b-setup-1 = The 27 tiles show white and black pips, one to six in all, each pair once. One is put aside unseen, each player takes four face down, eighteen are the pile.
rules-b-setup-2 = One rolls the white die, the other the black one, until they differ. The white line starts at the white die, the black line at the black one.
rules-b-setup-3 = The higher roller peeks at their hand, then either takes a line, and the other plays first, or plays first, and the other takes a line.
rules-b-setup-4 = Then both hands are turned face up.
rules-b-setup-5 = Both choose a side of their modifier in secret and show it together. The secrecy is our rule.
rules-b-setup-example = The white line starts at 4, the black line at 2.
rules-b-turn = Your turn
rules-b-turn-1 = Draw a tile, every turn. Then place a group or use one of your action tiles. You cannot pass.
rules-b-place = Placing a group
rules-b-place-1 = Place on either line and at either end: one number up at the upper end, or one number down at the lower end. Below 1 there is nothing.
rules-b-place-2 = The pips of the line's colour on your tiles must add up to that number.
rules-b-place-3 = Every tile must show the line's colour. A missing colour does not count as 0.
rules-b-place-4 = A group has one tile more or one tile fewer than the group beside it, never the same number.
rules-b-place-5 = Beside the die it has one or two tiles.
rules-b-place-example = From the white die at 3: two tiles with 1 and 3 white pips make 4, then one tile makes 5.
rules-b-actions = Action tiles, each once
rules-b-redraw = Discard a tile and draw another one.
rules-b-swap = Exchange one of your tiles for one of theirs.
rules-b-stack = Lay tiles on a group that is there: as many as it has, with the same value.
rules-b-stack-2 = Both players may stack on the same group. A stack makes no new group and changes nothing for the groups beside it.
rules-b-actions-example = Stacked: one tile on a group of one tile, 5 black pips on 5.
rules-b-modifier = The modifier, once
rules-b-modifier-1 = While placing or stacking you may lay it on one single tile.
rules-b-doubler = The doubler counts that tile's pips twice.
rules-b-inverter = The inverter switches that tile's white and black.
rules-b-modifier-example = The doubler turns 2 and 1 into 4 and 2; the inverter turns 1 and 4 into 4 and 1.
rules-b-end = The end
rules-b-end-hand = Whoever has no tiles left wins.
rules-b-end-line = When a line has six groups its owner wins, whoever placed the sixth.
rules-b-end-both = But if your last tile makes the sixth group of your opponent's line, you win.
rules-b-end-stuck = Whoever has drawn and can do nothing loses.
rules-b-end-pile = When the pile is empty, that turn is finished; then the smaller hand wins. Equal hands are a draw.

## First games

lesson-intro-bossa = A quick duel against a bot. Count up or down on two lines and be the first to lay all your tiles.
lesson-b-welcome = Two dice, two lines. Each line counts up to the right and down to the left of its die.
lesson-b-choose = You may choose: a line to own, or the first move. Look at your tiles: which colour do they show?
lesson-b-modifier = Choose a side of your token. The doubler doubles one tile, the inverter switches one tile's colours. Once per game.
lesson-b-drawn = Every turn starts with a new tile. Rings are white pips, diamonds are black ones.
lesson-b-place = Pick tiles: every place where they fit lights up, then press it. Dashed stones show the next number and how many tiles it takes.
lesson-b-sizes = A group needs one tile more or one fewer than its neighbour. That makes gaps: plan ahead.
lesson-b-either = You may lay on both lines. But six groups on their line make them the winner.
lesson-b-token = Some places light up dashed: they fit with your token. Press once to lay the token on a tile, again to place.
lesson-b-stack = You can also stack: press a group that is there with as many tiles of the same value. It is a good way to lose tiles.
lesson-b-stuck = Nothing can be placed. Redraw a tile, or swap one with a tile of theirs.
lesson-b-end = Keep an eye on both hands: the first empty hand wins, and when the pile is empty the smaller hand does.

## Reference

reference-bossa = All 27 tiles. Rings are white pips, diamonds are black ones.
reference-dice = A white and a black die: where the lines start.
