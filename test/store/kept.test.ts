import { expect, test } from 'vitest';
import { listened } from '../../src/store/asked.ts';
import { kept } from '../../src/store/kept.ts';
import { openStore } from '../../src/store/open.ts';

test('a kept statement is built once for a store and executed with other values', async () => {
  let built = 0;
  const dated = kept<{ kind: 'letter' | 'puzzle'; subject: string }>()((store, given) => {
    built++;
    return store
      .selectFrom('dates')
      .select('at')
      .where('kind', '=', given('kind'))
      .where('subject', '=', given('subject'));
  });
  const [one, other] = [await openStore(':memory:'), await openStore(':memory:')];
  const row = { guild: 'g', gone_at: null };
  await one
    .insertInto('dates')
    .values({ ...row, kind: 'letter', subject: 'a', at: 1 })
    .execute();
  await one
    .insertInto('dates')
    .values({ ...row, kind: 'puzzle', subject: 'b', at: 2 })
    .execute();
  expect((await dated(one, { kind: 'letter', subject: 'a' })).rows).toEqual([{ at: 1 }]);
  expect((await dated(one, { kind: 'puzzle', subject: 'b' })).rows).toEqual([{ at: 2 }]);
  expect((await dated(one, { kind: 'puzzle', subject: 'a' })).rows).toEqual([]);
  expect(built).toBe(1);
  await one.transaction().execute(async (within) => {
    expect((await dated(within, { kind: 'letter', subject: 'a' })).rows).toEqual([{ at: 1 }]);
  });
  expect(built).toBe(1);
  expect((await dated(other, { kind: 'letter', subject: 'a' })).rows).toEqual([]);
  expect(built).toBe(2);
  await Promise.all([one.destroy(), other.destroy()]);
});

test('whoever counts what is asked of a store counts it each time', async () => {
  const all = kept<{ least: number }>()((store, given) =>
    store.selectFrom('tables').select('id').where('id', '>=', given('least')),
  );
  const bare = await openStore(':memory:');
  await all(bare, { least: 0 });
  const { store, asked } = listened(bare);
  for (const least of [1, 2, 3]) await all(store, { least });
  await store.selectFrom('dates').select('at').execute();
  expect(asked).toEqual({ statements: 4, loads: 3, transactions: 0 });
  await bare.destroy();
});
