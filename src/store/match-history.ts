import type { Store } from './open.ts';

/** A match that came to its end with places, and those who were in it. */
export interface PlayedRow {
  readonly id: number;
  readonly guild: string;
  readonly game: string;
  readonly rated: boolean;
  /** How many moves it had. */
  readonly moves: number;
  /** When it ended, in ms since 1970. */
  readonly at: number;
  readonly parts: readonly PlayedPart[];
}

/** By seat, then those who had left: they have no place. */
export interface PlayedPart {
  readonly person: string | null;
  /** Which AI; null for a person. */
  readonly player: string | null;
  readonly name: string;
  readonly place: number | null;
  readonly score: number | null;
  readonly seat: number;
  /** As {@link Result} says it. */
  readonly ending: string;
  readonly best: number | null;
}

/** What is left out is not asked for. */
interface PlayedMatchFilter {
  readonly guild?: string;
  /** Those that ended after this one, in the order below. */
  readonly after?: Pick<PlayedRow, 'id' | 'at'>;
  /** Those that ended before this time, in ms since 1970. */
  readonly before?: number;
  /** So many at most, some hundreds. */
  readonly most: number;
}

/** A match that came to its end with places, without those who were in it. */
export type EndedRow = Omit<PlayedRow, 'parts'>;

/** The first matches in the order in which they ended. */
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

/** So many tables at which somebody was at the end or before, by their ids, after that one. */
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

/** Which matches are wanted. */
export interface EndedMatchFilter {
  readonly guild: string;
  readonly game?: string | undefined;
  /** All of them were in it. */
  readonly people: readonly string[];
}

/** Those of these tables that are such matches, in whatever order. */
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
  // Asked for the server too, SQLite would go through all that ever ended there.
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

/** These matches with those who were in them; no more than some hundreds. */
export async function loadMatchParts(
  store: Store,
  ended: readonly EndedRow[],
): Promise<readonly PlayedRow[]> {
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
