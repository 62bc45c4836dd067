import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { ReminderWay } from './people-schema.ts';
import type { Absence } from './seats.ts';
import {
  findUserSettingsRow,
  loadUserSettingsRows,
  saveUserSettings,
  type UserSettingsRow,
} from './user-settings-row.ts';

/** When and where somebody wants to be asked for a move. */
export interface TimeSettings {
  /** As IANA names it: `Asia/Seoul`; null where they never said. */
  readonly zone: string | null;
  /** Hours in which nothing is due of them, in minutes of a day in their zone: `{ from: 1320, to: 480 }`. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Their last absence, in ms since 1970: it may be over. */
  readonly away: Absence | null;
  readonly reminders: ReminderWay;
  /** The language they chose, in place of that of their Discord. */
  readonly language: Language | null;
}

/** What holds for a person who never said. */
export const DEFAULT_TIME_SETTINGS: TimeSettings = {
  zone: null,
  quiet: null,
  away: null,
  reminders: 'here',
  language: null,
};

/** What a person said of their hours. */
export async function loadTimeSettings(store: Store, person: string): Promise<TimeSettings> {
  return parseTimeSettings(await findUserSettingsRow(store, person));
}

/** The same of many people at once; who never said is not there. */
export async function loadTimeSettingsByPerson(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, TimeSettings>> {
  const rows = await loadUserSettingsRows(store, people);
  return new Map(rows.map((row) => [row.person, parseTimeSettings(row)]));
}

/** The hours in a person's row; the usual ones where they have none. */
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

/** Keeps what a person said of their hours, at a time in ms since 1970; their look stays as it is. */
export async function saveTimeSettings(
  store: Store,
  person: string,
  own: TimeSettings,
  at: number,
): Promise<void> {
  const row = {
    zone: own.zone,
    quiet_from: own.quiet?.from ?? null,
    quiet_to: own.quiet?.to ?? null,
    away_from: own.away?.from ?? null,
    away_until: own.away?.until ?? null,
    reminders: own.reminders,
    language: own.language,
  };
  await saveUserSettings(store, person, row, at);
}
