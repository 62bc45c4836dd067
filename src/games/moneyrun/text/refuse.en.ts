import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  started: 'Your pawn already has its start square. Place a coin, shift one, or move your pawn.',
  startFirst: 'First choose a start square on your own edge. Possible: {{possible}}.',
  notYourEdge: "{{at}} isn't on your own edge, in the {{side}}. Possible: {{possible}}.",
  startTaken: 'Another pawn already starts on {{at}}. Possible: {{possible}}.',
  offBoard: "There's no square {{at}}. This board goes from a1 to {{last}}.",
  notOnTable: "There's no {{coin}} on the table. You can place {{table}}.",
  tableEmpty: 'The table and the bag are empty. Shift a coin, or move your pawn.',
  tooLarge:
    '{{coin}} is too large for {{at}}, where {{top}} is on top. It can go onto empty squares and onto {{bases}}.',
  nothingThere: "There's no coin on {{at}}. You can shift from: {{possible}}.",
  underOpponent: "You can't take coins from under {{who}} on {{at}}. You can shift from: {{possible}}.",
  underOwn:
    "In this game, you can't take coins from under your own pawn on {{at}}. You can shift from: {{possible}}.",
  sameSquare: "You can't shift a coin back onto {{at}}. Choose another square.",
  ko: "The {{coin}} just came from {{to}} to {{from}}, so it can't go straight back. Choose any other square.",
  nowhere: 'Type the square your pawn moves to. Possible: {{possible}}.',
  far: "{{at}} isn't next to {{from}}. Step to a neighboring square. Possible: {{possible}}.",
  bare: "There's no coin on {{at}}, and pawns only step onto coins. Possible: {{possible}}.",
  unpaved:
    'Pawns only step onto coins, and no square next to {{from}} has one. Place one first, like {{example}}.',
  occupied: "{{who}} is on {{at}}, and pawns can't share a square. Possible: {{possible}}.",
  high: '{{at}} is {{there}} high and {{from}} is {{here}}, but you can climb one coin at most. Possible: {{possible}}.',
  diagonal:
    'You need at least 2 coins under you for a diagonal step, and {{from}} has {{here}}. Possible: {{possible}}.',
  upward:
    'Every step of a run must go down, but {{at}} is {{there}} high and {{from}} is {{here}}. You can run on to: {{possible}}.',
  notDown:
    "Only a run that goes down from the first step can go on. The step to {{from}} didn't, so use another action.",
  pastLine: 'On {{from}}, you reach your line and win. Stop there.',
  which: {
    anywhere: 'Add a square. {{coin}} can go anywhere, like {{example}}.',
    some: 'Add a square. {{coin}} can go onto empty squares and onto {{bases}}, like {{example}}.',
    nowhere: "{{coin}} can't go anywhere now: all squares have smaller coins on top. Choose another coin.",
    coin: 'Add a coin. On the table: {{table}}. For example, type {{example}}.',
  },
  move: {
    start: '"{{typed}}" isn\'t a start square. Type one on your own edge, like start d1',
    act: '"{{typed}}" isn\'t a move. Type a coin and a square (50c e4), a shift (e4-d5), the square your pawn moves to (e2, or e3>e2 to run down), end, or settle.',
  },
  position: {
    parts: 'A position has six parts separated by |, but this one has {{parts}}.',
    board: 'The first part is the size of the board, 9 or 8, not "{{found}}".',
    pawns: 'The second part is "pawns" and 2 to 4 pawns like s:e1, not "{{found}}".',
    pawn: 'Expected the pawn that started at {{side}}, like {{side}}:e5, or {{side}}:- before it is placed, but found "{{found}}".',
    square: "There's no square {{found}} on the {{board}}×{{board}} board.",
    stacks: 'The third part is "stacks" and the coins on the board, or "-", not "{{found}}".',
    stack: '"{{found}}" isn\'t a stack. Write stacks like e2:LM, from bottom to top.',
    stackTwice: 'There are two stacks on {{at}}. Write them as one.',
    table: 'The fourth part is "table" and its coins, like LMSPP, or "-", not "{{found}}".',
    bag: 'The fifth part is "bag" and four or five numbers, or "?", not "{{found}}".',
    bagCount: 'There are {{all}} coins of {{coin}}, so {{left}} are left for the bag, not {{found}}.',
    tooMany: 'Too many {{coin}} coins: there are {{all}}.',
    turn: 'Write the last part like "round 3 first 1 to move 2 actions 2", not "{{found}}".',
    noSuchSeat: 'The position names a seat beyond the {{seats}} seats.',
    twoPawns: "Two pawns can't both be on {{at}}.",
    toppled: 'On {{at}}, a larger coin is on a smaller one ({{coins}}).',
    fiveCoins: 'The table has five coins, or fewer if the bag is empty, but here it has {{found}}.',
    pastCap: "The game ends after {{cap}} rounds, so there's no round {{round}}.",
    oneAction: 'The very first turn has only one action.',
    idle: 'The game is over once every player passes in a row; here, {{idle}} turns passed.',
    agreed: 'The game is over once all players agree to score it.',
    noKo: "Only list shifted coins if they can't go straight back.",
    cap: 'The round limit ends the game only after the last turn of the last round.',
    shifted: 'A coin was shifted to {{at}}, but there is no such coin.',
    shiftedFrom: "No coin can have come from {{at}}. It's there now, or the square isn't on this board.",
    shiftedTwice: 'One coin was shifted to {{at}} twice. Write only where it last came from.',
    middleStarts: 'With fixed start squares, every pawn needs a square.',
    starting:
      'Players place pawns on their own edges in turn order, before anything else, and the next in turn is to move.',
    notThere: 'The winner must be on the line.',
    arrived: 'The pawn on {{at}} is on its line, so it won. End the position with over line and its seat.',
  },
} as const satisfies Sentences;
