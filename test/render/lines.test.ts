import { queueOptionsSymbol } from 'piscina';
import { expect, test } from 'vitest';
import { inLine, type Line, Lines } from '../../render/lines.ts';

test('who waits before a picture is served first, each line in its order', () => {
  expect(served(['later 1', 'later 2', 'first 1', 'first 2'])).toEqual([
    'first 1',
    'first 2',
    'later 1',
    'later 2',
  ]);
});

test('a board waits for three of them at most', () => {
  const many = ['later 1', 'later 2', ...Array.from({ length: 8 }, (_, nth) => `first ${nth + 1}`)];
  expect(
    served(many)
      .map((name) => name?.split(' ')[0])
      .join(' '),
  ).toBe('first first first later first first first later first first');
});

test('one that is called off is gone, and one that could not be taken up stands where it stood', () => {
  const lines = new Lines();
  const [one, two, three] = ['first 1', 'first 2', 'later 1'].map(task);
  for (const each of [one, two, three]) lines.push(each as Task);
  lines.remove(two as Task);
  const taken = lines.shift();
  expect(taken).toBe(one);
  lines.unshift(taken as Task);
  expect([lines.shift(), lines.shift(), lines.shift(), lines.size]).toEqual([one, three, null, 0]);
});

type Task = Parameters<Lines['push']>[0];

const names = new WeakMap<Task, string>();

function task(name: string): Task {
  const [line = 'first'] = name.split(' ');
  const made = inLine({ [queueOptionsSymbol]: null }, { line: line as Line });
  names.set(made, name);
  return made;
}

function served(waiting: readonly string[]): readonly (string | undefined)[] {
  const lines = new Lines();
  for (const name of waiting) lines.push(task(name));
  return waiting.map(() => nameOf(lines.shift()));
}

function nameOf(one: Task | null): string | undefined {
  return one ? names.get(one) : undefined;
}
