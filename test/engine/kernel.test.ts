import { describe, expect, test } from 'vitest';
import { type Chance, createSeededChance } from '../../src/engine/chance.ts';
import {
  advance,
  ask,
  listSteps,
  listWholeMoves,
  type Match,
  replay,
  start,
} from '../../src/engine/kernel.ts';
import type { Many } from '../../src/engine/question.ts';
import { type Refusal, refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { highcard } from '../conformance/highcard/index.ts';
import type { Highcard } from '../conformance/highcard/types.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { tictactoe } from '../tictactoe/index.ts';
import type { TicTacToe } from '../tictactoe/types.ts';

const NO_LUCK: Chance = {
  roll: () => {
    throw new Error('No luck is needed here');
  },
  draw: () => {
    throw new Error('No luck is needed here');
  },
};

const USUAL = { cards: 8, pairs: true };

function granted<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new Error(outcome.reason.key);
  return outcome;
}

/** Tic-tac-toe after the squares have been marked in turn. */
function marked(...squares: readonly number[]): Match<TicTacToe> {
  const opening = granted(start(tictactoe, 2, { misere: false }, NO_LUCK)).match;
  return squares.reduce(
    (match, at, made) => granted(advance(match, made % 2, { at }, NO_LUCK)).match,
    opening,
  );
}

/** Highcard at a position. */
function cards(position: string): Match<Highcard> {
  const state = granted(highcard.notation.parse(position, USUAL));
  return { game: highcard, seats: 2, options: USUAL, state, played: 0 };
}

describe('start', () => {
  test('start: sets up the match and records the outcomes it drew', () => {
    const { match, luck } = granted(start(highcard, 2, USUAL, createSeededChance(4)));
    expect(luck).toHaveLength(4);
    expect(match).toMatchObject({ seats: 2, options: USUAL, played: 0 });
  });

  test('start: refuses a number of seats that the game does not support, and names the range', () => {
    const outcome = start(highcard, 5, USUAL, NO_LUCK);
    expect(outcome).toMatchObject({
      reason: text('bot:refuse.seats', {
        seats: 5,
        possible: text('bot:range.more', { fewest: 2, most: 3 }),
      }),
    });
  });

  test('start: refuses a combination of options that the game rejects', () => {
    expect(getRefusalKey(start(highcard, 3, { cards: 6, pairs: false }, NO_LUCK))).toBe(
      'highcard:refuse.phase',
    );
  });
});

describe('advance', () => {
  test('advance: passes the turn from seat to seat', () => {
    expect([marked(), marked(0), marked(0, 1)].map(({ game, state }) => game.turn(state))).toMatchObject([
      { seats: [0] },
      { seats: [1] },
      { seats: [0] },
    ]);
  });

  test('advance: counts the move and leaves the given match unchanged', () => {
    const before = marked(4);
    const { match } = granted(advance(before, 1, { at: 0 }, NO_LUCK));
    expect([before.played, match.played]).toEqual([1, 2]);
    expect(before.state).toEqual(marked(4).state);
  });

  test('advance: refuses a seat that is not to act, and names the one that is', () => {
    const outcome = advance(marked(4), 0, { at: 0 }, NO_LUCK);
    expect(outcome).toMatchObject({ reason: text('bot:refuse.notYourTurn', { who: [{ seat: 1 }] }) });
  });

  test('advance: refuses every seat when the match is over', () => {
    const over = marked(0, 3, 1, 4, 2);
    expect([0, 1].map((seat) => getRefusalKey(advance(over, seat, { at: 8 }, NO_LUCK)))).toEqual(
      Array(2).fill('bot:refuse.over'),
    );
  });

  test('advance: returns the refusal of the game', () => {
    expect(getRefusalKey(advance(marked(4), 1, { at: 4 }, NO_LUCK))).toBe('tictactoe:refuse.taken');
  });

  test('advance: records the seat, the move, the luck and the events in order', () => {
    const { entry } = granted(
      advance(cards('draw 0 1.4/- 2.6/-'), 0, { kind: 'draw' }, { roll: () => 0, draw: () => 2 }),
    );
    const events = [{ kind: 'drew', seat: 0, card: 7 }];
    expect(entry).toEqual({ seat: 0, move: { kind: 'draw' }, luck: [2], events });
    expect(granted(advance(marked(0, 3, 1, 4), 0, { at: 2 }, NO_LUCK)).entry).toEqual({
      seat: 0,
      move: { at: 2 },
      luck: [],
      events: [
        { kind: 'marked', seat: 0, at: 2 },
        { kind: 'over', winner: 0 },
      ],
    });
  });
});

describe('ask', () => {
  const view = tictactoe.view(marked(4).state, 1);

  test('ask: returns the first question, then the complete move', () => {
    expect(ask(tictactoe, view, 1, [])).toMatchObject({ kind: 'pick' });
    expect(ask(tictactoe, view, 1, ['a1'])).toEqual({ kind: 'ready', move: { at: 0 } });
  });

  test.each([[['b2']], [['z9']], [['']], [['a1', 'a1']], [['a1+c1']], [['constructor']]])(
    'ask: refuses the path %j, which was not offered',
    (path) => {
      expect(getRefusalKey(ask(tictactoe, view, 1, path))).toBe('bot:refuse.notOffered');
    },
  );

  const hand = highcard.view(cards('play 0 1.4.5/- 2.6/-').state, 0);

  test.each(['1', '4', '1+4', '1+5', '4+5'])('ask: accepts %s where several answers may be given', (step) => {
    const move = { kind: 'play', cards: step.split('+').map(Number) };
    expect(ask(highcard, hand, 0, [step])).toEqual({ kind: 'ready', move });
  });

  test.each(['', '4+1', '1+1', '1+4+5', '2', '1+2', '1+', '+1'])(
    'ask: refuses %j where several answers may be given',
    (step) => {
      expect(getRefusalKey(ask(highcard, hand, 0, [step]))).toBe('bot:refuse.notOffered');
    },
  );
});

describe('listSteps and listWholeMoves', () => {
  const choices = ['a', 'b', 'c'].map((id) => ({ id, label: text('tictactoe:ask') }));
  const many = (min: number, max: number): Many => ({
    kind: 'many',
    ask: text('tictactoe:ask'),
    choices,
    min,
    max,
  });

  test.each([
    [0, 1, ['', 'a', 'b', 'c']],
    [1, 2, ['a', 'a+b', 'a+c', 'b', 'b+c', 'c']],
    [2, 3, ['a+b', 'a+b+c', 'a+c', 'b+c']],
    [3, 3, ['a+b+c']],
  ])('listSteps: lists every way to give %i to %i answers of three', (min, max, expected) => {
    expect([...listSteps(many(min, max))]).toEqual(expected);
  });

  test('listWholeMoves: lists every move with its path', () => {
    const all = [...listWholeMoves(tictactoe, marked(4).state, 1)];
    expect(all).toHaveLength(8);
    expect(all[0]).toEqual({ path: ['a1'], move: { at: 0 } });
  });

  test('listWholeMoves: lists only paths that ask accepts', () => {
    const view = highcard.view(cards('play 0 1.4.5/- 2.6/-').state, 0);
    const all = [...listWholeMoves(highcard, view, 0)];
    expect(all).toHaveLength(6);
    for (const { path, move } of all) expect(ask(highcard, view, 0, path)).toEqual({ kind: 'ready', move });
  });
});

describe('replay', () => {
  const opening = granted(start(highcard, 2, USUAL, createSeededChance(9)));
  const first = granted(advance(opening.match, 0, { kind: 'draw' }, createSeededChance(3)));

  test('replay: leads to the same match', () => {
    expect(replay(highcard, 2, USUAL, opening.luck, [first.entry])).toEqual(first.match);
  });

  test.each([
    [
      'a move is refused',
      [{ ...first.entry, seat: 1 }],
      'Move 1 of the log is refused: bot:refuse.notYourTurn',
    ],
    ['luck is missing', [{ ...first.entry, luck: [] }], 'The given outcomes ran out: one of 4 is needed'],
    ['luck is impossible', [{ ...first.entry, luck: [4] }], 'Outcome 4 at position 1 is not within 0 to 3'],
    [
      'luck is left over',
      [{ ...first.entry, luck: [...first.entry.luck, 0] }],
      'Move 1 of the log leaves 1 outcomes',
    ],
  ])('replay: throws when %s', (_what, log, message) => {
    expect(() => replay(highcard, 2, USUAL, opening.luck, log)).toThrow(message);
  });

  test('replay: throws when the set-up does not fit', () => {
    expect(() => replay(highcard, 4, USUAL, [], [])).toThrow('The log cannot start: bot:refuse.seats');
    expect(() => replay(highcard, 2, USUAL, [...opening.luck, 1], [])).toThrow(
      'leaves 1 outcomes of its luck over',
    );
  });
});
