import { hoursIn, type OwnHours } from './hours.ts';
import type { Store } from './open.ts';
import { keepOwn, ownRow, ownRows } from './own-row.ts';
import { lookIn, type OwnLook } from './people.ts';

/** All that a person chose for themselves. */
export interface Own {
  readonly look: OwnLook;
  readonly hours: OwnHours;
  /** They are shown in lists of a server. */
  readonly listed: boolean;
  /** They may be asked to a game. */
  readonly challenges: boolean;
  /** They are told when they are next. */
  readonly nextAlert: boolean;
}

/** What a person chose, in one reading; the usual where they never did. */
export async function ownOf(store: Store, person: string): Promise<Own> {
  const row = await ownRow(store, person);
  const [listed, challenges] = [row?.listed !== 0, row?.challenges !== 0];
  const nextAlert = row?.next_alert === 1;
  return { look: lookIn(row), hours: hoursIn(row), listed, challenges, nextAlert };
}

/** What they let others do. */
export type Allowed = Pick<Own, 'listed' | 'challenges'>;

/** Keeps a part of what a person lets others do, at a time in ms since 1970. */
export async function keepAllowed(
  store: Store,
  person: string,
  { listed, challenges }: Partial<Allowed>,
  at: number,
): Promise<void> {
  const part = {
    ...(listed !== undefined && { listed: Number(listed) }),
    ...(challenges !== undefined && { challenges: Number(challenges) }),
  };
  await keepOwn(store, person, part, at);
}

/** Those of these people who do not want to be shown in lists. */
export async function unlisted(store: Store, people: readonly string[]): Promise<ReadonlySet<string>> {
  return await refusing(store, people, 'listed');
}

/** Those of these people who do not want to be asked to a game. */
export async function unchallengeable(store: Store, people: readonly string[]): Promise<ReadonlySet<string>> {
  return await refusing(store, people, 'challenges');
}

async function refusing(
  store: Store,
  people: readonly string[],
  what: keyof Allowed,
): Promise<ReadonlySet<string>> {
  const rows = people.length > 0 ? await ownRows(store, people) : [];
  return new Set(rows.filter((row) => row[what] === 0).map(({ person }) => person));
}
