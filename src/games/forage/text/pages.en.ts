import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'The goal',
    body: "First, place one of your coins under your pawn and move that far. Later, roll the die, or play a coin you gathered, and move that far.\n\nThree or four players. Each has a suit (suns, moons, crowns, or arms) with a pawn, a die, and six coins: a blank, 1, 2, 3, 4, and 5.\n\nFirst, all players spread their coins over the board[if openMemory=false], face down: you see a coin's suit but not its value[end][if openMemory=true]; values you see stay visible[end]. Then the pawns gather what the others placed. The highest total wins. You can't take coins of your own suit[if openMemory=false], so remember where the others left their high ones[end].\n\nThe pawns start [if board=torus]in the corners of the 8×8 board[end][if board=wide]around the middle of the 12×8 board[end][if board=ring]around the hole in the 10×10 board[end].[if general] The host can choose another board.[end] With three players, the fourth suit stays out. Your seat sets your suit and corner; in the original rules, you choose them.",
  },
  lay: {
    title: 'Place your coins',
    body: 'On your turn, choose one of your coins. All players see its value, it goes under your pawn, and the pawn moves exactly that far. [if openMemory=false]The value stays visible until the next turn. After that, you have to remember it.[end][if openMemory=true]The value stays visible.[end]\n\nTo see who goes first, each player rolls a die: highest first, ties roll again, and the others follow in seat order. A blank counts as 0 here. Each player has six turns.\n\nThe blank coin moves 1 to 5 spaces, as you like. In this part, a pawn can pass over coins but must stop on an empty space.',
  },
  move: {
    title: 'How pawns move',
    body: "Move in a straight line in one of eight directions, always the full number. You can pass over coins. You can't pass over or land on another pawn.\n\n[if board=torus]The edges join. Leave on the right, and you come back on the left; leave at the top, and you come back at the bottom, even diagonally. From g7, three northeast leads to b2.[end][if board=wide]You can't cross the edges. The picture shows an 8×8 board, where the edges join.[end][if board=ring]You can't cross the edges, and you can't cross the hole either. The picture shows an 8×8 board, where the edges join.[end][if general] The host can choose a larger board with closed edges.[end]",
  },
  gather: {
    title: 'Gather coins',
    body: "On your turn, roll the die or play a coin from your stash. The coin is shown, goes face [if faceUp=false]down[end][if faceUp=true]up[end] under your pawn, and the pawn moves that far. You can look at your coins first, but once you roll, the roll counts. The blank side of the die also moves 1 to 5.\n\nLand on a coin of another suit, and it goes into your stash[if openMemory=false]; only you see its value[end]. [if faceUp=false]A coin you play keeps its suit. The player of that suit can't take it, but all others can, including you.[end][if faceUp=true]A coin you play stays there for good. No one can take it.[end] You must move, and you must take what you land on.\n\nGathering begins when all coins are placed, with the player who went first before.",
  },
  own: {
    title: 'Stand on your own coin',
    body: "Land on a coin of your own suit, and it stays on the board. While your pawn is there, no one can take it, and you can look at it.\n\nAt the start of your turn, you then choose between the die and that coin, which stays where it is. You can't play coins from your stash there.",
  },
  stuck: {
    title: 'When no direction is open',
    body: "Sometimes pawns[if not board=torus], edges[end] and, in the first part, coins block every direction for your number. Then choose a direction and move to its first space without a coin or pawn, at any distance. You can't pass a pawn[if not board=torus] or an edge[end] on the way.\n\nIf even that isn't possible, your pawn stays. A second coin can then end up on the same space. If you land there, you take all you can.",
  },
  end: {
    title: 'The end',
    body: 'The game ends [if finishRound=false]at once [end]when [if faceUp=false & clearBoard=false]no more coins are left on the board than there are players[end][if faceUp=false & clearBoard=true]no coin is left on the board[end][if faceUp=true]no coin is face down anymore, however many are face up[end][if finishRound=true]. The round is finished first, so all players get the same number of turns[end].[if not roundCap=0] It also ends after [=roundCap] rounds of gathering.[end] Coins on the board count for no one. Add up the values in your stash; [if blanksLowest=false]blanks are worth nothing[end][if blanksLowest=true]a blank is worth as much as your lowest other coin[end]. In a tie, more coins win, then the highest coin, then the two highest together, and so on.\n\n[if faceUp=true]On a coin that is face up, you can still play one of yours.\n\n[end][if general]The host can choose: coins played from a stash stay face up, the round is finished, the board must be cleared, blanks count as your lowest other coin, values stay visible, or another round limit.[end]',
  },
} as const satisfies Sentences;
