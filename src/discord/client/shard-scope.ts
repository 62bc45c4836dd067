import { ShardClientUtil } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app/core/context.ts';
import { GUILD_LOOKUPS } from '../../app/publishing/outbox.ts';
import type { ClusterMessage } from '../../store/cluster.ts';
import type { ShardScope } from '../../store/shard-scope.ts';
import type { PublishJob } from '../publishing/publisher.ts';

/** So many tables are remembered with their servers, which they never change. */
const MAX_CACHED_GUILDS = 10_000;

/** The leases, as far as it matters to those who tell. */
export interface LeaseState {
  readonly count: number;
  readonly alive: number;
  readonly isValid: boolean;
  has(shard: number): boolean;
}

interface SharedRoutingDependencies {
  readonly house: Pick<AppContext, 'store'>;
  readonly leased: () => LeaseState;
  readonly call: (call: ClusterMessage) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly application: string;
  /** So many requests a second all processes make together: those that Discord allows a bot unless told. */
  readonly allowed?: number | undefined;
}

/** The part of a process that shares the shards with others. */
export class SharedShardRouting implements ShardRouting {
  readonly application: string;
  readonly #by: SharedRoutingDependencies;
  /** Shards whose sessions have begun, and of whose servers it is known what changed before. */
  readonly #served = new Set<number>();
  readonly #guilds = new LRUCache<number, string>({ max: MAX_CACHED_GUILDS });

  constructor(by: SharedRoutingDependencies) {
    this.#by = by;
    this.application = by.application;
  }

  readonly part = (): ShardScope => {
    const { count } = this.#by.leased();
    return { count, shards: [...this.#served].filter((shard) => this.serves(shard)) };
  };

  /** What is to be told in the servers of this shard is told here from now on. */
  serve(shard: number): void {
    this.#served.add(shard);
  }

  /** And from now on it is not. */
  leave(shard: number): void {
    this.#served.delete(shard);
  }

  serves(shard: number): boolean {
    return this.#served.has(shard) && this.#by.leased().has(shard);
  }

  ours(kind: PublishingKind, saying: PublishJob): PublishJob {
    const tell = async (id: number) => {
      const shard = await this.#shardOf(kind, id);
      if (shard === null || this.serves(shard)) await saying.tell(id);
      else await this.#by.call({ kind, id, shard });
    };
    return { ...saying, tell };
  }

  waking(tableId: number, here: () => void): void {
    void this.#waking(tableId, here).catch(this.#by.failed);
  }

  mayTell(): boolean {
    return this.#by.leased().isValid;
  }

  requestsPerSecond(): number {
    const { allowed = REQUESTS_PER_SECOND, leased } = this.#by;
    return Math.max(1, Math.floor(allowed / leased().alive));
  }

  async #waking(id: number, here: () => void): Promise<void> {
    const shard = await this.#shardOf('table', id);
    if (shard === null || this.serves(shard)) here();
    else await this.#by.call({ kind: 'wake', id, shard });
  }

  async #shardOf(kind: PublishingKind, id: number): Promise<number | null> {
    const known = kind === 'table' ? this.#guilds.get(id) : undefined;
    const guild = known ?? (await GUILD_LOOKUPS[kind](this.#by.house, id));
    if (guild === undefined) return null;
    if (kind === 'table') this.#guilds.set(id, guild);
    return ShardClientUtil.shardIdForGuildId(guild, this.#by.leased().count);
  }
}

/** What several processes tell: each by its number. */
export type PublishingKind = 'table' | 'notice' | 'match';

/** Which part of the whole bot is this process's. */
export interface ShardRouting {
  /** Whose servers; left out: everybody's. */
  readonly part?: () => ShardScope;
  /** Tells what is this process's, and lets others hear of what is theirs. */
  ours(telling: PublishingKind, saying: PublishJob): PublishJob;
  /** AI seats of a table are to play: here, or where the table is. */
  waking(tableId: number, here: () => void): void;
  /** Whether anything may be told at all now. */
  mayTell(): boolean;
  /** By how many requests a second the channels are told. */
  requestsPerSecond(): number;
  /** The application's id, where no session has told it yet. */
  readonly application: string;
}

/** As many as Discord allows a bot. https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
export const REQUESTS_PER_SECOND = 50;

/** There is no other process. */
export const ALL_SHARDS: ShardRouting = {
  ours: (_, saying) => saying,
  waking: (_, here) => here(),
  mayTell: () => true,
  requestsPerSecond: () => REQUESTS_PER_SECOND,
  application: '',
};
