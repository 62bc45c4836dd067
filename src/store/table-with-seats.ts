import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom as ofPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as ofSqlite } from 'kysely/helpers/sqlite';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import { lockTable } from './row-locks.ts';
import type { Schema } from './schema.ts';
import { parseTableSeat, type TableSeat } from './seats.ts';
import { parseTableRecord, type TableRecord } from './table-record.ts';

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
