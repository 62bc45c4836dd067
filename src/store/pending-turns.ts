import type { Selectable } from 'kysely';
import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import { prepareStatement, prepareStatementVariants } from './prepare-statement.ts';
import type { Request } from './requests.ts';
import type { TurnsRow } from './schema.ts';

/** Seat that is due; times are in ms since 1970. */
export interface PendingTurn {
  readonly seat: Seat;
  /** Time at which the seat became due. */
  readonly since: number;
  /** Start of the seat's clock; later than `since` if the other players granted more time. */
  readonly clockFrom: number;
  /** Number of reminders sent. */
  readonly reminded: number;
}

/** Returns whether a request was opened for that seat in this turn. */
export function isRequestInTurn(request: Request, { seat, since }: PendingTurn): boolean {
  return request.seat === seat && request.openedAt >= since;
}

/** Returns the seats of a table that are due, in order. */
export async function loadPendingTurns(store: Store, tableId: number): Promise<readonly PendingTurn[]> {
  const rows = await store
    .selectFrom('turns')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('seat')
    .execute();
  return rows.map(parsePendingTurn);
}

function parsePendingTurn({
  seat,
  since,
  clock_from,
  reminded,
}: Omit<Selectable<TurnsRow>, 'table_id'>): PendingTurn {
  return { seat, since, clockFrom: clock_from, reminded };
}

/** Loads the due seats and the requests about them in one statement, as this runs at every move. */
export async function loadPendingTurnsWithRequests(
  store: Store,
  tableId: number,
): Promise<{ readonly waits: readonly PendingTurn[]; readonly requests: readonly Request[] }> {
  const { rows } = await selectTurnsWithRequests(store, { tableId });
  const waits = new Map(rows.map((row) => [row.seat, parsePendingTurn(row)]));
  const requests = rows.flatMap(({ seat, kind, version, opened_at: openedAt }) =>
    kind === null || version === null || openedAt === null ? [] : { tableId, kind, seat, version, openedAt },
  );
  return { waits: [...waits.values()], requests };
}

const selectTurnsWithRequests = prepareStatement<{ tableId: number }>()((store, given) =>
  store
    .selectFrom('turns')
    .leftJoin('requests', (join) =>
      join.onRef('requests.table_id', '=', 'turns.table_id').onRef('requests.seat', '=', 'turns.seat'),
    )
    .select(['turns.seat', 'since', 'clock_from', 'reminded', 'kind', 'version', 'opened_at'])
    .where('turns.table_id', '=', given('tableId'))
    .orderBy('turns.seat'),
);

/**
 * Returns the ids of the other tables at which a person is due, the longest wait first. Reads no table rows, as this
 * runs after every turn.
 */
export async function listOtherDueTables(
  store: Store,
  person: string,
  tableId: number,
): Promise<readonly number[]> {
  const { rows } = await selectOtherDueTables(store, { person, tableId });
  return rows.map(({ table_id }) => table_id);
}

const selectOtherDueTables = prepareStatement<{ person: string; tableId: number }>()((store, given) =>
  store
    .selectFrom('seats')
    .innerJoin('turns', (join) =>
      join.onRef('turns.table_id', '=', 'seats.table_id').onRef('turns.seat', '=', 'seats.seat'),
    )
    .select('seats.table_id')
    .where('seats.person', '=', given('person'))
    .where('seats.kind', '=', 'person')
    .where('seats.table_id', '!=', given('tableId'))
    .orderBy('turns.since')
    .orderBy('seats.table_id'),
);

/** Replaces the due seats of a table. `before`: number of seats due until now, if known. */
export async function savePendingTurns(
  store: Store,
  tableId: number,
  waiting: readonly PendingTurn[],
  before?: number,
): Promise<void> {
  const [first] = waiting;
  // Fast path: most often the turn passes from one seat to another.
  if (before === 1 && waiting.length === 1 && first)
    return void (await updateTurn(store, { tableId, ...first }));
  await deleteTurns(store, { tableId });
  if (waiting.length > 0) await insertTurns(store, waiting.length, toTurnValues(tableId, waiting));
}

/** Values of several rows: `since1` belongs to the second. */
type TurnValues = { readonly [place: string]: number };

function toTurnValues(tableId: number, waiting: readonly PendingTurn[]): TurnValues {
  const values = waiting.flatMap((one, at) =>
    TURN_COLUMNS.map((name) => [`${name}${at}`, one[name]] as const),
  );
  return { tableId, ...Object.fromEntries(values) };
}

const TURN_COLUMNS = ['seat', 'since', 'clockFrom', 'reminded'] as const;

const insertTurns = prepareStatementVariants<number, TurnValues>(String)((store, given, count) =>
  store.insertInto('turns').values(
    Array.from({ length: count }, (_, at) => ({
      table_id: given('tableId'),
      seat: given(`seat${at}`),
      since: given(`since${at}`),
      clock_from: given(`clockFrom${at}`),
      reminded: given(`reminded${at}`),
    })),
  ),
);

const deleteTurns = prepareStatement<{ tableId: number }>()((store, given) =>
  store.deleteFrom('turns').where('table_id', '=', given('tableId')),
);

type TurnParameters = { tableId: number; seat: Seat; since: number; clockFrom: number; reminded: number };

const updateTurn = prepareStatement<TurnParameters>()((store, given) =>
  store
    .updateTable('turns')
    .set({
      seat: given('seat'),
      since: given('since'),
      clock_from: given('clockFrom'),
      reminded: given('reminded'),
    })
    .where('table_id', '=', given('tableId')),
);
