import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import { getSeatValue, removePawn } from '../../../src/games/runaround/per-seat.ts';
import type { RunaroundState } from '../../../src/games/runaround/types.ts';

function parsePosition(position: string, options: Options = {}): RunaroundState {
  const state = runaround.notation.parse(position, options);
  if (refused(state)) throw new Error(position);
  return state;
}

function askQuestion(position: string, ...path: readonly string[]) {
  const state = parsePosition(position);
  return runaround.next(state, state.mover, path);
}

const ROLL = [{ id: 'roll', label: text('runaround:choice.roll') }];

describe('what is asked', () => {
  test('to roll the die, and for whom', () => {
    expect(askQuestion('24/5 Y 0 h3 r0 B - h4 r0 Y roll')).toEqual({
      kind: 'pick',
      ask: text('runaround:ask.roll'),
      choices: ROLL,
    });
    expect(askQuestion('24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 roll')).toEqual({
      kind: 'pick',
      ask: text('runaround:ask.rollAgain', { space: 7 }),
      choices: ROLL,
    });
  });

  test('which pawn runs, each with what the picture calls it and what comes of it', () => {
    expect(askQuestion('24/5 Y 0.0.20 h1 r0 B - h4 r0 Y 4')).toEqual({
      kind: 'pick',
      ask: text('runaround:ask.run', { rolled: 4 }),
      choices: [
        { id: 'p0', label: text('runaround:choice.run', { mark: 'A', from: 0, to: 4 }), at: '0', mark: 'A' },
        {
          id: 'p20',
          label: text('runaround:choice.run', { mark: 'B', from: 20, to: 0 }),
          note: text('runaround:outcome.runAnd', { what: text('runaround:outcome.again') }),
          at: '20',
          mark: 'B',
        },
      ],
    });
  });

  test('in an extra turn only whether the one pawn runs, under its own letter', () => {
    expect(askQuestion('24/5 Y 0.7.7 h1 r0 B - h4 r0 Y again 7 4')).toEqual({
      kind: 'pick',
      ask: text('runaround:ask.runAgain', { rolled: 4, space: 7 }),
      choices: [
        { id: 'p7', label: text('runaround:choice.run', { mark: 'B', from: 7, to: 11 }), at: '7', mark: 'B' },
      ],
    });
  });

  test('nothing more after the answer', () => {
    expect(askQuestion('24/5 Y 0 h3 r0 B - h4 r0 Y roll', 'roll')).toEqual({
      kind: 'ready',
      move: { kind: 'roll' },
    });
    expect(askQuestion('24/5 Y 20 h3 r0 B - h4 r0 Y 4', 'p20')).toEqual({
      kind: 'ready',
      move: { kind: 'run', from: 20 },
    });
  });

  test('the letters of four pawns', () => {
    const question = askQuestion('24/5 Y - h4 r0 B 11.9.7.5 h0 r0 B 1');
    if (question.kind !== 'pick') throw new Error('No choice');
    expect(question.choices.map(({ mark, at: space }) => `${mark}${space}`)).toEqual([
      'A11',
      'B9',
      'C7',
      'D5',
    ]);
  });
});

describe('whose turn it is, and for what', () => {
  test.each([
    ['24/5 Y 0 h3 r0 B - h4 r0 Y roll', 0, 'roll'],
    ['24/5 Y 0 h3 r0 B - h4 r0 B roll', 1, 'roll'],
    ['24/5 Y 0 h3 r0 B - h4 r0 Y 4', 0, 'run'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 roll', 0, 'rollAgain'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 4', 0, 'runAgain'],
  ])('%s', (position, seat, phase) => {
    expect(runaround.turn(parsePosition(position))).toEqual({ kind: 'act', seats: [seat], phase });
  });

  test.each([
    ['24/5 Y 0 h3 r5 B - h4 r2 Y won', 0, [5, 2]],
    ['24/3 Y 0 h3 r1 B - h4 r3 B won', 1, [3, 1]],
  ] as const)('%s', (position, winner, [most, fewer]) => {
    expect(runaround.turn(parsePosition(position))).toEqual({
      kind: 'over',
      standings: [
        { seat: winner, place: 1, score: most },
        { seat: 1 - winner, place: 2, score: fewer },
      ],
    });
  });
});

describe('what the host chooses', () => {
  const USUAL = { size: 24, goal: 5, form: 'hairpin', share: false, enter: false, beyond: false };
  const noLuck = { roll: () => 1, draw: () => 1 };

  test('stands in the position, and nothing of what is usual', () => {
    const usual = { size: 24, goal: 5, homes: [4, 4], runs: [0, 0], pawns: [[], []] };
    const toRoll = { mover: 1, rolled: null, again: null };
    expect(runaround.setup(2, USUAL, noLuck)).toEqual({ ...usual, ...toRoll });
    const ctx = { ...USUAL, size: 16, goal: 3, form: 'eight', share: true, enter: true, beyond: true };
    expect(runaround.setup(2, ctx, noLuck)).toEqual({
      ...usual,
      ...toRoll,
      size: 16,
      goal: 3,
      eight: true,
      share: true,
      enter: true,
      beyond: true,
      due: [0, 0],
    });
  });

  test('is any even length from 16 to 40, three to five runs, and each reading that the rules allow', () => {
    expect(runaround.options).toEqual([
      { id: 'size', values: Array.from({ length: 13 }, (_, at) => 16 + 2 * at), default: 24 },
      { id: 'goal', values: [3, 4, 5], default: 5 },
      { id: 'form', values: ['hairpin', 'eight'], default: 'hairpin' },
      ...['share', 'enter', 'beyond'].map((id) => ({ id, values: [false, true], default: false })),
    ]);
    expect(runaround.admits(2, USUAL)).toBeNull();
    expect([16, 40].map((size) => runaround.bound(2, { ...USUAL, size }))).toEqual([8000, 20_000]);
  });

  test('changes nothing in how many pawns there are', () => {
    expect(runaround.pieces(parsePosition('24/5 Y 0.0.7 h1 r0 B 9 h3 r0 Y roll'))).toEqual({
      yellow: 4,
      blue: 4,
    });
    expect(runaround.pieces(parsePosition('24/5 Y - h4 r0 B 9.8.7.6 h0 r0 Y roll'))).toEqual({
      yellow: 4,
      blue: 4,
    });
  });

  test('hides nothing from anybody', () => {
    const state = parsePosition('24/5 Y 0 h3 r0 B - h4 r0 Y roll');
    expect(runaround.view(state, null)).toEqual(state);
    expect(runaround.guess(state, 1, noLuck)).toEqual(state);
    expect(runaround.secrets(state, null)).toEqual([]);
    const event = { kind: 'idle', seat: 0 } as const;
    expect(runaround.seen(event, 1, 'later')).toEqual(event);
  });
});

describe('what both have', () => {
  test('there are two seats', () => {
    expect([getSeatValue(['a', 'b'], 0), getSeatValue(['a', 'b'], 1)]).toEqual(['a', 'b']);
    expect(() => getSeatValue(['a', 'b'], 2)).toThrow(new RangeError('Runaround has seats 0 and 1, not 2'));
  });

  test('no pawn is taken from where none stands', () => {
    expect(removePawn([3, 5, 5], 5)).toEqual([3, 5]);
    expect(() => removePawn([3, 5], 4)).toThrow(new RangeError('No pawn stands on 4, only on 3, 5'));
  });
});

describe('the contract', () => {
  test('of the game', () => {
    expect(runaround).toMatchObject({
      id: 'runaround',
      rules: 1,
      seats: [2],
      table: 'match',
      resign: 'ends',
    });
  });
});
