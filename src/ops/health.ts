import type { Client } from 'discord.js';
import type { LeaseStatus } from '../cluster/lease-holder.ts';
import { pingStore } from '../store/metrics.ts';
import type { Store } from '../store/open.ts';
import { countShards } from './metrics/discord-metrics.ts';

/** So long a store may take to answer at all, in ms. */
const STORE_TIMEOUT_MS = 1_000;

/** What a bot has of what it needs. */
export interface HealthCondition {
  /** None before it has begun to connect. */
  readonly clients: Set<Client>;
  /** How it shares the shards with other processes; null where it has them all. */
  readonly leases: (() => LeaseStatus) | null;
  /** Null before it is open. */
  readonly store: Store | null;
  /** Discord answered 401 to the last request with the bot's token. */
  readonly isTokenRefused: boolean;
  readonly isEnding: boolean;
}

/** Why it is not ready to answer people, in a few words; null where it is. */
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

/** Where other processes have all the shards it is ready to take over. */
function isConnected(clients: ReadonlySet<Client>, leases: LeaseStatus | undefined): boolean {
  const { all, connected } = countShards(clients);
  const isSpare = leases !== undefined && leases.held === 0 && leases.processes > 1;
  return (all > 0 || isSpare) && connected === all;
}

async function isAnsweredInTime(asked: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), STORE_TIMEOUT_MS);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
