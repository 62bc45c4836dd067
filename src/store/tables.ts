import { sql } from 'kysely';
import type { Options } from '../engine/options.ts';
import type { Language } from '../engine/text.ts';
import { isLive } from './live-tables.ts';
import type { Store } from './open.ts';
import { prepareStatementVariants } from './prepare-statement.ts';
import type { Phase } from './schema.ts';
import { type JoinCode, parseTableRecord, type TableRecord } from './table-record.ts';

export type { DeclinedPerson, JoinCode, TableRecord } from './table-record.ts';

export interface NewTable {
  readonly guild: string;
  readonly channel: string;
  readonly host: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Null, or omitted, for the plain look. */
  readonly theme?: string | null;
  readonly language: Language;
  /** Parent channel of its thread. */
  readonly parent?: string | null;
  readonly pace?: number | null;
  readonly strict?: boolean;
  readonly hints?: boolean;
  /** True by default. */
  readonly rated?: boolean;
  /** None by default. */
  readonly code?: JoinCode | null;
  readonly at: number;
}

/** Inserts a new lobby and returns its id. Throws a unique-key violation if the channel has a live table. */
export async function insertTable(store: Store, table: NewTable): Promise<number> {
  const {
    at,
    options,
    theme = null,
    strict = false,
    hints = false,
    rated = true,
    code = null,
    ...plain
  } = table;
  const flags = { strict: Number(strict), hints: Number(hints), rated: Number(rated) };
  const known = { theme, options: JSON.stringify(options), ...flags };
  const row = { ...plain, ...known, ...toCodeColumns(code), phase: 'lobby' as const, opened_at: at };
  const { id } = await store
    .insertInto('tables')
    .values({ ...row, ...NOT_STARTED })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const NOT_STARTED = { state: null, standings: null, secret: null, started_at: null, ended_at: null };

export async function findTable(store: Store, id: number): Promise<TableRecord | undefined> {
  const row = await store.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseTableRecord(row);
}

/** Returns the live table of a channel or thread. Dormant and unavailable ones do not count. */
export async function findLiveTable(store: Store, channel: string): Promise<TableRecord | undefined> {
  const live = store
    .selectFrom('tables')
    .selectAll()
    .where('channel', '=', channel)
    .where(isLive)
    .where('slept_at', 'is', null)
    .where('gone_at', 'is', null);
  const row = await live.executeTakeFirst();
  return row && parseTableRecord(row);
}

/** Returns the dormant table of a channel or thread; of several, the one that became dormant last. */
export async function findDormantTable(store: Store, channel: string): Promise<TableRecord | undefined> {
  const asleep = store
    .selectFrom('tables')
    .selectAll()
    .where('channel', '=', channel)
    .where('phase', '=', 'playing')
    .where('slept_at', 'is not', null)
    .where('gone_at', 'is', null);
  const row = await asleep.orderBy('slept_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parseTableRecord(row);
}

/** Returns the newest table in a channel whose match has started, live or not. */
export async function findLastTable(store: Store, channel: string): Promise<TableRecord | undefined> {
  const started = store.selectFrom('tables').selectAll().where('state', 'is not', null);
  const ofChannel = started.where('channel', '=', channel);
  const row = await ofChannel.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && parseTableRecord(row);
}

/** Returns the lobby that is joined by a code; undefined if the code is unknown, or no longer valid at a time in ms since 1970. */
export async function findTableByCode(
  store: Store,
  code: string,
  at: number,
): Promise<TableRecord | undefined> {
  const coded = store.selectFrom('tables').selectAll().where('code', '=', code);
  const row = await coded.where('code_until', '>', at).where('phase', '=', 'lobby').executeTakeFirst();
  return row && parseTableRecord(row);
}

function toCodeColumns(code: JoinCode | null) {
  return { code: code?.code ?? null, code_until: code?.until ?? null };
}

/** Returns the live tables at which a person sits, oldest first, without unavailable ones. */
export async function listPersonTables(store: Store, person: string): Promise<readonly TableKey[]> {
  return await selectTableKeys(store, ['lobby', 'playing'])
    .where('seats.person', '=', person)
    .where('seats.kind', '=', 'person')
    .execute();
}

/** Returns the newest tables of a server at which a person sits or sat, the newest first; at most twenty. */
export async function listDirectTables(
  store: Store,
  guild: string,
  person: string,
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .distinct()
    .where(({ or, eb }) => or([eb('seats.person', '=', person), eb('seats.instead', '=', person)]))
    .where(sql<string>`tables.guild || ''`, '=', guild)
    .orderBy('tables.id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the available matches with a seat held for a person, or free after that person left. */
export async function listHeldTables(store: Store, person: string): Promise<readonly TableKey[]> {
  return await selectTableKeys(store, ['playing']).where('seats.instead', '=', person).execute();
}

/** Returns the available lobbies to which a person is invited. */
export async function listInvitingTables(store: Store, person: string): Promise<readonly TableKey[]> {
  const invited = selectTableKeys(store, ['lobby']).where('seats.kind', '=', 'invited');
  return await invited.where('seats.person', '=', person).execute();
}

/** Id of a table, and its server. */
export type TableKey = Pick<TableRecord, 'id' | 'guild'>;

/**
 * Selects the available tables in these phases, once for each seat. The phase is an expression on purpose: otherwise
 * the database may start with the index of phases and read everybody's tables.
 */
function selectTableKeys(store: Store, phases: readonly Phase[]) {
  return store
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(['tables.id', 'tables.guild'])
    .where('gone_at', 'is', null)
    .where(sql<string>`tables.phase || ''`, 'in', phases)
    .orderBy('tables.id');
}

/** Returns these tables, the oldest first. */
export async function loadTables(store: Store, ids: readonly number[]): Promise<readonly TableRecord[]> {
  const rows = await store.selectFrom('tables').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => parseTableRecord(row));
}

/** Returns all running tables with their rules. */
export async function loadPlayingTables(
  store: Store,
): Promise<readonly Pick<TableRecord, 'id' | 'game' | 'rules'>[]> {
  const playing = store.selectFrom('tables').select(['id', 'game', 'rules']).where('phase', '=', 'playing');
  return await playing.orderBy('id').execute();
}

/** Columns of a table that may change from one version to the next. */
export type TableChange = Partial<
  Pick<
    TableRecord,
    | 'host'
    | 'rules'
    | 'options'
    | 'theme'
    | 'language'
    | 'phase'
    | 'played'
    | 'drawn'
    | 'state'
    | 'standings'
    | 'secret'
    | 'pace'
    | 'strict'
    | 'hints'
    | 'rated'
    | 'declined'
    | 'parent'
    | 'sleptAt'
    | 'goneAt'
    | 'code'
  >
> & {
  readonly startedAt?: number;
  readonly endedAt?: number;
};

/** State of a table on which a decision is based. */
type SeenVersion = Pick<TableRecord, 'id' | 'version' | 'revision'>;

/** Changes the table and raises its version if it is unchanged. Returns false if another change came first. */
export async function changeTable(store: Store, seen: SeenVersion, change: TableChange): Promise<boolean> {
  return await updateIfUnchanged(store, seen, { ...toColumns(change), version: seen.version + 1 });
}

/** Updates columns that are not part of the log, so decisions do not become stale. */
export async function updateTableNote(
  store: Store,
  id: number,
  note: Pick<TableChange, 'sleptAt' | 'goneAt' | 'parent'>,
): Promise<void> {
  await store.updateTable('tables').set(toColumns(note)).where('id', '=', id).execute();
}

/** Moves a table to another channel or thread. */
export async function moveTable(
  store: Store,
  id: number,
  thread: Pick<TableRecord, 'channel' | 'parent'>,
): Promise<void> {
  await store.updateTable('tables').set(thread).where('id', '=', id).execute();
}

/** Changes the lobby and raises its revision if it is unchanged. Returns false if another change came first. */
export async function changeLobby(store: Store, seen: SeenVersion, change: TableChange): Promise<boolean> {
  return await updateIfUnchanged(store, seen, { ...toColumns(change), revision: seen.revision + 1 });
}

async function updateIfUnchanged(
  store: Store,
  { id, version, revision }: SeenVersion,
  columns: Columns,
): Promise<boolean> {
  const seen = { ofId: id, ofVersion: version, ofRevision: revision };
  const { numAffectedRows } = await updateTableRow(store, Object.keys(columns), { ...columns, ...seen });
  return numAffectedRows === 1n;
}

type Columns = Record<string, string | number | null>;
type SeenParameters = { readonly ofId: number; readonly ofVersion: number; readonly ofRevision: number };

const updateTableRow = prepareStatementVariants<readonly string[], Columns & SeenParameters>(String)(
  (store, given, names) =>
    store
      .updateTable('tables')
      .set(Object.fromEntries(names.map((name) => [name, given(name)])))
      .where('id', '=', given('ofId'))
      .where('version', '=', given('ofVersion'))
      .where('revision', '=', given('ofRevision')),
);

function toColumns(change: TableChange): Columns {
  const {
    options,
    state,
    standings,
    secret,
    startedAt,
    endedAt,
    strict,
    hints,
    rated,
    declined,
    sleptAt,
    goneAt,
    code,
    ...plain
  } = change;
  return {
    ...plain,
    ...(code !== undefined && toCodeColumns(code)),
    ...(options !== undefined && { options: JSON.stringify(options) }),
    ...(state !== undefined && { state: JSON.stringify(state) }),
    ...(standings !== undefined && { standings: JSON.stringify(standings) }),
    ...(secret && { secret: secret.toString('hex') }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
    ...(strict !== undefined && { strict: Number(strict) }),
    ...(hints !== undefined && { hints: Number(hints) }),
    ...(rated !== undefined && { rated: Number(rated) }),
    ...(declined !== undefined && { declined: JSON.stringify(declined) }),
    ...(sleptAt !== undefined && { slept_at: sleptAt }),
    ...(goneAt !== undefined && { gone_at: goneAt }),
  };
}
