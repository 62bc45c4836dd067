import { describe, expect, test } from 'vitest';
import { findPath, seekPath } from '../../../src/engine/find-path.ts';
import { ask } from '../../../src/engine/kernel.ts';
import { extendWalk, getOpenQuestion, walk } from '../../../src/engine/walk.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { asking, many, pick, type Questions, ready, under } from './asking.ts';

const HERE = under(0);
const GAME = asking([
  {
    '': pick('a', 'b'),
    a: many(1, 2, 'c', 'd'),
    'a c': ready(0),
    'a d': ready(1),
    'a c+d': ready(2),
    b: ready(3),
  },
]);

function walked(...path: readonly string[]) {
  return walk(GAME, HERE, 0, path);
}

describe('walk', () => {
  test('walk: collects each question on its path', () => {
    expect(walked()).toEqual({ path: [], questions: [pick('a', 'b')] });
    expect(walked('a')).toEqual({ path: ['a'], questions: [pick('a', 'b'), many(1, 2, 'c', 'd')] });
    expect(walked('a', 'c+d')).toEqual({
      path: ['a', 'c+d'],
      questions: [pick('a', 'b'), many(1, 2, 'c', 'd'), ready(2)],
    });
  });

  test.each([[['c']], [['a', 'e']], [['a', 'd+c']], [['b', 'a']], [['c', 'a']], [['']]])(
    'walk: refuses %j, which is not offered',
    (path) => expect(getRefusalKey(walked(...path))).toBe('bot:refuse.notOffered'),
  );

  test('extendWalk: continues from the answers given so far', () => {
    const way = { path: ['a'], questions: [pick('a', 'b'), many(1, 2, 'c', 'd')] };
    expect(getOpenQuestion(way)).toEqual(many(1, 2, 'c', 'd'));
    expect(extendWalk(GAME, HERE, 0, way, 'd')).toEqual({
      path: ['a', 'd'],
      questions: [...way.questions, ready(1)],
    });
  });
});

describe('ask on a path', () => {
  test('ask: follows the path step by step', () => {
    expect(ask(GAME, HERE, 0, ['a', 'c+d'])).toEqual(ready(2));
    expect(getRefusalKey(ask(GAME, HERE, 0, ['a', 'c', 'd']))).toBe('bot:refuse.notOffered');
    expect(getRefusalKey(ask(GAME, HERE, 0, ['b', 'a', 'c']))).toBe('bot:refuse.notOffered');
  });
});

describe('findPath', () => {
  test.each([
    [0, ['a', 'c']],
    [1, ['a', 'd']],
    [2, ['a', 'c+d']],
    [3, ['b']],
    [4, null],
  ])('findPath: finds the path to the move that marks %i', (at, path) =>
    expect(findPath(GAME, HERE, 0, { at })).toEqual(path),
  );

  test('seekPath: continues from the answers given so far', () => {
    expect(ended(seekPath(GAME, HERE, 0, { at: 1 }, ['a']))).toEqual(['a', 'd']);
    expect(ended(seekPath(GAME, HERE, 0, { at: 3 }, ['a']))).toBeNull();
  });

  test('findPath: tries answers that the move mentions first', () => {
    const asked: string[] = [];
    const game = {
      ...GAME,
      next: recordingNext(asked, { '': pick('7', 'at', '2'), at: ready(2), 2: ready(2), 7: ready(7) }),
    };
    expect(findPath(game, HERE, 0, { at: 2 })).toEqual(['at']);
    expect(asked).toEqual(['', 'at']);
    asked.length = 0;
    expect(findPath(game, HERE, 0, { at: 5 })).toBeNull();
    expect(asked).toEqual(['', 'at', '7', '2']);
  });

  test('seekPath: yields every hundred questions and stops after twenty thousand', () => {
    const asked: string[] = [];
    const ids = Array.from({ length: 30_000 }, (_, at) => `n${at}`);
    const all = Object.fromEntries(ids.map((id) => [id, ready(1)]));
    const game = { ...GAME, next: recordingNext(asked, { '': pick(...ids), ...all }) };
    const parts = [...seekPath(game, HERE, 0, { at: 2 })];
    expect(asked).toHaveLength(20_000);
    expect(parts).toHaveLength(200);
    expect(findPath(game, HERE, 0, { at: 2 })).toBeNull();
  });
});

/** Returns a `next` that reads the table and records the paths it is called with. */
function recordingNext(asked: string[], table: Questions): typeof GAME.next {
  const { next } = asking([table]);
  return (view, seat, path) => {
    asked.push(path.join(' '));
    return next(view, seat, path);
  };
}

function ended<T>(parts: Generator<void, T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
