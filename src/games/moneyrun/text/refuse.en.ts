import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  started: 'Your pawn has its start square already. Place a coin, shift one, or move the pawn.',
  startFirst: 'First your pawn needs a start square on your own edge. Possible: {{possible}}.',
  notYourEdge:
    'Your pawn starts on your own edge, in the {{side}}, and {{at}} is not on it. Possible: {{possible}}.',
  startTaken: 'Another pawn starts on {{at}} already. Possible: {{possible}}.',
  offBoard: 'There is no square {{at}} on this board. Its squares go from a1 to {{last}}.',
  notOnTable: 'No {{coin}} lies on the table. You can place: {{table}}.',
  tableEmpty: 'The table and the bag are empty, so no coin can be placed. Shift one, or move your pawn.',
  tooLarge:
    'No coin goes onto a smaller one: {{at}} has {{top}} on top, and {{coin}} is larger. It can go onto bare squares, and onto {{bases}}.',
  nothingThere: 'There is no coin on {{at}} to shift. Coins can be taken from: {{possible}}.',
  underOpponent:
    '{{who}} stands on {{at}}, and no coin is taken from under another pawn. Coins can be taken from: {{possible}}.',
  underOwn:
    'You stand on {{at}}, and in this game coins under your own pawn stay. Coins can be taken from: {{possible}}.',
  sameSquare: 'A coin is shifted to another square, not back onto {{at}}.',
  ko: 'The {{coin}} came from {{to}} to {{from}} in the turn before, so it cannot go straight back now. Any other square will do.',
  nowhere: 'Name the square your pawn goes to. Possible: {{possible}}.',
  far: '{{at}} is not next to {{from}}. A step goes one square far. Possible: {{possible}}.',
  bare: 'There is no coin on {{at}}, and pawns only go onto coins. Possible: {{possible}}.',
  unpaved:
    'A step goes to the next square, and only onto a coin. No square beside {{from}} has one yet: place one first, for example {{example}}.',
  occupied: '{{who}} stands on {{at}}, and pawns do not share a square. Possible: {{possible}}.',
  high: '{{at}} is {{there}} high and {{from}} is {{here}}: a step climbs one coin at most. Possible: {{possible}}.',
  diagonal:
    'A diagonal step needs at least 2 coins underneath, and {{from}} has {{here}}. Possible: {{possible}}.',
  upward:
    'A run goes down with every step: {{at}} is {{there}} high, and {{from}} is {{here}}. From there it can run on to: {{possible}}.',
  notDown:
    'Only a run that goes down from the first step can go on, and the step to {{from}} did not go down. It ends there, and going on is another action.',
  pastLine: 'On {{from}} you have reached your line and won, so the run ends there.',
  which: {
    anywhere: 'Which square? {{coin}} may go anywhere, for example {{example}}.',
    some: 'Which square? {{coin}} may go onto bare squares, and onto {{bases}}, for example {{example}}.',
    nowhere: '{{coin}} can go onto no square now: all have smaller coins on top.',
    coin: 'Which coin? On the table: {{table}}. Type for example {{example}}.',
  },
  move: {
    start: '"{{typed}}" is not a square to start on. Type one of your own edge, such as: start d1',
    act: '"{{typed}}" is not a move. Type a coin and a square (50c e4), a shift (e4-d5), where your pawn goes (e2, or e3>e2 to run down), end, or settle.',
  },
  position: {
    parts: 'A position has six parts with | between them, this one {{parts}}.',
    board: 'The first part is the size of the board, 9 or 8, not "{{found}}".',
    pawns: 'The second part is "pawns" and 2 to 4 pawns such as s:e1, not "{{found}}".',
    pawn: '"{{found}}" cannot stand here in the list: next comes the pawn that started at {{side}}, written {{side}}:e5, or {{side}}:- before it is placed.',
    square: 'There is no square {{found}} on a board of {{board}}×{{board}}.',
    stacks: 'The third part is "stacks" and the coins on the board, or "-", not "{{found}}".',
    stack: '"{{found}}" is not a stack. One looks like e2:LM, from the bottom to the top.',
    stackTwice: 'There are two stacks on {{at}}. Write them as one.',
    table: 'The fourth part is "table" and its coins, such as LMSPP, or "-", not "{{found}}".',
    bag: 'The fifth part is "bag" and four or five numbers, or "?", not "{{found}}".',
    bagCount:
      'There are {{all}} coins of {{coin}}, and with those in sight {{left}} are left for the bag, not {{found}}.',
    tooMany: 'There are more coins of {{coin}} than the {{all}} that play.',
    turn: 'The last part looks like "round 3 first 1 to move 2 actions 2", not "{{found}}".',
    noSuchSeat: 'There are {{seats}} seats, and one that is named is not among them.',
    twoPawns: 'Two pawns cannot both stand on {{at}}.',
    toppled: 'On {{at}} a larger coin lies on a smaller one ({{coins}}).',
    fiveCoins: 'Five coins lie on the table, or fewer when the bag is empty; here {{found}} do.',
    pastCap: 'The game ends after {{cap}} rounds, so there is no round {{round}}.',
    oneAction: 'The very first turn has one action only.',
    idle: 'When as many turns as there are players pass without action, it is over; here {{idle}} have.',
    agreed: 'When all have agreed to settle it, it is over.',
    noKo: 'Which coins were shifted matters only where they may not go straight back.',
    cap: 'The rounds are used up only with the last turn of the last round.',
    shifted: 'A coin was shifted to {{at}}, and no such coin lies there.',
    shiftedFrom: 'No coin can have come from {{at}}: that is the square it lies on, or none of this board.',
    shiftedTwice: 'One coin on {{at}} was shifted there twice. Write where it came from last.',
    middleStarts: 'Every pawn needs a square where the start squares are fixed.',
    starting:
      'Pawns are placed on their own edges in turn order, before anything else happens, and the next in turn is to move.',
    notThere: 'Who has won stands on the line.',
    arrived:
      'The pawn on {{at}} is on its line, so it has won: the position ends with over line and its seat.',
  },
} as const satisfies Sentences;
