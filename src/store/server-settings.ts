import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { Notifications, ServersRow, Tidy } from './people-schema.ts';

/** Settings of a server. */
export interface ServerSettings {
  /** Language of new tables; null for the server's Discord locale. */
  readonly language: Language | null;
  /** Channels in which tables may be opened; empty for all. A thread counts as its parent channel. */
  readonly channels: readonly string[];
  /** Hours a turn that a new table begins with; null for no time limit. */
  readonly pace: number | null;
  /** True if matches on the server may count for ratings. */
  readonly rated: boolean;
  /** Maximum number of live tables for one person. */
  readonly tablesOfPerson: number;
  /** Maximum number of live tables. */
  readonly tables: number;
  /** Channel of the daily puzzle; null for none. */
  readonly puzzles: string | null;
  /** Weekly digest; null for none. */
  readonly letter: DigestSettings | null;
  /** Null until an admin chooses, which means `loud`. */
  readonly notifications: Notifications | null;
  /** Treatment of superseded boards. */
  readonly tidy: Tidy;
  /** True if the AIs comment on games. */
  readonly voices: boolean;
  /** Channel of the message that lists all games; null for none. */
  readonly dashboard: string | null;
  /** Roles whose members may open games and leagues; empty for everybody. */
  readonly openers: readonly string[];
  /** Channel in which moderators are told who opened, cancelled and changed what; null for none. */
  readonly log: string | null;
}

/** Settings of the weekly digest. */
export interface DigestSettings {
  readonly channel: string;
  /** IANA time zone that decides when it is Monday. */
  readonly zone: string;
  /** Language of the digest if the server has none set. */
  readonly language: Language;
}

/** Settings of a server without any stored. */
export const DEFAULT_SERVER_SETTINGS: ServerSettings = {
  language: null,
  channels: [],
  pace: 48,
  rated: true,
  tablesOfPerson: 5,
  tables: 100,
  puzzles: null,
  letter: null,
  notifications: null,
  tidy: 'keep',
  voices: true,
  dashboard: null,
  openers: [],
  log: null,
};

/** Returns the settings of a server by primary key, or the defaults. */
export async function loadStoredServerSettings(store: Store, guild: string): Promise<ServerSettings> {
  const row = await store.selectFrom('servers').selectAll().where('guild', '=', guild).executeTakeFirst();
  if (!row) return DEFAULT_SERVER_SETTINGS;
  return {
    language: row.language as Language | null,
    channels: parseListColumn(row.channels),
    pace: parsePaceColumn(row),
    rated: row.rated !== 0,
    tablesOfPerson: row.tables_of_person ?? DEFAULT_SERVER_SETTINGS.tablesOfPerson,
    tables: row.tables ?? DEFAULT_SERVER_SETTINGS.tables,
    puzzles: row.puzzles,
    letter: parseDigestSettings(row),
    notifications: row.notifications,
    tidy: row.tidy ?? DEFAULT_SERVER_SETTINGS.tidy,
    voices: row.voices !== 0,
    dashboard: row.dashboard,
    openers: parseListColumn(row.openers),
    log: row.log_channel,
  };
}

/** Column value for "no time limit". Null means that an admin never chose, as on all servers before there was a default. */
const NO_TIME_LIMIT = 0;

function parsePaceColumn({ pace }: Pick<ServersRow, 'pace'>): number | null {
  if (pace === null) return DEFAULT_SERVER_SETTINGS.pace;
  return pace === NO_TIME_LIMIT ? null : pace;
}

/** Reads a JSON list of ids; null is an empty one. */
function parseListColumn(column: string | null): readonly string[] {
  return column === null ? [] : (JSON.parse(column) as readonly string[]);
}

function formatListColumn(ids: readonly string[]): string | null {
  return ids.length > 0 ? JSON.stringify(ids) : null;
}

function parseDigestSettings(row: ServersRow): DigestSettings | null {
  const { letter_channel: channel, letter_zone: zone, letter_language: language } = row;
  if (channel === null || zone === null || language === null) return null;
  return { channel, zone, language: language as Language };
}

/** Saves some settings of a server, at a time in ms since 1970; the others stay as they are. */
export async function saveServerSettings(
  store: Store,
  guild: string,
  part: Partial<ServerSettings>,
  at: number,
): Promise<void> {
  const changed = { ...toColumns(part), changed_at: at };
  await store
    .insertInto('servers')
    .values({ guild, ...NOTHING_SET, ...changed })
    .onConflict((conflict) => conflict.column('guild').doUpdateSet(changed))
    .execute();
}

const NOTHING_SET = {
  language: null,
  channels: null,
  pace: null,
  rated: null,
  tables_of_person: null,
  tables: null,
  puzzles: null,
  letter_channel: null,
  letter_zone: null,
  letter_language: null,
  notifications: null,
  tidy: null,
  voices: null,
  dashboard: null,
  openers: null,
  log_channel: null,
};

function toColumns(part: Partial<ServerSettings>): Partial<Insertable<ServersRow>> {
  const { channels, openers, pace, rated, voices, tablesOfPerson, letter: digest, log, ...plain } = part;
  return {
    ...plain,
    ...(channels && { channels: formatListColumn(channels) }),
    ...(openers && { openers: formatListColumn(openers) }),
    ...(log !== undefined && { log_channel: log }),
    ...(pace !== undefined && { pace: pace ?? NO_TIME_LIMIT }),
    ...(rated !== undefined && { rated: rated ? null : 0 }),
    ...(voices !== undefined && { voices: voices ? null : 0 }),
    ...(tablesOfPerson !== undefined && { tables_of_person: tablesOfPerson }),
    ...(digest !== undefined && toDigestColumns(digest)),
  };
}

function toDigestColumns(digest: DigestSettings | null) {
  return {
    letter_channel: digest?.channel ?? null,
    letter_zone: digest?.zone ?? null,
    letter_language: digest?.language ?? null,
  };
}

/** Number of servers read before the event loop runs. */
const SERVERS_PER_PAGE = 100;

/** Channels named in a server's settings. */
type ServerChannels = Pick<ServerSettings, 'channels' | 'log'> & { readonly guild: string };

/** Yields the servers whose settings name channels, page by page, so that nothing waits for all of them. */
export async function* iterateServersWithChannels(store: Store): AsyncGenerator<readonly ServerChannels[]> {
  let after = '';
  for (;;) {
    const servers = store
      .selectFrom('servers')
      .select(['guild', 'channels', 'log_channel as log'])
      .where('guild', '>', after);
    const page = await servers.orderBy('guild').limit(SERVERS_PER_PAGE).execute();
    yield page
      .filter(({ channels, log }) => channels !== null || log !== null)
      .map((row) => ({ ...row, channels: parseListColumn(row.channels) }));
    if (page.length < SERVERS_PER_PAGE) return;
    after = page.at(-1)?.guild ?? after;
    await setImmediate();
  }
}
