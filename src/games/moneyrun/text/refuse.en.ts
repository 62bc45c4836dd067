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

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MR-3': 'Equal coins. A larger coin may not lie on a smaller one. An equal one may.',
  'R-MR-5': 'Board. Nine by nine is the default, because each side then has a middle. Option board: 8.',
  'R-MR-6':
    'Where pawns start. Each side has one pawn, in its middle: e1, a5, e9, i5. Option starts: each player chooses a square of their own edge.',
  'R-MR-9':
    "The goal's square. The words about the opponent's starting square can be read as a ban. They mean that you need not reach that very square: every square of the line wins, that one too.",
  'R-MR-10':
    'Who begins. The first player is drawn at random, or fixed by the host (option first: the first seat). Option shortFirst: the first turn has one action.',
  'R-MR-13':
    'Drawing to the table. When a coin is placed, it is replaced from the bag at once and openly. The second action may use the new coin.',
  'R-MR-14':
    'The empty bag. There cannot always be five coins on the table, because the bag holds 37 after the set-up. When the bag is empty, the table shrinks. When both are empty, only shifting and moving remain.',
  'R-MR-15':
    'Where a coin may be placed. On any square of the board, near or far: bare, stacked, a start, a goal, or with a pawn on it.',
  'R-MR-17':
    'Taking a coin from under an opponent. You may not take a coin from a stack on which an opponent stands.',
  'R-MR-18':
    'Taking a coin from under your own pawn. Nothing forbids it, so it is allowed. The pawn sinks by one, at most to the bare board. Option ownCoins: off.',
  'R-MR-19':
    'Shifting. You may shift only the top coin, to another square. It may always go to a bare square, and otherwise onto an equal or larger coin. Nothing is pushed in between.',
  'R-MR-20':
    'Shifting back and forth. One player shifts, the other shifts back, forever: allowed, and ended by R-MR-31. Option ko: a coin shifted in the turn before may not go straight back. If it was shifted twice, its first square counts.',
  'R-MR-21':
    'A step. A pawn steps to a neighbouring square of its row or column that has at least one coin. Goal squares need a coin too.',
  'R-MR-22':
    'Up, level, down. A step may lead up by one at most, stay level, or lead down as far as you like.',
  'R-MR-23':
    'Diagonals. A diagonal step needs a height of 2 or more where it begins, and may lead up, level or down.',
  'R-MR-24':
    'Chains. From a stack, a pawn may continue while it descends. One action is either a single legal step or a chain in which every step leads strictly down.',
  'R-MR-26':
    'Level first, then down. Not in one action: the descent begins at once. Option climbFirst: one step up or level before it.',
  'R-MR-28':
    'Sharing and passing. A pawn can neither enter nor pass a square with a pawn. Option sharing: several pawns may share a square.',
  'R-MR-29': 'When a player wins. At once, even in the middle of a turn or chain. Nobody gets a last turn.',
  'R-MR-31':
    'No move left. The game is decided by distance when nobody used an action for a whole round, when all agree, or after 60 rounds (option roundCap).',
} as const satisfies Sentences;
