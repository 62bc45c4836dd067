import { expect, test } from 'vitest';
import { Queue } from '../../render/queue.ts';

test('one is inside at a time, and who waits enters in their order', async () => {
  expect(await served(['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
});

test('those whom a signal can call off are served in their order too', async () => {
  const { signal } = new AbortController();
  expect(await served(['one', 'two', 'three'], signal)).toEqual(['one', 'two', 'three']);
});

test('whoever comes when nobody is inside enters at once, and is not told of a turn', async () => {
  const queue = new Queue(1);
  let turns = 0;
  const taken = () => turns++;
  await queue.enter({ taken });
  const next = queue.enter({ taken });
  queue.leave();
  await next;
  queue.leave();
  await queue.enter({ taken });
  expect(turns).toBe(1);
});

test('one that is called off is gone, and the next one enters', async () => {
  const queue = new Queue(2);
  const given = new AbortController();
  await queue.enter();
  const [one, two] = [queue.enter({ signal: given.signal }), queue.enter()].map((entering) =>
    entering.then(() => 'entered', String),
  );
  given.abort();
  queue.leave();
  expect(await Promise.all([one, two])).toEqual(['Error: Nobody waits for it any more', 'entered']);
});

test('as many wait as may, and at the end nobody', async () => {
  const queue = new Queue(1);
  const entering = Array.from({ length: 3 }, () => queue.enter().then(() => 'in', String));
  await Promise.race(entering);
  queue.close();
  expect(await Promise.all(entering)).toEqual(['in', 'Error: Nobody draws any more', 'Error: Too many wait']);
  await expect(queue.enter()).rejects.toThrow('Nobody draws any more');
});

/** In what order they enter, having come while somebody was inside. */
async function served(waiting: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  const queue = new Queue(waiting.length);
  await queue.enter();
  const order: string[] = [];
  const all = waiting.map(async (name) => {
    await queue.enter({ signal });
    order.push(name);
    queue.leave();
  });
  queue.leave();
  await Promise.all(all);
  return order;
}
