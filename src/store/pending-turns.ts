import type { Selectable } from 'kysely';
import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import { prepareStatement, prepareStatementVariants } from './prepare-statement.ts';
import type { Request } from './requests.ts';
import type { TurnsRow } from './schema.ts';

/** A seat that is due: times in ms since 1970. */
export interface PendingTurn {
  readonly seat: Seat;
  /** When it became due. */
  readonly since: number;
  /** From when on its clock runs: later than `since` where the others have given it more time. */
  readonly clockFrom: number;
  /** How often it was reminded. */
  readonly reminded: number;
}

/** Returns whether a request was opened for that seat in this turn. */
export function isRequestInTurn(request: Request, { seat, since }: PendingTurn): boolean {
  return request.seat === seat && request.openedAt >= since;
}

/** The seats of a table that are due, in order. */
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

/** The same with what is wanted about them, in one statement: it is asked at every move. */
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
 * The tables beside one at which a person is due, by id, the one that has waited longest first: none of them is read, as it
 * is asked after every turn.
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

/** Exactly these are due from now on; `before`: so many were until now, where that is known. */
export async function savePendingTurns(
  store: Store,
  tableId: number,
  waiting: readonly PendingTurn[],
  before?: number,
): Promise<void> {
  const [first] = waiting;
  // Turns pass from one to one most often.
  if (before === 1 && waiting.length === 1 && first)
    return void (await updateTurn(store, { tableId, ...first }));
  await deleteTurns(store, { tableId });
  if (waiting.length > 0) await insertTurns(store, waiting.length, toTurnValues(tableId, waiting));
}

/** The values of so many rows: `since1` is of the second. */
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
