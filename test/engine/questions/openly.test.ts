import { describe, expect, test } from 'vitest';
import { findPublicQuestion } from '../../../src/engine/public-question.ts';
import { asking, many, pick, type Questions, ready, under } from './asking.ts';

const TWO: Questions = { '': pick('a', 'b'), a: ready(1), b: ready(2) };
/** Builds a question with the given number of answers, each a complete move. */
const wide = (count: number): Questions => {
  const ids = Array.from({ length: count }, (_, at) => `n${at}`);
  return { '': pick(...ids), ...Object.fromEntries(ids.map((id, at) => [id, ready(at)])) };
};

function askedOf(open: Questions, own = open) {
  return findPublicQuestion(asking([open, own]), under(0), under(1), 0);
}

describe('findPublicQuestion', () => {
  test('findPublicQuestion: returns the first question with a choice', () => {
    expect(askedOf(TWO)).toEqual({ path: [], question: TWO[''] });
  });

  test('findPublicQuestion: goes past answers that have no alternative', () => {
    const question = pick('c', 'd');
    const way = { '': pick('a'), a: pick('b'), 'a b': question, 'a b c': ready(1), 'a b d': ready(2) };
    expect(askedOf(way)).toEqual({ path: ['a', 'b'], question });
  });

  test('findPublicQuestion: returns a question of at most ten answers', () => {
    expect(askedOf(wide(10))?.question.choices).toHaveLength(10);
    expect(askedOf(wide(11))).toBeNull();
  });

  test('findPublicQuestion: returns the last question when there is no choice at all', () => {
    const question = pick('b');
    expect(askedOf({ '': pick('a'), a: question, 'a b': ready(1) })).toEqual({ path: ['a'], question });
  });

  test('findPublicQuestion: leaves rare answers out and does not count them', () => {
    const question = wide(11)[''] as ReturnType<typeof pick>;
    const choices = question.choices.map((choice, at) =>
      at < 3 ? choice : { ...choice, rare: true as const },
    );
    const open = { ...wide(11), '': { ...question, choices } };
    expect(askedOf(open)?.question.choices.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2']);
  });

  test('findPublicQuestion: returns a question whose next question is private', () => {
    const open = { ...TWO, a: pick('x', 'y') };
    expect(askedOf(open, { ...TWO, a: pick('x', 'z') })).toEqual({ path: [], question: TWO[''] });
  });
});

describe('findPublicQuestion where a question must stay private', () => {
  test.each<[string, Questions, Questions]>([
    ['the move is complete', { '': ready(1) }, { '': ready(1) }],
    ['several answers may be given', { '': many(1, 2, 'a', 'b') }, { '': many(1, 2, 'a', 'b') }],
    ['the seat sees other answers', TWO, { '': pick('a', 'c') }],
    ['the seat sees a complete move', TWO, { '': ready(1) }],
    ['an answer is another move for the seat', TWO, { ...TWO, b: ready(3) }],
    ['an answer completes the move for the seat alone', { ...TWO, b: pick('c', 'd') }, TWO],
    ['an answer completes the move for all others', TWO, { ...TWO, a: pick('c', 'd') }],
  ])('findPublicQuestion: returns null when %s', (_title, open, own) =>
    expect(askedOf(open, own)).toBeNull(),
  );
});
