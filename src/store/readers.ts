import { kept } from './kept.ts';
import type { Store } from './open.ts';

/** Facts known of a person beside their settings, for messages that are no reply. */
export interface Reader {
  /** Discord's locale as of what they did last: "ko"; null where they did nothing yet. */
  readonly locale: string | null;
  /** Time at which a reminder asked for the time zone, in ms since 1970. */
  readonly zoneAskedAt: number | null;
}

/** Writes down the locale of a person, where it is another one than before: it is done with all that they do. */
export async function keepLocale(store: Store, person: string, locale: string): Promise<void> {
  await keeping(store, { person, locale });
}

const keeping = kept<{ person: string; locale: string }>()((store, given) =>
  store
    .insertInto('readers')
    .values({ person: given('person'), locale: given('locale') })
    .onConflict((conflict) =>
      conflict
        .column('person')
        .doUpdateSet(({ ref }) => ({ locale: ref('excluded.locale') }))
        .where(({ or, eb, ref }) =>
          or([eb('readers.locale', 'is', null), eb('readers.locale', '!=', ref('excluded.locale'))]),
        ),
    ),
);

/** Returns the facts known of these people; people who did nothing yet are left out. */
export async function readersOf(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, Reader>> {
  if (people.length === 0) return new Map();
  const rows = await store.selectFrom('readers').selectAll().where('person', 'in', people).execute();
  return new Map(
    rows.map(({ person, locale, zone_asked_at: zoneAskedAt }) => [person, { locale, zoneAskedAt }]),
  );
}

/** These people are asked for their time zone, at a time in ms since 1970; who was asked before is not asked again. */
export async function askZone(store: Store, people: readonly string[], at: number): Promise<void> {
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

/** The message that asked them then was never sent. */
export async function unaskZone(store: Store, people: readonly string[], at: number): Promise<void> {
  if (people.length === 0) return;
  const asked = store.updateTable('readers').set({ zone_asked_at: null }).where('person', 'in', people);
  await asked.where('zone_asked_at', '=', at).execute();
}
