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

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MX-1':
    'Players. Three or four. Four players have six tiles and three coins each, three have eight tiles and four coins. The other twelve coins wait.',
  'R-MX-3':
    "The start tile. Laying it is the first player's turn, and the player to the left is next. All players lay the same number of pieces, nine or twelve.",
  'R-MX-4':
    'Duty. You have to lay exactly one tile or one coin a turn if you legally can. You may not pass by choice.',
  'R-MX-6': 'In line. Tiles share a whole edge. An offset of half a tile is not allowed.',
  'R-MX-7':
    'Touching. Tiles touch if they share any part of an edge. Corners cannot count: after every bend, a tile meets the one two before it at a corner, and the rules expect bends.',
  'R-MX-8':
    'Traps. The track could curl in until tiles are left over, although all have to be laid. You may not lay a piece if the rest can then no longer be laid.',
  'R-MX-9':
    "Where ramps go. The ramp's tile and both its neighbours lie in one line. So a ramp is never on the start tile, the last tile or a bend.",
  'R-MX-11':
    'Height. A ramp has one to three coins. You may still raise any earlier ramp, and neighbours may both be ramps.',
  'R-MX-12':
    'Nothing legal to lay. If you have only coins and no place for them, you pass. Coins that still fit nowhere when nobody can lay one leave the game. Option stuckCoins: they go onto the discard pile.',
  'R-MX-13': 'Coins after the last tile. Building continues until the coins are laid or stuck.',
  'R-MX-15':
    'Grid. In turn, each player chooses a free space of the start tile, which has four. The coins that waited are dealt now, three or four each.',
  'R-MX-18':
    'Dice. You roll as many as your rank. Equals have the number of the better rank, which is fewer dice. With bought dice you have four at most.',
  'R-MX-20':
    'Coins for dice. Before rolling, a coin buys a die, up to four dice in all. Spent coins go to the discard pile.',
  'R-MX-21':
    'The number. You choose one die that is not null. An ace is 1 and nothing else, and nulls are no numbers. With nulls alone the bike stays, and is not wiped out.',
  'R-MX-23':
    'Never away from the next tile. This is judged step by step, on the tile where the bike is at that point.',
  'R-MX-24':
    'Bends. Each null of the roll, from bought dice too, allows a quarter turn left or right. It happens between two steps, and never two between the same two. You need not use them.',
  'R-MX-26':
    'The seven outcomes. A number, a direction and bends lead to one of seven outcomes. FINISH; SAFE, on a free space; LAND, on a bike from the air; RUNOFF; BLOCKED, into a bike on the ground; BARRED, a ramp too high; BACK, illegal. You choose among the first four.',
  'R-MX-27':
    'Running off by choice. This is legal even if something safe exists, and sometimes the fastest way to a bend. Option runOff: only if nothing is safe.',
  'R-MX-28':
    'Blocked. You cannot choose a blocked way. Only without any FINISH, SAFE, LAND, RUNOFF or BARRED does the bike wipe out where it stands.',
  'R-MX-30':
    'What is compared. The chosen number, not the steps that are left, is compared with each ramp on the way. You cross a ramp when you leave it over its exit edge. Riding onto it or sideways on it is free, and a bike in its front row still has to beat it.',
  'R-MX-33':
    'Landing on a bike. That bike is wiped out from its space, which the jumper takes. Passing over hurts nobody. Without a jump there is no landing on a bike (BLOCKED).',
  'R-MX-36': 'The end. The first bike over the line wins at once. The others are placed by rank.',
  'R-MX-38':
    'Its turn. You have three choices. Do nothing. Or roll with the dice of your rank and bought ones, and an ace puts the bike back. Or give a coin before rolling, which puts it back at once, and then roll as usual if you like.',
  'R-MX-40':
    'The space is taken. You can neither try to return nor spend a coin. Your whole turn is one coin from the discard pile, taken automatically, as coins are alike. From an empty pile you get nothing.',
} as const satisfies Sentences;
