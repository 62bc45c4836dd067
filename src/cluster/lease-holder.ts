import type { ClusterConnection, Lease, LeaseClaim, LeaseSnapshot } from '../store/cluster.ts';

/** Renewal interval and duration of a lease, in ms. */
export const RENEW_INTERVAL_MS = 3_000;
export const LEASE_MS = 10_000;

/** Time in ms after which a failed renewal is tried again. */
const RETRY_AFTER_MS = 500;

/** Margin in ms after the end of another lease, so that it has certainly ended by the database's clock. */
const CLOCK_MARGIN_MS = 50;

/** Callbacks for changes of a shard's owner. */
export interface ShardHandlers {
  /** Called when this process acquires a shard. */
  take(shard: number, count: number): void;
  /**
   * Called when a shard goes to another process. Resolves when its messages are published and its session has ended, so that the other can
   * begin.
   */
  give(shard: number): Promise<void>;
  /** Called when this process has lost a shard: its session has to end at once. */
  lose(shard: number): void;
}

interface LeaseHolderOptions {
  readonly sharing: Pick<ClusterConnection, 'me' | 'beat' | 'release'>;
  /** Number of shards to create if no process holds any yet. */
  readonly count: number;
  readonly doing: ShardHandlers;
  /** Monotonic clock, in ms. */
  readonly clock: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly failed: (error: unknown) => void;
  /** Called when the leases were renewed and the number of processes is known again. */
  readonly renewed?: () => void;
}

/** Shard leases of one process, for monitoring. */
export interface LeaseStatus {
  /** Number of shards that this process holds. */
  readonly held: number;
  /** Number of processes, including this one. */
  readonly processes: number;
  /** True if the leases are still valid. Without leases: whether the process could take some. */
  readonly isValid: boolean;
}

/** Acquires, renews and hands over the leases of this process. Trusts them no longer than they last by its own clock. */
export class LeaseHolder {
  readonly #holder: LeaseHolderOptions;
  /** Held shards; `false` while a shard is being handed over. */
  readonly #held = new Map<number, boolean>();
  #until = Number.NEGATIVE_INFINITY;
  #count: number;
  #others = 0;
  #isLeaving = false;
  #isClosed = false;
  #looking: Promise<void> = Promise.resolve();
  #giving: Promise<void> | null = null;
  #wanted = false;
  #next = () => {};
  #end = () => {};

  constructor(holder: LeaseHolderOptions) {
    this.#holder = holder;
    this.#count = holder.count;
  }

  /** Total number of shards in the cluster. */
  get count(): number {
    return this.#count;
  }

  /** Number of processes that share the shards, including this one. */
  get alive(): number {
    return this.#others + 1;
  }

  /** Shards of this process, including those it is handing over. */
  get shards(): readonly number[] {
    return this.isValid ? [...this.#held.keys()] : [];
  }

  get leases(): LeaseStatus {
    return { held: this.shards.length, processes: this.alive, isValid: this.isValid };
  }

  /** True if the leases of this process are still valid. */
  get isValid(): boolean {
    return this.#holder.clock() < this.#until;
  }

  /** Returns whether this process holds a shard. */
  has(shard: number): boolean {
    return this.isValid && this.#held.has(shard);
  }

  /** Renews, takes and hands over shards now. Calls during a run are combined into one more run. */
  async look(): Promise<void> {
    if (this.#wanted) return await this.#looking;
    this.#wanted = true;
    this.#looking = this.#looking.then(async () => {
      this.#wanted = false;
      await this.#look();
    });
    await this.#looking;
  }

  /** Stops taking shards and hands over all of them, one after the other, until the time `by`; releases the rest at once. */
  async close(by: number): Promise<void> {
    this.#isLeaving = true;
    await this.look();
    while (this.#held.size > 0 && this.#others > 0 && this.#holder.clock() < by)
      await this.#giveNext([...this.#held.keys()]);
    this.#isClosed = true;
    this.#next();
    await this.#looking;
    this.#end();
    const { sharing, failed } = this.#holder;
    for (const shard of [...this.#held.keys()]) this.#lose(shard);
    await sharing.release([...Array(this.#count).keys()]).catch(failed);
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return;
    this.#next();
    const { clock, sharing, failed } = this.#holder;
    const begun = clock();
    let taken: readonly number[] = [];
    try {
      const beat = { held: [...this.#held.keys()], isLeaving: this.#isLeaving, lasts: LEASE_MS };
      const shared = await sharing.beat(beat, (seen) => {
        const taking = this.#taking(seen);
        taken = taking.shards;
        return taking;
      });
      this.#renewed(shared, begun + LEASE_MS, taken);
      this.#wait(Math.min(RENEW_INTERVAL_MS, shared.soonest + CLOCK_MARGIN_MS));
    } catch (error) {
      failed(error);
      this.#wait(RETRY_AFTER_MS);
    }
  }

  #taking(seen: LeaseSnapshot): LeaseClaim {
    const count = seen.count ?? this.#holder.count;
    if (this.#isLeaving) return { count, shards: [] };
    return { count, shards: this.#decide(seen, count).take };
  }

  #decide({ alive, leases }: LeaseSnapshot, count: number) {
    const giving = [...this.#held].filter(([, isKept]) => !isKept).map(([shard]) => shard);
    return divideShards({ me: this.#holder.sharing.me, count, alive, leases, giving });
  }

  /** Applies a renewal. Shards released since that snapshot was read are not taken again. */
  #renewed(shared: LeaseSnapshot, until: number, taken: readonly number[]): void {
    const { doing, sharing, clock, after } = this.#holder;
    // After a long pause of the process, these leases have ended already.
    if (clock() >= until) return;
    const mine = shared.leases.filter(({ holder }) => holder === sharing.me).map(({ shard }) => shard);
    for (const shard of [...this.#held.keys()]) if (!mine.includes(shard)) this.#lose(shard);
    this.#until = until;
    this.#count = shared.count ?? this.#holder.count;
    this.#others = shared.alive.filter((id) => id !== sharing.me).length;
    this.#holder.renewed?.();
    this.#end();
    this.#end = after(until - clock(), () => this.#ended());
    for (const shard of taken) {
      this.#held.set(shard, true);
      doing.take(shard, this.#count);
    }
    if (!this.#isLeaving) void this.#giveSurplus(shared);
  }

  /** Hands over one shard at a time, so that another process can start its session as soon as the one here has ended. */
  async #giveSurplus(shared: LeaseSnapshot): Promise<void> {
    const surplus = this.#decide(shared, this.#count).give;
    if (surplus.length === 0 || this.#giving !== null) return;
    await this.#giveNext(surplus);
    await this.look();
  }

  /** Hands over the first of these shards, or waits for the handover that is running. */
  async #giveNext([shard]: readonly number[]): Promise<void> {
    if (this.#giving === null && shard !== undefined)
      this.#giving = this.#give(shard).finally(() => {
        this.#giving = null;
      });
    await this.#giving;
  }

  async #give(shard: number): Promise<void> {
    const { doing, sharing, failed } = this.#holder;
    this.#held.set(shard, false);
    await doing.give(shard).catch(failed);
    // The shard was lost meanwhile, and perhaps taken again.
    if (this.#held.get(shard) !== false) return;
    this.#held.delete(shard);
    await sharing.release([shard]).catch(failed);
  }

  #lose(shard: number): void {
    this.#held.delete(shard);
    this.#holder.doing.lose(shard);
  }

  /** Drops all shards when their leases were not renewed in time. */
  #ended(): void {
    if (this.isValid) return;
    for (const shard of [...this.#held.keys()]) this.#lose(shard);
  }

  #wait(ms: number): void {
    if (this.#isClosed) return;
    this.#next = this.#holder.after(Math.max(CLOCK_MARGIN_MS, ms), () => void this.look());
  }
}

/** Distribution of the shards over the processes, as one process sees it. */
interface ClusterView {
  readonly me: string;
  /** Number of shards. */
  readonly count: number;
  /** Ids of the processes that are alive, including this one. */
  readonly alive: readonly string[];
  readonly leases: readonly Lease[];
  /** Shards that this process is handing over already. */
  readonly giving: readonly number[];
}

interface ShardDecision {
  readonly take: readonly number[];
  readonly give: readonly number[];
}

/**
 * Decides which free shards a process takes, and which of its own it hands over. Each process gets at most its fair share, rounded up. The
 * first shard is handed over last.
 */
export function divideShards({ me, count, alive, leases, giving }: ClusterView): ShardDecision {
  const fair = Math.ceil(count / Math.max(1, alive.length));
  const taken = new Set(leases.map(({ shard }) => shard));
  const mine = leases.filter(({ holder }) => holder === me).map(({ shard }) => shard);
  const kept = mine.filter((shard) => !giving.includes(shard)).sort((one, other) => one - other);
  const free = Array.from({ length: count }, (_, shard) => shard).filter((shard) => !taken.has(shard));
  return { take: free.slice(0, Math.max(0, fair - mine.length)), give: kept.slice(fair) };
}
