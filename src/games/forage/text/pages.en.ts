import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Your turn: lay one of your coins where your pawn stands and move that far; later roll the die, or play a coin you have gathered, and move that far.\n\nThree or four players. Each has a suit: suns, moons, crowns or arms, with a pawn, a die and six coins: a blank, 1, 2, 3, 4 and 5.\n\nFirst everybody spreads their own coins over the board[if openMemory=false], value down. Everybody sees the suit of a coin, nobody its value[end][if openMemory=true]; values once shown stay in sight of all[end]. Then the pawns gather what the others laid, and the highest sum at the end wins. Coins of your own suit you cannot take[if openMemory=false], so remember where the others left their high ones[end].\n\nThe pawns start [if board=torus]in the corners of the 8×8 board[end][if board=wide]round the middle of the 12×8 board[end][if board=ring]round the hole in the middle of the 10×10 board[end].[if general] The host may choose another board.[end] With three players the fourth suit stays out. Seats settle suits and corners, which the rules let everybody choose.',
  },
  lay: {
    title: 'Laying the coins',
    body: 'On your turn choose one of your coins. Its value is shown to all, it goes down under your pawn, and the pawn moves exactly that far. [if openMemory=false]The value stays in sight until the next turn, then it is hidden and has to be remembered.[end][if openMemory=true]The value stays in sight.[end]\n\nEverybody rolls a die first: the highest begins, equals roll again, and the others follow in the order of their seats. A blank side counts 0 here. Everybody has six turns.\n\nThe blank coin is free: 1 to 5 spaces, as you like. In this part a pawn may pass coins, but it stops on an empty space only.',
  },
  move: {
    title: 'How pawns move',
    body: 'Straight on in one of eight directions, always the full number. Coins can be passed. Another pawn can be neither passed nor landed on.\n\n[if board=torus]The edges join: whoever leaves on the right comes back on the left, whoever leaves at the top comes back at the bottom, also on a diagonal. On g7, three north-east lead to b2.[end][if board=wide]The edges are closed. The picture is of an 8×8 board, whose edges join.[end][if board=ring]The edges are closed, and so is the hole. The picture is of an 8×8 board, whose edges join.[end][if general] The host may choose a larger board, whose edges are closed.[end]',
  },
  gather: {
    title: 'Gathering',
    body: 'On your turn either roll the die, or play a coin from your stash: it is shown and laid value [if faceUp=false]down[end][if faceUp=true]up[end] under your pawn, and the pawn moves that far. You may look at your coins first, but once you have rolled, the roll counts. A blank side of the die is free as well, 1 to 5.\n\nIf you land on a coin of another suit, it goes into your stash[if openMemory=false], and only you learn its value[end]. [if faceUp=false]A coin you play keeps its suit: the player of that suit cannot take it, but everybody else can, you too.[end][if faceUp=true]A coin you play stays where it lies for good: nobody can take it.[end] You have to move, and to take what you land on.\n\nThe gathering begins when all coins are laid, with the player who began before.',
  },
  own: {
    title: 'Standing on your own coin',
    body: 'A coin of your own suit stays on the board when you land on it. While your pawn stands there, nobody can take it, and you may look at it.\n\nAt the start of your turn you then choose between the die and that one coin, which stays where it is. Coins from your stash cannot be played from there.',
  },
  stuck: {
    title: 'When no way is open',
    body: 'Now and then pawns[if not board=torus], edges[end] and, in the first part, coins block every direction for your number. Then choose a direction and go to its first space without coin and pawn, however far it is. You cannot pass a pawn[if not board=torus] or an edge[end] on the way.\n\nIf even that is impossible, the pawn stays. A second coin may then come to lie on the same space; whoever lands there takes all that can be taken.',
  },
  end: {
    title: 'The end',
    body: 'The game ends [if finishRound=false]at once [end]when [if faceUp=false & clearBoard=false]no more coins are left on the board than there are players[end][if faceUp=false & clearBoard=true]no coin is left on the board[end][if faceUp=true]no coin lies value down any more, however many lie value up[end][if finishRound=true]; the round is finished first, so that everybody has had as many turns[end].[if not roundCap=0] After [=roundCap] rounds of gathering it ends as well.[end] What lies on the board counts for nobody. Add up the values in your stash; [if blanksLowest=false]blanks are worth nothing[end][if blanksLowest=true]a blank is worth as much as your lowest other coin[end]. In a tie more coins win, then the highest coin, then the two highest together, and so on.\n\n[if faceUp=true]Standing on a coin that lies value up you may still play one of yours onto it.\n\n[end][if general]The host may choose that coins played from a stash stay value up, that the round is finished, that the board has to be cleared, that blanks equal your lowest other coin, that values stay visible, and another limit of rounds or none.[end]',
  },
} as const satisfies Sentences;
