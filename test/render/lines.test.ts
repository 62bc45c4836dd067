import { expect, test } from 'vitest';
import { type Line, Lines } from '../../render/lines.ts';

test('who waits before a picture is served first, each line in its order', async () => {
  expect(await served(['later 1', 'later 2', 'first 1', 'first 2'])).toEqual([
    'first 1',
    'first 2',
    'later 1',
    'later 2',
  ]);
});

test('a board waits for three of them at most', async () => {
  const many = ['later 1', 'later 2', ...Array.from({ length: 8 }, (_, nth) => `first ${nth + 1}`)];
  const lines = (await served(many)).map((name) => name.split(' ')[0]);
  expect(lines.join(' ')).toBe('first first first later first first first later first first');
});

test('those whom a signal can call off are served in their order too', async () => {
  const { signal } = new AbortController();
  expect(await served(['first 1', 'first 2', 'first 3'], signal)).toEqual(['first 1', 'first 2', 'first 3']);
});

test('one that is called off is gone, and the next one enters', async () => {
  const lines = new Lines(1, 2);
  const given = new AbortController();
  await lines.enter({ line: 'first' });
  const [one, two] = [
    lines.enter({ line: 'first', signal: given.signal }),
    lines.enter({ line: 'later' }),
  ].map((entering) => entering.then(() => 'entered', String));
  given.abort();
  lines.leave();
  expect(await Promise.all([one, two])).toEqual(['Error: Nobody waits for it any more', 'entered']);
});

test('as many are inside as there are places, as many wait as may, and at the end nobody', async () => {
  const lines = new Lines(2, 1);
  const entering = Array.from({ length: 4 }, () => lines.enter({ line: 'first' }).then(() => 'in', String));
  await Promise.race(entering);
  lines.close();
  expect(await Promise.all(entering)).toEqual([
    'in',
    'in',
    'Error: Nobody draws any more',
    'Error: Too many wait',
  ]);
  await expect(lines.enter({ line: 'first' })).rejects.toThrow('Nobody draws any more');
});

/** In what order they enter a room for one, having come in this one while it was full. */
async function served(waiting: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  const lines = new Lines(1, waiting.length);
  await lines.enter({ line: 'first' });
  const order: string[] = [];
  const all = waiting.map(async (name) => {
    await lines.enter({ line: name.split(' ')[0] as Line, signal });
    order.push(name);
    lines.leave();
  });
  lines.leave();
  await Promise.all(all);
  return order;
}
