import { UNKNOWN_RATING } from '../../../src/stats/rating.ts';
import type { Store } from '../../../src/store/open.ts';

/** A server on which very much was played. */
export interface Club {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
  /** A finished match, as which all others are kept. */
  readonly like: number;
  readonly matches: number;
  readonly people: number;
  /** Who were in every other match: in half of these alone, in half with others. */
  readonly regulars: readonly [string, string];
}

/** So many sit at a table. */
const SEATS_PER_TABLE = 4;

/** So many rows are kept by one statement. */
const ROWS_PER_STATEMENT = 500;

const MINUTE = 60_000;

/** The id of the first of the others. */
const FIRST_ID = 10_000;

/** Keeps so many finished and rated matches, each a minute after the one before, up to now; people are in them in turn. */
export async function seedClub(store: Store, club: Club): Promise<void> {
  const { id: _, ...like } = await store
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', club.like)
    .executeTakeFirstOrThrow();
  const first = club.like + 1;
  const now = Date.now();
  const matches = Array.from({ length: club.matches }, (_, nth) => ({
    id: first + nth,
    at: now - (club.matches - nth) * MINUTE,
    people: getPeople(club, nth),
  }));
  const over = { phase: 'over' as const, standings: '[]', channel: club.channel, rated: 1 };
  await inBatches(matches, async (some) => {
    const { guild, game } = club;
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

function getPeople({ people, regulars }: Club, nth: number): readonly string[] {
  if (nth % 4 === 0) return regulars;
  const apart = Math.floor(people / SEATS_PER_TABLE);
  const others = Array.from(
    { length: SEATS_PER_TABLE },
    (_, seat) => `${FIRST_ID + ((nth + seat * apart) % people)}`,
  );
  return nth % 4 === 2 ? [...regulars, ...others.slice(regulars.length)] : others;
}

/** Does something with so many at once, one after the other. */
async function inBatches<T>(all: readonly T[], work: (some: readonly T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS_PER_STATEMENT)
    await work(all.slice(at, at + ROWS_PER_STATEMENT));
}
