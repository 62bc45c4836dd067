import { beforeEach, expect, test } from 'vitest';
import {
  LEASE_MS,
  LeaseHolder,
  RENEW_INTERVAL_MS,
  type ShardHandlers,
} from '../../src/cluster/lease-holder.ts';
import type {
  ClusterConnection,
  Heartbeat,
  Lease,
  LeaseClaim,
  LeaseSnapshot,
} from '../../src/store/cluster.ts';

/** A manual clock with timers. */
class Clock {
  now = 0;
  #waiting: { at: number; work: () => void }[] = [];

  readonly after = (ms: number, work: () => void) => {
    const one = { at: this.now + ms, work };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  };

  /** Advances by some ms and waits for all resulting work. */
  async pass(ms: number): Promise<void> {
    await waitForWork();
    const end = this.now + ms;
    for (;;) {
      const [next] = this.#waiting.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.work();
      await waitForWork();
    }
    this.now = end;
    await waitForWork();
  }
}

async function waitForWork(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((done) => setImmediate(done));
}

/** A database of leases in memory on the same clock. */
class Database {
  readonly clock: Clock;
  isAway = false;
  readonly processes = new Map<string, number>();
  readonly leases = new Map<number, { holder: string; until: number; count: number }>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  of(me: string): Pick<ClusterConnection, 'me' | 'beat' | 'release'> {
    return {
      me,
      beat: async (beat, wanted) => this.#beat(me, beat, wanted),
      release: async (shards) => this.#release(me, shards),
    };
  }

  #beat(
    me: string,
    { held, isLeaving, lasts }: Heartbeat,
    wanted: (shared: LeaseSnapshot) => LeaseClaim,
  ): LeaseSnapshot {
    if (this.isAway) throw new Error('away');
    const { now } = this.clock;
    if (isLeaving) this.processes.delete(me);
    else this.processes.set(me, now + lasts);
    for (const [id, until] of this.processes) if (until <= now) this.processes.delete(id);
    for (const [shard, lease] of this.leases)
      if (lease.holder === me && !held.includes(shard)) this.leases.delete(shard);
      else if (lease.holder === me) lease.until = now + lasts;
      else if (lease.until <= now) this.leases.delete(shard);
    const { count, shards } = wanted(this.#shared(me));
    for (const shard of shards) this.leases.set(shard, { holder: me, until: now + lasts, count });
    return this.#shared(me);
  }

  #release(me: string, shards: readonly number[]): void {
    if (this.isAway) throw new Error('away');
    for (const shard of shards) if (this.leases.get(shard)?.holder === me) this.leases.delete(shard);
  }

  #shared(me: string): LeaseSnapshot {
    const leases = [...this.leases].map(([shard, { holder }]): Lease => ({ shard, holder }));
    const others = [...this.leases.values()].filter(({ holder }) => holder !== me);
    return {
      alive: [...this.processes.keys()],
      count: [...this.leases.values()][0]?.count ?? null,
      leases,
      soonest: Math.min(...others.map(({ until }) => until - this.clock.now)),
    };
  }
}

/** A process that records the events of its shards. */
class Process {
  readonly events: string[] = [];
  readonly holding: LeaseHolder;
  /** Completes the current handover. */
  drained: () => void = () => {};
  isSlow = false;

  constructor(database: Database, me: string, count = 4) {
    const handlers: ShardHandlers = {
      take: (shard, of) => void this.events.push(`take ${shard}/${of}`),
      give: async (shard) => {
        this.events.push(`give ${shard}`);
        if (this.isSlow)
          await new Promise<void>((done) => {
            this.drained = done;
          });
      },
      lose: (shard) => void this.events.push(`lose ${shard}`),
    };
    const { clock } = database;
    this.holding = new LeaseHolder({
      sharing: database.of(me),
      count,
      doing: handlers,
      clock: () => clock.now,
      after: clock.after,
      failed: () => {},
    });
  }
}

let clock: Clock;
let database: Database;
beforeEach(() => {
  clock = new Clock();
  database = new Database(clock);
});

async function start(me: string, count?: number): Promise<Process> {
  const process = new Process(database, me, count);
  await process.holding.look();
  return process;
}

test('LeaseHolder: a single process holds all shards and renews them', async () => {
  const a = await start('a');
  expect(a.events).toEqual(['take 0/4', 'take 1/4', 'take 2/4', 'take 3/4']);
  await clock.pass(60_000);
  expect(a.holding.shards).toEqual([0, 1, 2, 3]);
  expect(a.events).toHaveLength(4);
});

test('LeaseHolder: hands a new process its share, one shard after another', async () => {
  const a = await start('a');
  a.isSlow = true;
  const b = await start('b');
  expect(b.holding.shards).toEqual([]);
  await clock.pass(RENEW_INTERVAL_MS);
  expect(a.events.slice(4)).toEqual(['give 2']);
  expect(a.holding.has(2)).toBe(true);
  a.drained();
  await clock.pass(RENEW_INTERVAL_MS);
  expect(b.events).toEqual(['take 2/4']);
  expect(a.events.slice(4)).toEqual(['give 2', 'give 3']);
  a.drained();
  await clock.pass(RENEW_INTERVAL_MS);
  expect([a.holding.shards, b.holding.shards]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('LeaseHolder: takes the shards of a dead process when its leases end', async () => {
  database.processes.set('dead', LEASE_MS);
  for (const shard of [0, 1]) database.leases.set(shard, { holder: 'dead', until: LEASE_MS, count: 4 });
  const a = await start('a');
  expect(a.holding.shards).toEqual([2, 3]);
  await clock.pass(LEASE_MS);
  expect(a.holding.shards).toEqual([2, 3]);
  await clock.pass(100);
  expect(a.holding.shards).toEqual([2, 3, 0, 1]);
});

test('LeaseHolder: loses its shards exactly when leases that cannot be renewed end', async () => {
  const a = await start('a');
  database.isAway = true;
  await clock.pass(LEASE_MS - 1);
  expect(a.holding.has(0)).toBe(true);
  await clock.pass(1);
  expect([a.holding.has(0), a.holding.shards, a.holding.isValid]).toEqual([false, [], false]);
  expect(a.events.slice(4)).toEqual(['lose 0', 'lose 1', 'lose 2', 'lose 3']);
  database.isAway = false;
  await clock.pass(1_000);
  expect(a.holding.shards).toEqual([0, 1, 2, 3]);
});

test('LeaseHolder: holds nothing in a paused process after its leases end', async () => {
  const a = await start('a');
  clock.now += LEASE_MS;
  expect([a.holding.has(0), a.holding.isValid]).toEqual([false, false]);
});

test('LeaseHolder: keeps its shards over a short loss of the database', async () => {
  const a = await start('a');
  database.isAway = true;
  await clock.pass(6_000);
  database.isAway = false;
  await clock.pass(20_000);
  expect(a.events).toHaveLength(4);
});

test('LeaseHolder: uses the shard count of the others until nobody holds any', async () => {
  const a = await start('a', 4);
  const b = await start('b', 6);
  await clock.pass(10_000);
  expect([b.holding.count, b.events]).toEqual([4, ['take 2/4', 'take 3/4']]);
  await Promise.all([a.holding.close(clock.now), b.holding.close(clock.now)]);
  expect(database.leases.size).toBe(0);
  expect((await start('c', 6)).holding.count).toBe(6);
});

test('LeaseHolder: hands over one shard after another when closing, and the rest at the time limit', async () => {
  const a = await start('a');
  const b = await start('b');
  await clock.pass(10_000);
  a.isSlow = true;
  const closed = a.holding.close(clock.now + 5_000);
  await clock.pass(0);
  expect(a.events.slice(6)).toEqual(['give 0']);
  a.drained();
  await clock.pass(RENEW_INTERVAL_MS);
  expect(b.holding.shards).toEqual([2, 3, 0]);
  expect(a.events.slice(6)).toEqual(['give 0', 'give 1']);
  await clock.pass(5_000);
  a.drained();
  await closed;
  await clock.pass(RENEW_INTERVAL_MS);
  expect(b.holding.shards).toEqual([2, 3, 0, 1]);
});
