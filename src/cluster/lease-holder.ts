import type { ClusterConnection, LeaseClaim, LeaseSnapshot } from '../store/cluster.ts';
import { divideShards } from './divide-shards.ts';

/** So often leases are renewed, and so long each lasts, in ms. */
export const RENEW_INTERVAL_MS = 3_000;
export const LEASE_MS = 10_000;

/** What cannot be renewed is tried again so soon, in ms. */
const RETRY_AFTER_MS = 500;

/** What has ended by the clock of the database has ended by so many ms. */
const CLOCK_MARGIN_MS = 50;

/** What is done about a shard. */
export interface ShardHandlers {
  /** It is this process's from now on. */
  take(shard: number, count: number): void;
  /** It is to be another's: resolves when another can begin, all is told that was being told, and its session has ended. */
  give(shard: number): Promise<void>;
  /** It is this process's no more: its session ends now. */
  lose(shard: number): void;
}

interface LeaseHolderOptions {
  readonly sharing: Pick<ClusterConnection, 'me' | 'beat' | 'release'>;
  /** How many shards there are to be where nobody has any yet. */
  readonly count: number;
  readonly doing: ShardHandlers;
  /** A clock that nobody sets, in ms. */
  readonly clock: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly failed: (error: unknown) => void;
  /** Its leases were renewed, and how many processes there are is known anew. */
  readonly renewed?: () => void;
}

/** How a process shares the shards with others: for whoever watches it. */
export interface LeaseStatus {
  /** How many of them it has. */
  readonly held: number;
  /** How many processes there are, this one among them. */
  readonly processes: number;
  /** Its leases have not ended; where it has none, it could take some. */
  readonly isValid: boolean;
}

/** The leases of this process. It believes in them no longer than they last by its own clock. */
export class LeaseHolder {
  readonly #holder: LeaseHolderOptions;
  /** `false`: it is being handed over. */
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

  /** Of how many shards these are some. */
  get count(): number {
    return this.#count;
  }

  /** How many processes share them, this one among them. */
  get alive(): number {
    return this.#others + 1;
  }

  /** All of this process, those among them that it is handing over. */
  get shards(): readonly number[] {
    return this.isValid ? [...this.#held.keys()] : [];
  }

  get leases(): LeaseStatus {
    return { held: this.shards.length, processes: this.alive, isValid: this.isValid };
  }

  /** Whether it may still do anything by its leases. */
  get isValid(): boolean {
    return this.#holder.clock() < this.#until;
  }

  /** Whether it has that shard. */
  has(shard: number): boolean {
    return this.isValid && this.#held.has(shard);
  }

  /** Renews, takes and hands over now. Who asks while that is going on has it done once more. */
  async look(): Promise<void> {
    if (this.#wanted) return await this.#looking;
    this.#wanted = true;
    this.#looking = this.#looking.then(async () => {
      this.#wanted = false;
      await this.#look();
    });
    await this.#looking;
  }

  /** Takes nothing more and hands over all it has, one after the other, until that time; the rest at once. */
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

  /** What it has released since is not taken again by what it reads of before. */
  #renewed(shared: LeaseSnapshot, until: number, taken: readonly number[]): void {
    const { doing, sharing, clock, after } = this.#holder;
    // Paused for so long, it was told of leases that have ended since.
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

  /** One after the other, so that a session of each can be started elsewhere as soon as the one here has ended. */
  async #giveSurplus(shared: LeaseSnapshot): Promise<void> {
    const surplus = this.#decide(shared, this.#count).give;
    if (surplus.length === 0 || this.#giving !== null) return;
    await this.#giveNext(surplus);
    await this.look();
  }

  /** Hands over the first of these, or waits for what is being handed over. */
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
    // It was lost meanwhile, and perhaps taken anew.
    if (this.#held.get(shard) !== false) return;
    this.#held.delete(shard);
    await sharing.release([shard]).catch(failed);
  }

  #lose(shard: number): void {
    this.#held.delete(shard);
    this.#holder.doing.lose(shard);
  }

  /** Nobody has renewed them in time. */
  #ended(): void {
    if (this.isValid) return;
    for (const shard of [...this.#held.keys()]) this.#lose(shard);
  }

  #wait(ms: number): void {
    if (this.#isClosed) return;
    this.#next = this.#holder.after(Math.max(CLOCK_MARGIN_MS, ms), () => void this.look());
  }
}
