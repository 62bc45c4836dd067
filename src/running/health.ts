import type { Client } from 'discord.js';
import { answers } from '../store/figures.ts';
import type { Store } from '../store/open.ts';
import { shardsOf } from './metrics/discord.ts';

/** So long a store may take to answer at all, in ms. */
const PATIENCE = 1_000;

/** What a bot has of what it needs. */
export interface Condition {
  /** None before it has begun to connect. */
  readonly clients: Set<Client>;
  /** Null before it is open. */
  readonly store: Store | null;
  readonly isEnding: boolean;
}

/** Why it is not ready to answer people, in a few words; null where it is. */
export async function unready({ clients, store, isEnding }: Condition): Promise<string | null> {
  if (isEnding) return 'ending';
  if (store === null) return 'the store is not open yet';
  if (!isConnected(clients)) return 'not connected to Discord';
  return (await inTime(answers(store))) ? null : 'the store does not answer';
}

function isConnected(clients: ReadonlySet<Client>): boolean {
  const { all, connected } = shardsOf(clients);
  return all > 0 && connected === all;
}

async function inTime(asked: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = asked.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
