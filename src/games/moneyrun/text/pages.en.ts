import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Your turn: two actions, each of them to place a coin, to shift one, or to move your pawn over coins.\n\nTwo to four pawns start on the sides of a [=board]×[=board] board and run for the opposite side. South aims at row [=board], north at row 1, west at column [if board=9]i[end][if board=8]h[end], east at column a. Whoever first stands on any square of their line wins at once; it may be the square another pawn started from.\n\nPawns walk on coins only, also on the last line, so you have to pave your way. There are [if tiny=false]42 coins of four kinds (the rules announce five and list these): 5 of $1, the largest, then 10 of 50c, 12 of 20c and 15 of 10c, the smallest.[end][if tiny=true]60 coins of five kinds: 5 of $1, the largest, then 10 of 50c, 12 of 20c, 15 of 10c and 18 of 5c, the smallest.[end] Five lie on the table for everybody to use, the others wait in a bag.\n\nTwo players sit south and north. With three, west is taken as well; with four, east too. Turns go clockwise, and [if first=random]who begins is drawn by lot[end][if first=host]the first seat begins[end].[if starts=middle] Pawns start in the middle of their side.[end][if starts=free] First everybody chooses a start square on their own side, in turn order.[end]',
  },
  turn: {
    title: 'Your turn',
    body: 'You have two actions.[if shortFirst=true] In the first turn of all there is one only.[end] Each is one of three: place a coin from the table, shift a coin on the board, or move your pawn. Take the same twice if you like, or stop earlier; unused actions are lost.\n\nAfter you place a coin, another is drawn from the bag at once, and you may use it with your second action. When the bag is empty the table shrinks; when both are empty, you can only shift coins and move your pawn.',
  },
  coins: {
    title: 'Placing and stacking',
    body: 'A coin goes onto any square, however far away: bare, stacked, on a line, under your own pawn or another one. Whoever stands there rides up with it.\n\nOne rule binds all stacks: no coin lies on a smaller one. Equal coins are fine. So $1 goes onto bare squares and other $1 only, and [if tiny=false]10c[end][if tiny=true]5c[end] goes everywhere. Stacks can be as high as you like; a high one can be a wall.\n\nHere $1 cannot go onto e4, where 20c is on top, and 10c can.',
  },
  shift: {
    title: 'Shifting a coin',
    body: 'The top coin of any stack may go to any other square where the sizes allow it, and to a bare square always.\n\nOne exception: never from under [if ownCoins=true]the pawn of somebody else. From under your own you may, and you sink by one.[end][if ownCoins=false]a pawn, not even your own.[end] Here south cannot take the coins under north on e6, but can add to them.\n\n[if ko=false]Shifting something back again is allowed.[end][if ko=true]A coin cannot be shifted straight back in the very next turn. A coin shifted twice in a turn counts from its first square.[end]',
  },
  step: {
    title: 'Moving your pawn',
    body: 'A step goes to the next square in a row or column that has a coin. It may be one coin higher than where you stand, the same, or any number lower. The start square is bare, so begin with a single coin beside it.[if starts=middle] The middle squares are our choice: the drawing of the rules is lost.[end]\n\nDiagonal steps need at least two coins under you. [if sharing=false]No pawn enters or passes a square with another pawn.[end][if sharing=true]Any number of pawns may stand on one square and pass each other.[end]\n\nHere the pawn on d4 stands two high: e5 is one higher and diagonal, which is fine; d5 is two higher and too high.',
  },
  run: {
    title: 'Running down',
    body: 'A single action can take several steps, as long as every one of them[if climbFirst=true] after the first[end] goes down: from 4 coins to 3, to 2, to 1. Any drop is allowed, but it uses up the height you could have run on. Diagonals come by themselves, since you stand high enough.\n\nHere the pawn on d3 runs d4, e5, e6 in one action. [if climbFirst=false]A step up or level is always an action of its own.[end][if climbFirst=true]The first step of a run may also go up or level.[end]',
  },
  end: {
    title: 'When nobody arrives',
    body: 'The game is settled when a whole round passes in which nobody does anything[if not roundCap=0],[end][if roundCap=0] or[end] when everybody offers to settle without changing the board in between[if not roundCap=0], or after [=roundCap] rounds[end]. Placing, shifting or moving withdraws every offer.\n\nThen whoever has the fewest rows or columns left to their line wins; on equal terms whoever stands higher; otherwise they share the win.\n\n[if general]The host can choose an 8×8 board, free start squares, 5c coins, one action in the first turn, shared squares, and more.\n\n[end]Moves can be typed too: 50c e4 places, e4-d5 shifts, e2 moves your pawn, end ends the turn.',
  },
} as const satisfies Sentences;
