import type { Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { newestDashboard, scheduleDashboardOf, tablesOnDashboard } from '../../store/dashboards.ts';
import { clearDate, type DueDate } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import { serverOf } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { readTables } from '../core/find-tables.ts';
import type { Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { changeSettings } from './log.ts';

/** Channel of a new dashboard, and the language that it speaks where none is set for the server. */
interface DashboardPlace {
  readonly channel: string;
  readonly language: Language;
}

/** Turns the dashboard of a server on, in that channel, or off (null). The one before says that it is off. */
export async function switchDashboard(
  house: House,
  by: Act,
  guild: string,
  place: DashboardPlace | null,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const { store } = deed;
    await holdServer(store, guild);
    const { dashboard } = await serverOf(store, guild);
    if (dashboard !== null) await update(deed, guild, dashboard);
    await changeSettings(deed, by, guild, { dashboard: place?.channel ?? null });
    await clearDate(store, 'dashboard', guild);
    if (place !== null) {
      const { channel, language } = place;
      const subject = `${language}:${by.interaction}`;
      await deed.announce({ kind: 'dashboard', subject, guild, channel });
    }
    return true as const;
  });
}

/** Schedules an update of the dashboard after permissions of channels or roles changed. */
export async function channelsChanged(
  { store, now }: Pick<House, 'store' | 'now'>,
  guild: string,
): Promise<void> {
  await scheduleDashboardOf(store, guild, now());
}

/** Updates the dashboard of a server, if it still has one, when its date comes. */
export async function ringDashboard(_house: House, deed: Deed, { guild }: DueDate): Promise<void> {
  const { dashboard } = await serverOf(deed.store, guild);
  if (dashboard !== null) await update(deed, guild, dashboard);
}

async function update(deed: Deed, guild: string, channel: string): Promise<void> {
  const subject = await newestDashboard(deed.store, guild);
  if (subject !== null) await deed.announce({ kind: 'dashboard', subject, guild, channel });
}

/** Returns the language in which a dashboard was turned on; null if it is not the one that its server has now. */
export async function dashboardLanguage(
  { store }: Pick<House, 'store'>,
  { guild, subject }: { readonly guild: string; readonly subject: string },
): Promise<Language | null> {
  const { dashboard, language } = await serverOf(store, guild);
  if (dashboard === null || (await newestDashboard(store, guild)) !== subject) return null;
  return language ?? languageIn(subject);
}

/** Reads the language out of the subject of a dashboard: `ko:1300000000000000123`. */
export function languageIn(subject: string): Language {
  return subject.startsWith('ko:') ? 'ko' : 'en';
}

/** Returns the live games of a server, those that have waited longest first, and lobbies last. */
export async function gamesOnDashboard(house: House, guild: string): Promise<readonly Table[]> {
  const ids = await tablesOnDashboard(house.store, guild);
  const found = await readTables(house, ids);
  const byId = new Map(found.map((table) => [table.record.id, table]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
