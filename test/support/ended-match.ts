import type { Store } from '../../src/store/open.ts';

/** A seat of a finished match: a person, or an AI named by its strength. */
export interface EndedSeat {
  readonly who: string;
  readonly place: number | null;
  readonly score?: number;
  readonly ai?: true;
  /** Shown name; defaults to `who`. */
  readonly name?: string;
  /** Seat that an AI took over from a person; seats are numbered in order by default. */
  readonly seat?: number;
}

export interface EndedMatch {
  readonly guild?: string;
  readonly game?: string;
  /** Time of the end in ms since 1970. */
  readonly at: number;
  readonly moves?: number;
  readonly parts: readonly EndedSeat[];
}

/** Stores a finished match as it is kept once its moves are deleted. Returns its id. */
export async function storeEndedMatch(
  store: Store,
  { guild = 'g', game = 'forage', at, moves = 30, parts }: EndedMatch,
): Promise<number> {
  const { id } = await store
    .insertInto('tables')
    .values({
      ...{ guild, channel: `c${at}`, host: parts[0]?.who ?? '', game, rules: 1, options: '{}', theme: null },
      ...{ language: 'en', phase: 'over', played: moves, state: null, standings: null, secret: null },
      ...{ opened_at: at - 9, started_at: at - 8, ended_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = parts.map(({ who, place, score = null, ai, name = who, seat: own }, at) => ({
    ...{
      table_id: id,
      number: at + 1,
      seat: own ?? at,
      person: ai ? null : who,
      player: ai ? 'owl' : null,
      name,
    },
    ...{ place, score, ending: place === null ? 'left' : 'over' },
  }));
  await store.insertInto('results').values(rows).execute();
  return id;
}

/** Creates the seats of a match in the order of their places. */
export function createPlaces(...who: readonly string[]): readonly EndedSeat[] {
  return who.map((one, at) => ({ who: one, place: at + 1 }));
}
