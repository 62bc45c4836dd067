import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { getSeatValue, removePawn } from '../../../src/games/runaround/board.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
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

const ROLL = [{ id: 'roll', label: text('runaround:choice.roll'), icon: 'die_6' }];

describe('Runaround next', () => {
  test('Runaround next: asks for the roll, in an extra turn for its pawn', () => {
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

  test('Runaround next: asks which pawn runs, with its letter and the outcome', () => {
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

  test('Runaround next: in an extra turn offers only its pawn, with the letter it has', () => {
    expect(askQuestion('24/5 Y 0.7.7 h1 r0 B - h4 r0 Y again 7 4')).toEqual({
      kind: 'pick',
      ask: text('runaround:ask.runAgain', { rolled: 4, space: 7 }),
      choices: [
        { id: 'p7', label: text('runaround:choice.run', { mark: 'B', from: 7, to: 11 }), at: '7', mark: 'B' },
      ],
    });
  });

  test('Runaround next: has the complete move after one answer', () => {
    expect(askQuestion('24/5 Y 0 h3 r0 B - h4 r0 Y roll', 'roll')).toEqual({
      kind: 'ready',
      move: { kind: 'roll' },
    });
    expect(askQuestion('24/5 Y 20 h3 r0 B - h4 r0 Y 4', 'p20')).toEqual({
      kind: 'ready',
      move: { kind: 'run', from: 20 },
    });
  });

  test('Runaround next: gives letters to four pawns', () => {
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

describe('Runaround turn', () => {
  test.each([
    ['24/5 Y 0 h3 r0 B - h4 r0 Y roll', 0, 'roll'],
    ['24/5 Y 0 h3 r0 B - h4 r0 B roll', 1, 'roll'],
    ['24/5 Y 0 h3 r0 B - h4 r0 Y 4', 0, 'run'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 roll', 0, 'rollAgain'],
    ['24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 4', 0, 'runAgain'],
  ])('Runaround turn: names seat and phase at %s', (position, seat, phase) => {
    expect(runaround.turn(parsePosition(position))).toEqual({ kind: 'act', seats: [seat], phase });
  });

  test.each([
    ['24/5 Y 0 h3 r5 B - h4 r2 Y won', 0, [5, 2]],
    ['24/3 Y 0 h3 r1 B - h4 r3 B won', 1, [3, 1]],
  ] as const)('Runaround turn: has the standings at %s', (position, winner, [most, fewer]) => {
    expect(runaround.turn(parsePosition(position))).toEqual({
      kind: 'over',
      standings: [
        { seat: winner, place: 1, score: most },
        { seat: 1 - winner, place: 2, score: fewer },
      ],
    });
  });
});

describe('Runaround options', () => {
  const USUAL = { size: 24, goal: 5, form: 'hairpin', share: false, enter: false, beyond: false };
  const noLuck = { roll: () => 1, draw: () => 1 };

  test('Runaround setup: stores chosen options in the state, defaults not', () => {
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

  test('Runaround options: track length, runs to win, and every reading of the rules', () => {
    expect(runaround.options).toEqual([
      { id: 'size', values: Array.from({ length: 13 }, (_, at) => 16 + 2 * at), default: 24 },
      { id: 'goal', values: [3, 4, 5], default: 5 },
      { id: 'form', values: ['hairpin', 'eight'], default: 'hairpin' },
      ...['share', 'enter', 'beyond'].map((id) => ({ id, values: [false, true], default: false })),
    ]);
    expect(runaround.admits(2, USUAL)).toBeNull();
    expect([16, 40].map((size) => runaround.bound(2, { ...USUAL, size }))).toEqual([8000, 20_000]);
  });

  test('Runaround pieces: always counts four pawns a side', () => {
    expect(runaround.pieces(parsePosition('24/5 Y 0.0.7 h1 r0 B 9 h3 r0 Y roll'))).toEqual({
      yellow: 4,
      blue: 4,
    });
    expect(runaround.pieces(parsePosition('24/5 Y - h4 r0 B 9.8.7.6 h0 r0 Y roll'))).toEqual({
      yellow: 4,
      blue: 4,
    });
  });

  test('Runaround view: hides nothing from anybody', () => {
    const state = parsePosition('24/5 Y 0 h3 r0 B - h4 r0 Y roll');
    expect(runaround.view(state, null)).toEqual(state);
    expect(runaround.guess(state, 1, noLuck)).toEqual(state);
    expect(runaround.secrets(state, null)).toEqual([]);
    const event = { kind: 'idle', seat: 0 } as const;
    expect(runaround.seen(event, 1, 'later')).toEqual(event);
  });
});

describe('Runaround helpers', () => {
  test('getSeatValue: throws for a seat other than 0 and 1', () => {
    expect([getSeatValue(['a', 'b'], 0), getSeatValue(['a', 'b'], 1)]).toEqual(['a', 'b']);
    expect(() => getSeatValue(['a', 'b'], 2)).toThrow(new RangeError('Runaround has seats 0 and 1, not 2'));
  });

  test('removePawn: throws when no pawn stands on the space', () => {
    expect(removePawn([3, 5, 5], 5)).toEqual([3, 5]);
    expect(() => removePawn([3, 5], 4)).toThrow(new RangeError('No pawn stands on 4, only on 3, 5'));
  });
});

describe('Runaround game definition', () => {
  test('Runaround: is a match for two that ends when one resigns', () => {
    expect(runaround).toMatchObject({
      id: 'runaround',
      rules: 1,
      seats: [2],
      table: 'match',
      resign: 'ends',
    });
  });
});
