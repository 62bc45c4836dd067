import type { DateKind, DatesRow } from './notices-schema.ts';
import type { Store } from './open.ts';
import { prepareStatementVariants } from './prepare-statement.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** Scheduled task of a server rather than a table, at a time in ms since 1970: { kind: 'letter', subject: '<guild>', … }. */
export interface DueDate {
  readonly kind: DateKind;
  readonly subject: string;
  readonly guild: string;
  readonly at: number;
}

/** Sets a date, replacing the one of the same kind and subject. */
export async function setDate(store: Store, date: DueDate): Promise<void> {
  await store
    .insertInto('dates')
    .values(date)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ at: date.at }))
    .execute();
}

export async function clearDate(store: Store, kind: DateKind, subject: string): Promise<void> {
  await store.deleteFrom('dates').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** Returns the time of a date, or null if it is not set. */
export async function loadDateTime(store: Store, kind: DateKind, subject: string): Promise<number | null> {
  const dates = store.selectFrom('dates').select('at').where('kind', '=', kind);
  return (await dates.where('subject', '=', subject).executeTakeFirst())?.at ?? null;
}

/** Returns the next date of these servers, if available. */
export async function findNextDate(store: Store, whose: ShardFilter = null): Promise<DueDate | undefined> {
  const [row] = (await selectNextDate(store, whose, {})).rows;
  return row && parseDueDate(row);
}

const selectNextDate = prepareStatementVariants<ShardFilter, Record<never, never>>(JSON.stringify)(
  (store, _, whose) =>
    store
      .selectFrom('dates')
      .selectAll()
      .where('gone_at', 'is', null)
      .where(isInShardScope('guild', whose))
      .orderBy('at')
      .limit(1),
);

/** Takes out a due date. Returns false if it was reset or removed meanwhile. */
export async function takeDate(store: Store, { kind, subject, at }: DueDate): Promise<boolean> {
  const taken = store.deleteFrom('dates').where('kind', '=', kind).where('subject', '=', subject);
  return (await taken.where('at', '=', at).executeTakeFirst()).numDeletedRows === 1n;
}

function parseDueDate({ gone_at: _, ...plain }: DatesRow): DueDate {
  return plain;
}
