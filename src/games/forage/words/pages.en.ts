import type { Sentences } from '../../../engine/text.ts';

/** The rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Your turn: lay one of your coins where your pawn stands and move that far; later roll the die, or play a coin you have gathered, and move that far.\n\nThree or four players. Each has a suit: suns, moons, crowns or arms, with a pawn, a die and six coins: a blank, 1, 2, 3, 4 and 5.\n\nFirst everybody spreads their own coins over the board, value down. Everybody sees the suit of a coin, nobody its value. Then the pawns gather what the others hid, and the highest sum at the end wins. Coins of your own suit you cannot take, so remember where the others left their high ones.\n\nThe pawns start in the corners of the 8×8 board, or round the middle of the larger boards. With three players the fourth suit stays out. Seats settle suits and corners, which the rules let everybody choose.',
  },
  lay: {
    title: 'Laying the coins',
    body: 'On your turn choose one of your coins. Its value is shown to all, it goes down under your pawn, and the pawn moves exactly that far. The value stays in sight until the next turn, then it is hidden and has to be remembered.\n\nEverybody rolls a die first: the highest begins, equals roll again, and the others follow in the order of their seats. A blank side counts 0 here. Everybody has six turns.\n\nThe blank coin is free: 1 to 5 spaces, as you like. In this part a pawn may pass coins, but it stops on an empty space only.',
  },
  move: {
    title: 'How pawns move',
    body: 'Straight on in one of eight directions, always the full number. Coins can be passed. Another pawn can be neither passed nor landed on.\n\nOn the 8×8 board the edges join: whoever leaves on the right comes back on the left, whoever leaves at the top comes back at the bottom, also on a diagonal. On g7, three north-east lead to b2. On the larger boards the edges are closed, and so is the hole.',
  },
  gather: {
    title: 'Gathering',
    body: 'On your turn either roll the die, or play a coin from your stash: it is shown and laid value down under your pawn, and the pawn moves that far. You may look at your coins first, but once you have rolled, the roll counts. A blank side of the die is free as well, 1 to 5.\n\nIf you land on a coin of another suit, it goes into your stash, and only you learn its value. A coin you play keeps its suit: the player of that suit cannot take it, but everybody else can, you too. You have to move, and to take what you land on.\n\nThe gathering begins when all coins are laid, with the player who began before.',
  },
  own: {
    title: 'Standing on your own coin',
    body: 'A coin of your own suit stays on the board when you land on it. While your pawn stands there, nobody can take it, and you may look at it.\n\nAt the start of your turn you then choose between the die and that one coin, which stays where it is. Coins from your stash cannot be played from there.',
  },
  stuck: {
    title: 'When no way is open',
    body: 'Now and then pawns, edges and, in the first part, coins block every direction for your number. Then choose a direction and go to its first space without coin and pawn, however far it is. You cannot pass a pawn or an edge on the way.\n\nIf even that is impossible, the pawn stays. A second coin may then come to lie on the same space; whoever lands there takes all that can be taken.',
  },
  end: {
    title: 'The end',
    body: 'The game ends at once when no more coins are left on the board than there are players. After 40 rounds of gathering it ends as well. What lies on the board counts for nobody. Add up the values in your stash; blanks are worth nothing. In a tie more coins win, then the highest coin, then the two highest together, and so on.\n\nWhere coins played from a stash stay value up, as the host may choose, the end is another: the game ends when no coin lies value down any more, however many lie value up. Standing on such a coin you may still play one of yours onto it.\n\nThe host may also choose that the round is finished, that the board has to be cleared, that blanks equal your lowest other coin, that values stay visible, and another limit of rounds or none.',
  },
} as const satisfies Sentences;
