import type { Store } from '../open.ts';

/** Database tables whose rows belong to a game table, by its id. */
const TABLE_RELATIONS = [
  'seats',
  'log',
  'positions',
  'outbox',
  'posts',
  'results',
  'alarms',
  'turns',
  'requests',
  'votes',
  'hints',
  'plans',
  'ratings',
  'followers',
  'league_matches',
] as const;

/** Rows that belong to something that does not exist. */
interface Orphans {
  readonly part: string;
  /** Reference to the missing parent: the id of a table, or of a league. */
  readonly of: string | number;
  readonly rows: number;
}

/** Finds rows of tables that do not exist. */
export async function findTableOrphans(
  store: Store,
): Promise<readonly (Orphans & { readonly of: number })[]> {
  const found = [];
  for (const part of TABLE_RELATIONS) {
    const rows = await store
      .selectFrom(part)
      .leftJoin('tables', 'tables.id', `${part}.table_id`)
      .select(({ fn }) => [`${part}.table_id as of`, fn.countAll<number>().as('rows')])
      .where('tables.id', 'is', null)
      .where(`${part}.table_id`, 'is not', null)
      .groupBy(`${part}.table_id`)
      .orderBy(`${part}.table_id`)
      .execute();
    found.push(...rows.map(({ of, rows: count }) => ({ part, of: Number(of), rows: Number(count) })));
  }
  return found;
}

/** Finds rows of leagues that do not exist, and tries at puzzles that never existed. */
export async function findOtherOrphans(store: Store): Promise<readonly Orphans[]> {
  const found: Orphans[] = [];
  for (const part of ['league_people', 'league_matches'] as const) {
    const rows = await store
      .selectFrom(part)
      .leftJoin('leagues', 'leagues.id', `${part}.league_id`)
      .select(({ fn }) => [`${part}.league_id as of`, fn.countAll<number>().as('rows')])
      .where('leagues.id', 'is', null)
      .groupBy(`${part}.league_id`)
      .execute();
    found.push(...rows.map(({ of, rows: count }) => ({ part, of: `league ${of}`, rows: Number(count) })));
  }
  return [...found, ...(await findNamedLeagueOrphans(store)), ...(await findPuzzleTryOrphans(store))];
}

/** Finds notices and dates whose league does not exist; their subject names it. */
async function findNamedLeagueOrphans(store: Store): Promise<readonly Orphans[]> {
  const leagues = await store.selectFrom('leagues').select('id').execute();
  const known = new Set(leagues.map(({ id }) => String(id)));
  const notices = await store
    .selectFrom('notices')
    .select('subject')
    .where('kind', 'in', ['league', 'ceremony'])
    .execute();
  const dates = await store.selectFrom('dates').select('subject').where('kind', '=', 'league').execute();
  const lost = (part: string, rows: readonly { readonly subject: string }[]) =>
    rows
      .filter(({ subject }) => !known.has(subject))
      .map(({ subject }) => ({ part, of: `league ${subject}`, rows: 1 }));
  return [...lost('notices', notices), ...lost('dates', dates)];
}

async function findPuzzleTryOrphans(store: Store): Promise<readonly Orphans[]> {
  const rows = await store
    .selectFrom('puzzle_tries')
    .leftJoin('puzzles', (join) =>
      join
        .onRef('puzzles.guild', '=', 'puzzle_tries.guild')
        .onRef('puzzles.number', '=', 'puzzle_tries.number'),
    )
    .select(({ fn }) => ['puzzle_tries.number as of', fn.countAll<number>().as('rows')])
    .where('puzzles.number', 'is', null)
    .groupBy(['puzzle_tries.guild', 'puzzle_tries.number'])
    .execute();
  return rows.map(({ of, rows: count }) => ({
    part: 'puzzle_tries',
    of: `puzzle ${of}`,
    rows: Number(count),
  }));
}
