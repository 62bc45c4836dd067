import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'The goal',
    body: 'You have two actions a turn. Each one places a coin, shifts a coin, or moves your pawn over coins.\n\nTwo to four pawns start on the sides of a [=board]×[=board] board and race to the opposite side. South heads for row [=board], north for row 1, west for column [if board=9]i[end][if board=8]h[end], east for column a. Reach any square of your line first, and you win at once. It can even be the square another pawn started from.\n\nPawns only walk on coins, even on the last line, so you have to pave your way. There are [if tiny=false]42 coins of four kinds (the rules announce five but list these): 5 of $1, the largest, then 10 of 50c, 12 of 20c, and 15 of 10c, the smallest.[end][if tiny=true]60 coins of five kinds: 5 of $1, the largest, then 10 of 50c, 12 of 20c, 15 of 10c, and 18 of 5c, the smallest.[end] Five are on the table for all to use; the others are in a bag.\n\nTwo players sit south and north; a third sits west, a fourth east. Turns go clockwise, and [if first=random]the starting player is random[end][if first=host]the first seat goes first[end].[if starts=middle] Pawns start in the middle of their side.[end][if starts=free] First, each player chooses a start square, in turn order.[end]',
  },
  turn: {
    title: 'Your turn',
    body: "You have two actions.[if shortFirst=true] The very first turn has only one.[end] For each, choose one of three: place a coin from the table, shift a coin on the board, or move your pawn. You can do the same thing twice or stop early. You lose actions you don't use.\n\nWhen you place a coin, a new one comes from the bag at once, and you can use it for your second action. When the bag is empty, the table shrinks. When both are empty, you can only shift coins and move your pawn.",
  },
  coins: {
    title: 'Place and stack coins',
    body: "Place a coin on any square, at any distance: empty, stacked, on a line, or under any pawn. A pawn on that square rides up.\n\nOne rule holds for all stacks: no coin goes onto a smaller one. Equal coins are fine. So $1 only goes onto empty squares and other $1 coins, and [if tiny=false]10c[end][if tiny=true]5c[end] goes anywhere. Stacks can be as high as you like, and a high one can be a wall.\n\nIn the picture, $1 can't go onto e4, where 20c is on top, but 10c can.",
  },
  shift: {
    title: 'Shift a coin',
    body: "Shift the top coin of any stack to any other square where the sizes allow it, or to any empty square.\n\nOne exception: never from under [if ownCoins=true]another player's pawn. You can take one from under your own pawn, and you sink by one.[end][if ownCoins=false]a pawn, not even your own.[end] In the picture, south can't take the coins under north on e6, but can add to them.\n\n[if ko=false]You can shift a coin back again.[end][if ko=true]You can't shift a coin straight back on the very next turn. A coin shifted twice in a turn counts from its first square.[end]",
  },
  step: {
    title: 'Move your pawn',
    body: "Step to the next square in a row or column that has a coin. It can be one coin higher than where you stand, the same height, or any number lower. The start square is empty, so begin with a single coin next to it.[if starts=middle] The middle squares are our choice, as the drawing in the rules is lost.[end]\n\nFor a diagonal step, you need at least two coins under you. [if sharing=false]You can't enter or pass a square with another pawn.[end][if sharing=true]Any number of pawns can share a square and pass each other.[end]\n\nIn the picture, the pawn on d4 stands two high. It can step to e5, which is diagonal and one higher, but not to d5, which is two higher.",
  },
  run: {
    title: 'Run down',
    body: 'You can take several steps in one action if every step[if climbFirst=true] after the first[end] goes down: from 4 coins to 3, to 2, to 1. You can drop by more, but then you waste height. Diagonal steps work too, as you stand high enough.\n\nIn the picture, the pawn on d3 runs d4, e5, e6 in one action. [if climbFirst=false]A step up or level always takes its own action.[end][if climbFirst=true]The first step of a run can also go up or level.[end]',
  },
  end: {
    title: 'If no one arrives',
    body: "The game is scored when a whole round passes without an action[if not roundCap=0],[end][if roundCap=0] or[end] when all players offer to score now and the board doesn't change in between[if not roundCap=0], or after [=roundCap] rounds[end]. Placing, shifting, or moving cancels every offer.\n\nThe pawn with the fewest rows or columns left to its line wins. In a tie, the pawn that stands higher wins; if that ties too, they share the win.\n\n[if general]The host can choose an 8×8 board, free start squares, 5c coins, one action on the first turn, shared squares, and more.\n\n[end]You can also type moves: 50c e4 places, e4-d5 shifts, e2 moves your pawn, end ends your turn.",
  },
} as const satisfies Sentences;
