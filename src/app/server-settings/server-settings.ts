import { Refusal } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import type { Notifications, Tidy } from '../../store/people-schema.ts';
import { lockServer } from '../../store/row-locks.ts';
import {
  DEFAULT_SERVER_SETTINGS,
  loadStoredServerSettings,
  type ServerSettings,
} from '../../store/server-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { PACES } from '../core/pace.ts';
import { changeSettings } from './log.ts';

export type { Notifications, ServerSettings, Tidy };
export { DEFAULT_SERVER_SETTINGS };

/** Possible ways of telling players of their turn. */
export const NOTIFICATIONS: readonly Notifications[] = ['loud', 'quiet', 'threads'];

/** Possible ways of tidying up older boards. */
export const TIDIES: readonly Tidy[] = ['keep', 'line', 'delete'];

/** Possible limits of a person's live tables on a server. */
export const TABLES_PER_PERSON_CHOICES = [1, 2, 3, 5, 8, 12, 20, 50] as const;

/** Possible limits of a server's live tables. */
export const TABLES_PER_SERVER_CHOICES = [5, 10, 25, 50, 100, 200, 500] as const;

/** Maximum number of roles that may open games; the limit of Discord's menus. */
const MAX_OPENER_ROLES = 25;

/** Returns the settings of a server. */
export async function getServerSettings(
  { store }: Pick<AppContext, 'store'>,
  guild: string,
): Promise<ServerSettings> {
  return await loadStoredServerSettings(store, guild);
}

/**
 * Changes some settings of a server, for tables opened from then on. Refuses values that no menu offers. The caller checks
 * the permission.
 */
export async function setServerSettings(
  ctx: AppContext,
  by: Actor,
  guild: string,
  part: Partial<ServerSettings>,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    if (!isOffered(part)) return new Refusal(text('bot:refuse.forged'));
    await lockServer(work.store, guild);
    await changeSettings(work, by, guild, part);
    return true as const;
  });
}

function isId(id: string): boolean {
  return /^\d{17,20}$/.test(id);
}

function isOffered(part: Partial<ServerSettings>): boolean {
  const {
    language = null,
    channels = [],
    pace = null,
    tablesOfPerson,
    tables,
    notifications = null,
    tidy,
    openers = [],
    log = null,
  } = part;
  return (
    (language === null || LANGUAGES.includes(language)) &&
    channels.every(isId) &&
    openers.length <= MAX_OPENER_ROLES &&
    openers.every(isId) &&
    (log === null || isId(log)) &&
    PACES.some((known) => known === pace) &&
    (tablesOfPerson === undefined || TABLES_PER_PERSON_CHOICES.some((known) => known === tablesOfPerson)) &&
    (tables === undefined || TABLES_PER_SERVER_CHOICES.some((known) => known === tables)) &&
    (notifications === null || NOTIFICATIONS.includes(notifications)) &&
    (tidy === undefined || TIDIES.includes(tidy))
  );
}
