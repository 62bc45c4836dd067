import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/open.ts';
import { keepLook, ownLook, USUAL_LOOK } from '../../src/store/people.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(async () => {
  await store.destroy();
});

test('who never chose has the usual look', async () => {
  expect(await ownLook(store, 'ann')).toEqual(USUAL_LOOK);
});

test('the last choice of each person is kept', async () => {
  const first = { contrast: true, large: true, corners: false, byHand: true };
  const second = { contrast: false, large: true, corners: true, byHand: false };
  await keepLook(store, 'ann', first, 5);
  await keepLook(store, 'bob', second, 6);
  expect([await ownLook(store, 'ann'), await ownLook(store, 'bob')]).toEqual([first, second]);
  await keepLook(store, 'ann', second, 7);
  expect(await ownLook(store, 'ann')).toEqual(second);
  const rows = store.selectFrom('people').select(['person', 'changed_at']).orderBy('person');
  expect(await rows.execute()).toEqual([
    { person: 'ann', changed_at: 7 },
    { person: 'bob', changed_at: 6 },
  ]);
});

test('it is found by the key', async () => {
  const { sql } = await import('kysely');
  const plan = await sql<{
    detail: string;
  }>`explain query plan select contrast from people where person = 'a'`.execute(store);
  expect(plan.rows.map(({ detail }) => detail).join()).toMatch(/SEARCH people USING INDEX/);
});
