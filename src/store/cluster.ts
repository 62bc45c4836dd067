import { randomUUID } from 'node:crypto';
import { PostgresCluster } from './postgres/postgres-cluster.ts';

/** Lease of a shard by a process. */
export interface Lease {
  readonly shard: number;
  readonly holder: string;
}

/** Distribution of the shards at one moment. */
export interface LeaseSnapshot {
  /** Ids of the live processes, sorted. */
  readonly alive: readonly string[];
  /** Total number of shards the leases refer to; null without leases. */
  readonly count: number | null;
  readonly leases: readonly Lease[];
  /** Time in ms until the first lease of another process expires unless renewed. */
  readonly soonest: number;
}

/** Shards that a process wants, out of `count`. */
export interface LeaseClaim {
  readonly count: number;
  readonly shards: readonly number[];
}

export interface Heartbeat {
  /** Shards that this process holds and keeps. */
  readonly held: readonly number[];
  /** True if the process is shutting down: it takes no more shards and does not count in the distribution. */
  readonly isLeaving: boolean;
  /** Duration of the process's leases from now on, in ms. */
  readonly lasts: number;
}

/** Message between processes: an item to publish, open or play, or a change of leases. */
export type ClusterMessage =
  | { readonly kind: 'table' | 'notice' | 'match' | 'wake'; readonly id: number; readonly shard: number }
  | { readonly kind: 'leases' };

/** Connection by which processes share Discord's shards through one database. Rejects when the database is unreachable. */
export interface ClusterConnection {
  /** Id of this process. */
  readonly me: string;
  /**
   * Renews the process's leases and claims free shards, in one transaction, serialised across processes. Shards it held
   * but does not name become free. Resolves with the resulting leases.
   */
  beat(beat: Heartbeat, wanted: (shared: LeaseSnapshot) => LeaseClaim): Promise<LeaseSnapshot>;
  /** Releases shards and notifies the other processes. */
  release(shards: readonly number[]): Promise<void>;
  /**
   * Claims the next session start of a bucket, `apart` ms after the previous one. Resolves with 0 if claimed, else with
   * the ms to wait before the next attempt.
   */
  identify(bucket: number, apart: number): Promise<number>;
  /** Resolves with the ms until the next session of a bucket may start; 0 means now. */
  identifiable(bucket: number, apart: number): Promise<number>;
  /** Broadcasts a message to all other processes. */
  call(call: ClusterMessage): Promise<void>;
  close(): Promise<void>;
}

/** Receives messages. `again` runs after a reconnect, when messages may have been missed. */
export interface ClusterListener {
  readonly heard: (call: ClusterMessage) => void;
  readonly again: () => void;
}

/** Opens the cluster connection of a PostgreSQL database whose migrations are complete. */
export async function openClusterConnection(
  url: string,
  hearing: ClusterListener,
): Promise<ClusterConnection> {
  return await PostgresCluster.open(url, randomUUID(), hearing);
}
