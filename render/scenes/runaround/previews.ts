import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import { createPreview, endPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';

const VIEW: RunaroundView = {
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

const RAN: readonly RunaroundEvent[] = [
  { kind: 'rolled', seat: 1, roll: 5 },
  { kind: 'moved', seat: 1, from: 10, to: 5 },
];

const MIDDLE = createPreview({
  scene: 'runaround',
  view: VIEW,
  seats: 2,
  events: RAN,
  marks: ['0:A', '9:B', '19:C'],
});

const START = createPreview({
  scene: 'runaround',
  view: { ...VIEW, homes: [4, 4], runs: [0, 0], pawns: [[], []], rolled: null, mover: 1 },
  seats: 2,
  viewer: null,
  turn: [1],
});

/** Blue bumped over the wall, and the pawn there sent home. */
const BUMPED = createPreview({
  scene: 'runaround',
  view: {
    ...VIEW,
    homes: [2, 2],
    pawns: [
      [3, 9],
      [12, 15],
    ],
    mover: 1,
    rolled: 2,
  },
  seats: 2,
  viewer: 1,
  turn: [1],
  events: [
    { kind: 'moved', seat: 0, from: 4, to: 9 },
    { kind: 'bumped', seat: 0, victim: 1, from: 9, to: 15, home: 0 },
  ],
  marks: ['12:A', '15:B'],
});

/** Blue came past its start, landed across from yellow, and they changed places; yellow has four on its start. */
const SWAPPED = createPreview({
  scene: 'runaround',
  view: {
    ...VIEW,
    size: 32,
    homes: [0, 2],
    pawns: [
      [0, 0, 0, 13],
      [19, 28],
    ],
    mover: 0,
    rolled: 6,
  },
  seats: 2,
  events: [
    { kind: 'moved', seat: 1, from: 16, to: 13 },
    { kind: 'run', seat: 1, runs: 3 },
    { kind: 'swapped', seat: 1, space: 13, across: 19 },
  ],
  marks: ['0:A', '13:B'],
});

/** Longest track: a pawn has just come out, and another has landed on a pawn of its own side. */
const AGAIN = createPreview({
  scene: 'runaround',
  view: {
    ...VIEW,
    size: 40,
    goal: 3,
    homes: [3, 0],
    runs: [1, 2],
    pawns: [[0], [20, 23, 36, 36]],
    mover: 1,
    rolled: 1,
    again: 36,
  },
  seats: 2,
  viewer: 1,
  turn: [1],
  events: [
    { kind: 'entered', seat: 0, space: 0 },
    { kind: 'moved', seat: 1, from: 37, to: 36 },
  ],
  marks: ['36:A'],
});

const WON = endPreview({
  ...MIDDLE,
  view: {
    ...VIEW,
    runs: [5, 3],
    pawns: [
      [1, 9],
      [5, 14],
    ],
    homes: [2, 2],
    rolled: null,
  },
  events: [
    { kind: 'rolled', seat: 0, roll: 6 },
    { kind: 'moved', seat: 0, from: 19, to: 1 },
    { kind: 'run', seat: 0, runs: 5 },
    { kind: 'won', seat: 0 },
  ],
});

/** Figure of eight, with a pawn that has come past its start. */
const EIGHT = createPreview({
  scene: 'runaround',
  view: {
    ...VIEW,
    eight: true,
    pawns: [
      [2, 9, 19],
      [5, 14],
    ],
    homes: [1, 2],
  },
  seats: 2,
  events: [
    { kind: 'rolled', seat: 0, roll: 4 },
    { kind: 'moved', seat: 0, from: 22, to: 2 },
    { kind: 'run', seat: 0, runs: 2 },
  ],
  marks: ['2:A', '9:B', '19:C'],
});

/** Position where runs count beyond the start: of each side's pawns there, one has come round. */
const ROUND = createPreview({
  scene: 'runaround',
  view: {
    ...VIEW,
    homes: [1, 2],
    pawns: [
      [0, 0, 7],
      [12, 20],
    ],
    beyond: true,
    due: [1, 1],
    rolled: 2,
  },
  seats: 2,
  events: [{ kind: 'moved', seat: 0, from: 20, to: 0 }],
  marks: ['0:A', '7:B'],
});

export const PREVIEWS: readonly PictureRequest[] = [MIDDLE, START, BUMPED, SWAPPED, AGAIN, WON, EIGHT, ROUND];
