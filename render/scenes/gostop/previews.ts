import type { BillLine, Card, Column, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import { ended, preview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../picture.ts';

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
  hands: [cards('9B 9D1 9D2 1A 3C+ 7B 11D1'), hidden(7)],
  row: row('1D1 2B+ 4C- 6D1 6D2 8D1 9C 10B/10D1/10D2:1 12D+'),
  storage: [
    cards('3A 11A 2C+ 1C+ 3D1 3D2 11D+ 11D2 1D2'),
    cards('8A 8B+ 4B+ 5B 5C- 6C 4D1 4D2 5D1 8D2 2D1 2D2'),
  ],
  shaken: [[9], []],
  passes: [0, 1],
  goes: [0, 1],
  additional: [0, 1],
  reserves: [[{ kind: 'shake', month: 9 }], []],
  wentAt: [0, 7],
  underway: { played: null, bomb: [], drawn: null, choosing: [] },
  owed: [],
  deal: 1,
  resets: 0,
  carried: 1,
  totals: [0, 0],
  last: null,
  viewer: 0,
  deck: 12,
  points: [2, 8],
};

const WENT: readonly GoStopEvent[] = [
  { kind: 'played', seat: 1, card: '8A', onto: ['8D2'] },
  { kind: 'drew', seat: 1, card: '10D2', onto: ['10B', '10D1'] },
  { kind: 'stuck', seat: 1, month: 10 },
  { kind: 'took', seat: 1, cards: ['8A', '8D2'] },
  { kind: 'stole', seat: 1, from: 0, cards: ['2D1'] },
];

const MARKS = ['9B:1', '9D1:2', '9D2:3', '1A:4', '3C+:5', '7B:6', '11D1:7', '9B:S', '9B:B'];

const FIRST = preview({ scene: 'gostop', view: MIDDLE, seats: 2, events: WENT, marks: MARKS });

const DREW: readonly GoStopEvent[] = [
  { kind: 'played', seat: 0, card: '2D1', onto: ['2B+'] },
  { kind: 'drew', seat: 0, card: '7D1', onto: [] },
];

/** Every card but a few, three players, all that can be beside a name. */
const THREE: GoStopView = {
  ...MIDDLE,
  phase: 'target',
  options: { ...MIDDLE.options, deals: 3 },
  hands: [cards('9D1 12A 12C--'), hidden(3), hidden(4)],
  row: row('1D1 2B+/2D1 7B 7C- 12D+'),
  storage: [
    cards('3A 11A 8A 2C+ 1C+ 3C+ 3D1 3D2 11D+ 11D2 1D2'),
    cards('4B+ 8B+ 5B 6B 9B 6C 9C 10C 4D1 4D2 6D1 6D2 9D2'),
    cards('1A 10B 12B 4C- 5C- 2D2 5D1 5D2 8D1 8D2 10D1 10D2'),
  ],
  throws: [null, null, null],
  shaken: [[], [6], []],
  passes: [0, 2, 0],
  goes: [3, 0, 0],
  additional: [2, 0, 0],
  reserves: [[{ kind: 'go', count: 3 }], [{ kind: 'shake', month: 6 }], []],
  wentAt: [4, 0, 0],
  underway: { played: '2D1', bomb: [], drawn: '7D1', choosing: ['7B', '7C-'] },
  totals: [12, 0, 34],
  deck: 3,
  points: [8, 3, 0],
};

const BILL: readonly BillLine[] = [
  { kind: 'brights', count: 3, points: 3 },
  { kind: 'trio', of: 'C+', points: 3 },
  { kind: 'birds', count: 3, points: 5 },
  { kind: 'animals', count: 7, points: 3 },
  { kind: 'ribbons', count: 5, points: 1 },
  { kind: 'junk', count: 11, points: 2 },
  { kind: 'additional', count: 2, points: 2 },
  { kind: 'reserve', cause: { kind: 'shake', month: 9 }, times: 2 },
  { kind: 'reserve', cause: { kind: 'bomb', month: 9 }, times: 2 },
  { kind: 'reserve', cause: { kind: 'animals' }, times: 2 },
  { kind: 'reserve', cause: { kind: 'go', count: 3 }, times: 2 },
  { kind: 'carried', times: 2 },
  { kind: 'penalty', of: 'junk', seat: 1, times: 2 },
];

const OVER: GoStopView = {
  ...MIDDLE,
  phase: 'over',
  viewer: null,
  totals: [0, 48],
  last: { kind: 'stop', winner: 1, bill: BILL, gains: [0, 48] },
};

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
  totals: [0, 0, 0],
  throws: ['scissors', 'hidden', null],
  throwers: [0, 1, 2],
  compared: ['rock', 'paper', 'scissors'],
  deck: 48,
};

/** A middle position of two players, then three, the throw for the deal, the end, and what everybody sees. */
export const PREVIEWS: readonly PictureRequest[] = [
  FIRST,
  preview({ scene: 'gostop', view: THREE, seats: 3, events: DREW, marks: ['7B:1', '7C-:2'] }),
  preview({ scene: 'gostop', view: THROWING, seats: 3, turn: [2] }),
  ended({ ...FIRST, view: OVER, events: [] }),
  preview({
    scene: 'gostop',
    view: { ...MIDDLE, viewer: null, hands: [hidden(7), hidden(7)] },
    seats: 2,
    viewer: null,
    events: WENT,
  }),
];

function cards(text: string): readonly Card[] {
  return text.split(' ');
}

function hidden(count: number): readonly null[] {
  return Array.from({ length: count }, () => null);
}

/** Columns: cards of one joined by `/`, and after a colon whose token lies there. */
function row(text: string): readonly Column[] {
  return text.split(' ').map((column) => {
    const [laid = '', token] = column.split(':');
    return { cards: laid.split('/'), token: token === undefined ? null : Number(token) };
  });
}
