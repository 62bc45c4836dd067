import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommitUnknownError, CommitUnknownForNowError } from '../../../src/app/core/actor.ts';
import { inTransaction } from '../../../src/app/core/unit-of-work.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { type PostgresServer, startPostgresServer } from '../../../src/bench/postgres-server.ts';
import { openClusterConnection } from '../../../src/store/cluster.ts';
import { CommitUnacknowledgedError, StoreUnavailableError } from '../../../src/store/connection-errors.ts';
import { lockData, lockDataShared } from '../../../src/store/data-lock.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { MAINTENANCE_TIMEOUT_MS, withStatementTimeout } from '../../../src/store/statement-timeout.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../support/proxy.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { createActor, openTestContext, type TestContext } from '../../support/test-context.ts';

describe.skipIf(!ON_POSTGRES)('where the database goes away', () => {
  let cluster: PostgresServer;
  let proxy: DatabaseProxy;
  let store: Store;
  let ctx: TestContext;
  beforeAll(async () => {
    cluster = await startPostgresServer();
    proxy = await openDatabaseProxy(Number(new URL(cluster.url()).port));
    const url = new URL(cluster.url());
    url.port = String(proxy.port);
    store = await openStore(url.href);
    ctx = { ...(await openTestContext()), store };
  });
  afterAll(async () => {
    await store?.destroy();
    await proxy?.close();
    await cluster?.stop();
  });
  beforeEach(async () => {
    await store.deleteFrom('tables').execute();
    ctx.told.length = 0;
  });

  const wish = { guild: 'g', channel: 'c', game: 'forage', language: 'en' } as const;
  const tables = async () => (await store.selectFrom('tables').select('id').execute()).length;

  test('what had not been committed is done again, and once', async () => {
    proxy.cutAt('insert into "seats"', 'before');
    expect(await openTable(ctx, createActor('ann'), wish)).toBeTypeOf('number');
    proxy.cutAt('insert into "outbox"', 'after');
    expect(await openTable(ctx, createActor('bob'), { ...wish, channel: 'd' })).toBeTypeOf('number');
    expect(await tables()).toBe(2);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'lost %s the commit was heard, nobody is told that it is done or that it is not',
    async (when, kept) => {
      proxy.cutAt('commit', when);
      const opening = openTable(ctx, createActor('ann'), wish);
      await expect(opening).rejects.toBeInstanceOf(CommitUnknownForNowError);
      await expect(opening).rejects.toBeInstanceOf(CommitUnknownError);
      await expect(opening).rejects.toMatchObject({ cause: expect.any(CommitUnacknowledgedError) });
      expect(await tables()).toBe(kept);
      // Whoever tells the channels looks whether there is something to tell.
      expect(ctx.told).toHaveLength(1);
    },
  );

  test('a server that is started anew is found again, by who waited, who was idle and who had begun', async () => {
    let restarted = false;
    const working = inTransaction(ctx, async (work) => {
      await work.store.selectFrom('tables').select('id').execute();
      if (!restarted) await cluster.restart();
      restarted = true;
      return (await work.store.selectFrom('tables').select('id').execute()).length;
    });
    expect(await working).toBe(0);
    expect(await openTable(ctx, createActor('ann'), wish)).toBeTypeOf('number');
  });

  test('who only looks is told by the name of what happened', async () => {
    proxy.cutAt('select "id" from "tables"', 'before');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await tables()).toBe(0);
  });

  const at = async <T>(work: () => Promise<T>) => {
    const begun = performance.now();
    return { said: await work(), took: performance.now() - begun };
  };
  const busy = () => Promise.all([...Array(10)].map(() => tables()));

  test('connections that go dead without a word are given up, and whoever asks is answered within seconds', async () => {
    await busy();
    proxy.silence('known');
    const lost = await Promise.allSettled([...Array(12)].map(() => tables()));
    expect(lost.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    for (const one of lost)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(StoreUnavailableError);
    const { said, took } = await at(busy);
    expect(said).toEqual(Array(10).fill(0));
    expect(took).toBeLessThan(2_000);
  });

  test('one that is found dead takes those with it that were idle then', async () => {
    await busy();
    proxy.silence('known');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    const { said, took } = await at(busy);
    expect([said, took < 2_000]).toEqual([Array(10).fill(0), true]);
  });

  test('what was to be done is done on a new connection, by itself', async () => {
    await busy();
    proxy.silence('known');
    const { said, took } = await at(() => openTable(ctx, createActor('ann'), wish));
    expect(said).toBeTypeOf('number');
    expect(took).toBeLessThan(5_000);
    expect(await tables()).toBe(1);
  });

  test('while new connections are dead too it is told as such, and answers soon after they are not', async () => {
    await busy();
    proxy.silence('all');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    const { said, took } = await at(() =>
      openTable(ctx, createActor('ann'), wish).catch((error: unknown) => error),
    );
    expect(said).toBeInstanceOf(StoreUnavailableError);
    expect(took).toBeLessThan(12_000);
    proxy.speak();
    await vi.waitFor(async () => expect(await tables()).toBe(0), 3_000);
  });

  test('a transaction that went dead lets go of its rows within seconds', async () => {
    await openTable(ctx, createActor('ann'), wish);
    const renamed = (name: string) => (work: Pick<typeof ctx, 'store'>) =>
      work.store.updateTable('tables').set({ theme: name }).execute();
    let isFirst = true;
    const working = inTransaction(ctx, async (work) => {
      await renamed('one')(work);
      if (isFirst) proxy.silence('known');
      isFirst = false;
      await renamed('two')(work);
    });
    const { took } = await at(() => working);
    expect(took).toBeLessThan(12_000);
    const { theme } = await store.selectFrom('tables').select('theme').executeTakeFirstOrThrow();
    expect(theme).toBe('two');
  });

  test('a statement that is slow, and not dead, has its time where nobody waits for it', async () => {
    const slow = () => sql`select pg_sleep(3.5)`.execute(store);
    await expect(slow()).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(withStatementTimeout(MAINTENANCE_TIMEOUT_MS, slow)).resolves.toBeDefined();
  });

  test('the database is taken again after a restart, and by nobody else while it is', async () => {
    const lost: Error[] = [];
    const locksHeld = async () =>
      (await sql`select 1 from pg_locks where locktype = 'advisory' and granted`.execute(store)).rows.length;
    const lock = await lockData(cluster.url(), (error) => void lost.push(error));
    await expect(lockData(cluster.url())).rejects.toThrow('another Piecemeal is running on it');
    await cluster.restart();
    await vi.waitFor(async () => expect(await locksHeld()).toBe(1));
    await expect(lockData(cluster.url())).rejects.toThrow('another Piecemeal is running on it');
    expect(lost).toEqual([]);
    await lock.release();
    await (await lockData(cluster.url())).release();
  });

  test('bots share a database, and who needs it alone waits until all have gone', async () => {
    const refused = 'another Piecemeal is running on it';
    const bots = [await lockDataShared(cluster.url()), await lockDataShared(cluster.url())];
    await bots[0]?.release();
    await expect(lockData(cluster.url())).rejects.toThrow(refused);
    await bots[1]?.release();
    const tool = await lockData(cluster.url());
    await expect(lockDataShared(cluster.url())).rejects.toThrow(refused);
    await tool.release();
  });

  test('leases and the lock end in time, also where nothing comes through any more', async () => {
    const url = new URL(cluster.url());
    url.port = String(proxy.port);
    const lock = await lockDataShared(url.href);
    const sharing = await openClusterConnection(url.href, { heard: () => {}, again: () => {} });
    proxy.silence('all');
    const { took } = await at(async () => {
      await lock.release();
      await sharing.close();
    });
    proxy.speak();
    expect(took).toBeLessThan(5_000);
  });
});
