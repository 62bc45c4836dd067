import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { ReminderWay } from './people-schema.ts';
import type { Absence } from './seats.ts';
import {
  findUserSettingsRow,
  loadUserSettingsRows,
  saveUserSettings,
  type UserSettingsRow,
} from './user-settings.ts';

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

/** Settings of a player who never chose. */
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

/** Returns the settings from a player's row, or the defaults without a row. */
export function parseTimeSettings(row: UserSettingsRow | undefined): TimeSettings {
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
