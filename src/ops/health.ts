import type { Client } from 'discord.js';
import type { LeaseStatus } from '../cluster/lease-holder.ts';
import { pingStore } from '../store/metrics.ts';
import type { Store } from '../store/open.ts';
import { countShards } from './metrics/discord-metrics.ts';

/** Time in ms within which the store has to answer a ping. */
const STORE_TIMEOUT_MS = 1_000;

/** State of the bot on which its readiness depends. */
export interface HealthCondition {
  /** Connected clients; empty before the bot begins to connect. */
  readonly clients: Set<Client>;
  /** Returns the shard leases of this process; null if it runs all shards itself. */
  readonly leases: (() => LeaseStatus) | null;
  /** The store, or null before it is open. */
  readonly store: Store | null;
  /** True if Discord answered 401 to the last request with the bot's token. */
  readonly isTokenRefused: boolean;
  readonly isEnding: boolean;
}

/** Returns why the bot is not ready to serve users, in a few words, or null if it is ready. */
export async function getUnreadyReason(condition: HealthCondition): Promise<string | null> {
  const { clients, leases, store } = condition;
  if (condition.isEnding) return 'ending';
  if (store === null) return 'the store is not open yet';
  const shared = leases?.();
  if (shared?.isValid === false) return 'its leases have ended';
  if (!isConnected(clients, shared)) return 'not connected to Discord';
  if (condition.isTokenRefused) return 'Discord refuses the token';
  return (await isAnsweredInTime(pingStore(store))) ? null : 'the store does not answer';
}

/** Returns whether all shards are connected. A spare process, without shards while others hold them all, counts as connected. */
function isConnected(clients: ReadonlySet<Client>, leases: LeaseStatus | undefined): boolean {
  const { all, connected } = countShards(clients);
  const isSpare = leases !== undefined && leases.held === 0 && leases.processes > 1;
  return (all > 0 || isSpare) && connected === all;
}

async function isAnsweredInTime(check: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), STORE_TIMEOUT_MS);
  });
  const answered = check.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
