import { describe, expect, test } from 'vitest';
import { computeForcedMove, findOnlyAnswer, hasOneMove } from '../../../src/engine/public-question.ts';
import { asking, many, pick, type Questions, ready, under } from './asking.ts';

const WAYS: Readonly<Record<string, Questions>> = {
  'no question': { '': ready(4) },
  'one answer': { '': pick('a'), a: ready(4) },
  'one answer, then one': { '': pick('a'), a: pick('b'), 'a b': ready(4) },
  'one answer, then two': { '': pick('a'), a: pick('b', 'c'), 'a b': ready(4), 'a c': ready(5) },
  'two answers': { '': pick('a', 'b'), a: ready(4), b: ready(5) },
  'all of them': { '': many(2, 2, 'a', 'b'), 'a+b': ready(4) },
  'some of them': { '': many(1, 2, 'a', 'b'), a: ready(4), b: ready(5), 'a+b': ready(6) },
};

describe('computeForcedMove and hasOneMove', () => {
  test.each([
    ['no question', true],
    ['one answer', true],
    ['one answer, then one', true],
    ['one answer, then two', false],
    ['two answers', false],
    ['all of them', true],
    ['some of them', false],
  ])('computeForcedMove: with %s a move is forced: %s', (way, only) => {
    const game = asking([WAYS[way] as Questions]);
    expect(hasOneMove(game, under(0), 0)).toBe(only);
    expect(computeForcedMove(game, under(0), under(0), 0)).toEqual(only ? ready(4) : null);
  });
});

describe('computeForcedMove where the public view differs', () => {
  test.each<[string, Questions, Questions]>([
    ['another move', { '': ready(3) }, { '': ready(4) }],
    ['a question where the seat has no question', { '': pick('a'), a: ready(4) }, { '': ready(4) }],
    ['no question where the seat has a question', { '': ready(4) }, { '': pick('a'), a: ready(4) }],
    ['another answer', { '': pick('b'), b: ready(4) }, { '': pick('a'), a: ready(4) }],
    ['one answer of two', { '': pick('a', 'b') }, { '': pick('a'), a: ready(4) }],
    ['another kind of question', { '': many(1, 1, 'a'), a: ready(4) }, { '': pick('a'), a: ready(4) }],
    ['another move after the answer', { '': pick('a'), a: ready(3) }, { '': pick('a'), a: ready(4) }],
  ])('computeForcedMove: returns null when the public view has %s', (_title, open, own) => {
    const game = asking([open, own]);
    expect(computeForcedMove(game, under(0), under(1), 0)).toBeNull();
    expect(hasOneMove(game, under(1), 0)).toBe(true);
  });
});

test('findOnlyAnswer: returns the answer that has no alternative, else null', () => {
  expect(findOnlyAnswer(pick('a'))).toBe('a');
  expect(findOnlyAnswer(pick('a', 'b'))).toBeNull();
  expect(findOnlyAnswer(pick())).toBeNull();
  expect(findOnlyAnswer(many(0, 0, 'a'))).toBe('');
  expect(findOnlyAnswer(many(0, 1, 'a'))).toBeNull();
});
