import type { Lease } from '../store/cluster.ts';

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
