import type { Shared, Sharing, Taking } from '../store/sharing.ts';
import { decide } from './decide.ts';

/** So often leases are renewed, and so long each lasts, in ms. */
export const RENEWED_EVERY = 3_000;
export const LASTS = 10_000;

/** What cannot be renewed is tried again so soon, in ms. */
const AGAIN = 500;

/** What has ended by the clock of the database has ended by so many ms. */
const BEHIND = 50;

/** What is done about a shard. */
export interface Doing {
  /** It is this process's from now on. */
  take(shard: number, count: number): void;
  /** It is to be another's: resolves when all is told that was being told, and its session has ended. */
  give(shard: number): Promise<void>;
  /** It is this process's no more: its session ends now. */
  lose(shard: number): void;
}

export interface Holder {
  readonly sharing: Pick<Sharing, 'me' | 'beat' | 'release'>;
  /** How many shards there are to be where nobody has any yet. */
  readonly count: number;
  readonly doing: Doing;
  /** A clock that nobody sets, in ms. */
  readonly clock: () => number;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly failed: (error: unknown) => void;
  /** Its leases were renewed, and how many processes there are is known anew. */
  readonly renewed?: () => void;
}

/** The leases of this process. It believes in them no longer than they last by its own clock. */
export class Holding {
  readonly #holder: Holder;
  /** `false`: it is being handed over. */
  readonly #held = new Map<number, boolean>();
  #until = Number.NEGATIVE_INFINITY;
  #count: number;
  #alive = 1;
  #isLeaving = false;
  #isClosed = false;
  #looking: Promise<void> = Promise.resolve();
  #wanted = false;
  #next = () => {};
  #end = () => {};

  constructor(holder: Holder) {
    this.#holder = holder;
    this.#count = holder.count;
  }

  /** Of how many shards these are some. */
  get count(): number {
    return this.#count;
  }

  /** How many processes share them, this one among them. */
  get alive(): number {
    return this.#alive;
  }

  /** All of this process, those among them that it is handing over. */
  get shards(): readonly number[] {
    return this.isValid ? [...this.#held.keys()] : [];
  }

  /** Whether it may still do anything by its leases. */
  get isValid(): boolean {
    return this.#holder.clock() < this.#until;
  }

  /** Whether it has that shard, and is not handing it over. */
  has(shard: number): boolean {
    return this.isValid && this.#held.get(shard) === true;
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

  /** Takes nothing more, and is counted no more; what it has stays its own for now. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await this.look();
  }

  /** All is handed over. */
  async close(): Promise<void> {
    this.#isLeaving = true;
    this.#isClosed = true;
    this.#next();
    await this.#looking;
    this.#end();
    await Promise.all([...this.#held.keys()].map((shard) => this.#holder.doing.give(shard)));
    this.#held.clear();
    await this.#holder.sharing.release([...Array(this.#count).keys()]).catch(this.#holder.failed);
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return;
    this.#next();
    const { clock, sharing, failed } = this.#holder;
    const begun = clock();
    try {
      const beat = { held: [...this.#held.keys()], isLeaving: this.#isLeaving, lasts: LASTS };
      const shared = await sharing.beat(beat, (seen) => this.#taking(seen));
      this.#renewed(shared, begun + LASTS);
      this.#wait(Math.min(RENEWED_EVERY, shared.soonest + BEHIND));
    } catch (error) {
      failed(error);
      this.#wait(AGAIN);
    }
  }

  #taking(seen: Shared): Taking {
    const count = seen.count ?? this.#holder.count;
    if (this.#isLeaving) return { count, shards: [] };
    return { count, shards: this.#decide(seen, count).take };
  }

  #decide({ alive, leases }: Shared, count: number) {
    const giving = [...this.#held].filter(([, isKept]) => !isKept).map(([shard]) => shard);
    return decide({ me: this.#holder.sharing.me, count, alive, leases, giving });
  }

  #renewed(shared: Shared, until: number): void {
    const { doing, sharing, clock, after } = this.#holder;
    // Paused for so long, it was told of leases that have ended since.
    if (clock() >= until) return;
    const mine = shared.leases.filter(({ holder }) => holder === sharing.me).map(({ shard }) => shard);
    for (const shard of [...this.#held.keys()]) if (!mine.includes(shard)) this.#lose(shard);
    this.#until = until;
    this.#count = shared.count ?? this.#holder.count;
    this.#alive = Math.max(1, shared.alive.length);
    this.#holder.renewed?.();
    this.#end();
    this.#end = after(until - clock(), () => this.#ended());
    for (const shard of mine)
      if (!this.#held.has(shard)) {
        this.#held.set(shard, true);
        doing.take(shard, this.#count);
      }
    if (!this.#isLeaving) for (const shard of this.#decide(shared, this.#count).give) void this.#give(shard);
  }

  async #give(shard: number): Promise<void> {
    const { doing, sharing, failed } = this.#holder;
    this.#held.set(shard, false);
    try {
      await doing.give(shard);
      this.#held.delete(shard);
      await sharing.release([shard]);
    } catch (error) {
      this.#held.delete(shard);
      failed(error);
    }
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
    this.#next = this.#holder.after(Math.max(BEHIND, ms), () => void this.look());
  }
}
