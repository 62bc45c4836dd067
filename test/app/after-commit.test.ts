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
])(
  'after-commit effects: wake the AI of all %i tables, at most 20 per event-loop turn',
  async (count, turns) => {
    const wokenIds: number[] = [];
    const listening = { ...ctx, onAiTurn: (id: number) => void wokenIds.push(id) };
    const all = Array.from({ length: count }, (_, nth) => nth + 1);
    await inTransaction(listening, async (work) => {
      for (const id of all) work.wakeAi(id);
    });
    const seen = [wokenIds.length];
    while (wokenIds.length < count) {
      await new Promise((resolve) => setImmediate(resolve));
      if (wokenIds.length > (seen.at(-1) ?? 0)) seen.push(wokenIds.length);
    }
    expect(seen.map((sum, nth) => sum - (seen[nth - 1] ?? 0))).toEqual(turns);
    expect(wokenIds).toEqual(all);
  },
);

test('after-commit effects: a listener that throws neither undoes the commit nor stops the others', async () => {
  const wokenIds: number[] = [];
  const failing = {
    ...ctx,
    onAiTurn: (id: number) => {
      if (id === 2 || id === 25) throw new Error('failing');
      wokenIds.push(id);
    },
  };
  const outcome = await inTransaction(failing, async (work) => {
    for (let id = 1; id <= 30; id++) work.wakeAi(id);
    return 'done';
  });
  while (wokenIds.at(-1) !== 30) await new Promise((resolve) => setImmediate(resolve));
  expect(outcome).toBe('done');
  expect(wokenIds.length).toBe(28);
  expect(ctx.troubles.splice(0)).toEqual([new Error('failing'), new Error('failing')]);
});
