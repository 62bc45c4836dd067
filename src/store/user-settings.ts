import { type DisplaySettings, parseDisplaySettings } from './display-settings.ts';
import type { Store } from './open.ts';
import { parseTimeSettings, type TimeSettings } from './time-settings.ts';
import { findUserSettingsRow, loadUserSettingsRows, saveUserSettings } from './user-settings-row.ts';

/** All that a person chose for themselves. */
export interface UserSettings {
  readonly look: DisplaySettings;
  readonly hours: TimeSettings;
  /** They are shown in lists of a server. */
  readonly listed: boolean;
  /** They may be asked to a game. */
  readonly challenges: boolean;
  /** They are told when they are next. */
  readonly nextAlert: boolean;
}

/** What a person chose, in one reading; the usual where they never did. */
export async function loadUserSettings(store: Store, person: string): Promise<UserSettings> {
  const row = await findUserSettingsRow(store, person);
  const [listed, challenges] = [row?.listed !== 0, row?.challenges !== 0];
  const nextAlert = row?.next_alert === 1;
  return { look: parseDisplaySettings(row), hours: parseTimeSettings(row), listed, challenges, nextAlert };
}

/** What they let others do. */
export type PrivacySettings = Pick<UserSettings, 'listed' | 'challenges'>;

/** Keeps a part of what a person lets others do, at a time in ms since 1970. */
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

/** Those of these people who do not want to be shown in lists. */
export async function loadUnlistedPeople(
  store: Store,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  return await loadRefusingPeople(store, people, 'listed');
}

/** Those of these people who do not want to be asked to a game. */
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
