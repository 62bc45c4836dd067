import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ClusterConnection,
  type ClusterMessage,
  type LeaseSnapshot,
  openClusterConnection,
} from '../../../src/store/cluster.ts';
import { openStore } from '../../../src/store/open.ts';
import { createFreshDatabase, ON_POSTGRES } from '../../support/store.ts';

const LASTS = 10_000;
const APART = 5_000;

describe.skipIf(!ON_POSTGRES)('leases in the database', () => {
  let address: string;
  let open: ClusterConnection[];
  beforeEach(async () => {
    address = await createFreshDatabase();
    open = [];
  });
  afterEach(async () => {
    for (const connection of open) await connection.close();
  });

  const connect = async (heard: (call: ClusterMessage) => void = () => {}): Promise<ClusterConnection> => {
    const connection = await openClusterConnection(address, { heard, again: () => {} });
    open.push(connection);
    return connection;
  };
  /** Renews the held shards and takes others. */
  const beat = (
    connection: ClusterConnection,
    held: readonly number[],
    shards: readonly number[],
    lasts = LASTS,
  ) => connection.beat({ held, isLeaving: false, lasts }, () => ({ count: 6, shards }));
  const listHeldShards = ({ leases }: LeaseSnapshot, { me }: ClusterConnection) =>
    leases.filter(({ holder }) => holder === me).map(({ shard }) => shard);

  test('leases: a shard is held while it is renewed and free afterwards', async () => {
    const [one, other] = [await connect(), await connect()];
    expect(listHeldShards(await beat(one, [], [0, 1, 2]), one)).toEqual([0, 1, 2]);
    const seen = await beat(other, [], []);
    expect([seen.count, seen.alive.length, listHeldShards(seen, one)]).toEqual([6, 2, [0, 1, 2]]);
    expect(seen.soonest).toBeGreaterThan(LASTS - 5_000);
    expect(listHeldShards(await beat(one, [0, 2], []), one)).toEqual([0, 2]);
    expect(listHeldShards(await beat(other, [], [1]), other)).toEqual([1]);
  });

  test('leases: a held shard cannot be taken by another process', async () => {
    const [one, other] = [await connect(), await connect()];
    await beat(one, [], [0]);
    await expect(beat(other, [], [0])).rejects.toThrow('leases_pkey');
    await vi.waitFor(async () => expect(listHeldShards(await beat(other, [], [1]), one)).toEqual([0]));
  });

  test('leases: simultaneous processes take each shard once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => connect()));
    const took = await Promise.all(
      all.map(async (connection) => {
        const shared = await connection.beat({ held: [], isLeaving: false, lasts: LASTS }, ({ leases }) => {
          const taken = leases.map(({ shard }) => shard);
          const free = [0, 1, 2, 3, 4, 5].filter((shard) => !taken.includes(shard));
          return { count: 6, shards: free.slice(0, 2) };
        });
        return listHeldShards(shared, connection);
      }),
    );
    expect(took.flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('leases: an expired lease and its silent process are dropped', async () => {
    const [one, other] = [await connect(), await connect()];
    await beat(one, [], [0], 1);
    await vi.waitFor(async () => {
      const seen = await beat(other, [], []);
      expect([seen.leases, seen.alive, seen.count]).toEqual([[], [other.me], null]);
    });
  });

  test('leases: a leaving process is not counted, keeps its remaining shards and notifies the others', async () => {
    const calls: ClusterMessage[] = [];
    const [one, other] = [await connect(), await connect((call) => calls.push(call))];
    await beat(one, [], [0, 1]);
    await beat(other, [], []);
    await vi.waitFor(() => expect(calls).toEqual([{ kind: 'leases' }]));
    await one.beat({ held: [0, 1], isLeaving: true, lasts: LASTS }, () => ({ count: 6, shards: [] }));
    await one.release([0]);
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    const seen = await beat(other, [], []);
    expect([seen.alive, listHeldShards(seen, one)]).toEqual([[other.me], [1]]);
  });

  test('cluster messages: reach all processes except the sender', async () => {
    const calls: (readonly [string, ClusterMessage])[] = [];
    const all = await Promise.all(['a', 'b', 'c'].map((name) => connect((call) => calls.push([name, call]))));
    const call = { kind: 'table', id: 7, shard: 3 } as const;
    await all[0]?.call(call);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.sort()).toEqual([
      ['b', call],
      ['c', call],
    ]);
  });

  test('identify: sessions of a bucket start one after another across processes', async () => {
    const [one, other] = [await connect(), await connect()];
    const taken = await Promise.all([one, other].map((connection) => connection.identify(0, APART)));
    expect(taken.filter((wait) => wait === 0)).toHaveLength(1);
    for (const wait of taken) expect(wait).toBeLessThanOrEqual(APART);
    expect(await other.identify(1, APART)).toBe(0);
    expect(await one.identifiable(1, APART)).toBeGreaterThan(APART - 4_000);
    expect([await one.identifiable(1, 0), await one.identifiable(2, APART)]).toEqual([0, 0]);
    expect(await one.identify(1, 0)).toBe(0);
  });

  test('leases: their tables are created by the migrations', async () => {
    const store = await openStore(address);
    const tables = (await store.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(expect.arrayContaining(['leases', 'processes', 'identifies']));
    await store.destroy();
  });
});
