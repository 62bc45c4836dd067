import type { Seat } from '../../engine/game.ts';
import { leavers } from '../../store/log.ts';
import { usernamesOf } from '../../store/readers.ts';
import type { House } from '../house.ts';
import type { Table } from '../table.ts';

/** Returns the usernames of the accounts of these people, as of what they did last; people of whom none is known are left out. */
export async function usernames(
  { store }: Pick<House, 'store'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return await usernamesOf(store, people);
}

/** Returns by seat who last left it: an AI that holds it is called after them. */
export async function leaversOf(
  { store }: Pick<House, 'store'>,
  { record }: Pick<Table, 'record'>,
): Promise<ReadonlyMap<Seat, string>> {
  return new Map((await leavers(store, record.id)).map(({ seat, person }) => [seat, person]));
}
