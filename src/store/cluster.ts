import { randomUUID } from 'node:crypto';
import { PostgresCluster } from './postgres/postgres-cluster.ts';

/** A shard and the process that has it. */
export interface Lease {
  readonly shard: number;
  readonly holder: string;
}

/** How the shards are shared at one moment. */
export interface LeaseSnapshot {
  /** The processes that are alive, in order. */
  readonly alive: readonly string[];
  /** Of how many shards each lease is one; null where nobody has any. */
  readonly count: number | null;
  readonly leases: readonly Lease[];
  /** In how many ms the first lease of another process ends that is not renewed by then. */
  readonly soonest: number;
}

/** What a process takes of so many shards. */
export interface LeaseClaim {
  readonly count: number;
  readonly shards: readonly number[];
}

export interface Heartbeat {
  /** What this process has, and goes on having. */
  readonly held: readonly number[];
  /** It takes nothing more, and is not counted among those that share. */
  readonly isLeaving: boolean;
  /** So long its leases last from now on, in ms. */
  readonly lasts: number;
}

/** What processes tell each other: something is to be told, opened or played, or leases have changed. */
export type ClusterMessage =
  | { readonly kind: 'table' | 'notice' | 'match' | 'wake'; readonly id: number; readonly shard: number }
  | { readonly kind: 'leases' };

/** How processes share Discord's shards by one database. Rejects where that is out of reach. */
export interface ClusterConnection {
  /** Which process this is. */
  readonly me: string;
  /**
   * Renews what this process has and takes what it wants of what there is then, in one transaction, one process after the other.
   * What it had and does not name is free. Resolves with how it is afterwards.
   */
  beat(beat: Heartbeat, wanted: (shared: LeaseSnapshot) => LeaseClaim): Promise<LeaseSnapshot>;
  /** These are free, and whoever may want them hears of it. */
  release(shards: readonly number[]): Promise<void>;
  /** Takes the next start of a session in a bucket, so long after the last in ms. 0: taken; else in how many ms to ask again. */
  identify(bucket: number, apart: number): Promise<number>;
  /** In how many ms the next session of a bucket may be started; 0: now. */
  identifiable(bucket: number, apart: number): Promise<number>;
  /** Tells all other processes. */
  call(call: ClusterMessage): Promise<void>;
  close(): Promise<void>;
}

/** Who hears what is called; `again`: after the connection was made anew, as calls may have been missed. */
export interface ClusterListener {
  readonly heard: (call: ClusterMessage) => void;
  readonly again: () => void;
}

/** Opens the sharing of a database of PostgreSQL that is up to date. */
export async function openClusterConnection(
  url: string,
  hearing: ClusterListener,
): Promise<ClusterConnection> {
  return await PostgresCluster.open(url, randomUUID(), hearing);
}
