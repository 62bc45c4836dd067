import { Refusal } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { holdServer } from '../../store/hold.ts';
import type { Notifications, Tidy } from '../../store/people-schema.ts';
import { type Server, serverOf, USUAL_SERVER } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { PACES } from '../core/pace.ts';
import { changeSettings } from './log.ts';

export type { Notifications, Server, Tidy };
export { USUAL_SERVER };

/** Ways in which players of a server can be told of their turn. */
export const NOTIFICATIONS: readonly Notifications[] = ['loud', 'quiet', 'threads'];

/** Ways in which superseded boards can be tidied up. */
export const TIDIES: readonly Tidy[] = ['keep', 'line', 'delete'];

/** At how many live tables of a server one person may sit at most. */
export const TABLES_OF_PERSON = [1, 2, 3, 5, 8, 12, 20, 50] as const;

/** How many live tables a server may have at most. */
export const TABLES = [5, 10, 25, 50, 100, 200, 500] as const;

/** Maximum number of roles that may open games: the limit of Discord's menus. */
const MOST_OPENERS = 25;

/** What is set for a server. */
export async function serverAt({ store }: Pick<House, 'store'>, guild: string): Promise<Server> {
  return await serverOf(store, guild);
}

/**
 * Sets a part of what holds for a server, for whoever may, and keeps the rest: for tables that are opened from then on.
 * Refused for what no menu offers.
 */
export async function setServer(
  house: House,
  by: Act,
  guild: string,
  part: Partial<Server>,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    if (!isOffered(part)) return new Refusal(text('bot:refuse.forged'));
    await holdServer(deed.store, guild);
    await changeSettings(deed, by, guild, part);
    return true as const;
  });
}

function isId(id: string): boolean {
  return /^\d{17,20}$/.test(id);
}

function isOffered(part: Partial<Server>): boolean {
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
    openers.length <= MOST_OPENERS &&
    openers.every(isId) &&
    (log === null || isId(log)) &&
    PACES.some((known) => known === pace) &&
    (tablesOfPerson === undefined || TABLES_OF_PERSON.some((known) => known === tablesOfPerson)) &&
    (tables === undefined || TABLES.some((known) => known === tables)) &&
    (notifications === null || NOTIFICATIONS.includes(notifications)) &&
    (tidy === undefined || TIDIES.includes(tidy))
  );
}
