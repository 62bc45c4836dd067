import type { Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { findNewestDashboard, listDashboardTables, scheduleServerDashboard } from '../../store/dashboards.ts';
import { clearDate, type DueDate } from '../../store/dates.ts';
import { lockServer } from '../../store/row-locks.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { readTables } from '../core/find-tables.ts';
import type { Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { changeSettings } from './log.ts';

/** Channel of a new dashboard, and its language if none is set for the server. */
interface DashboardPlace {
  readonly channel: string;
  readonly language: Language;
}

/** Turns the dashboard of a server on in a channel, or off (null). The previous dashboard then says that it is off. */
export async function switchDashboard(
  ctx: AppContext,
  by: Actor,
  guild: string,
  place: DashboardPlace | null,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const { store } = work;
    await lockServer(store, guild);
    const { dashboard } = await loadStoredServerSettings(store, guild);
    if (dashboard !== null) await updateDashboard(work, guild, dashboard);
    await changeSettings(work, by, guild, { dashboard: place?.channel ?? null });
    await clearDate(store, 'dashboard', guild);
    if (place !== null) {
      const { channel, language } = place;
      const subject = `${language}:${by.interaction}`;
      await work.queueNotice({ kind: 'dashboard', subject, guild, channel });
    }
    return true as const;
  });
}

/** Schedules an update of the dashboard after permissions of channels or roles changed. */
export async function handleChannelsChanged(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  guild: string,
): Promise<void> {
  await scheduleServerDashboard(store, guild, now());
}

/** Updates the dashboard of a server, if it still has one, when its date is due. */
export async function fireDashboardDate(
  _ctx: AppContext,
  work: UnitOfWork,
  { guild }: DueDate,
): Promise<void> {
  const { dashboard } = await loadStoredServerSettings(work.store, guild);
  if (dashboard !== null) await updateDashboard(work, guild, dashboard);
}

async function updateDashboard(work: UnitOfWork, guild: string, channel: string): Promise<void> {
  const subject = await findNewestDashboard(work.store, guild);
  if (subject !== null) await work.queueNotice({ kind: 'dashboard', subject, guild, channel });
}

/** Returns the language of a server's current dashboard; null for an outdated one. */
export async function loadDashboardLanguage(
  { store }: Pick<AppContext, 'store'>,
  { guild, subject }: { readonly guild: string; readonly subject: string },
): Promise<Language | null> {
  const { dashboard, language } = await loadStoredServerSettings(store, guild);
  if (dashboard === null || (await findNewestDashboard(store, guild)) !== subject) return null;
  return language ?? parseDashboardLanguage(subject);
}

/** Parses the language in the subject of a dashboard, such as `ko:1300000000000000123`. */
export function parseDashboardLanguage(subject: string): Language {
  return subject.startsWith('ko:') ? 'ko' : 'en';
}

/** Returns the live games of a server, the longest wait first and lobbies last. */
export async function loadDashboardTables(ctx: AppContext, guild: string): Promise<readonly Table[]> {
  const ids = await listDashboardTables(ctx.store, guild);
  const found = await readTables(ctx, ids);
  const byId = new Map(found.map((table) => [table.record.id, table]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
