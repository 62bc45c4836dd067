import type { Coin, ForageEvent, ForageView, LaidCoin } from '../../../src/games/forage/types.ts';
import { createPreview, endPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

const VIEW: ForageView = {
  options: {
    board: 'torus',
    blanksLowest: false,
    faceUp: false,
    clearBoard: false,
    finishRound: false,
    openMemory: false,
    roundCap: 40,
  },
  pawns: ['b2', 'h3', 'e5', 'c7'],
  coins: parseCoins('a1:0_,d4:0_,e6:0_,g2:0_,c2:1_,h3:1_,b6:2_,f3:2_,h8:2_,c8:3_,f7:3_,a5:3_,f2:3_'),
  stashes: ['13 15 20 24 32', '0_ 2_ 2_', '1_ 3_ 3_', '1_ 1_'].map(parseStash),
  phase: 2,
  first: 0,
  mover: 0,
  rolled: 3,
  round: 4,
  lastRound: false,
  over: false,
  viewer: 0,
};

/** Move over the lower edge, with one coin laid and another taken. */
const WRAPPED: readonly ForageEvent[] = [
  { kind: 'placed', seat: 3, suit: 3, at: 'f2', up: false, value: null, known: 'now' },
  {
    kind: 'moved',
    seat: 3,
    from: 'f2',
    to: 'c7',
    course: { direction: 'sw', steps: 3 },
    forced: false,
    known: 'always',
  },
  { kind: 'took', seat: 3, suit: 1, at: 'c7', value: null, known: 'owner' },
];

const MIDDLE = createPreview({
  scene: 'forage',
  view: VIEW,
  seats: 4,
  events: WRAPPED,
  marks: ['b5:A', 'e2:B', 'e7:C', 'b7:D', 'g7:E', 'g2:F', 'g5:G'],
});

const BEGUN: ForageView = {
  ...VIEW,
  pawns: ['d4', 'h1', 'e5', 'a8'],
  coins: parseCoins('a1:0_,h8:2_'),
  stashes: ['00 01 02 04 05', '1_ 1_ 1_ 1_ 1_ 1_', '2_ 2_ 2_ 2_ 2_', '3_ 3_ 3_ 3_ 3_ 3_'].map(parseStash),
  phase: 1,
  first: 2,
  mover: 3,
  rolled: null,
  round: 1,
  viewer: null,
};

const LAID: readonly ForageEvent[] = [
  { kind: 'placed', seat: 0, suit: 0, at: 'a1', up: false, value: null, known: 'now' },
  {
    kind: 'moved',
    seat: 0,
    from: 'a1',
    to: 'd4',
    course: null,
    forced: null,
    known: 'now',
    past: true,
  },
];

const RICH = ['14 15 22 23 25 30 31 33 34 35', '0_ 0_ 2_', '1_ 3_', '0_'].map(parseStash);

const RING: ForageView = {
  ...VIEW,
  options: { ...VIEW.options, board: 'ring', roundCap: 0 },
  pawns: ['g4', 'c9', 'j2', 'd7'],
  coins: parseCoins('b3:0_,g4:04,i8:0_,d2:1_,a9:1_,h9:2_,b6:2_,j6:3_'),
  stashes: RICH,
  rolled: 0,
  round: 31,
};

const OPEN: ForageView = {
  ...VIEW,
  options: { ...VIEW.options, board: 'wide', faceUp: true, finishRound: true, openMemory: true },
  pawns: ['b2', 'h3', 'k5', 'c7'],
  coins: parseCoins('a1:03^,d4:00^,e6:02,l2:05,c2:10,h3:12,b6:21^,f3:24,h8:25,c8:33,j7:31^,k5:34^,k5:25'),
  stashes: ['13 15 20 24 32', '04 22 20', '14 35 30', '11 14'].map(parseStash),
  lastRound: true,
  mover: 2,
  rolled: 5,
  viewer: null,
};

const OVER: ForageView = {
  ...VIEW,
  pawns: ['b2', 'h3', 'e5', 'c7'],
  coins: parseCoins('d4:01,g2:05,h3:12,f2:33'),
  stashes: ['13 15 20 24 32', '00 22 23 30', '04 14 35 31', '10 11 02 03 21 25'].map(parseStash),
  rolled: null,
  round: 9,
  over: true,
  viewer: null,
};

/** Coin of the highest value, with nothing hidden. */
const HAUL: readonly ForageEvent[] = [
  {
    kind: 'moved',
    seat: 3,
    from: 'c3',
    to: 'c7',
    course: { direction: 'n', steps: 4 },
    forced: false,
    known: 'always',
  },
  { kind: 'took', seat: 3, suit: 2, at: 'c7', value: 5, known: 'always' },
];

export const PREVIEWS: readonly PictureRequest[] = [
  MIDDLE,
  createPreview({ scene: 'forage', view: BEGUN, seats: 4, viewer: null, turn: [3], events: LAID }),
  endPreview({ ...MIDDLE, view: OVER }),
  createPreview({ scene: 'forage', view: OPEN, seats: 4, viewer: null, turn: [2], events: HAUL }),
  createPreview({
    scene: 'forage',
    view: RING,
    seats: 4,
    marks: ['f3:1', 'e2:2', 'd1:3', 'h5:4', 'i6:5'],
    events: [
      {
        kind: 'moved',
        seat: 3,
        from: 'g7',
        to: 'd7',
        course: { direction: 'w', steps: 3 },
        forced: false,
        known: 'always',
      },
    ],
  }),
];

/** Parses coins: in `a1:03` a coin of suit 0 with value 3 lies on a1, face up with `^`; `_` is an unknown value. */
function parseCoins(text: string): LaidCoin<number | null>[] {
  return text.split(',').map((laid) => {
    const [at = '', piece = ''] = laid.split(':');
    return { ...parseCoin(piece), at, up: piece.endsWith('^') };
  });
}

function parseStash(text: string): Coin<number | null>[] {
  return text.split(' ').map(parseCoin);
}

function parseCoin(text: string): Coin<number | null> {
  return { suit: Number(text[0]), value: text[1] === '_' ? null : Number(text[1]) };
}
