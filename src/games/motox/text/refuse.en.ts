import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  phase: {
    build: 'The track is still being built: lay a tile, or put a coin under one.',
    grid: 'The track is finished. First every bike takes a space on the start tile: 0FL, 0FR, 0RL or 0RR.',
    race: 'The race is on, so nothing is built any more. Roll, ride, or pass.',
    over: 'The race is over.',
  },
  startFirst: 'There is no track yet. The first thing to do is to lay the start tile.',
  startLies: 'The start tile lies there already. The next tile goes beside the last one: {{possible}}.',
  trackEnds: 'No tile can be laid any more: the track has come to its end.',
  noTiles: 'You have laid all your tiles. You can put a coin under {{possible}}.',
  touches:
    'A tile may touch only the one before it, edge to edge. To the {{direction}} it would meet tile {{tile}}. Possible: {{possible}}.',
  trap: 'To the {{direction}} the track would run into a dead end: there would be no room for the {{count}} tiles that are left. Possible: {{possible}}.',
  noSide: 'To the {{direction}} no tile can lie. Possible: {{possible}}.',
  noCoins: 'You have placed all your coins. You can lay a tile: {{possible}}.',
  noSpot:
    'A ramp needs three tiles in a straight line, and there is no such place left that is not three coins high.',
  noSpotYet:
    'A ramp needs a tile in one straight line between two others, and no tile can take a coin now. You can lay a tile: {{possible}}.',
  noSuchTile: 'There is no tile {{tile}}, the last one is {{last}}. You can put a coin under {{possible}}.',
  startRamp:
    'The start tile has no tile before it, so it takes no ramp. You can put a coin under {{possible}}.',
  lastRamp: 'Tile {{tile}} has no tile after it, so it takes no ramp. You can put a coin under {{possible}}.',
  corner:
    'Tile {{tile}} is a corner, and a ramp needs the tiles on both sides in one line with it. You can put a coin under {{possible}}.',
  highest:
    'The ramp of tile {{tile}} is {{highest}} coins high, and none is higher. You can put a coin under {{possible}}.',
  mustLay: 'Nobody may pass who can place something. You can lay a tile: {{possible}}.',
  mustRaise: 'Nobody may pass who can place something. You can put a coin under {{possible}}.',
  notGrid: 'Bikes line up on the start tile. Free there: {{possible}}.',
  taken: '{{who}} stands there already. Free on the start tile: {{possible}}.',
  rolled: 'You have rolled {{dice}}. Now you can ride: {{possible}}.',
  rollFirst: 'Nothing is rolled yet. Roll first, or pass.',
  downFirst: 'Your bike lies beside the track. Roll for a 1, spend a coin, or stay down this turn.',
  fewCoins: 'You have {{have}} coins and cannot spend {{coins}}.',
  fourDice:
    'Nobody rolls more than {{dice}} dice. In place {{rank}} you have {{rank}}, so you can spend {{most}} coins at most.',
  notWiped: 'Your bike stands on the track. A coin puts back only a bike that is wiped out.',
  noCoinToRestart: 'You have no coin to spend. Roll for a 1, or stay down this turn.',
  noWait: 'Your space is not taken, so there is nothing to wait for.',
  mustWait:
    '{{who}} stands on {{where}}, where your bike has to come back. Until that is free you can only wait.',
  mustWipe: 'Bikes block every way, so you cannot stay either: you wipe out.',
  mustRide: 'You have rolled, so you have to ride as long as there is a way: {{possible}}.',
  noWipe: 'You wipe out on the spot only when bikes block every way. Possible: {{possible}}.',
  nullNumber: 'A blank is a turn and not a number. You rolled {{dice}}. Possible: {{possible}}.',
  notRolled: 'There is no {{number}} among your dice: {{dice}}. Possible: {{possible}}.',
  sameWith: 'With {{number}} you come to the same as with {{other}}. Ride {{other}}.',
  runOffForced:
    'You may leave the track only when there is no other way, and you have one. Possible: {{possible}}.',
  barred:
    'A ramp on the way is too high: to jump it, the number has to be higher than the ramp, and {{number}} is not. Possible: {{possible}}.',
  blocked:
    'A bike is in the way. Bikes can be neither entered nor passed, unless you fly over them from a ramp. Possible: {{possible}}.',
  unreached_one:
    '{{number}} does not lead {{what}}. You ride all of it, forwards or sideways, never back, with at most {{count}} turn. Possible: {{possible}}.',
  unreached_other:
    '{{number}} does not lead {{what}}. You ride all of it, forwards or sideways, never back, with at most {{count}} turns. Possible: {{possible}}.',
  unturned:
    '{{number}} does not lead {{what}}. You ride all of it in one line, forwards or sideways, without a turn, as you rolled no blank.',
  straight: '{{why}} Possible: {{possible}}.',
  typed: {
    build: {
      start: '"{{typed}}" is not a move here. Lay the start tile: tile start',
      either:
        '"{{typed}}" is not a move here. Type a side such as: tile {{side}}, or a tile for a coin such as: coin {{spot}}',
      tile: '"{{typed}}" is not a move here. Type a side such as: tile {{side}}',
      coin: '"{{typed}}" is not a move here. Type a tile for a coin such as: coin {{spot}}',
      stuck: '"{{typed}}" is not a move here. You can place nothing now, so type: stuck',
    },
    grid: '"{{typed}}" is not a move here. Type a free space of the start tile: {{possible}}',
    roll: '"{{typed}}" is not a move here. Type roll, or pass',
    rollCoins: '"{{typed}}" is not a move here. Type roll, or roll +1 to spend a coin, or pass',
    down: '"{{typed}}" is not a move here. Type roll, or pass',
    downCoins: '"{{typed}}" is not a move here. Type roll, roll +1, restart to spend a coin, or pass',
    downRestart: '"{{typed}}" is not a move here. Type roll, restart to spend a coin, or pass',
    wait: '"{{typed}}" is not a move here. Your space is taken, so type: wait',
    ride: '"{{typed}}" is not a move here. Type the letter in your picture (A), or a number and a space such as: {{example}}',
    still: '"{{typed}}" is not a move here. No way is open, so type: {{example}}',
    over: '"{{typed}}" is not a move, and the race is over.',
  },
  position: {
    parts: 'A position has five parts with | between them, this one {{parts}}.',
    track:
      'The first part is "track 0" and a side for each further tile, or "track -", at most 24 tiles, not "{{found}}".',
    tile: '"{{found}}" is not a tile. One looks like n, or n2 with a ramp of two coins.',
    hands: 'The second part is "hands" and tiles+coins of 3 or 4 players, not "{{found}}".',
    hand: '"{{found}}" is not a hand. One looks like 6+3.',
    bikes: 'The third part is "bikes" and {{seats}} bikes, not "{{found}}".',
    bike: '"{{found}}" is not the bike of {{suit}}. One looks like {{suit}}:4FL, {{suit}}:4FL* when wiped out, or {{suit}}:-.',
    coins: 'The fourth part looks like "discard 2 waiting 0 removed 0", not "{{found}}".',
    turn: 'The last part looks like "race first S to move M dice 3n5", not "{{found}}".',
    noSuchPlayer: 'One of the {{seats}} players has to be first, and one to move.',
    touching: 'Tile {{tile}} touches a tile that is not the one before it.',
    ramp: 'Tile {{tile}} has a ramp, but does not lie in a straight line between two others.',
    short: 'A race needs at least two tiles.',
    tiles: 'There are {{all}} tiles on the table and in the hands together, not {{count}}.',
    coinCount: 'There are {{all}} coins under ramps, in hands and on the piles together, not {{count}}.',
    waiting: 'In this part of the game {{right}} coins wait for the race, not {{count}}.',
    buildPiles: 'While the track is built no coin is in the discard pile or out of the game.',
    largeHand: 'Everybody begins with {{tiles}} tiles and {{coins}} coins, so nobody holds more of either.',
    rampCoins: 'The track is built with {{most}} coins, so {{count}} cannot lie under ramps.',
    noneRemoved: 'Here coins that find no ramp go to the discard pile, so none is out of the game.',
    offTrack: 'There is no space {{space}}: the last tile is {{last}}.',
    tooEarly: 'While the track is built no bike stands on it.',
    bikeMissing: 'In the race every bike is on the track or beside it.',
    gridOrder: 'On the grid, those before the player to move stand on the start tile, and nobody else does.',
    crowded: 'Two bikes cannot both stand on {{space}}.',
    trapped: 'The tiles that are left could not all be laid, and dead ends are not allowed here.',
    built: 'Nothing can be placed any more, so the track is not being built.',
    emptyHand: 'The player to move has nothing to build with.',
    wipedWinner: 'The winner is over the line and not wiped out.',
    diceEarly: 'There are dice in the race only.',
    wipedDice: 'Dice lie there only for a bike that is on the track.',
    diceCount: 'Here {{fewest}} to {{most}} dice can lie there, not {{count}}.',
  },
} as const satisfies Sentences;
