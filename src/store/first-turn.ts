import { kept } from './kept.ts';
import type { Store } from './open.ts';

/** Whether a person has taken a turn at the table: a move of theirs, after which another seat has moved. */
export async function hasTakenTurn(store: Store, tableId: number, person: string): Promise<boolean> {
  const { rows } = await turnTaken(store, { tableId, person });
  return rows.length > 0;
}

const turnTaken = kept<{ tableId: number; person: string }>()((store, given) =>
  store
    .selectFrom('log as own')
    .innerJoin('log as other', (join) =>
      join
        .onRef('other.table_id', '=', 'own.table_id')
        .onRef('other.number', '>', 'own.number')
        .onRef('other.seat', '!=', 'own.seat'),
    )
    .select('own.number')
    .where('own.table_id', '=', given('tableId'))
    .where('own.kind', '=', 'move')
    .where('own.person', '=', given('person'))
    .where('other.kind', '=', 'move')
    .limit(1),
);

/**
 * Whether a person knows a game: they have had a lesson of it, were placed in a match, or have moved at another table that
 * still has its log.
 */
export async function hasPlayedBefore(
  store: Store,
  game: string,
  person: string,
  tableId: number,
): Promise<boolean> {
  const asked = { game, person, tableId };
  for (const known of [lessonOf, placedIn, movedAt]) {
    const { rows } = await known(store, asked);
    if (rows.length > 0) return true;
  }
  return false;
}

type Asked = { game: string; person: string; tableId: number };

const lessonOf = kept<Asked>()((store, given) =>
  store
    .selectFrom('learned')
    .select('game')
    .where('person', '=', given('person'))
    .where('game', '=', given('game'))
    .limit(1),
);

const placedIn = kept<Asked>()((store, given) =>
  store
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select('results.number')
    .where('results.person', '=', given('person'))
    .where('results.place', 'is not', null)
    .where('tables.game', '=', given('game'))
    .limit(1),
);

const movedAt = kept<Asked>()((store, given) =>
  store
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.seat')
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
    )
    .limit(1),
);
