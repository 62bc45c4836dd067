import type { Store } from '../../src/store/open.ts';

/** Somebody in a match that has ended: a person, or an AI by its strength. */
export interface EndedSeat {
  readonly who: string;
  readonly place: number | null;
  readonly score?: number;
  readonly ai?: true;
  /** What they are called; as `who` unless told. */
  readonly name?: string;
  /** Where an AI took this seat from somebody; one after the other unless told. */
  readonly seat?: number;
}

export interface EndedMatch {
  readonly guild?: string;
  readonly game?: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly moves?: number;
  readonly parts: readonly EndedSeat[];
}

/** Writes a match down that has ended, as it stands in the file once its moves are gone. Returns its id. */
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

/** A match of two or more, in the order of their places. */
export function createPlaces(...who: readonly string[]): readonly EndedSeat[] {
  return who.map((one, at) => ({ who: one, place: at + 1 }));
}
