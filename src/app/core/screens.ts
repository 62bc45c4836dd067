import { createHash } from 'node:crypto';
import type { Screen } from '../../store/post-queries.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { Table } from './table.ts';

export type { Screen };

/** Stands for the server of a table without one. Its links begin with `@me`, and its messages come from shard 0, as in Discord. */
export const NO_SERVER = '0';

/** Returns whether a table belongs to no server: each player has its messages in their own direct messages. */
export function isDirect({ guild }: Pick<TableRecord, 'guild'>): boolean {
  return guild === NO_SERVER;
}

/**
 * Returns the screens that show a table: the channel of its server (null), or else the direct messages of each player,
 * of each invited person and of each person whose seat an AI holds.
 */
export function listScreens({ record, seats }: Pick<Table, 'record' | 'seats'>): readonly Screen[] {
  if (!isDirect(record)) return [null];
  const people = seats.flatMap((seat) => {
    if (seat.kind === 'person' || seat.kind === 'invited') return [seat.person];
    return 'instead' in seat && seat.instead !== undefined ? [seat.instead] : [];
  });
  return [...new Set(people.filter((person) => !isForgotten(person)))];
}

const ALIAS_PREFIX = 'somebody-';

/**
 * Creates the alias that replaces a forgotten person on a server, such as `somebody-0f3a5c7e9b1d2f40`. It is the same at
 * all tables of that server, so the results of the other players still add up. The person cannot be identified from it.
 */
export function createAlias(guild: string, seed: string): string {
  const digest = createHash('sha256').update(`${seed} ${guild}`).digest('hex');
  return `${ALIAS_PREFIX}${digest.slice(0, 16)}`;
}

/** Returns whether a person id is the alias of a forgotten person. Such people cannot be messaged, asked or listed. */
export function isForgotten(person: string): boolean {
  return person.startsWith(ALIAS_PREFIX);
}
