import type { Coin, ForageEvent, ForageView, Laid } from '../src/games/forage/types.ts';
import type { RunaroundEvent, RunaroundView } from '../src/games/runaround/types.ts';
import type { PictureRequest } from './picture.ts';

const SITTERS = ['Dana', '민서', 'Kim Jae', '하늘🌊'].map((name, seat) => ({ name, ai: seat === 2 }));

const RUNAROUND: RunaroundView = {
  size: 24,
  goal: 5,
  homes: [1, 2],
  runs: [2, 3],
  pawns: [
    [0, 9, 19],
    [5, 14],
  ],
  mover: 0,
  rolled: 4,
  again: null,
};

const ON_BOARD = 'a1:03,c2:1_,d4:0_,b6:2_,f7:3_,h3:1_,g5:24,e6:05,c8:3_,f2:2_,h8:2_,a5:3_';
const IN_STASH = ['00 02 04 15 21', '1_ 1_ 1_ 0_', '2_ 2_ 3_', '3_ 3_ 3_ 3_ 1_'];

const FORAGE: ForageView = {
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
  coins: ON_BOARD.split(',').map(laid),
  stashes: IN_STASH.map((coins) => coins.split(' ').map(coin)),
  phase: 2,
  first: 0,
  mover: 0,
  rolled: 3,
  round: 4,
  lastRound: false,
  over: false,
  viewer: 0,
};

const RAN: readonly RunaroundEvent[] = [
  { kind: 'rolled', seat: 1, roll: 5 },
  { kind: 'moved', seat: 1, from: 10, to: 5 },
];

const WENT: readonly ForageEvent[] = [
  {
    kind: 'moved',
    seat: 3,
    from: 'f2',
    to: 'c7',
    course: { direction: 'sw', steps: 3 },
    forced: false,
    known: 'always',
  },
];

const MIDDLES: readonly PictureRequest[] = [
  preview('runaround', RUNAROUND, 2, RAN, ['0:A', '9:B', '19:C']),
  preview('forage', FORAGE, 4, WENT, ['b5:A', 'e2:B', 'b7:C', 'g2:D', 'g5:E']),
];

const OPEN: ForageView = {
  ...FORAGE,
  options: { ...FORAGE.options, board: 'wide', faceUp: true },
  coins: FORAGE.coins.map((coin, at) => ({ ...coin, value: at % 6, up: true })),
};

/**
 * Pictures of every scene that show everything there is: first a middle position, then others. They warm the
 * painters up, give the palettes, and are what is measured.
 */
export const PREVIEWS: readonly PictureRequest[] = [
  ...MIDDLES,
  ...MIDDLES.map(ended),
  preview(
    'runaround',
    { ...RUNAROUND, size: 32, mover: 1 },
    2,
    [{ ...RAN[1], seat: 0, from: 5, to: 9 }],
    ['5:A'],
  ),
  preview('forage', OPEN, 4, [], ['b5:A', 'e2:B']),
  preview('forage', { ...FORAGE, options: { ...FORAGE.options, board: 'ring' }, mover: 2 }, 4, [], []),
];

/** The same position as everybody sees it when it is over. */
function ended(middle: PictureRequest): PictureRequest {
  const places = middle.sitters.map((_, seat) => ({ seat, place: seat + 1, score: 20 - seat * 4 }));
  return { ...middle, viewer: null, turn: [], marks: [], places };
}

function preview(
  scene: string,
  view: unknown,
  seats: number,
  events: readonly unknown[],
  marks: readonly string[],
): PictureRequest {
  const marked = marks.map((one) => ({ at: one.split(':')[0] ?? '', mark: one.split(':')[1] ?? '' }));
  return {
    scene,
    view,
    viewer: 0,
    sitters: SITTERS.slice(0, seats),
    turn: [0],
    events,
    marks: marked,
    places: null,
  };
}

/** `a1:03`: on a1 lies a coin of suit 0 with value 3; `_` is a value not known. */
function laid(text: string): Laid<number | null> {
  const [at = '', piece = ''] = text.split(':');
  return { ...coin(piece), at, up: false };
}

function coin(text: string): Coin<number | null> {
  return { suit: Number(text[0]), value: text[1] === '_' ? null : Number(text[1]) };
}
