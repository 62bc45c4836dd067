import type { PositionRow } from '../../../support/game/positions.ts';
import { printBuild } from '../position-text.ts';

const NOTHING = printBuild('-', '8+4 8+4 8+4');
/** Smallest dead end: ten tiles, and an eleventh that could be the last. */
const SPIRAL = '0 e n n n w w w s s';
/** Dead end with eleven coins under it. */
const RAISED_SPIRAL = '0 e n2 n2 n w2 w2 w s3 s';
const STAIRS = '0 e n e n e n e n e n e n e n e n e n e n e n';

/** Returns a whole track with four ramps, three of them of full height. */
function printRaisedTrack(height: number): string {
  return `0 e3 e3 e3 e${height} e ${'n e '.repeat(9).trim()}`;
}

export const BUILDING: readonly PositionRow[] = [
  { origin: 'R-MX-3: the first player has to lay the start tile', at: NOTHING, legal: ['tile start'] },
  {
    origin: 'R-MX-3: laying the start tile is a turn, and the player to the left is next',
    at: NOTHING,
    move: 'tile start',
    to: printBuild('0', '7+4 8+4 8+4', 'M'),
    told: [{ kind: 'began' }, { kind: 'laid' }],
  },
  {
    origin: 'R-MX-3: no coin can be laid before the start tile',
    at: NOTHING,
    move: 'coin 1',
    refused: 'startFirst',
  },
  {
    origin: 'R-MX-3: no player can pass before the start tile',
    at: NOTHING,
    move: 'stuck',
    refused: 'startFirst',
  },
  {
    origin: 'R-MX-3: a second start tile cannot be laid',
    at: printBuild('0', '7+4 8+4 8+4', 'M'),
    move: 'tile start',
    refused: 'startLies',
  },
  {
    origin: 'R-MX-5: the second tile may lie on any side of the first',
    at: printBuild('0', '7+4 8+4 8+4', 'M'),
    legal: ['tile n', 'tile e', 'tile s', 'tile w'],
  },
  {
    origin: 'R-MX-4, R-MX-5: a builder lays a tile at the growing end or a coin',
    at: printBuild('0 e e', '7+4 7+4 7+4'),
    legal: ['tile n', 'tile e', 'tile s', 'coin 1'],
  },
  {
    origin: 'R-MX-4: a builder who can place something cannot pass',
    at: printBuild('0 e e', '7+4 7+4 7+4'),
    move: 'stuck',
    refused: 'mustLay',
  },
  {
    origin: 'R-MX-4: placing a coin is a turn',
    at: printBuild('0 e e', '7+4 7+4 7+4'),
    move: 'coin 1',
    to: printBuild('0 e1 e', '7+3 7+4 7+4', 'M'),
    told: [{ kind: 'raised' }],
  },
  {
    origin: 'R-MX-7: a tile may touch only the one before it',
    at: printBuild('0 e e n n w w', '5+4 6+4 6+4'),
    move: 'tile s',
    refused: 'touches',
  },
  {
    origin: 'R-MX-7: tiles may touch at their corners',
    at: printBuild('0 e', '7+4 7+4 8+4', 'C'),
    among: ['tile n', 'tile s'],
  },
  {
    origin: 'R-MX-7: a tile may not lie on another',
    at: printBuild('0 e', '7+4 7+4 8+4', 'C'),
    move: 'tile w',
    refused: 'touches',
  },
  {
    origin: 'R-MX-8: a tile that leaves no room for the rest is not allowed',
    at: printBuild(SPIRAL, '4+4 5+4 5+4', 'M'),
    move: 'tile e',
    refused: 'trap',
  },
  {
    origin: 'R-MX-8: sides that leave room for the rest stay possible',
    at: printBuild(SPIRAL, '4+4 5+4 5+4', 'M'),
    among: ['tile w'],
    without: ['tile e'],
  },
  {
    origin: 'R-MX-8, option: the track ends in the trap, and the tiles left are set aside',
    at: printBuild(RAISED_SPIRAL, '4+0 5+1 5+0', 'M'),
    options: { traps: 'end' },
    move: 'tile e',
    to: printBuild(`${RAISED_SPIRAL} e`, '4+0 4+1 5+0', 'M'),
  },
  {
    origin: 'R-MX-8: a track that has ended takes coins only',
    at: printBuild(`${RAISED_SPIRAL} e`, '4+0 4+1 5+0', 'M'),
    options: { traps: 'end' },
    legal: ['coin 2', 'coin 3', 'coin 5', 'coin 6'],
  },
  {
    origin: 'R-MX-8: a track that has ended takes no tile',
    at: printBuild(`${RAISED_SPIRAL} e`, '4+0 4+1 5+0', 'M'),
    options: { traps: 'end' },
    move: 'tile n',
    refused: 'trackEnds',
  },
  {
    origin: 'R-MX-9: the start tile takes no ramp',
    at: printBuild('0 e e n', '6+4 7+4 7+4', 'M'),
    move: 'coin 0',
    refused: 'startRamp',
  },
  {
    origin: 'R-MX-9: the last tile takes no ramp',
    at: printBuild('0 e e n', '6+4 7+4 7+4', 'M'),
    move: 'coin 3',
    refused: 'lastRamp',
  },
  {
    origin: 'R-MX-9: a corner takes no ramp',
    at: printBuild('0 e e n', '6+4 7+4 7+4', 'M'),
    move: 'coin 2',
    refused: 'corner',
  },
  {
    origin: 'R-MX-9: a ramp needs a tile',
    at: printBuild('0 e e n', '6+4 7+4 7+4', 'M'),
    move: 'coin 9',
    refused: 'noSuchTile',
  },
  {
    origin: 'R-MX-9: a ramp needs three tiles in line',
    at: printBuild('0 e', '7+4 7+4 8+4', 'C'),
    move: 'coin 1',
    refused: 'noSpotYet',
  },
  {
    origin: 'R-MX-11: a ramp has at most three coins',
    at: printBuild('0 e3 e e', '6+3 7+3 7+3', 'M'),
    move: 'coin 1',
    refused: 'highest',
  },
  {
    origin: 'R-MX-11: an earlier tile may be raised later, and neighbours may both be ramps',
    at: printBuild('0 e2 e e e', '6+3 6+3 7+4', 'M'),
    move: 'coin 2',
    to: printBuild('0 e2 e1 e e', '6+3 6+2 7+4', 'C'),
  },
  {
    origin: 'R-MX-12: a builder with only coins and no place for them passes',
    at: printBuild('0 e n e n e n e', '0+4 8+4 8+4'),
    legal: ['stuck'],
    move: 'stuck',
    to: printBuild('0 e n e n e n e', '0+4 8+4 8+4', 'M'),
    told: [{ kind: 'stuck' }],
  },
  {
    origin: 'R-MX-4: a builder without coins cannot place one',
    at: printBuild('0 e3 e1 e', '6+0 7+4 7+4'),
    move: 'coin 2',
    refused: 'noCoins',
  },
  {
    origin: 'R-MX-4: a builder without tiles has to place a coin',
    at: printBuild('0 e e n e n e n', '0+4 8+4 8+4'),
    legal: ['coin 1'],
    move: 'tile e',
    refused: 'noTiles',
  },
  {
    origin: 'R-MX-12: coins that can never be placed leave the game',
    at: printBuild(STAIRS, '1+4 0+4 0+4'),
    move: 'tile e',
    to: `track ${STAIRS} e | hands 0+4 0+4 0+4 | bikes S:- M:- C:- | discard 0 waiting 0 removed 12 | grid first S to move S`,
    told: [{ kind: 'stranded' }, { kind: 'built' }],
  },
  {
    origin: 'R-MX-12, option: coins that can never be placed go to the discard pile',
    at: printBuild(STAIRS, '1+4 0+4 0+4'),
    options: { stuckCoins: 'discarded' },
    move: 'tile e',
    to: `track ${STAIRS} e | hands 0+4 0+4 0+4 | bikes S:- M:- C:- | discard 12 waiting 0 removed 0 | grid first S to move S`,
  },
  {
    origin: 'R-MX-13: coins can be placed after the last tile',
    at: printBuild(printRaisedTrack(1), '0+1 0+1 0+0'),
    legal: ['coin 4'],
    move: 'coin 4',
    to: printBuild(printRaisedTrack(2), '0+0 0+1 0+0', 'M'),
  },
  {
    origin: 'R-MX-4, R-MX-15: the last coin ends the building, and the other twelve are dealt',
    at: printBuild(printRaisedTrack(2), '0+1 0+0 0+0'),
    move: 'coin 4',
    to: `track ${printRaisedTrack(3)} | hands 0+4 0+4 0+4 | bikes S:- M:- C:- | discard 0 waiting 0 removed 0 | grid first S to move S`,
    told: [{ kind: 'built' }],
  },
  {
    origin: 'MotoX: no player can roll before the race',
    at: printBuild('0 e', '7+4 7+4 8+4', 'C'),
    move: 'roll',
    refused: 'phase.build',
  },
];

const createGridPosition = (bikes: string, mover: string) =>
  `track 0 e e | hands 21+4 0+4 0+4 | bikes ${bikes} | discard 0 waiting 0 removed 12 | grid first M to move ${mover}`;

export const ON_THE_GRID: readonly PositionRow[] = [
  {
    origin: 'R-MX-15: a bike lines up on any space of the start tile',
    at: createGridPosition('S:- M:- C:-', 'M'),
    legal: ['grid 0FL', 'grid 0FR', 'grid 0RL', 'grid 0RR'],
  },
  {
    origin: 'R-MX-15: a bike cannot line up on a taken space',
    at: createGridPosition('S:- M:0FL C:-', 'C'),
    legal: ['grid 0FR', 'grid 0RL', 'grid 0RR'],
    move: 'grid 0FL',
    refused: 'taken',
  },
  {
    origin: 'R-MX-15: a bike cannot line up on another tile',
    at: createGridPosition('S:- M:- C:-', 'M'),
    move: 'grid 1FL',
    refused: 'notGrid',
  },
  {
    origin: 'R-MX-15: the first player opens the race when all bikes are lined up',
    at: createGridPosition('S:- M:0FL C:0RR', 'S'),
    move: 'grid 0FR',
    to: `track 0 e e | hands 21+4 0+4 0+4 | bikes S:0FR M:0FL C:0RR | discard 0 waiting 0 removed 12 | race first M to move M`,
  },
];
