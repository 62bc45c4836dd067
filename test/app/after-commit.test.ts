import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { closeTestContext, openTestContext, type TestContext } from '../support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test.each([
  [1, [1]],
  [20, [20]],
  [50, [20, 20, 10]],
])('of %i tables it is heard in turns of the event loop, and of all', async (count, turns) => {
  const heard: number[] = [];
  const woken = { ...ctx, onAiTurn: (id: number) => void heard.push(id) };
  const all = Array.from({ length: count }, (_, nth) => nth + 1);
  await inTransaction(woken, async (work) => {
    for (const id of all) work.wakeAi(id);
  });
  const seen = [heard.length];
  while (heard.length < count) {
    await new Promise((resolve) => setImmediate(resolve));
    if (heard.length > (seen.at(-1) ?? 0)) seen.push(heard.length);
  }
  expect(seen.map((sum, nth) => sum - (seen[nth - 1] ?? 0))).toEqual(turns);
  expect(heard).toEqual(all);
});

test('what is done stands where somebody cannot hear of it, and all others do', async () => {
  const heard: number[] = [];
  const deaf = {
    ...ctx,
    onAiTurn: (id: number) => {
      if (id === 2 || id === 25) throw new Error('deaf');
      heard.push(id);
    },
  };
  const outcome = await inTransaction(deaf, async (work) => {
    for (let id = 1; id <= 30; id++) work.wakeAi(id);
    return 'done';
  });
  while (heard.at(-1) !== 30) await new Promise((resolve) => setImmediate(resolve));
  expect(outcome).toBe('done');
  expect(heard.length).toBe(28);
  expect(ctx.errors.splice(0)).toEqual([new Error('deaf'), new Error('deaf')]);
});
