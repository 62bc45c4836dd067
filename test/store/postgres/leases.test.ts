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
    for (const sharing of open) await sharing.close();
  });

  const come = async (heard: (call: ClusterMessage) => void = () => {}): Promise<ClusterConnection> => {
    const sharing = await openClusterConnection(address, { heard, again: () => {} });
    open.push(sharing);
    return sharing;
  };
  /** It has these, and takes those. */
  const beat = (
    sharing: ClusterConnection,
    held: readonly number[],
    shards: readonly number[],
    lasts = LASTS,
  ) => sharing.beat({ held, isLeaving: false, lasts }, () => ({ count: 6, shards }));
  const heldBy = ({ leases }: LeaseSnapshot, { me }: ClusterConnection) =>
    leases.filter(({ holder }) => holder === me).map(({ shard }) => shard);

  test('what is taken is held, renewed while it is named, and free when it is not', async () => {
    const [one, other] = [await come(), await come()];
    expect(heldBy(await beat(one, [], [0, 1, 2]), one)).toEqual([0, 1, 2]);
    const seen = await beat(other, [], []);
    expect([seen.count, seen.alive.length, heldBy(seen, one)]).toEqual([6, 2, [0, 1, 2]]);
    expect(seen.soonest).toBeGreaterThan(LASTS - 5_000);
    expect(heldBy(await beat(one, [0, 2], []), one)).toEqual([0, 2]);
    expect(heldBy(await beat(other, [], [1]), other)).toEqual([1]);
  });

  test('what somebody has nobody else can take', async () => {
    const [one, other] = [await come(), await come()];
    await beat(one, [], [0]);
    await expect(beat(other, [], [0])).rejects.toThrow('leases_pkey');
    await vi.waitFor(async () => expect(heldBy(await beat(other, [], [1]), one)).toEqual([0]));
  });

  test('all at once take each shard once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => come()));
    const took = await Promise.all(
      all.map(async (sharing) => {
        const shared = await sharing.beat({ held: [], isLeaving: false, lasts: LASTS }, ({ leases }) => {
          const taken = leases.map(({ shard }) => shard);
          const free = [0, 1, 2, 3, 4, 5].filter((shard) => !taken.includes(shard));
          return { count: 6, shards: free.slice(0, 2) };
        });
        return heldBy(shared, sharing);
      }),
    );
    expect(took.flat().sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a lease that has ended is gone, and so is a process that was not heard of', async () => {
    const [one, other] = [await come(), await come()];
    await beat(one, [], [0], 1);
    await vi.waitFor(async () => {
      const seen = await beat(other, [], []);
      expect([seen.leases, seen.alive, seen.count]).toEqual([[], [other.me], null]);
    });
  });

  test('who leaves is not counted, keeps what is left of theirs, and is heard of', async () => {
    const calls: ClusterMessage[] = [];
    const [one, other] = [await come(), await come((call) => calls.push(call))];
    await beat(one, [], [0, 1]);
    await beat(other, [], []);
    await vi.waitFor(() => expect(calls).toEqual([{ kind: 'leases' }]));
    await one.beat({ held: [0, 1], isLeaving: true, lasts: LASTS }, () => ({ count: 6, shards: [] }));
    await one.release([0]);
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    const seen = await beat(other, [], []);
    expect([seen.alive, heldBy(seen, one)]).toEqual([[other.me], [1]]);
  });

  test('who calls is heard by all others, and not by themselves', async () => {
    const calls: (readonly [string, ClusterMessage])[] = [];
    const all = await Promise.all(['a', 'b', 'c'].map((name) => come((call) => calls.push([name, call]))));
    const call = { kind: 'table', id: 7, shard: 3 } as const;
    await all[0]?.call(call);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.sort()).toEqual([
      ['b', call],
      ['c', call],
    ]);
  });

  test('sessions of a bucket are started one after the other, whoever starts them', async () => {
    const [one, other] = [await come(), await come()];
    const taken = await Promise.all([one, other].map((sharing) => sharing.identify(0, APART)));
    expect(taken.filter((wait) => wait === 0)).toHaveLength(1);
    for (const wait of taken) expect(wait).toBeLessThanOrEqual(APART);
    expect(await other.identify(1, APART)).toBe(0);
    expect(await one.identifiable(1, APART)).toBeGreaterThan(APART - 4_000);
    expect([await one.identifiable(1, 0), await one.identifiable(2, APART)]).toEqual([0, 0]);
    expect(await one.identify(1, 0)).toBe(0);
  });

  test('the tables of it are as the migrations leave them', async () => {
    const store = await openStore(address);
    const tables = (await store.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(expect.arrayContaining(['leases', 'processes', 'identifies']));
    await store.destroy();
  });
});
