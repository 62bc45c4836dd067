import type { Store } from './open.ts';
import { loadSeatsByTable, type TableSeat } from './seats.ts';
import type { TableRecord } from './table-record.ts';

/** Match that ended with places, and its participants. */
export interface PlayedRow {
  readonly id: number;
  readonly guild: string;
  readonly game: string;
  readonly rated: boolean;
  /** Number of moves. */
  readonly moves: number;
  /** Time of the end, in ms since 1970. */
  readonly at: number;
  readonly parts: readonly PlayedPart[];
}

/** Participant of a match: by seat, then those who had left, who have no place. */
export interface PlayedPart {
  readonly person: string | null;
  /** AI strength; null for a person. */
  readonly player: string | null;
  readonly name: string;
  readonly place: number | null;
  readonly score: number | null;
  readonly seat: number;
  /** See {@link Result}. */
  readonly ending: string;
  readonly best: number | null;
}

/** Filter of matches; omitted fields do not restrict it. */
interface PlayedMatchFilter {
  readonly guild?: string;
  /** Only matches that ended after this one, in the order below. */
  readonly after?: Pick<PlayedRow, 'id' | 'at'>;
  /** Only matches that ended before this time, in ms since 1970. */
  readonly before?: number;
  /** Maximum number of matches, up to a few hundred. */
  readonly most: number;
}

/** Match that ended with places, without its participants. */
export type EndedRow = Omit<PlayedRow, 'parts'>;

/** Returns the first matching matches, in order of their end. */
export async function loadPlayedMatches(
  store: Store,
  { guild, after, before, most }: PlayedMatchFilter,
): Promise<readonly PlayedRow[]> {
  let ended = store
    .selectFrom('tables')
    .select(COLUMNS)
    .where('phase', '=', 'over')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .orderBy('id')
    .limit(most);
  if (guild !== undefined) ended = ended.where('guild', '=', guild);
  if (before !== undefined) ended = ended.where('ended_at', '<', before);
  if (after)
    ended = ended
      .where('ended_at', '>=', after.at)
      .where((row) => row.or([row('ended_at', '>', after.at), row('id', '>', after.id)]));
  return await loadMatchParts(store, (await ended.execute()).map(parseEndedRow));
}

/** Returns at most `most` table ids after `after` at which a person was at the end or before, sorted by id. */
export async function listPlayedTables(
  store: Store,
  person: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('results')
    .select('table_id as id')
    .distinct()
    .where('person', '=', person)
    .where('table_id', '>', after)
    .orderBy('table_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Filter of ended matches. */
export interface EndedMatchFilter {
  readonly guild: string;
  readonly game?: string | undefined;
  /** People who all took part. */
  readonly people: readonly string[];
}

/** Returns the matching ended matches among these tables, in no particular order. */
export async function filterEndedMatches(
  store: Store,
  ids: readonly number[],
  { guild, game, people }: EndedMatchFilter,
): Promise<readonly EndedRow[]> {
  let tables = store
    .selectFrom('tables')
    .select([...COLUMNS, 'phase'])
    .where('id', 'in', ids);
  for (const person of people)
    tables = tables.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('results')
          .select('number')
          .whereRef('table_id', '=', 'tables.id')
          .where('person', '=', person),
      ),
    );
  // Filtered here: with the server in the query, SQLite would scan every match that ever ended there.
  const rows = (await tables.execute()).filter(
    (row) => row.guild === guild && (game === undefined || row.game === game),
  );
  return rows.flatMap(({ phase, ...row }) =>
    phase === 'over' && row.at !== null ? [parseEndedRow(row)] : [],
  );
}

const COLUMNS = ['id', 'guild', 'game', 'rated', 'played as moves', 'ended_at as at'] as const;

type Row = Omit<EndedRow, 'rated' | 'at'> & { readonly rated: number; readonly at: number | null };

function parseEndedRow({ at, rated, ...row }: Row): EndedRow {
  return { ...row, rated: rated === 1, at: at ?? 0 };
}

/** Returns these matches with their participants; for at most a few hundred. */
export async function loadMatchParts(
  store: Store,
  ended: readonly EndedRow[],
): Promise<readonly PlayedRow[]> {
  if (ended.length === 0) return [];
  const parts = new Map<number, PlayedPart[]>(ended.map(({ id }) => [id, []]));
  const rows = await store
    .selectFrom('results')
    .select(['table_id', 'person', 'player', 'name', 'place', 'score', 'seat', 'ending', 'best'])
    .where('table_id', 'in', [...parts.keys()])
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  for (const { table_id: id, ...part } of rows) parts.get(id)?.push(part);
  return ended.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }));
}

/** Finished match as listed, without its position. */
export interface EndedMatch {
  readonly record: Pick<TableRecord, 'id' | 'game' | 'theme' | 'endedAt'>;
  readonly seats: readonly TableSeat[];
}

/** Returns at most `most` finished matches of a channel, the newest first. `before`: only those opened before that table. */
export async function loadEndedMatches(
  store: Store,
  channel: string,
  most: number,
  before: number | null,
): Promise<readonly EndedMatch[]> {
  const rows = await store
    .selectFrom('tables')
    .select(['id', 'game', 'theme', 'ended_at as endedAt'])
    .where('channel', '=', channel)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where('state', 'is not', null)
    .where('phase', 'in', ['over', 'cancelled'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const seatsByTable = await loadSeatsByTable(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map((record) => ({ record, seats: seatsByTable.get(record.id) ?? [] }));
}

/** Returns by match the seats of the effective moves, in order: [0, 0, 1, 0]. Undone moves are left out. */
export async function loadMovers(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await store
    .selectFrom('log')
    .select(({ ref, eb }) => [
      'table_id',
      'number',
      'seat',
      eb.case().when('kind', '=', 'undo').then(ref('move')).end().as('undo'),
    ])
    .where('table_id', 'in', ids)
    .where('kind', 'in', ['move', 'undo'])
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  const standing = new Map(ids.map((id) => [id, [] as Mover[]]));
  for (const { table_id: id, number, seat, undo } of rows) {
    const before = standing.get(id) ?? [];
    if (undo === null) before.push({ number, seat: seat ?? -1 });
    else standing.set(id, removeUndone(before, undo));
  }
  return new Map([...standing].map(([id, moved]) => [id, moved.map(({ seat }) => seat)]));
}

interface Mover {
  readonly number: number;
  readonly seat: number;
}

/** Removes the moves after the entry to which an undo goes back. */
function removeUndone(before: Mover[], undo: string): Mover[] {
  const { to } = JSON.parse(undo) as { readonly to: number };
  return before.filter(({ number }) => number <= to);
}
