import { expect, test } from 'vitest';
import { closeStore } from '../../src/store/close.ts';
import { openStore } from '../../src/store/open.ts';

test('a file that is closed while a transaction is open lets it end first', async () => {
  const store = await openStore(':memory:');
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const work = store.transaction().execute(async (within) => {
    await held;
    return await within.selectFrom('tables').select('id').execute();
  });
  const closing = closeStore(store);
  letGo();
  await expect(work).resolves.toEqual([]);
  await closing;
  await expect(store.selectFrom('tables').select('id').execute()).rejects.toThrow();
});
