import type { Selectable } from 'kysely';
import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Store } from './open.ts';
import type { LessonsRow } from './people-schema.ts';

/** A first game of a person, as far as it has come. */
export interface TutorialRecord {
  readonly id: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** The outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly TutorialMove[];
  /** What was thought about the decision that is open; null where nobody has thought, or not in time. */
  readonly advice: Advice | null;
  /** How often the learner has moved: a press of an older one is stale. */
  readonly version: number;
  /** Number of solved positions of the tutorial; null once the free game has begun. */
  readonly step: number | null;
}

/** A move of it, with the outcomes that it drew. */
export interface TutorialMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly luck: readonly number[];
  /** It was the only one, and played itself. */
  readonly forced?: true;
}

/** A move, and what the match is worth by it: 0 to 1; null where nobody has looked. */
interface WeighedMove {
  readonly move: unknown;
  readonly chance: number | null;
}

/** The best move, and what else there was. */
export interface Advice extends WeighedMove {
  readonly options: readonly WeighedMove[];
}

/** The lesson of a person; undefined where they have none. */
export async function findTutorial(store: Store, person: string): Promise<TutorialRecord | undefined> {
  const row = await store.selectFrom('lessons').selectAll().where('person', '=', person).executeTakeFirst();
  return row && parseTutorial(row);
}

/** Keeps a lesson that begins, in the place of any other of this person; `at` in ms since 1970. Returns its number. */
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

/** Updates a lesson to how far it has come by now. False: it is not there any more, or somebody was faster. */
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

/** Keeps what was thought late about the open decision, if the lesson is as it was seen. */
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

/** Deletes a lesson that is over or given up, if it is as it was seen. */
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

/** Untouched for so long a lesson is forgotten, in ms. */
const TUTORIAL_KEPT_MS = 86_400_000;

/** Forgets the lessons that nobody has touched for a day. */
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
