import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  phase: {
    build: 'The track is still being built. Lay a tile, or put a coin under one.',
    grid: 'The track is built. First choose a space on the start tile: 0FL, 0FR, 0RL, or 0RR.',
    race: 'The race is on, so building is over. Roll, ride, or pass.',
    over: 'The race is over.',
  },
  startFirst: "There's no track yet. Lay the start tile first.",
  startLies:
    'The start tile is already there. Lay the next tile beside the last one. Open sides: {{possible}}.',
  trackEnds:
    "The track has ended, so you can't lay more tiles. Put a coin under a tile, or pass if you can't.",
  noTiles: 'You have no tiles left. You can put a coin under {{possible}}.',
  touches:
    'A tile can only touch the one before it. To the {{direction}}, it would touch tile {{tile}}. Open sides: {{possible}}.',
  trap: 'To the {{direction}} is a dead end, with no room for the {{count}} tiles left. Open sides: {{possible}}.',
  noSide: "You can't lay a tile to the {{direction}}. Open sides: {{possible}}.",
  noCoins: 'You have no coins left. Lay a tile. Open sides: {{possible}}.',
  noSpot:
    'A ramp needs three tiles in a straight line, and all those ramps are already three coins high. Pass instead: stuck',
  noSpotYet:
    'A ramp needs three tiles in a straight line, and no tile can take a coin now. Lay a tile. Open sides: {{possible}}.',
  noSuchTile: "There's no tile {{tile}}: the last one is {{last}}. You can put a coin under {{possible}}.",
  startRamp:
    "The start tile has no tile before it, so it can't have a ramp. You can put a coin under {{possible}}.",
  lastRamp:
    "Tile {{tile}} has no tile after it, so it can't have a ramp. You can put a coin under {{possible}}.",
  corner:
    'Tile {{tile}} is a corner, and a ramp needs a straight line. You can put a coin under {{possible}}.',
  highest:
    'The ramp of tile {{tile}} is already {{highest}} coins high, the maximum. You can put a coin under {{possible}}.',
  mustLay: "You can't pass while you can build. Lay a tile. Open sides: {{possible}}.",
  mustRaise: "You can't pass while you can build. You can put a coin under {{possible}}.",
  notGrid: 'Choose a space on the start tile. Free: {{possible}}.',
  taken: '{{who}} is already there. Free on the start tile: {{possible}}.',
  rolled: 'You already rolled {{dice}}. Choose from: {{possible}}.',
  rollFirst: 'Roll first, or pass.',
  downFirst: 'Your bike is down. Roll for a 1, spend a coin, or stay down this turn.',
  fewCoins: "You have {{have}} coins, so you can't spend {{coins}}. Spend fewer.",
  fourDice:
    'You can roll at most {{dice}} dice. In place {{rank}} you already have {{rank}}, so spend {{most}} coins or fewer.',
  notWiped: 'Your bike is on the track. A coin only restarts a bike that wiped out. Roll, or pass.',
  noCoinToRestart: 'You have no coins. Roll for a 1, or stay down this turn.',
  noWait: "Your space is free, so you don't have to wait. Roll for a 1, spend a coin, or stay down.",
  mustWait: "{{who}} is on {{where}}, your bike's space. Wait until it's free.",
  mustWipe: "Bikes block every ride, so you can't stay. You wipe out.",
  mustRide: 'You rolled, so you have to ride while you can. Choose from: {{possible}}.',
  noWipe: 'You only wipe out here if bikes block every ride. Choose from: {{possible}}.',
  nullNumber: 'A blank is a turn, not a number. You rolled {{dice}}. Choose from: {{possible}}.',
  notRolled: "You didn't roll a {{number}}. Your dice: {{dice}}. Choose from: {{possible}}.",
  sameWith: '{{number}} gets you to the same space as {{other}}. Ride {{other}}.',
  runOffForced: 'You can only leave the track if no ride stays on it. Choose from: {{possible}}.',
  barred:
    "A ramp is too high: to jump it, your number must be higher than the ramp, and {{number}} isn't. Choose from: {{possible}}.",
  blocked:
    'A bike is in the way. You can only pass it if you fly over it from a ramp. Choose from: {{possible}}.',
  unreached_one:
    "{{number}} doesn't lead {{what}}. Ride the full number, forward or sideways, never back, with at most {{count}} turn. Choose from: {{possible}}.",
  unreached_other:
    "{{number}} doesn't lead {{what}}. Ride the full number, forward or sideways, never back, with at most {{count}} turns. Choose from: {{possible}}.",
  unturned:
    "{{number}} doesn't lead {{what}}. You rolled no blank, so ride the full number in a straight line, forward or sideways.",
  straight: '{{why}} Choose from: {{possible}}.',
  typed: {
    build: {
      start: '"{{typed}}" isn\'t a move here. Lay the start tile: tile start',
      either:
        '"{{typed}}" isn\'t a move here. Type a side, like tile {{side}}, or a tile for a coin, like coin {{spot}}',
      tile: '"{{typed}}" isn\'t a move here. Type a side, like tile {{side}}',
      coin: '"{{typed}}" isn\'t a move here. Type a tile for a coin, like coin {{spot}}',
      stuck: '"{{typed}}" isn\'t a move here. You can\'t build anything now, so type stuck',
    },
    grid: '"{{typed}}" isn\'t a move here. Type a free space on the start tile: {{possible}}',
    roll: '"{{typed}}" isn\'t a move here. Type roll, or pass',
    rollCoins: '"{{typed}}" isn\'t a move here. Type roll, roll +1 to spend a coin, or pass',
    down: '"{{typed}}" isn\'t a move here. Type roll, or pass',
    downCoins: '"{{typed}}" isn\'t a move here. Type roll, roll +1, restart to spend a coin, or pass',
    downRestart: '"{{typed}}" isn\'t a move here. Type roll, restart to spend a coin, or pass',
    wait: '"{{typed}}" isn\'t a move here. A bike is on your space, so type wait',
    ride: '"{{typed}}" isn\'t a move here. Type the letter in your picture (A), or a number and a space, like {{example}}',
    still: '"{{typed}}" isn\'t a move here. You have no ride, so type {{example}}',
    over: '"{{typed}}" isn\'t a move: the race is over.',
  },
  position: {
    parts: 'A position has five parts separated by |, but this one has {{parts}}.',
    track:
      'The first part is "track 0" and a side for each further tile, or "track -", at most 24 tiles, not "{{found}}".',
    tile: '"{{found}}" isn\'t a tile. Write tiles like n, or n2 with a ramp of two coins.',
    hands: 'The second part is "hands" and tiles+coins of 3 or 4 players, not "{{found}}".',
    hand: '"{{found}}" isn\'t a hand. Write hands like 6+3.',
    bikes: 'The third part is "bikes" and {{seats}} bikes, not "{{found}}".',
    bike: '"{{found}}" isn\'t the bike of {{suit}}. Write it like {{suit}}:4FL, {{suit}}:4FL* if it wiped out, or {{suit}}:-.',
    coins: 'Write the fourth part like "discard 2 waiting 0 removed 0", not "{{found}}".',
    turn: 'Write the last part like "race first S to move M dice 3n5", not "{{found}}".',
    noSuchPlayer: 'One of the {{seats}} players must be first, and one to move.',
    touching: 'Tile {{tile}} touches a tile other than the one before it.',
    ramp: "Tile {{tile}} has a ramp but isn't in a straight line between two others.",
    short: 'A race needs at least two tiles.',
    tiles: 'The track and the hands must have {{all}} tiles together, not {{count}}.',
    coinCount: 'The ramps, hands, and other coins must add up to {{all}} coins, not {{count}}.',
    waiting: 'In this part of the game, {{right}} coins wait for the race, not {{count}}.',
    buildPiles: 'While players build, no coin is discarded or out of the game.',
    largeHand: 'Each player starts with {{tiles}} tiles and {{coins}} coins and can never have more.',
    rampCoins: "Players build with {{most}} coins, so {{count}} can't be under ramps.",
    noneRemoved: 'Here, coins without a ramp are discarded, so none is out of the game.',
    offTrack: "There's no space {{space}}: the last tile is {{last}}.",
    tooEarly: 'While players build, no bike is on the track.',
    bikeMissing: 'In the race, every bike is on the track or beside it.',
    gridOrder: 'On the grid, only players before the one to move are on the start tile.',
    crowded: "Two bikes can't both be on {{space}}.",
    trapped: 'The tiles that are left would not all fit, and dead ends are not allowed here.',
    built: "There's nothing left to build, so the building is over.",
    emptyHand: 'The player to move has nothing to build with.',
    wipedWinner: "The winner is over the line and can't be wiped out.",
    diceEarly: 'Only the race has dice.',
    wipedDice: 'Only a bike on the track has dice.',
    diceCount: 'Expected {{fewest}} to {{most}} dice here, not {{count}}.',
  },
} as const satisfies Sentences;
