import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { Notifications, ServersRow, Tidy } from './people-schema.ts';

/** What is set for a server. */
export interface ServerSettings {
  /** What a new table speaks; null for what its Discord says. */
  readonly language: Language | null;
  /** Where tables may be opened; none for everywhere. A thread is where its channel is. */
  readonly channels: readonly string[];
  /** Hours a turn that a new table begins with; null for no time limit. */
  readonly pace: number | null;
  /** Whether matches there may count for ratings. */
  readonly rated: boolean;
  /** So many live tables at most, at which one person sits. */
  readonly tablesOfPerson: number;
  /** So many live tables at most. */
  readonly tables: number;
  /** The channel in which a puzzle is posed each day; null for none. */
  readonly puzzles: string | null;
  /** Null where there is none. */
  readonly letter: DigestSettings | null;
  /** Null where nobody has chosen, which is `loud`. */
  readonly notifications: Notifications | null;
  /** Treatment of superseded boards. */
  readonly tidy: Tidy;
  /** Channel of the message that lists all games; null for none. */
  readonly dashboard: string | null;
  /** Roles whose members may open games and leagues; empty for everybody. */
  readonly openers: readonly string[];
  /** Channel in which moderators are told who opened, cancelled and changed what; null for none. */
  readonly log: string | null;
}

/** Where the letter of the week comes. */
export interface DigestSettings {
  readonly channel: string;
  /** As IANA names it: in which it is Monday. */
  readonly zone: string;
  /** What it speaks where nothing is set for the server. */
  readonly language: Language;
}

/** What holds for a server for which nothing was set. */
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
  dashboard: null,
  openers: [],
  log: null,
};

/** What is set for a server, by the primary key; the usual where nothing was. */
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
    dashboard: row.dashboard,
    openers: parseListColumn(row.openers),
    log: row.log_channel,
  };
}

/** Column value of a server that chose no time limit; null is one that never chose, as all were before there was a default. */
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

/** Keeps a part of what is set for a server, at a time in ms since 1970; all else stays as it is. */
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
  dashboard: null,
  openers: null,
  log_channel: null,
};

function toColumns(part: Partial<ServerSettings>): Partial<Insertable<ServersRow>> {
  const { channels, openers, pace, rated, tablesOfPerson, letter, log, ...plain } = part;
  return {
    ...plain,
    ...(channels && { channels: formatListColumn(channels) }),
    ...(openers && { openers: formatListColumn(openers) }),
    ...(log !== undefined && { log_channel: log }),
    ...(pace !== undefined && { pace: pace ?? NO_TIME_LIMIT }),
    ...(rated !== undefined && { rated: rated ? null : 0 }),
    ...(tablesOfPerson !== undefined && { tables_of_person: tablesOfPerson }),
    ...(letter !== undefined && toDigestColumns(letter)),
  };
}

function toDigestColumns(letter: DigestSettings | null) {
  return {
    letter_channel: letter?.channel ?? null,
    letter_zone: letter?.zone ?? null,
    letter_language: letter?.language ?? null,
  };
}

/** So many servers are looked at before others have their turn on the event loop. */
const SERVERS_PER_PAGE = 100;

/** Channels that are named in what is set for a server. */
type ServerChannels = Pick<ServerSettings, 'channels' | 'log'> & { readonly guild: string };

/** The servers for which some were set, page by page: however many there are, nobody waits for all of them. */
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
