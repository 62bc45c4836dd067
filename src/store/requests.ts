import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { RequestKind } from './schema.ts';

/** Request about a seat; see {@link RequestKind} for the kinds. */
export interface Request {
  readonly tableId: number;
  readonly kind: RequestKind;
  readonly seat: Seat;
  /** Last entry of the log at the time of the request. */
  readonly version: number;
  /** In ms since 1970. */
  readonly openedAt: number;
}

/** Answer of a player to a request. */
export interface Vote {
  readonly person: string;
  readonly choice: string;
}

/** Opens a request without votes, replacing an earlier one of the same kind about that seat. */
export async function openRequest(store: Store, request: Request): Promise<void> {
  const { tableId, kind, seat, version, openedAt } = request;
  await closeRequest(store, request);
  const row = { table_id: tableId, kind, seat, version, opened_at: openedAt };
  await store.insertInto('requests').values(row).execute();
}

/** Returns the requests of a kind at a table, in order of the seats. */
export async function loadRequests(
  store: Store,
  tableId: number,
  kind: RequestKind,
): Promise<readonly Request[]> {
  return (await loadAllRequests(store, tableId)).filter((request) => request.kind === kind);
}

/** Returns the requests of every kind at a table. */
export async function loadAllRequests(store: Store, tableId: number): Promise<readonly Request[]> {
  const { rows } = await selectRequests(store, { tableId });
  return rows.map(({ kind, seat, version, opened_at }) => ({
    tableId,
    kind,
    seat,
    version,
    openedAt: opened_at,
  }));
}

const selectRequests = prepareStatement<{ tableId: number }>()((store, given) =>
  store.selectFrom('requests').selectAll().where('table_id', '=', given('tableId')).orderBy('seat'),
);

type RequestKey = Pick<Request, 'tableId' | 'kind' | 'seat'>;

/** Closes a request and deletes its votes. */
export async function closeRequest(store: Store, { tableId, kind, seat }: RequestKey): Promise<void> {
  for (const name of ['requests', 'votes'] as const) {
    await store
      .deleteFrom(name)
      .where('table_id', '=', tableId)
      .where('kind', '=', kind)
      .where('seat', '=', seat)
      .execute();
  }
}

/** Closes all requests at a table, except moves that seats repeat, which go on. */
export async function closeRequests(store: Store, tableId: number): Promise<void> {
  for (const name of ['requests', 'votes'] as const)
    await store.deleteFrom(name).where('table_id', '=', tableId).where('kind', '!=', 'repeat').execute();
}

/** Saves a vote, replacing the person's earlier one. */
export async function saveVote(
  store: Store,
  { tableId, kind, seat }: RequestKey,
  { person, choice }: Vote,
  at: number,
): Promise<void> {
  await store
    .insertInto('votes')
    .values({ table_id: tableId, kind, seat, person, choice, at })
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'kind', 'seat', 'person']).doUpdateSet({ choice, at }),
    )
    .execute();
}

/** Returns the votes on a request, the earliest first. */
export async function loadVotes(store: Store, { tableId, kind, seat }: RequestKey): Promise<readonly Vote[]> {
  const votes = store
    .selectFrom('votes')
    .select(['person', 'choice'])
    .where('table_id', '=', tableId)
    .where('kind', '=', kind)
    .where('seat', '=', seat);
  return await votes.orderBy('at').orderBy('person').execute();
}
