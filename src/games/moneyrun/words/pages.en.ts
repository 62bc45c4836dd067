import type { Sentences } from '../../../engine/text.ts';

/** The rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Your turn: two actions, each of them to place a coin, to shift one, or to move your pawn over coins.\n\nTwo to four pawns start on the sides of a 9×9 board and run for the opposite side. South aims at row 9, north at row 1, west at column i, east at column a. Whoever first stands on any square of their line wins at once; it may be the square another pawn started from.\n\nPawns walk on coins only, also on the last line, so you have to pave your way. There are 42 coins of four kinds (the rules announce five and list these): 5 of $1, the largest, then 10 of 50c, 12 of 20c and 15 of 10c, the smallest. Five lie on the table for everybody to use, the others wait in a bag.\n\nTwo players sit south and north. With three, west is taken as well; with four, east too. Turns go clockwise, and who begins is drawn by lot.',
  },
  turn: {
    title: 'Your turn',
    body: 'You have two actions. Each is one of three: place a coin from the table, shift a coin on the board, or move your pawn. Take the same twice if you like, or stop earlier; unused actions are lost.\n\nAfter you place a coin, another is drawn from the bag at once, and you may use it with your second action. When the bag is empty the table shrinks; when both are empty, you can only shift coins and move your pawn.',
  },
  coins: {
    title: 'Placing and stacking',
    body: 'A coin goes onto any square, however far away: bare, stacked, on a line, under your own pawn or another one. Whoever stands there rides up with it.\n\nOne rule binds all stacks: no coin lies on a smaller one. Equal coins are fine. So $1 goes onto bare squares and other $1 only, and 10c goes everywhere. Stacks can be as high as you like; a high one can be a wall.\n\nHere $1 cannot go onto e4, where 20c is on top, and 10c can.',
  },
  shift: {
    title: 'Shifting a coin',
    body: 'The top coin of any stack may go to any other square where the sizes allow it, and to a bare square always.\n\nOne exception: never from under the pawn of somebody else. From under your own you may, and you sink by one. Here south cannot take the coins under north on e6, but can add to them.\n\nShifting something back again is allowed, unless the host has switched that off for the very next turn. A coin shifted twice in a turn then counts from its first square.',
  },
  step: {
    title: 'Moving your pawn',
    body: 'A step goes to the next square in a row or column that has a coin. It may be one coin higher than where you stand, the same, or any number lower. The start square is bare, so begin with a single coin beside it. The middle squares are our choice: the drawing of the rules is lost.\n\nDiagonal steps need at least two coins under you. No pawn enters or passes a square with another pawn.\n\nHere the pawn on d4 stands two high: e5 is one higher and diagonal, which is fine; d5 is two higher and too high.',
  },
  run: {
    title: 'Running down',
    body: 'A single action can take several steps, as long as every one of them goes down: from 4 coins to 3, to 2, to 1. Any drop is allowed, but it uses up the height you could have run on. Diagonals come by themselves, since you stand high enough.\n\nHere the pawn on d3 runs d4, e5, e6 in one action. A step up or level is always an action of its own.',
  },
  end: {
    title: 'When nobody arrives',
    body: 'The game is settled when a whole round passes in which nobody does anything, when everybody offers to settle without changing the board in between, or after 60 rounds. Placing, shifting or moving withdraws every offer.\n\nThen whoever has the fewest rows or columns left to their line wins; on equal terms whoever stands higher; otherwise they share the win.\n\nThe host can choose an 8×8 board, free start squares, 5c coins, one action in the first turn, shared squares, and more.\n\nMoves can be typed too: 50c e4 places, e4-d5 shifts, e2 moves your pawn, end ends the turn.',
  },
} as const satisfies Sentences;
