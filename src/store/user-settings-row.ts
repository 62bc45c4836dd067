import type { Selectable } from 'kysely';
import type { Store } from './open.ts';
import type { PeopleRow } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';

/** All that a person chose, as it lies in the file. */
export type UserSettingsRow = Selectable<PeopleRow>;

/** What a person chose, by the primary key, so that it may be asked at every visit; undefined where they never chose. */
export async function findUserSettingsRow(
  store: Store,
  person: string,
): Promise<UserSettingsRow | undefined> {
  return (await selectUserSettings(store, { person })).rows[0];
}

const selectUserSettings = prepareStatement<{ person: string }>()((store, given) =>
  store.selectFrom('people').selectAll().where('person', '=', given('person')),
);

/** The same of many people; who never chose is not among them. */
export async function loadUserSettingsRows(
  store: Store,
  people: readonly string[],
): Promise<readonly UserSettingsRow[]> {
  return await store.selectFrom('people').selectAll().where('person', 'in', people).execute();
}

/** Keeps a part of what a person chose, at a time in ms since 1970; all else stays as it is. */
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

/** What the file has no usual value for. */
const DEFAULT_COLUMNS = { contrast: 0, large: 0, corners: 1 };
