import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  faceUpClear:
    'Coins that stay face up can never be taken, so the board can never be cleared. Choose one of these two settings.',
  noRoll: 'You only roll once all coins are placed. Place one of yours: {{stash}}.',
  layFirst: 'You can only use the coin underneath once all coins are placed. Place one of yours: {{stash}}.',
  rollFirst: 'Roll the die first, or play a coin if you can.',
  rolled: 'You already rolled {{number}}. Move that far.',
  noneUnder: "Your pawn on {{at}} isn't on your own coin. Roll the die, or play a coin from your stash.",
  ownUnder:
    "Your pawn is on your own coin, so you can't play one from your stash. Roll the die, or use the coin underneath.",
  emptyStash: 'Your stash is empty. Roll the die, or use your own coin if you stand on one.',
  notYours: "You don't have the {{coin}}. Choose from your stash: {{stash}}.",
  mustStay: 'No direction is open for {{number}}, not even to an empty space. Choose to stay.',
  mustMove: 'You have to move while a direction is open. You can go {{possible}}.',
  mustStop:
    'No direction is open for {{number}}, so move to the first empty space in a free direction. You can go {{possible}}.',
  noDirection: 'Move in a straight line in one of the eight directions. You can go {{possible}}.',
  wildSteps: 'With a blank, move 1 to {{farthest}} spaces. You can go {{possible}}.',
  steps: 'Move exactly {{number}}, not {{steps}}. You can go {{possible}}.',
  pawn: "You can't go {{direction}}: a pawn on {{at}} is in the way. You can go {{possible}}.",
  edge: "You can't go {{steps}} {{direction}}: the edge is in the way. You can go {{possible}}.",
  hole: "You can't go {{steps}} {{direction}}: the hole is in the way. You can go {{possible}}.",
  coin: "You can't go {{direction}}: you'd land on the coin on {{at}}, and you must stop on an empty space. You can go {{possible}}.",
  move: {
    go: '"{{typed}}" isn\'t a move. Type a direction and a distance, like ne 3',
    lay: '"{{typed}}" isn\'t a move here. Type a coin and a direction, like {{own}}3 ne, or with the blank: {{own}}n ne 4',
    use: '"{{typed}}" isn\'t a move here. Type roll, or a coin and a direction, like {{own}}3 ne, or on your own coin: under ne',
    howFar: '"{{typed}}" has no distance. A blank moves 1 to 5 spaces, so add the number.',
    twice: '"{{typed}}" has two distances, {{before}} and {{after}}. Type one of them.',
  },
  position: {
    parts: 'A position has five parts separated by |, but this one has {{parts}}.',
    head: 'The first part is a board (torus, wide, ring) and a phase (1 or 2), not "{{found}}".',
    pawns: 'The second part is "pawns" and 3 or 4 spaces, not "{{found}}".',
    square: "There's no space {{found}} on the board {{board}}.",
    twoPawns: "Two pawns can't both be on {{at}}.",
    coins: 'The third part is "coins" and the coins on the board, or "-", not "{{found}}".',
    coin: '"{{found}}" isn\'t a coin on the board. Write coins like c3:S4, or c3:S4^ for face up.',
    stashes: 'The fourth part is "stash" and {{seats}} stashes, not "{{found}}".',
    stash:
      '"{{found}}" isn\'t the stash of {{suit}}. Write it like {{suit}}:Sn2A5, or {{suit}}:- if it is empty.',
    turn: 'Write the last part like "round 2 first S to move M rolled 4", not "{{found}}".',
    twice: "There's only one coin {{coin}}.",
    noSuchSuit: "With {{seats}} players, there's no coin {{coin}}.",
    noSuchPlayer: 'One of the {{seats}} players must be first, and one to move.',
    tooEarly: "In phase 1, players don't roll, and it can't be over or the last round.",
    nothingToLay: 'In phase 1, the player to move needs a coin to place, but {{suit}} has none.',
    rolledOver: "When the game is over, there's no roll to move.",
    sixRounds: "Phase 1 has six rounds, so there's no round {{round}}.",
    pastCap: "The game ends after {{cap}} rounds of gathering, so there's no round {{round}}.",
    manyRounds: 'A round number has at most six digits.',
    nothingLeft:
      'With this few coins on the board, the game is over. Add coins, or end the position with over.',
  },
} as const satisfies Sentences;

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-FO-1':
    "Players. Three or four. With three players, the fourth suit's coins, die and pawn stay out, 18 coins play, and a corner is empty.",
  'R-FO-4':
    'A turn of phase 1. Choose a coin, say its value, lay it value down where the pawn stands, and move exactly that far. Each player has six turns.',
  'R-FO-6': 'Blank coin. You choose 1 to 5, together with the direction, but not 0.',
  'R-FO-8': 'Exact and straight. A pawn moves the whole number in one of eight directions, without a bend.',
  'R-FO-10':
    "Passing and landing. Coins never stop a pawn from passing. Opponents' pawns stop it from passing and landing. In phase 1 you may not land on any coin, not even your own. In phase 2 you may.",
  'R-FO-12':
    'No legal move. If no direction is legal, and for a wild no number either, pick a direction and go to the first square with neither coin nor pawn, in phase 2 too. If there is none, the pawn stays.',
  'R-FO-13':
    'Choice in phase 2. Before rolling, you either roll or use a coin of your stash. The first turns have to roll, as stashes are empty. On a coin of your own suit, you either roll or use that coin. You may look at it first.',
  'R-FO-19': 'You have to move. There is no passing.',
  'R-FO-20':
    'The end. The game ends at once when as many coins lie on the board as there are players. This is checked after each taking, so a coin laid and one taken in the same turn cancel out. Players need not have had equal turns.',
  'R-FO-23': 'Endless play. After 40 rounds of phase 2, the game is scored as it stands.',
  'R-FO-24':
    'Without joined edges. All 24 tiles make 12 × 8 squares, or 10 × 10 with a hole at e5 to f6. No move crosses the edge or the hole, and R-FO-12 applies.',
  'R-FO-28': 'Clear the board. The game ends when no coin is left. It cannot be combined with R-FO-27.',
} as const satisfies Sentences;
