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

describe.skipIf(!ON_POSTGRES)('lost PostgreSQL connections', () => {
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

  const spec = { guild: 'g', channel: 'c', game: 'forage', language: 'en' } as const;
  const tables = async () => (await store.selectFrom('tables').select('id').execute()).length;

  test('lost connection: an uncommitted transaction is retried and acts once', async () => {
    proxy.cutAt('insert into "seats"', 'before');
    expect(await openTable(ctx, createActor('ann'), spec)).toBeTypeOf('number');
    proxy.cutAt('insert into "outbox"', 'after');
    expect(await openTable(ctx, createActor('bob'), { ...spec, channel: 'd' })).toBeTypeOf('number');
    expect(await tables()).toBe(2);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('lost connection: one lost %s the commit is reported as commit unknown', async (when, kept) => {
    proxy.cutAt('commit', when);
    const opening = openTable(ctx, createActor('ann'), spec);
    await expect(opening).rejects.toBeInstanceOf(CommitUnknownForNowError);
    await expect(opening).rejects.toBeInstanceOf(CommitUnknownError);
    await expect(opening).rejects.toMatchObject({ cause: expect.any(CommitUnacknowledgedError) });
    expect(await tables()).toBe(kept);
    // The publisher is woken, because there may be something to publish.
    expect(ctx.told).toHaveLength(1);
  });

  test('restarted server: waiting, idle and begun transactions reconnect', async () => {
    let restarted = false;
    const working = inTransaction(ctx, async (work) => {
      await work.store.selectFrom('tables').select('id').execute();
      if (!restarted) await cluster.restart();
      restarted = true;
      return (await work.store.selectFrom('tables').select('id').execute()).length;
    });
    expect(await working).toBe(0);
    expect(await openTable(ctx, createActor('ann'), spec)).toBeTypeOf('number');
  });

  test('lost connection: a read rejects with StoreUnavailableError', async () => {
    proxy.cutAt('select "id" from "tables"', 'before');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await tables()).toBe(0);
  });

  const measure = async <T>(work: () => Promise<T>) => {
    const begun = performance.now();
    return { result: await work(), took: performance.now() - begun };
  };
  const busy = () => Promise.all([...Array(10)].map(() => tables()));

  test('silent connections: are dropped, and later reads are answered within two seconds', async () => {
    await busy();
    proxy.silence('known');
    const lost = await Promise.allSettled([...Array(12)].map(() => tables()));
    expect(lost.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    for (const one of lost)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(StoreUnavailableError);
    const { result, took } = await measure(busy);
    expect(result).toEqual(Array(10).fill(0));
    expect(took).toBeLessThan(2_000);
  });

  test('silent connections: the first one found drops all others that were idle', async () => {
    await busy();
    proxy.silence('known');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    const { result, took } = await measure(busy);
    expect([result, took < 2_000]).toEqual([Array(10).fill(0), true]);
  });

  test('silent connections: a transaction is retried on a new connection', async () => {
    await busy();
    proxy.silence('known');
    const { result, took } = await measure(() => openTable(ctx, createActor('ann'), spec));
    expect(result).toBeTypeOf('number');
    expect(took).toBeLessThan(5_000);
    expect(await tables()).toBe(1);
  });

  test('silent server: is reported as unavailable and answers soon after it is back', async () => {
    await busy();
    proxy.silence('all');
    await expect(tables()).rejects.toBeInstanceOf(StoreUnavailableError);
    const { result, took } = await measure(() =>
      openTable(ctx, createActor('ann'), spec).catch((error: unknown) => error),
    );
    expect(result).toBeInstanceOf(StoreUnavailableError);
    expect(took).toBeLessThan(12_000);
    proxy.speak();
    await vi.waitFor(async () => expect(await tables()).toBe(0), 3_000);
  });

  test('silent connections: the rows of a lost transaction are unlocked within seconds', async () => {
    await openTable(ctx, createActor('ann'), spec);
    const setTheme = (name: string) => (work: Pick<typeof ctx, 'store'>) =>
      work.store.updateTable('tables').set({ theme: name }).execute();
    let isFirst = true;
    const working = inTransaction(ctx, async (work) => {
      await setTheme('one')(work);
      if (isFirst) proxy.silence('known');
      isFirst = false;
      await setTheme('two')(work);
    });
    const { took } = await measure(() => working);
    expect(took).toBeLessThan(12_000);
    const { theme } = await store.selectFrom('tables').select('theme').executeTakeFirstOrThrow();
    expect(theme).toBe('two');
  });

  test('statement timeout: maintenance may run slow statements', async () => {
    const slow = () => sql`select pg_sleep(3.5)`.execute(store);
    await expect(slow()).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(withStatementTimeout(MAINTENANCE_TIMEOUT_MS, slow)).resolves.toBeDefined();
  });

  test('lockData: is acquired again after a server restart', async () => {
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

  test('lockDataShared: allows several bots and excludes exclusive tools', async () => {
    const refused = 'another Piecemeal is running on it';
    const bots = [await lockDataShared(cluster.url()), await lockDataShared(cluster.url())];
    await bots[0]?.release();
    await expect(lockData(cluster.url())).rejects.toThrow(refused);
    await bots[1]?.release();
    const tool = await lockData(cluster.url());
    await expect(lockDataShared(cluster.url())).rejects.toThrow(refused);
    await tool.release();
  });

  test('silent server: the lock and the cluster connection close within seconds', async () => {
    const url = new URL(cluster.url());
    url.port = String(proxy.port);
    const lock = await lockDataShared(url.href);
    const connection = await openClusterConnection(url.href, { heard: () => {}, again: () => {} });
    proxy.silence('all');
    const { took } = await measure(async () => {
      await lock.release();
      await connection.close();
    });
    proxy.speak();
    expect(took).toBeLessThan(5_000);
  });
});
