import { type DisplaySettings, parseDisplaySettings } from './display-settings.ts';
import type { Store } from './open.ts';
import { parseTimeSettings, type TimeSettings } from './time-settings.ts';
import { findUserSettingsRow, loadUserSettingsRows, saveUserSettings } from './user-settings-row.ts';

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
