import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { prepareStatement, prepareStatementVariants } from '../../src/store/prepare-statement.ts';
import { attachQueryCounter } from '../../src/store/query-counter.ts';

test('prepareStatement: builds a statement once for each store and executes it with other values', async () => {
  let built = 0;
  const loadDate = prepareStatement<{ kind: 'letter' | 'puzzle'; subject: string }>()((store, given) => {
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
  expect((await loadDate(one, { kind: 'letter', subject: 'a' })).rows).toEqual([{ at: 1 }]);
  expect((await loadDate(one, { kind: 'puzzle', subject: 'b' })).rows).toEqual([{ at: 2 }]);
  expect((await loadDate(one, { kind: 'puzzle', subject: 'a' })).rows).toEqual([]);
  expect(built).toBe(1);
  await one.transaction().execute(async (within) => {
    expect((await loadDate(within, { kind: 'letter', subject: 'a' })).rows).toEqual([{ at: 1 }]);
  });
  expect(built).toBe(1);
  expect((await loadDate(other, { kind: 'letter', subject: 'a' })).rows).toEqual([]);
  expect(built).toBe(2);
  await Promise.all([one.destroy(), other.destroy()]);
});

test('attachQueryCounter: counts each execution of a prepared statement', async () => {
  const all = prepareStatement<{ least: number }>()((store, given) =>
    store.selectFrom('tables').select('id').where('id', '>=', given('least')),
  );
  const bare = await openStore(':memory:');
  await all(bare, { least: 0 });
  const { store, asked } = attachQueryCounter(bare);
  for (const least of [1, 2, 3]) await all(store, { least });
  await store.selectFrom('dates').select('at').execute();
  expect(asked).toEqual({ statements: 4, loads: 3, transactions: 0 });
  await bare.destroy();
});

test('prepareStatement: waits outside an open transaction and sees nothing of a rollback', async () => {
  const dates = prepareStatement<{ guild: string }>()((store, given) =>
    store.selectFrom('dates').select('subject').where('guild', '=', given('guild')),
  );
  const store = await openStore(':memory:');
  const date = { kind: 'letter' as const, subject: 'a', guild: 'g', at: 1, gone_at: null };
  const outside: Promise<unknown>[] = [];
  const undone = store.transaction().execute(async (within) => {
    await within.insertInto('dates').values(date).execute();
    outside.push(dates(store, { guild: 'g' }));
    expect((await dates(within, { guild: 'g' })).rows).toEqual([{ subject: 'a' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(outside).toHaveLength(1);
  expect(await outside[0]).toMatchObject({ rows: [] });
  await store.destroy();
});

test('prepareStatement: returns the number of changed rows, also in a transaction', async () => {
  const deleteDate = prepareStatement<{ subject: string }>()((store, given) =>
    store.deleteFrom('dates').where('subject', '=', given('subject')),
  );
  const store = await openStore(':memory:');
  for (const subject of ['a', 'b'])
    await store
      .insertInto('dates')
      .values({ kind: 'letter', subject, guild: 'g', at: 1, gone_at: null })
      .execute();
  expect((await deleteDate(store, { subject: 'a' })).numAffectedRows).toBe(1n);
  await store.transaction().execute(async (within) => {
    expect((await deleteDate(within, { subject: 'a' })).numAffectedRows).toBe(0n);
    expect((await deleteDate(within, { subject: 'b' })).numAffectedRows).toBe(1n);
  });
  await store.destroy();
});

test('prepareStatementVariants: builds a statement once for each variant', async () => {
  const built: string[] = [];
  const loadDate = prepareStatementVariants<readonly ('guild' | 'at')[], { subject: string }>(String)(
    (store, given, columns) => {
      built.push(String(columns));
      return store.selectFrom('dates').select(columns).where('subject', '=', given('subject'));
    },
  );
  const store = await openStore(':memory:');
  const date = { kind: 'letter' as const, subject: 'a', guild: 'g', at: 1, gone_at: null };
  await store.insertInto('dates').values(date).execute();
  for (let times = 0; times < 2; times++) {
    expect((await loadDate(store, ['at'], { subject: 'a' })).rows).toEqual([{ at: 1 }]);
    expect((await loadDate(store, ['guild', 'at'], { subject: 'a' })).rows).toEqual([{ guild: 'g', at: 1 }]);
  }
  expect(built).toEqual(['at', 'guild,at']);
  await store.destroy();
});

test('prepareStatement: rejects in a transaction that has ended, also while another is open', async () => {
  const dates = prepareStatement<{ guild: string }>()((store, given) =>
    store.selectFrom('dates').select('subject').where('guild', '=', given('guild')),
  );
  const store = await openStore(':memory:');
  const [ended] = await store.transaction().execute(async (within) => {
    expect((await dates(within, { guild: 'g' })).rows).toEqual([]);
    return [within];
  });
  await store.transaction().execute(async (within) => {
    expect((await dates(within, { guild: 'g' })).rows).toEqual([]);
    await expect(dates(ended, { guild: 'g' })).rejects.toThrow('committed');
  });
  await store.destroy();
});
