import type { Selectable } from 'kysely';
import type { Store } from './open.ts';
import type { PeopleRow } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';

/** All settings of a person, as stored. */
export type UserSettingsRow = Selectable<PeopleRow>;

/** Returns the settings row of a person by primary key, fast enough for every interaction; undefined if there is none. */
export async function findUserSettingsRow(
  store: Store,
  person: string,
): Promise<UserSettingsRow | undefined> {
  return (await selectUserSettings(store, { person })).rows[0];
}

const selectUserSettings = prepareStatement<{ person: string }>()((store, given) =>
  store.selectFrom('people').selectAll().where('person', '=', given('person')),
);

/** Returns the settings rows of many people; people without one are missing. */
export async function loadUserSettingsRows(
  store: Store,
  people: readonly string[],
): Promise<readonly UserSettingsRow[]> {
  return await store.selectFrom('people').selectAll().where('person', 'in', people).execute();
}

/** Saves some settings of a person, at a time in ms since 1970; the others stay as they are. */
export async function saveUserSettings(
  store: Store,
  person: string,
  part: Partial<Omit<UserSettingsRow, 'person' | 'changed_at'>>,
  at: number,
): Promise<void> {
  const changed = { ...part, changed_at: at };
  await store
    .insertInto('people')
    .values({ person, ...DEFAULT_COLUMNS, ...changed })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(changed))
    .execute();
}

/** Values for columns without a default in the schema. */
const DEFAULT_COLUMNS = { contrast: 0, large: 0, corners: 1 };
