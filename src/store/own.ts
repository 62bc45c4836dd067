import { hoursIn, type OwnHours } from './hours.ts';
import type { Store } from './open.ts';
import { keepOwn, ownRow, ownRows } from './ownRow.ts';
import { lookIn, type OwnLook } from './people.ts';

/** All that a person chose for themselves. */
export interface Own {
  readonly look: OwnLook;
  readonly hours: OwnHours;
  /** They are shown in lists of a server. */
  readonly listed: boolean;
  /** They may be asked to a game. */
  readonly challenges: boolean;
}

/** What a person chose, in one reading; the usual where they never did. */
export async function ownOf(store: Store, person: string): Promise<Own> {
  const row = await ownRow(store, person);
  const [listed, challenges] = [row?.listed !== 0, row?.challenges !== 0];
  return { look: lookIn(row), hours: hoursIn(row), listed, challenges };
}

/** Keeps whether a person is shown in lists of a server. */
export async function keepListed(store: Store, person: string, listed: boolean, at: number): Promise<void> {
  await keepOwn(store, person, { listed: Number(listed) }, at);
}

/** Those of these people who do not want to be shown in lists. */
export async function unlisted(store: Store, people: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = people.length > 0 ? await ownRows(store, people) : [];
  return new Set(rows.filter(({ listed }) => listed === 0).map(({ person }) => person));
}

/** Keeps whether a person may be asked to a game. */
export async function keepChallengeable(
  store: Store,
  person: string,
  challenges: boolean,
  at: number,
): Promise<void> {
  await keepOwn(store, person, { challenges: Number(challenges) }, at);
}

/** Those of these people who do not want to be asked to a game. */
export async function unchallengeable(store: Store, people: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = people.length > 0 ? await ownRows(store, people) : [];
  return new Set(rows.filter(({ challenges }) => challenges === 0).map(({ person }) => person));
}
