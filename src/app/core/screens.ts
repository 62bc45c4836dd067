import type { Screen } from '../../store/post-queries.ts';
import type { TableRecord } from '../../store/tables.ts';
import { isForgotten } from './names.ts';
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
