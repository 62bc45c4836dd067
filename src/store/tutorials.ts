import type { Selectable } from 'kysely';
import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Store } from './open.ts';
import type { LessonsRow } from './people-schema.ts';

/** Tutorial of a player, with its progress. */
export interface TutorialRecord {
  readonly id: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly TutorialMove[];
  /** Result of the AI search for the open decision; null if none finished in time. */
  readonly advice: Advice | null;
  /** Number of moves by the player: clicks on an older version are stale. */
  readonly version: number;
  /** Number of solved positions of the tutorial; null once the free game has begun. */
  readonly step: number | null;
}

/** Move of a tutorial, with the outcomes it drew. */
export interface TutorialMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly luck: readonly number[];
  /** Set if it was the only move and was played automatically. */
  readonly forced?: true;
}

/** Move, and the chance of winning with it: 0 to 1; null if not searched. */
interface WeighedMove {
  readonly move: unknown;
  readonly chance: number | null;
}

/** Best move, and the alternatives. */
export interface Advice extends WeighedMove {
  readonly options: readonly WeighedMove[];
}

/** Returns the tutorial of a player, or undefined. */
export async function findTutorial(store: Store, person: string): Promise<TutorialRecord | undefined> {
  const row = await store.selectFrom('lessons').selectAll().where('person', '=', person).executeTakeFirst();
  return row && parseTutorial(row);
}

/** Saves a new tutorial, replacing any other of this player; `at` is in ms since 1970. Returns its id. */
export async function saveTutorial(
  store: Store,
  person: string,
  lesson: Omit<TutorialRecord, 'id'>,
  at: number,
): Promise<number> {
  await store.deleteFrom('lessons').where('person', '=', person).execute();
  const { game, rules, seats, version } = lesson;
  const row = { person, game, rules, seats, version, ...toColumns(lesson), at };
  const { id } = await store.insertInto('lessons').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Saves the progress of a tutorial. Returns false if it is gone or another update came first. */
export async function updateTutorial(
  store: Store,
  { id, version, ...lesson }: TutorialRecord,
  at: number,
): Promise<boolean> {
  const result = await store
    .updateTable('lessons')
    .set({ ...toColumns(lesson), version, at })
    .where('id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Saves a late search result for the open decision, if the tutorial is unchanged. */
export async function saveAdvice(
  store: Store,
  { id, version }: Pick<TutorialRecord, 'id' | 'version'>,
  advice: Advice,
): Promise<void> {
  await store
    .updateTable('lessons')
    .set({ advice: JSON.stringify(advice) })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** Deletes a tutorial that is over or abandoned, if it is unchanged. */
export async function deleteTutorial(
  store: Store,
  { id, version }: Pick<TutorialRecord, 'id' | 'version'>,
): Promise<boolean> {
  const result = await store
    .deleteFrom('lessons')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Time in ms after which an untouched tutorial is deleted. */
const TUTORIAL_KEPT_MS = 86_400_000;

/** Deletes the tutorials that were untouched for a day. */
export async function deleteOldTutorials(store: Store, now: number): Promise<void> {
  await store
    .deleteFrom('lessons')
    .where('at', '<', now - TUTORIAL_KEPT_MS)
    .execute();
}

function toColumns({ options, opening, moves, advice, step }: Omit<TutorialRecord, 'id' | 'version'>) {
  return {
    options: JSON.stringify(options),
    opening: JSON.stringify(opening),
    moves: JSON.stringify(moves),
    advice: advice && JSON.stringify(advice),
    step,
  };
}

function parseTutorial({ person, at, ...row }: Selectable<LessonsRow>): TutorialRecord {
  return {
    ...row,
    options: JSON.parse(row.options) as Options,
    opening: JSON.parse(row.opening) as number[],
    moves: JSON.parse(row.moves) as TutorialMove[],
    advice: row.advice === null ? null : (JSON.parse(row.advice) as Advice),
  };
}

/** Records that a player finished a first game, at a time in ms since 1970; the first time stays. */
export async function saveLearnedGame(store: Store, person: string, game: string, at: number): Promise<void> {
  await store
    .insertInto('learned')
    .values({ person, game, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the games of which a player has finished a first game. */
export async function loadLearnedGameIds(store: Store, person: string): Promise<readonly string[]> {
  const rows = await store.selectFrom('learned').select('game').where('person', '=', person).execute();
  return rows.map(({ game }) => game);
}
