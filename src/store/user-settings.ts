import type { Selectable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { PeopleRow, ReminderWay } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { Absence } from './seats.ts';

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
type UserSettingsRow = Selectable<PeopleRow>;

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
async function loadUserSettingsRows(
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

/** Player's settings for the time and place of reminders. */
export interface TimeSettings {
  /** IANA time zone: `Asia/Seoul`; null if the player never set one. */
  readonly zone: string | null;
  /** Quiet hours, in which no turn times out, in minutes of the day in the player's zone: `{ from: 1320, to: 480 }`. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Last absence, in ms since 1970; it may be over. */
  readonly away: Absence | null;
  readonly reminders: ReminderWay;
  /** Language that overrides the player's Discord locale. */
  readonly language: Language | null;
}

/** Time settings of a player who never chose. */
export const DEFAULT_TIME_SETTINGS: TimeSettings = {
  zone: null,
  quiet: null,
  away: null,
  reminders: 'here',
  language: null,
};

/** Returns the time settings of a player. */
export async function loadTimeSettings(store: Store, person: string): Promise<TimeSettings> {
  return parseTimeSettings(await findUserSettingsRow(store, person));
}

/** Returns the time settings of many players at once; players who never chose are missing. */
export async function loadTimeSettingsByPerson(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, TimeSettings>> {
  const rows = await loadUserSettingsRows(store, people);
  return new Map(rows.map((row) => [row.person, parseTimeSettings(row)]));
}

/** Returns the time settings from a player's row, or the defaults without a row. */
function parseTimeSettings(row: UserSettingsRow | undefined): TimeSettings {
  if (!row) return DEFAULT_TIME_SETTINGS;
  const { zone, quiet_from: from, quiet_to: to, away_from, away_until, reminders, language } = row;
  return {
    zone,
    quiet: from === null || to === null ? null : { from, to },
    away: away_from === null || away_until === null ? null : { from: away_from, until: away_until },
    reminders,
    language: language as Language | null,
  };
}

/** Saves the time settings of a player, at a time in ms since 1970; the display settings stay as they are. */
export async function saveTimeSettings(
  store: Store,
  person: string,
  timeSettings: TimeSettings,
  at: number,
): Promise<void> {
  const row = {
    zone: timeSettings.zone,
    quiet_from: timeSettings.quiet?.from ?? null,
    quiet_to: timeSettings.quiet?.to ?? null,
    away_from: timeSettings.away?.from ?? null,
    away_until: timeSettings.away?.until ?? null,
    reminders: timeSettings.reminders,
    language: timeSettings.language,
  };
  await saveUserSettings(store, person, row, at);
}

/** Player's preferences for their private pictures and prompts. */
export interface DisplaySettings {
  /** High contrast. */
  readonly contrast: boolean;
  /** Large pieces and marks. */
  readonly large: boolean;
  /** Number and value in the corners of the flower cards. */
  readonly corners: boolean;
  /** True if the player makes forced moves by hand instead of having them played automatically. */
  readonly byHand: boolean;
  /** True if boards of the player's matches do not move. */
  readonly still: boolean;
}

/** Display settings of a player who never chose. */
export const DEFAULT_DISPLAY_SETTINGS: DisplaySettings = {
  contrast: false,
  large: false,
  corners: true,
  byHand: false,
  still: false,
};

/** Returns the display settings of a player. */
export async function loadDisplaySettings(store: Store, person: string): Promise<DisplaySettings> {
  return parseDisplaySettings(await findUserSettingsRow(store, person));
}

/** Returns the display settings from a player's row, or the defaults without a row. */
function parseDisplaySettings(row: UserSettingsRow | undefined): DisplaySettings {
  if (!row) return DEFAULT_DISPLAY_SETTINGS;
  const { contrast, large, corners, by_hand: byHand, still } = row;
  return {
    contrast: contrast === 1,
    large: large === 1,
    corners: corners === 1,
    byHand: byHand === 1,
    still: still === 1,
  };
}

/** Saves the display settings of a player; their time settings stay as they are. */
export async function saveDisplaySettings(
  store: Store,
  person: string,
  look: DisplaySettings,
  at: number,
): Promise<void> {
  const row = {
    contrast: Number(look.contrast),
    large: Number(look.large),
    corners: Number(look.corners),
    by_hand: Number(look.byHand),
    still: Number(look.still),
  };
  await saveUserSettings(store, person, row, at);
}
