import { ShardClientUtil } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app/core/context.ts';
import { GUILD_LOOKUPS } from '../../app/publishing/outbox.ts';
import type { ClusterMessage } from '../../store/cluster.ts';
import type { ShardScope } from '../../store/shard-scope.ts';
import type { PublishJob } from '../publishing/publisher.ts';

/** Maximum number of tables whose server is cached; it never changes. */
const MAX_CACHED_GUILDS = 10_000;

/** Lease status as far as the publishers need it. */
export interface LeaseState {
  readonly count: number;
  readonly alive: number;
  readonly isValid: boolean;
  has(shard: number): boolean;
}

interface SharedRoutingDependencies {
  readonly ctx: Pick<AppContext, 'store'>;
  readonly leased: () => LeaseState;
  readonly call: (call: ClusterMessage) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly application: string;
  /** Requests per second of all processes together; Discord's limit by default. */
  readonly allowed?: number | undefined;
}

/** Routing of a process that shares the shards with others. */
export class SharedShardRouting implements ShardRouting {
  readonly application: string;
  readonly #by: SharedRoutingDependencies;
  /** Shards whose sessions have started, with changes in their servers applied. */
  readonly #served = new Set<number>();
  readonly #guilds = new LRUCache<number, string>({ max: MAX_CACHED_GUILDS });

  constructor(by: SharedRoutingDependencies) {
    this.#by = by;
    this.application = by.application;
  }

  readonly shardScope = (): ShardScope => {
    const { count } = this.#by.leased();
    return { count, shards: [...this.#served].filter((shard) => this.serves(shard)) };
  };

  /** Publishes messages for the servers of this shard from now on. */
  serve(shard: number): void {
    this.#served.add(shard);
  }

  /** Stops publishing messages for the servers of this shard. */
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
    const guild = known ?? (await GUILD_LOOKUPS[kind](this.#by.ctx, id));
    if (guild === undefined) return null;
    if (kind === 'table') this.#guilds.set(id, guild);
    return ShardClientUtil.shardIdForGuildId(guild, this.#by.leased().count);
  }
}

/** Kinds of work shared by processes; each item has a number. */
export type PublishingKind = 'table' | 'notice' | 'match';

/** Routing of work between the processes of a bot. */
export interface ShardRouting {
  /** Scope of this process; all servers if left out. */
  readonly shardScope?: () => ShardScope;
  /** Returns a job that publishes this process's items and passes others on to their processes. */
  ours(telling: PublishingKind, saying: PublishJob): PublishJob;
  /** Wakes the AI seats of a table, here or in the process that serves the table. */
  waking(tableId: number, here: () => void): void;
  /** Returns whether this process may publish now. */
  mayTell(): boolean;
  /** Returns the maximum number of requests per second to channels. */
  requestsPerSecond(): number;
  /** Application id, before any session has reported it. */
  readonly application: string;
}

/** Maximum number of requests per second of a bot. https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
export const REQUESTS_PER_SECOND = 50;

/** Routing of a process that has all shards. */
export const ALL_SHARDS: ShardRouting = {
  ours: (_, saying) => saying,
  waking: (_, here) => here(),
  mayTell: () => true,
  requestsPerSecond: () => REQUESTS_PER_SECOND,
  application: '',
};
