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
export interface PlayedWhere {
  readonly guild?: string;
  readonly game?: string;
  /** Those in which they were. */
  readonly person?: string;
  /** Those that ended after this one, in the order below. */
  readonly after?: Pick<PlayedRow, 'id' | 'at'>;
  /** Those that ended before this time, in ms since 1970. */
  readonly before?: number;
  readonly most?: number;
}

/** Matches in the order in which they ended. */
export async function playedMatches(
  store: Store,
  { guild, game, person, after, before, most }: PlayedWhere,
): Promise<readonly PlayedRow[]> {
  let ended = store
    .selectFrom('tables')
    .select(['id', 'guild', 'game', 'rated', 'played as moves', 'ended_at as at'])
    .where('phase', '=', 'over')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .orderBy('id');
  if (guild !== undefined) ended = ended.where('guild', '=', guild);
  if (game !== undefined) ended = ended.where('game', '=', game);
  if (most !== undefined) ended = ended.limit(most);
  if (person !== undefined)
    ended = ended.where('id', 'in', (query) =>
      query.selectFrom('results').select('table_id').where('person', '=', person),
    );
  if (before !== undefined) ended = ended.where('ended_at', '<', before);
  if (after)
    ended = ended
      .where('ended_at', '>=', after.at)
      .where((row) => row.or([row('ended_at', '>', after.at), row('id', '>', after.id)]));
  const rows = await ended.execute();
  const parts = await partsOf(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map(({ at, rated, ...row }) => ({
    ...row,
    rated: rated === 1,
    at: at ?? 0,
    parts: parts.get(row.id) ?? [],
  }));
}

async function partsOf(store: Store, ids: readonly number[]): Promise<ReadonlyMap<number, PlayedPart[]>> {
  const parts = new Map<number, PlayedPart[]>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await store
      .selectFrom('results')
      .select(['table_id', 'person', 'player', 'name', 'place', 'score', 'seat', 'ending', 'best'])
      .where('table_id', 'in', ids.slice(at, at + AT_ONCE))
      .orderBy('table_id')
      .orderBy('number')
      .execute();
    for (const { table_id: id, ...part } of rows) parts.set(id, [...(parts.get(id) ?? []), part]);
  }
  return parts;
}

/** No statement names more tables. */
const AT_ONCE = 500;
