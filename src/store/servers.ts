import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { Notifications, ServersRow, Tidy } from './people-schema.ts';

/** What is set for a server. */
export interface Server {
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
  readonly letter: Letter | null;
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
export interface Letter {
  readonly channel: string;
  /** As IANA names it: in which it is Monday. */
  readonly zone: string;
  /** What it speaks where nothing is set for the server. */
  readonly language: Language;
}

/** What holds for a server for which nothing was set. */
export const USUAL_SERVER: Server = {
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
export async function serverOf(store: Store, guild: string): Promise<Server> {
  const row = await store.selectFrom('servers').selectAll().where('guild', '=', guild).executeTakeFirst();
  if (!row) return USUAL_SERVER;
  return {
    language: row.language as Language | null,
    channels: listIn(row.channels),
    pace: paceIn(row),
    rated: row.rated !== 0,
    tablesOfPerson: row.tables_of_person ?? USUAL_SERVER.tablesOfPerson,
    tables: row.tables ?? USUAL_SERVER.tables,
    puzzles: row.puzzles,
    letter: letterIn(row),
    notifications: row.notifications,
    tidy: row.tidy ?? USUAL_SERVER.tidy,
    dashboard: row.dashboard,
    openers: listIn(row.openers),
    log: row.log_channel,
  };
}

/** Column value of a server that chose no time limit; null is one that never chose, as all were before there was a default. */
const NO_LIMIT = 0;

function paceIn({ pace }: Pick<ServersRow, 'pace'>): number | null {
  if (pace === null) return USUAL_SERVER.pace;
  return pace === NO_LIMIT ? null : pace;
}

/** Reads a JSON list of ids; null is an empty one. */
function listIn(column: string | null): readonly string[] {
  return column === null ? [] : (JSON.parse(column) as readonly string[]);
}

function listColumn(ids: readonly string[]): string | null {
  return ids.length > 0 ? JSON.stringify(ids) : null;
}

function letterIn(row: ServersRow): Letter | null {
  const { letter_channel: channel, letter_zone: zone, letter_language: language } = row;
  if (channel === null || zone === null || language === null) return null;
  return { channel, zone, language: language as Language };
}

/** Keeps a part of what is set for a server, at a time in ms since 1970; all else stays as it is. */
export async function keepServer(
  store: Store,
  guild: string,
  part: Partial<Server>,
  at: number,
): Promise<void> {
  const changed = { ...columns(part), changed_at: at };
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

function columns(part: Partial<Server>): Partial<Insertable<ServersRow>> {
  const { channels, openers, pace, rated, tablesOfPerson, letter, log, ...plain } = part;
  return {
    ...plain,
    ...(channels && { channels: listColumn(channels) }),
    ...(openers && { openers: listColumn(openers) }),
    ...(log !== undefined && { log_channel: log }),
    ...(pace !== undefined && { pace: pace ?? NO_LIMIT }),
    ...(rated !== undefined && { rated: rated ? null : 0 }),
    ...(tablesOfPerson !== undefined && { tables_of_person: tablesOfPerson }),
    ...(letter !== undefined && letterColumns(letter)),
  };
}

function letterColumns(letter: Letter | null) {
  return {
    letter_channel: letter?.channel ?? null,
    letter_zone: letter?.zone ?? null,
    letter_language: letter?.language ?? null,
  };
}

/** So many servers are looked at before others have their turn on the event loop. */
const PAGE = 100;

/** Channels that are named in what is set for a server. */
type OpenTo = Pick<Server, 'channels' | 'log'> & { readonly guild: string };

/** The servers for which some were set, page by page: however many there are, nobody waits for all of them. */
export async function* serversWithChannels(store: Store): AsyncGenerator<readonly OpenTo[]> {
  let after = '';
  for (;;) {
    const servers = store
      .selectFrom('servers')
      .select(['guild', 'channels', 'log_channel as log'])
      .where('guild', '>', after);
    const page = await servers.orderBy('guild').limit(PAGE).execute();
    yield page
      .filter(({ channels, log }) => channels !== null || log !== null)
      .map((row) => ({ ...row, channels: listIn(row.channels) }));
    if (page.length < PAGE) return;
    after = page.at(-1)?.guild ?? after;
    await setImmediate();
  }
}
