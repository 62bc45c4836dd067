import { expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { RunaroundEvent, RunaroundMove } from '../../../src/games/runaround/types.ts';

const createRun = (from: number): RunaroundMove => ({ kind: 'run', from });

interface Row {
  readonly at: string;
  /** Die that is rolled, or space whose pawn runs. */
  readonly move: { readonly die: number } | { readonly from: number };
  readonly events: readonly RunaroundEvent[];
  readonly options?: Options;
}

const TABLE: readonly Row[] = [
  {
    at: '24/5 Y - h4 r0 B - h4 r0 B roll',
    move: { die: 4 },
    events: [
      { kind: 'rolled', seat: 1, roll: 4 },
      { kind: 'entered', seat: 1, space: 12 },
    ],
  },
  {
    at: '24/5 Y - h4 r0 B - h4 r0 B roll',
    move: { die: 5 },
    events: [
      { kind: 'rolled', seat: 1, roll: 5 },
      { kind: 'idle', seat: 1 },
    ],
  },
  {
    at: '24/5 Y 9 h3 r0 B 0 h3 r0 Y roll',
    move: { die: 3 },
    events: [
      { kind: 'rolled', seat: 0, roll: 3 },
      { kind: 'shutOut', seat: 0, space: 0 },
    ],
  },
  {
    at: '24/5 Y 4.15 h2 r0 B 9 h3 r0 Y 5',
    move: { from: 4 },
    events: [
      { kind: 'moved', seat: 0, from: 4, to: 9 },
      { kind: 'bumped', seat: 0, victim: 1, from: 9, to: 15, home: 0 },
    ],
  },
  {
    at: '24/5 Y 22 h3 r1 B 1 h3 r0 Y 3',
    move: { from: 22 },
    events: [
      { kind: 'moved', seat: 0, from: 22, to: 1 },
      { kind: 'run', seat: 0, runs: 2 },
      { kind: 'sentHome', seat: 0, space: 1 },
    ],
  },
  {
    at: '24/5 Y 3 h3 r0 B 17 h3 r0 Y 4',
    move: { from: 3 },
    events: [
      { kind: 'moved', seat: 0, from: 3, to: 7 },
      { kind: 'swapped', seat: 0, space: 7, across: 17 },
    ],
  },
  {
    at: '24/5 Y - h4 r0 B 15.13 h2 r0 B 2',
    move: { from: 15 },
    events: [
      { kind: 'moved', seat: 1, from: 15, to: 13 },
      { kind: 'again', seat: 1, space: 13 },
    ],
  },
  {
    at: '24/5 Y - h4 r0 B 13 h3 r4 B 3',
    move: { from: 13 },
    events: [
      { kind: 'moved', seat: 1, from: 13, to: 10 },
      { kind: 'run', seat: 1, runs: 5 },
      { kind: 'won', seat: 1 },
    ],
  },
];

test.each(TABLE)(
  'Runaround apply: emits the events of $move at $at',
  ({ at, move, events, options = {} }) => {
    const state = runaround.notation.parse(at, options);
    if (refused(state)) throw new Error(at);
    const emitted: RunaroundEvent[] = [];
    const luck = createRecordedChance('die' in move ? [move.die] : []);
    const made = 'die' in move ? ({ kind: 'roll' } as const) : createRun(move.from);
    runaround.apply(state, state.mover, made, luck, (event) => emitted.push(event));
    expect(emitted).toEqual(events);
  },
);
