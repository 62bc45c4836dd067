import { describe, expect, test } from 'vitest';
import { findPublicQuestion } from '../../../src/engine/public-question.ts';
import { asking, many, pick, type Questions, ready, under } from './asking.ts';

const TWO: Questions = { '': pick('a', 'b'), a: ready(1), b: ready(2) };
/** Questions with so many answers, each a move. */
const wide = (count: number): Questions => {
  const ids = Array.from({ length: count }, (_, at) => `n${at}`);
  return { '': pick(...ids), ...Object.fromEntries(ids.map((id, at) => [id, ready(at)])) };
};

function askedOf(open: Questions, own = open) {
  return findPublicQuestion(asking([open, own]), under(0), under(1), 0);
}

describe('a question that everybody may see', () => {
  test('is the first with a choice', () => {
    expect(askedOf(TWO)).toEqual({ path: [], question: TWO[''] });
  });

  test('comes after the answers that have no other', () => {
    const question = pick('c', 'd');
    const way = { '': pick('a'), a: pick('b'), 'a b': question, 'a b c': ready(1), 'a b d': ready(2) };
    expect(askedOf(way)).toEqual({ path: ['a', 'b'], question });
  });

  test('has ten answers at most', () => {
    expect(askedOf(wide(10))?.question.choices).toHaveLength(10);
    expect(askedOf(wide(11))).toBeNull();
  });

  test('is the last one where there is no choice at all', () => {
    const question = pick('b');
    expect(askedOf({ '': pick('a'), a: question, 'a b': ready(1) })).toEqual({ path: ['a'], question });
  });

  test('leaves out what is rare, and counts it to no limit', () => {
    const question = wide(11)[''] as ReturnType<typeof pick>;
    const choices = question.choices.map((choice, at) =>
      at < 3 ? choice : { ...choice, rare: true as const },
    );
    const open = { ...wide(11), '': { ...question, choices } };
    expect(askedOf(open)?.question.choices.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2']);
  });

  test('may lead to one that is asked in private', () => {
    const open = { ...TWO, a: pick('x', 'y') };
    expect(askedOf(open, { ...TWO, a: pick('x', 'z') })).toEqual({ path: [], question: TWO[''] });
  });
});

describe('no question is asked before everybody', () => {
  test.each<[string, Questions, Questions]>([
    ['where the move is made', { '': ready(1) }, { '': ready(1) }],
    ['where several answers are given', { '': many(1, 2, 'a', 'b') }, { '': many(1, 2, 'a', 'b') }],
    ['where the seat sees other answers', TWO, { '': pick('a', 'c') }],
    ['where the seat sees a move', TWO, { '': ready(1) }],
    ['where an answer is another move for the seat', TWO, { ...TWO, b: ready(3) }],
    ['where an answer is a move for the seat alone', { ...TWO, b: pick('c', 'd') }, TWO],
    ['where an answer is a move for all others', TWO, { ...TWO, a: pick('c', 'd') }],
  ])('%s', (_title, open, own) => expect(askedOf(open, own)).toBeNull());
});
