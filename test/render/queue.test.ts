import { expect, test } from 'vitest';
import { Queue, type Waiting } from '../../render/queue.ts';

test('one is inside at a time, and who waits enters in their order', async () => {
  expect(await served(['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
});

test('those whom a signal can call off are served in their order too', async () => {
  const { signal } = new AbortController();
  expect(await served(['one', 'two', 'three'], { signal })).toEqual(['one', 'two', 'three']);
});

test('who is waited for goes before all who are not', async () => {
  const queue = new Queue(1, 3);
  await queue.enter(FIRST);
  const order: string[] = [];
  const all = [LATER, LATER, FIRST].map(async (waiting) => {
    const room = await queue.enter(waiting);
    order.push(waiting.line);
    queue.leave(room);
  });
  queue.leave(0);
  await Promise.all(all);
  expect(order).toEqual(['first', 'later', 'later']);
});

test('whoever comes when nobody is inside enters at once, and is not told of a turn', async () => {
  const queue = new Queue(1, 1);
  let turns = 0;
  const taken = () => turns++;
  await queue.enter({ ...FIRST, taken });
  const next = queue.enter({ ...FIRST, taken });
  queue.leave(0);
  await next;
  queue.leave(0);
  await queue.enter({ ...FIRST, taken });
  expect(turns).toBe(1);
});

test.each(['first', 'later'] as const)(
  'each of the line %s enters the room they belong to, though they came after others',
  async (line) => {
    const queue = new Queue(2, 4);
    expect(await both(queue)).toEqual([0, 1]);
    const entered: string[] = [];
    const waiting = [0, 1, 1, 0].map(async (home, nth) => {
      const room = await queue.enter({ line, home });
      entered.push(`${nth} of ${home} in ${room}`);
    });
    for (const room of [1, 1, 0, 0]) {
      queue.leave(room);
      await settled();
    }
    await Promise.all(waiting);
    expect(entered).toEqual(['1 of 1 in 1', '2 of 1 in 1', '0 of 0 in 0', '3 of 0 in 0']);
  },
);

test('where theirs is taken, who is waited for enters another that is free, and a board waits', async () => {
  const queue = new Queue(2, 2);
  await queue.enter(FIRST);
  const board = queue.enter(LATER);
  expect(await queue.enter(FIRST)).toBe(1);
  queue.leave(0);
  expect(await board).toBe(0);
});

test('who is waited for stands back before three boards that belong to another room, and then goes before the others', async () => {
  const queue = new Queue(2, 6);
  await both(queue);
  const { entered, come } = coming(queue);
  for (const nth of [1, 2, 3, 4]) come(`board ${nth}`, { ...LATER, home: 1 });
  for (const nth of [1, 2]) come(`answer ${nth}`, FIRST);
  await left(queue, [1, 1, 1, 1, 1, 1]);
  expect(entered).toEqual([
    'board 1 in 1',
    'board 2 in 1',
    'board 3 in 1',
    'answer 1 in 1',
    'answer 2 in 1',
    'board 4 in 1',
  ]);
});

test('each stands back by itself, and nobody who has done so goes before whoever belongs to the room', async () => {
  const queue = new Queue(2, 6);
  await both(queue);
  const { entered, come } = coming(queue);
  for (const nth of [1, 2, 3, 4]) come(`board ${nth}`, { ...LATER, home: 1 });
  come('early', FIRST);
  await left(queue, [1, 1, 1]);
  come('own', { ...FIRST, home: 1 });
  come('late', FIRST);
  await left(queue, [1, 1, 1, 1]);
  expect(entered).toEqual([
    'board 1 in 1',
    'board 2 in 1',
    'board 3 in 1',
    'own in 1',
    'early in 1',
    'board 4 in 1',
    'late in 1',
  ]);
});

test('who is waited for enters their own room before the boards that belong there', async () => {
  const queue = new Queue(2, 2);
  await both(queue);
  const [board, answer] = [queue.enter(LATER), queue.enter(FIRST)];
  queue.leave(0);
  expect(await answer).toBe(0);
  queue.leave(0);
  expect(await board).toBe(0);
});

test('who is waited for follows whoever leaves a room to which no board belongs, in their order', async () => {
  const queue = new Queue(2, 3);
  await both(queue);
  const { entered, come } = coming(queue);
  come('board', LATER);
  for (const name of ['one', 'two']) come(name, FIRST);
  await left(queue, [1, 1, 0]);
  expect(entered).toEqual(['one in 1', 'two in 1', 'board in 0']);
});

test('a board enters no room but its own, however long that is taken', async () => {
  const queue = new Queue(2, 2);
  await both(queue);
  const board = queue.enter(LATER).then((room) => `entered ${room}`);
  queue.leave(1);
  await settled();
  expect(await queue.enter({ ...LATER, home: 1 })).toBe(1);
  queue.leave(0);
  expect(await board).toBe('entered 0');
});

test('one that is called off is gone, and the next one enters', async () => {
  const queue = new Queue(1, 2);
  const given = new AbortController();
  await queue.enter(FIRST);
  const [one, two] = [queue.enter({ ...FIRST, signal: given.signal }), queue.enter(FIRST)].map((entering) =>
    entering.then((room) => `entered ${room}`, String),
  );
  given.abort();
  queue.leave(0);
  expect(await Promise.all([one, two])).toEqual(['Error: Nobody waits for it any more', 'entered 0']);
});

test('as many wait in a line as may, and at the end nobody', async () => {
  const queue = new Queue(1, 1);
  const entering = [FIRST, FIRST, FIRST, LATER].map((waiting) =>
    queue.enter(waiting).then(() => 'in', String),
  );
  await Promise.race(entering);
  queue.close();
  const gone = 'Error: Nobody draws any more';
  expect(await Promise.all(entering)).toEqual(['in', gone, 'Error: Too many wait', gone]);
  await expect(queue.enter(FIRST)).rejects.toThrow('Nobody draws any more');
});

const FIRST: Waiting = { line: 'first', home: 0 };
const LATER: Waiting = { line: 'later', home: 0 };

/** The two rooms, each entered by who belongs there. */
async function both(queue: Queue): Promise<readonly number[]> {
  return [await queue.enter(FIRST), await queue.enter({ ...FIRST, home: 1 })];
}

/** Those who come, and in what order they enter which room. */
function coming(queue: Queue) {
  const entered: string[] = [];
  const come = (name: string, waiting: Waiting) => {
    void queue.enter(waiting).then((room) => entered.push(`${name} in ${room}`));
  };
  return { entered, come };
}

/** Whoever is inside leaves these rooms, one after the other, and the next one enters. */
async function left(queue: Queue, rooms: readonly number[]): Promise<void> {
  for (const room of rooms) {
    queue.leave(room);
    await settled();
  }
}

/** All that waits for nothing but its turn has had it. */
async function settled(): Promise<void> {
  await new Promise(setImmediate);
}

/** In what order they enter, having come while somebody was inside. */
async function served(names: readonly string[], how: Partial<Waiting> = {}): Promise<readonly string[]> {
  const queue = new Queue(1, names.length);
  await queue.enter(FIRST);
  const order: string[] = [];
  const all = names.map(async (name) => {
    const room = await queue.enter({ ...FIRST, ...how });
    order.push(name);
    queue.leave(room);
  });
  queue.leave(0);
  await Promise.all(all);
  return order;
}
