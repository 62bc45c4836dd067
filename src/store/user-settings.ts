import type { Selectable } from 'kysely';
import { type DisplaySettings, parseDisplaySettings } from './display-settings.ts';
import type { Store } from './open.ts';
import type { PeopleRow } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';
import { parseTimeSettings, type TimeSettings } from './time-settings.ts';

/** All settings of a person. */
export interface UserSettings {
  readonly look: DisplaySettings;
  readonly hours: TimeSettings;
  /** True if lists of a server show this person. */
  readonly listed: boolean;
  /** True if other players may challenge this person. */
  readonly challenges: boolean;
  /** True if the person is notified when they are next. */
  readonly nextAlert: boolean;
  /** Server whose daily puzzle comes as a direct message, or null. */
  readonly puzzleGuild: string | null;
}

/** Returns all settings of a person in one query, or the defaults. */
export async function loadUserSettings(store: Store, person: string): Promise<UserSettings> {
  const row = await findUserSettingsRow(store, person);
  const [listed, challenges] = [row?.listed !== 0, row?.challenges !== 0];
  const nextAlert = row?.next_alert === 1;
  const puzzleGuild = row?.puzzle_guild ?? null;
  return {
    ...{ look: parseDisplaySettings(row), hours: parseTimeSettings(row) },
    ...{ listed, challenges, nextAlert, puzzleGuild },
  };
}

/** Permissions that a person gives to others. */
export type PrivacySettings = Pick<UserSettings, 'listed' | 'challenges'>;

/** Saves some privacy settings of a person, at a time in ms since 1970. */
export async function savePrivacySettings(
  store: Store,
  person: string,
  { listed, challenges }: Partial<PrivacySettings>,
  at: number,
): Promise<void> {
  const part = {
    ...(listed !== undefined && { listed: Number(listed) }),
    ...(challenges !== undefined && { challenges: Number(challenges) }),
  };
  await saveUserSettings(store, person, part, at);
}

/** Returns those of these people who do not want to appear in lists. */
export async function loadUnlistedPeople(
  store: Store,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  return await loadRefusingPeople(store, people, 'listed');
}

/** Returns those of these people who do not want to be challenged. */
export async function loadUnchallengeablePeople(
  store: Store,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  return await loadRefusingPeople(store, people, 'challenges');
}

async function loadRefusingPeople(
  store: Store,
  people: readonly string[],
  what: keyof PrivacySettings,
): Promise<ReadonlySet<string>> {
  const rows = people.length > 0 ? await loadUserSettingsRows(store, people) : [];
  return new Set(rows.filter((row) => row[what] === 0).map(({ person }) => person));
}

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
