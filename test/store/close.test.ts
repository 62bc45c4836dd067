import { expect, test } from 'vitest';
import { closeStore, openStore } from '../../src/store/open.ts';

test('closeStore: waits for an open transaction', async () => {
  const store = await openStore(':memory:');
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = store.transaction().execute(async (within) => {
    await held;
    return await within.selectFrom('tables').select('id').execute();
  });
  const closing = closeStore(store);
  release();
  await expect(work).resolves.toEqual([]);
  await closing;
  await expect(store.selectFrom('tables').select('id').execute()).rejects.toThrow();
});
