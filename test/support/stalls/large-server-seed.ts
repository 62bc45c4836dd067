import { UNKNOWN_RATING } from '../../../src/stats/rating.ts';
import type { Store } from '../../../src/store/open.ts';

/** A server with very many finished matches. */
export interface LargeServer {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
  /** Id of the finished match that all others copy. */
  readonly like: number;
  readonly matches: number;
  readonly people: number;
  /** People in every other match: half of these alone, half with others. */
  readonly regulars: readonly [string, string];
}

/** Number of seats at a table. */
const SEATS_PER_TABLE = 4;

/** Number of rows inserted by one statement. */
const ROWS_PER_STATEMENT = 500;

const MINUTE = 60_000;

/** Id of the first of the other people. */
const FIRST_ID = 10_000;

/** Stores finished and rated matches, one a minute up to now, with the people in turn. */
export async function seedLargeServer(store: Store, server: LargeServer): Promise<void> {
  const { id: _, ...like } = await store
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', server.like)
    .executeTakeFirstOrThrow();
  const first = server.like + 1;
  const now = Date.now();
  const matches = Array.from({ length: server.matches }, (_, nth) => ({
    id: first + nth,
    at: now - (server.matches - nth) * MINUTE,
    people: getPeople(server, nth),
  }));
  const over = { phase: 'over' as const, standings: '[]', channel: server.channel, rated: 1 };
  await inBatches(matches, async (some) => {
    const { guild, game } = server;
    const tables = some.map(({ id, at }) => ({ ...like, ...over, id, guild, game, ended_at: at }));
    await store.insertInto('tables').values(tables).execute();
    const results = some.flatMap(({ id, people }) =>
      people.map((person, seat) => ({
        ...{ table_id: id, number: seat + 1, seat, person, player: null, name: `${person} in ${id}` },
        ...{ place: ((seat + id) % people.length) + 1, score: seat * 10, ending: 'over', best: 3 },
      })),
    );
    await store.insertInto('results').values(results).execute();
    const ratings = some.flatMap(({ id, at, people }) =>
      people.map((person, seat) => ({
        ...{ table_id: id, person, guild, game, at },
        ...{ mu: UNKNOWN_RATING.mu + seat + (id % 7), sigma: UNKNOWN_RATING.sigma / 2 },
      })),
    );
    await store.insertInto('ratings').values(ratings).execute();
  });
}

function getPeople({ people, regulars }: LargeServer, nth: number): readonly string[] {
  if (nth % 4 === 0) return regulars;
  const apart = Math.floor(people / SEATS_PER_TABLE);
  const others = Array.from(
    { length: SEATS_PER_TABLE },
    (_, seat) => `${FIRST_ID + ((nth + seat * apart) % people)}`,
  );
  return nth % 4 === 2 ? [...regulars, ...others.slice(regulars.length)] : others;
}

/** Processes the items in batches, one after the other. */
async function inBatches<T>(all: readonly T[], work: (some: readonly T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS_PER_STATEMENT)
    await work(all.slice(at, at + ROWS_PER_STATEMENT));
}
