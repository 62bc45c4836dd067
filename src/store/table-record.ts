import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom as ofPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as ofSqlite } from 'kysely/helpers/sqlite';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Standing } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import { lockTable } from './row-locks.ts';
import type { Phase, Schema, TablesRow } from './schema.ts';
import { parseTableSeat, type TableSeat } from './seats.ts';

/** Table as stored in its row: everything needed to continue playing. */
export interface TableRecord {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly host: string;
  readonly game: string;
  /** Version of the game's rules at the start of the match; in a lobby, at its opening. */
  readonly rules: number;
  readonly options: Options;
  /** Chosen theme, which may no longer exist; null for the plain look. */
  readonly theme: string | null;
  readonly language: Language;
  readonly phase: Phase;
  /** Number of the last log entry: decisions based on an older one are stale. */
  readonly version: number;
  readonly played: number;
  /** Number of outcomes drawn from the secret so far. */
  readonly drawn: number;
  /** Number of changes to the lobby. */
  readonly revision: number;
  readonly state: unknown;
  readonly standings: readonly Standing[] | null;
  /** 32 bytes, from the start on. */
  readonly secret: Buffer | null;
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Hours a turn; null without a clock. */
  readonly pace: number | null;
  /** True if an AI plays a turn whose time is over. */
  readonly strict: boolean;
  /** Parent channel of its thread; null if the table is in a channel, or is older than this column. */
  readonly parent: string | null;
  /** Time since which the table is dormant and occupies no channel. For a lobby that closed unstarted, the time of closing. */
  readonly sleptAt: number | null;
  /** Time since which its channel or server is unavailable. */
  readonly goneAt: number | null;
  /** True if players may ask for hints. */
  readonly hints: boolean;
  /** True if the match counts for ratings. */
  readonly rated: boolean;
  /** People who declined an invitation, the latest last. */
  readonly declined: readonly DeclinedPerson[];
  /** Code by which players join a table without a server; null if it has none. */
  readonly code: JoinCode | null;
}

/** Code by which players join a table, and the time until which it is valid. */
export interface JoinCode {
  readonly code: string;
  readonly until: number;
}

/** Person who declined an invitation. */
export interface DeclinedPerson {
  readonly person: string;
  readonly name: string;
}

/** Parses a row; `read` parses its state. */
export function parseTableRecord(
  row: Selectable<TablesRow>,
  read: (state: string) => unknown = JSON.parse,
): TableRecord {
  const { opened_at, started_at, ended_at, slept_at, gone_at, ...rest } = row;
  const { options, language, state, standings, secret, strict, hints, rated, declined, ...others } = rest;
  const { code, code_until, ...plain } = others;
  return {
    ...plain,
    options: JSON.parse(options) as Options,
    language: language as Language,
    state: state === null ? null : read(state),
    standings: standings === null ? null : (JSON.parse(standings) as Standing[]),
    secret: secret === null ? null : Buffer.from(secret, 'hex'),
    openedAt: opened_at,
    startedAt: started_at,
    endedAt: ended_at,
    strict: strict === 1,
    hints: hints === 1,
    rated: rated === 1,
    declined: JSON.parse(declined) as DeclinedPerson[],
    sleptAt: slept_at,
    goneAt: gone_at,
    code: code === null ? null : { code, until: code_until ?? 0 },
  };
}

/** Cache of parsed JSON texts. Equal texts share one value, which nobody may change. */
class JsonCache {
  readonly #known: LRUCache<string, { readonly said: unknown }>;

  /** `most`: maximum number of texts; the least recently used goes first. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /** Parses a text. Throws for invalid JSON. */
  read(text: string): unknown {
    const known = this.#known.get(text);
    if (known) return known.said;
    const said: unknown = JSON.parse(text);
    this.#known.set(text, { said });
    return said;
  }
}

/** Table, and its occupants by seat. */
interface TableWithSeats {
  readonly record: TableRecord;
  readonly seats: readonly TableSeat[];
  /** True if a seat has a plan, or a note about one. */
  readonly hasPlans: boolean;
  /** True if people follow the game. */
  readonly hasFollowers: boolean;
}

/**
 * Returns a table with its seats, in one statement that reads its columns once. Inside a transaction the row is locked
 * until the end.
 */
export async function findTableWithSeats(store: Store, id: number): Promise<TableWithSeats | undefined> {
  await lockTable(store, id);
  const [found] = (await selectTableWithSeats(store, { id })).rows;
  if (!found) return undefined;
  const { occupants: seats, plans, followers, ...row } = found;
  return {
    record: parseTableRecord(row, (state) => states.read(state)),
    seats: parseRows(seats).map(parseTableSeat),
    hasPlans: Number(plans) > 0,
    hasFollowers: Number(followers) > 0,
  };
}

/** Cache of the states of active tables: one interaction reads the same state several times. */
const states = new JsonCache(64);

const selectTableWithSeats = prepareStatement<{ id: number }>()((store, given) => {
  const jsonArrayFrom = isPostgres(store) ? ofPostgres : ofSqlite;
  return store
    .selectFrom('tables')
    .selectAll()
    .select((table) => jsonArrayFrom(selectTableSeats(table)).as('occupants'))
    .select((table) => countRows(table, 'plans').as('plans'))
    .select((table) => countRows(table, 'followers').as('followers'))
    .where('id', '=', given('id'));
});

function selectTableSeats(table: ExpressionBuilder<Schema, 'tables'>) {
  return table
    .selectFrom('seats')
    .leftJoin('people', 'people.person', 'seats.person')
    .select(['seats.table_id', 'seats.seat', 'seats.kind', 'seats.person', 'seats.player', 'seats.name'])
    .select(['seats.instead', 'people.away_from', 'people.away_until'])
    .whereRef('seats.table_id', '=', 'tables.id')
    .orderBy('seats.seat');
}

function countRows(table: ExpressionBuilder<Schema, 'tables'>, part: 'plans' | 'followers') {
  return table
    .selectFrom(part)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef(`${part}.table_id`, '=', 'tables.id');
}

/** Parses a JSON column: SQLite returns text, PostgreSQL the parsed value. */
function parseRows<T>(json: readonly T[] | string): readonly T[] {
  return typeof json === 'string' ? (JSON.parse(json) as readonly T[]) : json;
}
