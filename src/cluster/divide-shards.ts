import type { Lease } from '../store/cluster.ts';

/** How the shards are shared, as one process sees it. */
interface ClusterView {
  readonly me: string;
  /** How many shards there are. */
  readonly count: number;
  /** The processes that are alive, this one among them. */
  readonly alive: readonly string[];
  readonly leases: readonly Lease[];
  /** What this one has and is handing over already. */
  readonly giving: readonly number[];
}

interface ShardDecision {
  readonly take: readonly number[];
  readonly give: readonly number[];
}

/**
 * What a process takes of what is free, and what it hands over: each is to have at most its fair share, rounded up. The first
 * shard is handed over last.
 */
export function divideShards({ me, count, alive, leases, giving }: ClusterView): ShardDecision {
  const fair = Math.ceil(count / Math.max(1, alive.length));
  const taken = new Set(leases.map(({ shard }) => shard));
  const mine = leases.filter(({ holder }) => holder === me).map(({ shard }) => shard);
  const kept = mine.filter((shard) => !giving.includes(shard)).sort((one, other) => one - other);
  const free = Array.from({ length: count }, (_, shard) => shard).filter((shard) => !taken.has(shard));
  return { take: free.slice(0, Math.max(0, fair - mine.length)), give: kept.slice(fair) };
}
