import { sql } from 'kysely';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

interface ExperienceParameters extends Record<string, unknown> {
  readonly tableId: number;
  readonly game: string;
  readonly person: string;
}

/**
 * Returns whether a player is no beginner. True if the player has taken a turn at this table (a move after which
 * another seat has moved), has done a tutorial of the game, was placed in a match of it, or has moved at another table
 * of it that still has its log.
 */
export async function isExperienced(
  store: Store,
  tableId: number,
  game: string,
  person: string,
): Promise<boolean> {
  const asked = { tableId, game, person };
  if ((await selectTurnOrTutorial(store, asked)).rows.length > 0) return true;
  return (await selectPlayedBefore(store, asked)).rows.length > 0;
}

const selectTurnOrTutorial = prepareStatement<ExperienceParameters>()((store, given) =>
  store
    .selectFrom('log as own')
    .innerJoin('log as other', (join) =>
      join
        .onRef('other.table_id', '=', 'own.table_id')
        .onRef('other.number', '>', 'own.number')
        .onRef('other.seat', '!=', 'own.seat'),
    )
    .select(sql<number>`1`.as('known'))
    .where('own.table_id', '=', given('tableId'))
    .where('own.kind', '=', 'move')
    .where('own.person', '=', given('person'))
    .where('other.kind', '=', 'move')
    .unionAll(
      store
        .selectFrom('learned')
        .select(sql<number>`1`.as('known'))
        .where('person', '=', given('person'))
        .where('game', '=', given('game')),
    )
    .limit(1),
);

const selectPlayedBefore = prepareStatement<ExperienceParameters>()((store, given) =>
  store
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(sql<number>`1`.as('known'))
    .where('results.person', '=', given('person'))
    .where('results.place', 'is not', null)
    .where('tables.game', '=', given('game'))
    .unionAll(
      store
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(sql<number>`1`.as('known'))
        .where('seats.person', '=', given('person'))
        .where('tables.game', '=', given('game'))
        .where('tables.id', '!=', given('tableId'))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('log')
              .select('log.number')
              .whereRef('log.table_id', '=', 'seats.table_id')
              .where('log.kind', '=', 'move')
              .where('log.person', '=', given('person')),
          ),
        ),
    )
    .limit(1),
);
