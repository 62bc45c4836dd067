import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { RequestKind } from './schema.ts';

/** Something that is wanted about a seat; what each kind means is told beside {@link RequestKind}. */
export interface Request {
  readonly tableId: number;
  readonly kind: RequestKind;
  readonly seat: Seat;
  /** The last entry of the log when it was asked. */
  readonly version: number;
  /** In ms since 1970. */
  readonly openedAt: number;
}

/** What somebody has said to a request. */
export interface Vote {
  readonly person: string;
  readonly choice: string;
}

/** Asks, in place of what was asked before about that seat; nobody has said anything to it yet. */
export async function openRequest(store: Store, request: Request): Promise<void> {
  const { tableId, kind, seat, version, openedAt } = request;
  await closeRequest(store, request);
  const row = { table_id: tableId, kind, seat, version, opened_at: openedAt };
  await store.insertInto('requests').values(row).execute();
}

/** What is asked at a table, in order of the seats. */
export async function loadRequests(
  store: Store,
  tableId: number,
  kind: RequestKind,
): Promise<readonly Request[]> {
  return (await loadAllRequests(store, tableId)).filter((request) => request.kind === kind);
}

/** The same of every kind. */
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

/** It is asked no more, and what was said to it is forgotten. */
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

/** Nothing is asked at the table any more. Moves that seats repeat are no question, and go on. */
export async function closeRequests(store: Store, tableId: number): Promise<void> {
  for (const name of ['requests', 'votes'] as const)
    await store.deleteFrom(name).where('table_id', '=', tableId).where('kind', '!=', 'repeat').execute();
}

/** Somebody says so, in place of what they said before. */
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

/** What was said to a request, the first who said something first. */
export async function loadVotes(store: Store, { tableId, kind, seat }: RequestKey): Promise<readonly Vote[]> {
  const votes = store
    .selectFrom('votes')
    .select(['person', 'choice'])
    .where('table_id', '=', tableId)
    .where('kind', '=', kind)
    .where('seat', '=', seat);
  return await votes.orderBy('at').orderBy('person').execute();
}
