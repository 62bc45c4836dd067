import type { BillLine, Card, Column, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import { createPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

const MIDDLE: GoStopView = {
  options: {
    dealer: 'random',
    deals: 1,
    four: 'threshold',
    rain: 'three',
    cup: false,
    additive: false,
    improve: false,
    ttadak: false,
    jjok: false,
    drawnFourth: true,
    steal: 'plain',
    lastSweep: false,
    shake: 'always',
    bombDoubles: false,
    reserve: 'six',
    animals: 7,
    wins: 'stopper',
    penalties: false,
    exhausted: 'draw',
  },
  phase: 'play',
  throws: [null, null],
  throwers: [],
  compared: [],
  dealer: 0,
  mover: 0,
  hands: [parseCards('9B 9D1 9D2 1A 3C+ 11D1'), createHiddenCards(6)],
  row: parseRow('1D1 5B 6D1 9C 10B/10D1/10D2:1'),
  storage: [parseCards('12A 1C+ 2C+ 3D1 3D2 11D+ 11D2'), parseCards('3A 8A 11A 2B+ 4B+ 8B+ 5C- 4D1 8D2 2D1')],
  shaken: [[9], []],
  passes: [0, 0],
  goes: [0, 1],
  additional: [0, 1],
  reserves: [[{ kind: 'shake', month: 9 }], []],
  wentAt: [0, 8],
  underway: { played: null, bomb: [], drawn: null, choosing: [] },
  owed: [],
  deal: 1,
  resets: 0,
  carried: 1,
  totals: [0, 0],
  last: null,
  viewer: 0,
  deck: 12,
  points: [0, 9],
  lines: [
    [],
    [
      { kind: 'brights', count: 3, points: 3 },
      { kind: 'birds', count: 3, points: 5 },
    ],
  ],
};

const WENT: readonly GoStopEvent[] = [
  { kind: 'played', seat: 1, card: '8A', onto: ['8D2'] },
  { kind: 'drew', seat: 1, card: '10D2', onto: ['10B', '10D1'] },
  { kind: 'stuck', seat: 1, month: 10 },
  { kind: 'took', seat: 1, cards: ['8A', '8D2'] },
  { kind: 'stole', seat: 1, from: 0, cards: ['2D1'] },
];

const MARKS = ['9B:1', '9D1:2', '9D2:3', '1A:4', '3C+:5', '11D1:6', '9B:S', '9B:B'];

const FIRST = createPreview({ scene: 'gostop', view: MIDDLE, seats: 2, events: WENT, marks: MARKS });

/** Position just after the deal. */
const START: GoStopView = {
  ...MIDDLE,
  hands: [parseCards('1A 1C+ 2D1 5B 6C 7D1 8D2 10C 11D+ 12A'), createHiddenCards(10)],
  row: parseRow('1D1 3D2 4C- 6B 6D2 8B+ 10D1 12C--'),
  storage: [[], []],
  shaken: [[], []],
  goes: [0, 0],
  additional: [0, 0],
  reserves: [[], []],
  wentAt: [0, 0],
  deck: 20,
  points: [0, 0],
  lines: [[], []],
};

const HELD = '1A:1 1C+:2 2D1:3 5B:4 6C:5 7D1:6 8D2:7 10C:8 11D+:9 12A:10'.split(' ');

const DREW: readonly GoStopEvent[] = [
  { kind: 'played', seat: 0, card: '2D1', onto: ['2B+'] },
  { kind: 'drew', seat: 0, card: '7D1', onto: [] },
];

/** Three players, with everything that can stand beside a name. */
const THREE: GoStopView = {
  ...MIDDLE,
  phase: 'target',
  options: { ...MIDDLE.options, deals: 3 },
  dealer: 1,
  hands: [parseCards('9D1 12A 12C--'), [...parseCards('5B 5C- 5D2'), null], createHiddenCards(4)],
  row: parseRow('1D1 2B+/2D1 7B 7C- 12D+'),
  storage: [
    parseCards('3A 8A 11A 1C+ 2C+ 3C+ 3D1 11D+'),
    parseCards('6B 4B+ 8B+ 6C 9C 10C 4D1'),
    parseCards('1A 10B 4C- 5D1'),
  ],
  throws: [null, null, null],
  shaken: [[], [5], []],
  passes: [0, 2, 0],
  goes: [3, 0, 0],
  additional: [2, 0, 0],
  reserves: [
    [{ kind: 'go', count: 3 }],
    [
      { kind: 'shake', month: 5 },
      { kind: 'bomb', month: 4 },
    ],
    [],
  ],
  wentAt: [6, 0, 0],
  underway: { played: '2D1', bomb: [], drawn: '7D1', choosing: ['7B', '7C-'] },
  totals: [12, 0, 34],
  deck: 11,
  points: [8, 3, 0],
  lines: [
    [
      { kind: 'brights', count: 3, points: 3 },
      { kind: 'trio', of: 'C+', points: 3 },
    ],
    [{ kind: 'trio', of: 'C', points: 3 }],
    [],
  ],
};

const BILL: readonly BillLine[] = [
  { kind: 'brights', count: 3, points: 3 },
  { kind: 'birds', count: 3, points: 5 },
  { kind: 'animals', count: 5, points: 1 },
  { kind: 'trio', of: 'C-', points: 3 },
  { kind: 'ribbons', count: 5, points: 1 },
  { kind: 'junk', count: 11, points: 2 },
  { kind: 'additional', count: 2, points: 2 },
  { kind: 'reserve', cause: { kind: 'shake', month: 4 }, times: 2 },
  { kind: 'reserve', cause: { kind: 'go', count: 3 }, times: 2 },
];

const OVER: GoStopView = {
  ...MIDDLE,
  phase: 'over',
  viewer: null,
  hands: [[null], [null]],
  row: parseRow('6D1 10D1 12C--'),
  storage: [
    parseCards('12A 1A 9B 10B 1C+ 2C+ 6C 9C 1D1 1D2 3D2 9D1 9D2 11D+ 11D1'),
    parseCards('3A 8A 11A 2B+ 4B+ 8B+ 5B 6B 7B 12B 3C+ 4C- 5C- 7C- 10C 4D1 4D2 5D1 5D2 8D1 8D2 7D1 2D1 12D+'),
  ],
  goes: [0, 3],
  additional: [0, 2],
  shaken: [[], [4]],
  reserves: [
    [],
    [
      { kind: 'shake', month: 4 },
      { kind: 'go', count: 3 },
    ],
  ],
  deck: 4,
  totals: [0, 68],
  points: [3, 17],
  lines: [[], BILL.slice(0, 6)],
  last: { kind: 'stop', winner: 1, bill: BILL, gains: [0, 68] },
};

/** Finished deal of several, in which each loser pays. */
const PAID: GoStopView = {
  ...THREE,
  phase: 'deal',
  viewer: 1,
  mover: 1,
  hands: [createHiddenCards(1), [], createHiddenCards(1)],
  row: parseRow('1D1 7B 7C- 12D+'),
  underway: MIDDLE.underway,
  deck: 3,
  points: [8, 3, 0],
  totals: [-20, 88, -34],
  carried: 2,
  last: {
    kind: 'stop',
    winner: 1,
    bill: [
      { kind: 'trio', of: 'C', points: 3 },
      { kind: 'four', month: 7, points: 4 },
      { kind: 'reserve', cause: { kind: 'bomb', month: 4 }, times: 2 },
      { kind: 'reserve', cause: { kind: 'animals' }, times: 2 },
      { kind: 'carried', times: 2 },
      { kind: 'penalty', of: 'junk', seat: 0, times: 2 },
      { kind: 'penalty', of: 'brights', seat: 2, times: 2 },
      { kind: 'penalty', of: 'go', seat: 0, times: 2 },
    ],
    gains: [-224, 336, -112],
  },
};

/** Position with the third bird taken and a second pair from the deck. */
const BIRDS: GoStopView = {
  ...START,
  viewer: null,
  mover: 1,
  hands: [createHiddenCards(7), createHiddenCards(8)],
  row: parseRow('1D1 5B 6D1 7C- 9C 9D1 10B'),
  storage: [parseCards('2B+ 4B+ 8B+ 2C+ 4D1 8A 12A 12D+'), parseCards('3C+ 3D1')],
  deck: 14,
  points: [5, 0],
  lines: [[{ kind: 'birds', count: 3, points: 5 }], []],
};

const FLEW: readonly GoStopEvent[] = [
  { kind: 'played', seat: 0, card: '4B+', onto: ['4D1'] },
  { kind: 'drew', seat: 0, card: '12A', onto: ['12D+'] },
  { kind: 'took', seat: 0, cards: ['4B+', '4D1', '12A', '12D+'] },
];

const THROWING: GoStopView = {
  ...THREE,
  phase: 'throw',
  hands: [[], [], []],
  row: [],
  storage: [[], [], []],
  shaken: [[], [], []],
  passes: [0, 0, 0],
  goes: [0, 0, 0],
  additional: [0, 0, 0],
  reserves: [[], [], []],
  underway: MIDDLE.underway,
  points: [0, 0, 0],
  lines: [[], [], []],
  totals: [0, 0, 0],
  throws: ['scissors', 'hidden', null],
  throwers: [0, 1, 2],
  compared: ['rock', 'paper', 'scissors'],
  deck: 48,
};

/** Position of the cover, with many cards in the row. */
export const COVER_SAMPLE = createPreview({
  scene: 'gostop',
  view: BIRDS,
  seats: 2,
  viewer: null,
  turn: [1],
  events: FLEW,
});

/** Previews: the middle of a match, three players, the throw for the deal, the end, the public picture, the start, a bill, three birds. */
export const PREVIEWS: readonly PictureRequest[] = [
  FIRST,
  createPreview({ scene: 'gostop', view: THREE, seats: 3, events: DREW, marks: ['7B:1', '7C-:2'] }),
  createPreview({ scene: 'gostop', view: THROWING, seats: 3, turn: [2] }),
  {
    ...createPreview({ scene: 'gostop', view: OVER, seats: 2, viewer: null, turn: [] }),
    places: [
      { seat: 0, place: 2, score: 0 },
      { seat: 1, place: 1, score: 68 },
    ],
  },
  createPreview({
    scene: 'gostop',
    view: {
      ...MIDDLE,
      viewer: null,
      hands: [[...parseCards('9B 9D1 9D2'), ...createHiddenCards(3)], createHiddenCards(6)],
    },
    seats: 2,
    viewer: null,
    events: WENT,
  }),
  createPreview({ scene: 'gostop', view: START, seats: 2, marks: HELD }),
  createPreview({ scene: 'gostop', view: PAID, seats: 3, viewer: 1, turn: [1] }),
  COVER_SAMPLE,
];

function parseCards(text: string): readonly Card[] {
  return text.split(' ');
}

function createHiddenCards(count: number): readonly null[] {
  return Array.from({ length: count }, () => null);
}

/** Parses columns: cards of one joined by `/`, and after a colon the owner of its token. */
function parseRow(text: string): readonly Column[] {
  return text.split(' ').map((column) => {
    const [laid = '', token] = column.split(':');
    return { cards: laid.split('/'), token: token === undefined ? null : Number(token) };
  });
}
