import { sql } from 'kysely';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

/** Known facts about a person, beside their settings, for messages that are no reply. */
interface Reader {
  /** Discord's locale of the last interaction: "ko"; null before the first. */
  readonly locale: string | null;
  /** Time at which a reminder asked for the time zone, in ms since 1970. */
  readonly zoneAskedAt: number | null;
}

/** Facts that Discord sends about a person with an interaction; omitted ones stay as they were. */
interface ReaderFacts {
  readonly person: string;
  readonly locale?: string;
  /** Username of the account. */
  readonly username?: string;
}

/** Saves what Discord sends about a person if it has changed; runs at every interaction. */
export async function saveReader(store: Store, { person, locale, username }: ReaderFacts): Promise<void> {
  await upsertReader(store, { person, locale: locale ?? null, username: username ?? null });
}

const upsertReader = prepareStatement<{ person: string; locale: string | null; username: string | null }>()(
  (store, given) =>
    store
      .insertInto('readers')
      .values({ person: given('person'), locale: given('locale'), username: given('username') })
      .onConflict((conflict) =>
        conflict
          .column('person')
          .doUpdateSet(({ fn }) => ({
            locale: fn.coalesce('excluded.locale', 'readers.locale'),
            username: fn.coalesce('excluded.username', 'readers.username'),
          }))
          .where(({ or }) => or([isNewValue('locale'), isNewValue('username')])),
      ),
);

function isNewValue(column: 'locale' | 'username') {
  const [given, before] = [sql.ref(`excluded.${column}`), sql.ref(`readers.${column}`)];
  return sql<boolean>`(${given} is not null and ${given} is distinct from ${before})`;
}

/** Returns the usernames of these people's accounts; people without a known one are left out. */
export async function loadUsernames(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await store
    .selectFrom('readers')
    .select(['person', 'username'])
    .where('person', 'in', people)
    .execute();
  return new Map(rows.flatMap(({ person, username }) => (username === null ? [] : [[person, username]])));
}

/** Returns the facts known about these people; people without any interaction are left out. */
export async function loadReaders(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, Reader>> {
  if (people.length === 0) return new Map();
  const rows = await store.selectFrom('readers').selectAll().where('person', 'in', people).execute();
  return new Map(
    rows.map(({ person, locale, zone_asked_at: zoneAskedAt }) => [person, { locale, zoneAskedAt }]),
  );
}

/** Records that these people are asked for their time zone, at a time in ms since 1970; an earlier record stays. */
export async function markZoneAsked(store: Store, people: readonly string[], at: number): Promise<void> {
  for (const person of people)
    await store
      .insertInto('readers')
      .values({ person, zone_asked_at: at })
      .onConflict((conflict) =>
        conflict
          .column('person')
          .doUpdateSet({ zone_asked_at: at })
          .where('readers.zone_asked_at', 'is', null),
      )
      .execute();
}

/** Removes the record of that time, as the message was never sent. */
export async function unmarkZoneAsked(store: Store, people: readonly string[], at: number): Promise<void> {
  if (people.length === 0) return;
  const asked = store.updateTable('readers').set({ zone_asked_at: null }).where('person', 'in', people);
  await asked.where('zone_asked_at', '=', at).execute();
}
