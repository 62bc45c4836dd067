import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  faceUpClear:
    'Coins lying value up stay on the board for good, so it can never be cleared. Choose one of the two.',
  noRoll: 'While the coins are being laid, nobody rolls. Lay one of your coins: {{stash}}.',
  layFirst: 'Coins underneath are used once all coins are laid. Until then, lay one of yours: {{stash}}.',
  rollFirst: 'There is no roll to move yet. Roll the die, or play a coin if you may.',
  rolled: 'The die is rolled and shows {{number}}. That is what you move now.',
  noneUnder:
    'There is no coin of your own under your pawn on {{at}}. Roll the die, or play a coin from your stash.',
  ownUnder: 'Your pawn stands on a coin of your own, so it is the die or that coin, and none from the stash.',
  emptyStash: 'Your stash is empty. Roll the die, or use a coin of your own that you stand on.',
  notYours: 'There is no {{coin}} in your stash. You have: {{stash}}.',
  mustStay: 'For {{number}} no direction is open, not even to an empty space. All you can do is stay.',
  mustMove: 'You have to move as long as there is a way. Possible: {{possible}}.',
  mustStop:
    'No way is open for {{number}}, so you go in a free direction up to its first empty space. Possible: {{possible}}.',
  noDirection: 'A pawn goes straight in one of the eight directions. Possible: {{possible}}.',
  wildSteps: 'A blank moves 1 to {{farthest}} spaces. Possible: {{possible}}.',
  steps: 'You have to move exactly {{number}}, not {{steps}}. Possible: {{possible}}.',
  pawn: 'Going {{direction}}, a pawn on {{at}} is in the way, and pawns cannot be passed. Possible: {{possible}}.',
  edge: 'Going {{direction}}, the board ends too soon to move {{steps}}. Possible: {{possible}}.',
  hole: 'Going {{direction}}, the hole in the board comes too soon to move {{steps}}. Possible: {{possible}}.',
  coin: 'Going {{direction}}, you would land on the coin on {{at}}. While coins are laid, pawns pass coins but stop on empty spaces. Possible: {{possible}}.',
  move: {
    go: '"{{typed}}" is not a way to go. Type a direction and how far, such as: ne 3',
    lay: '"{{typed}}" is not a move here. Type the coin and a direction, such as: {{own}}3 ne, or with the blank: {{own}}n ne 4',
    use: '"{{typed}}" is not a move here. Type: roll, a coin and a direction such as {{own}}3 ne, or, on a coin of your own, under ne',
    howFar: '"{{typed}}" does not say how far. A blank moves 1 to 5 spaces, so add the number.',
    twice: '"{{typed}}" says two numbers, {{before}} and {{after}}. Type one of them.',
  },
  position: {
    parts: 'A position has five parts with | between them, this one {{parts}}.',
    head: 'The first part is a board (torus, wide, ring) and a phase (1 or 2), not "{{found}}".',
    pawns: 'The second part is "pawns" and 3 or 4 spaces, not "{{found}}".',
    square: 'There is no space {{found}} on the board {{board}}.',
    twoPawns: 'Two pawns cannot both stand on {{at}}.',
    coins: 'The third part is "coins" and the coins on the board, or "-", not "{{found}}".',
    coin: '"{{found}}" is not a coin on the board. One looks like c3:S4, or c3:S4^ lying value up.',
    stashes: 'The fourth part is "stash" and {{seats}} stashes, not "{{found}}".',
    stash:
      '"{{found}}" is not the stash of {{suit}}. One looks like {{suit}}:Sn2A5, or {{suit}}:- when empty.',
    turn: 'The last part looks like "round 2 first S to move M rolled 4", not "{{found}}".',
    twice: 'There is only one coin {{coin}}.',
    noSuchSuit: 'With {{seats}} players there is no coin {{coin}}.',
    noSuchPlayer: 'One of the {{seats}} players has to be first, and one to move.',
    tooEarly: 'In phase 1 nobody rolls, and it is neither the last round nor over.',
    nothingToLay: 'In phase 1 the player to move needs a coin to lay, and {{suit}} has none.',
    rolledOver: 'When the game is over there is no roll to move.',
    sixRounds: 'Phase 1 has six rounds, so there is no round {{round}} in it.',
    pastCap: 'The game ends after {{cap}} rounds of gathering, so there is no round {{round}}.',
    manyRounds: 'A round has at most six digits.',
    nothingLeft:
      'So few coins lie on the board that the game is over: put more there, or end the position with over.',
  },
} as const satisfies Sentences;
