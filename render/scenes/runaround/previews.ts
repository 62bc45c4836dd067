import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import { ended, preview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../picture.ts';

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

const MIDDLE = preview({
  scene: 'runaround',
  view: VIEW,
  seats: 2,
  events: RAN,
  marks: ['0:A', '9:B', '19:C'],
});

const LONGER = preview({
  scene: 'runaround',
  view: { ...VIEW, size: 32, mover: 1 },
  seats: 2,
  events: [{ ...RAN[1], seat: 0, from: 5, to: 9 }],
  marks: ['5:A'],
});

export const PREVIEWS: readonly PictureRequest[] = [MIDDLE, ended(MIDDLE), LONGER];
