import { layEach, layGrid, layTiles, type SetUpPlan } from './plan.ts';

/** Spots of tiles round a hole, five by five. */
const RING =
  '(1.5,1.5) (3.5,1.5) (5.5,1.5) (7.5,1.5) (9.5,1.5) (1.5,3.5) (3.5,3.5) (5.5,3.5) (7.5,3.5) (9.5,3.5)';
const RING_MIDDLE = '(1.5,5.5) (3.5,5.5) (7.5,5.5) (9.5,5.5)';
const RING_FAR = RING.replaceAll(',1.5)', ',7.5)').replaceAll(',3.5)', ',9.5)');
/** Lower right space of each tile. */
const ON_RING = 'b1 d1 f1 h1 j1 b3 d3 f3 h3 j3 b5 d5 h5 j5 b7 d7 f7 h7 j7 b9 d9 f9 h9 j9';

/** Games made for the piecepack. */
export const ORIGINAL = {
  froggy: { players: [2, 2], columns: 6, rows: 8, pieces: layTiles(3, 4) },
  fujisan: {
    players: [1, 1],
    columns: 14,
    rows: 2,
    pieces: [
      layEach('t', '(2.5,1.5) (4.5,1.5) (6.5,1.5) (8.5,1.5) (10.5,1.5) (12.5,1.5)'),
      layEach('t', '(3.5,1.5) (5.5,1.5) (7.5,1.5) (9.5,1.5) (11.5,1.5)'),
      layEach('t', '(4.5,1.5) (6.5,1.5) (8.5,1.5) (10.5,1.5) (5.5,1.5) (7.5,1.5) (9.5,1.5)'),
      layEach('t', '(6.5,1.5) (8.5,1.5) (6.5,1.5) (8.5,1.5) (7.5,1.5) (7.5,1.5)'),
      layEach('cAf cCf cMf cSf', 'b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1'),
      layEach('cAf cCf cMf cSf', 'b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2 m2'),
      layEach('pS pM pC pA', 'a2 n2 n1 a1'),
    ].join(' '),
  },
  alien: {
    players: [2, 2],
    columns: 8,
    rows: 10,
    pieces: layGrid('tf', 4, 5, 1.5),
    without: 'tSn tMn tCn tAn',
    turned: true,
  },
  relativity: {
    players: [2, 2],
    columns: 6,
    rows: 4,
    pieces: [
      layTiles(3, 2),
      layEach('cSf', 'a4 b4 c4 a3 b3 c3'),
      layEach('cMf', 'd4 e4 f4 d3 e3 f3'),
      layEach('cAf', 'a2 b2 c2 a1 b1 c1'),
      layEach('cCf', 'd2 e2 f2 d1 e1 f1'),
    ].join(' '),
  },
  chariots: {
    players: [2, 4],
    columns: 14,
    rows: 10,
    pieces: [
      layEach('t', '(5.5,9.5) (7.5,9.5) (9.5,9.5) (5.5,7.5) (7.5,7.5) (9.5,7.5)'),
      layEach('t', '(5.5,3.5) (7.5,3.5) (9.5,3.5) (5.5,1.5) (7.5,1.5) (9.5,1.5)'),
      layEach('t', '(3.5,2) (11.5,2) (3.5,4) (11.5,4) (3.5,7) (11.5,7) (3.5,9) (11.5,9)'),
      layEach('t', '(1.5,4.5) (13.5,4.5) (1.5,6.5) (13.5,6.5)'),
    ].join(' '),
  },
  everest: {
    players: [4, 4],
    columns: 8,
    rows: 6,
    pieces: [
      layEach('t', '(1.5,1.5) (3.5,1.5) (5.5,1.5) (7.5,1.5) (2.5,3.5) (4.5,3.5) (6.5,3.5)'),
      layEach('t', '(1.5,5.5) (3.5,5.5) (5.5,5.5) (7.5,5.5)'),
      layEach('t', '(2.5,2.5) (4.5,2.5) (6.5,2.5) (2.5,4.5) (4.5,4.5) (6.5,4.5)'),
      layEach('t', '(3.5,2.5) (5.5,2.5) (3.5,4.5) (5.5,4.5) (3.5,3.5) (5.5,3.5) (4.5,3.5)'),
      layEach('pS pM pC pA', 'a5 h5 h2 a2'),
    ].join(' '),
  },
  mice: { players: [1, 6], columns: 8, rows: 8, pieces: layTiles(4, 4) },
  collectors: {
    players: [1, 1],
    columns: 10,
    rows: 10,
    pieces: [
      layEach('tf', `${RING} ${RING_MIDDLE} ${RING_FAR}`),
      layEach('cf', ON_RING),
      layEach('pS pM pC pA', 'e6 f6 f5 e5'),
      layEach('dS dM dC dA', 'l9 l7 l5 l3'),
    ].join(' '),
  },
  plans: {
    players: [1, 1],
    columns: 8,
    rows: 8,
    pieces: [
      layTiles(4, 4),
      layEach('cb', 'b6 c6 d6 e6 f6 g6 b5 c5 d5 e5 f5 g5 b4 c4 d4 e4 f4 g4 b3 c3 d3 e3 f3 g3'),
    ].join(' '),
  },
  tula: {
    players: [1, 1],
    columns: 8,
    rows: 8,
    pieces: [
      layEach('t', '(1.5,7.5) (3.5,7.5) (5.5,7.5) (7.5,7.5) (1.5,5.5) (3.5,5.5) (5.5,5.5) (7.5,5.5)'),
      layEach('t', '(1.5,3.5) (3.5,3.5) (5.5,3.5) (7.5,3.5) (4.5,1.5)'),
      layEach('t', '(2.5,6.5) (4.5,6.5) (6.5,6.5) (2.5,4.5) (4.5,4.5) (6.5,4.5) (4.5,2.5)'),
      'tb@(3.5,5.5) tb@(5.5,5.5) tb@(4.5,3.5) tf@(4.5,4.5)',
    ].join(' '),
  },
  food: {
    players: [1, 4],
    columns: 8,
    rows: 12,
    pieces: [
      layEach(
        'tfSn tfS2 tfS3 tfS4 tfS5 tfSa',
        '(1.5,1.5) (1.5,3.5) (1.5,5.5) (1.5,7.5) (1.5,9.5) (1.5,11.5)',
      ),
      layEach(
        'tfMn tfM2 tfM3 tfM4 tfM5 tfMa',
        '(3.5,1.5) (3.5,3.5) (3.5,5.5) (3.5,7.5) (3.5,9.5) (3.5,11.5)',
      ),
      layEach(
        'tfCn tfC2 tfC3 tfC4 tfC5 tfCa',
        '(5.5,1.5) (5.5,3.5) (5.5,5.5) (5.5,7.5) (5.5,9.5) (5.5,11.5)',
      ),
      layEach(
        'tfAn tfA2 tfA3 tfA4 tfA5 tfAa',
        '(7.5,1.5) (7.5,3.5) (7.5,5.5) (7.5,7.5) (7.5,9.5) (7.5,11.5)',
      ),
    ].join(' '),
  },
  track: { players: [1, 6], columns: 48, rows: 2, pieces: layTiles(24, 1) },
} as const satisfies Readonly<Record<string, SetUpPlan>>;
