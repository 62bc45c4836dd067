import type { Selectable } from 'kysely';
import type { Store } from './open.ts';
import type { PosedPuzzle } from './puzzles.ts';
import type { PuzzleTriesRow } from './puzzles-schema.ts';

/** Player's answer to a puzzle of a server. */
export interface PuzzleTry {
  readonly guild: string;
  readonly number: number;
  readonly person: string;
  /** Player's name at the time. */
  readonly name: string;
  /** Null after the retention period. */
  readonly move: unknown;
  readonly isRight: boolean;
  /** In ms since 1970. */
  readonly at: number;
}

/** Key of a puzzle. */
type PuzzleKey = Pick<PosedPuzzle, 'guild' | 'number'>;

/** Saves an answer; returns false if the player has already answered. */
export async function savePuzzleTry(store: Store, { isRight, move, ...plain }: PuzzleTry): Promise<boolean> {
  const kept = await store
    .insertInto('puzzle_tries')
    .values({ ...plain, move: JSON.stringify(move), correct: Number(isRight) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** Returns the player's answer, or undefined if there is none yet. */
export async function findPuzzleTry(
  store: Store,
  of: PuzzleKey,
  person: string,
): Promise<PuzzleTry | undefined> {
  const row = await selectTries(store, of).selectAll().where('person', '=', person).executeTakeFirst();
  return row && parsePuzzleTry(row);
}

/** Returns all answers, the earliest first. */
export async function loadPuzzleTries(store: Store, of: PuzzleKey): Promise<readonly PuzzleTry[]> {
  return (await selectTries(store, of).selectAll().orderBy('at').orderBy('person').execute()).map(
    parsePuzzleTry,
  );
}

/** Returns the number of answers. */
export async function countTries(store: Store, of: PuzzleKey): Promise<number> {
  const counted = selectTries(store, of).select(({ fn }) => fn.countAll<number>().as('tries'));
  return (await counted.executeTakeFirstOrThrow()).tries;
}

/** Selects a person's results on a server: of one game or of all, and up to one puzzle or to the newest. */
interface PuzzleResultsQuery {
  readonly guild: string;
  readonly person: string;
  readonly game?: string | undefined;
  readonly last?: number | undefined;
}

/** Returns whether the player was right, puzzle by puzzle in order, for published answers. */
export async function loadPuzzleResults(
  store: Store,
  { guild, person, game, last }: PuzzleResultsQuery,
): Promise<readonly boolean[]> {
  let told = store
    .selectFrom('puzzle_tries as tries')
    .innerJoin('puzzles', (join) =>
      join.onRef('puzzles.guild', '=', 'tries.guild').onRef('puzzles.number', '=', 'tries.number'),
    )
    .select('tries.correct')
    .where('tries.person', '=', person)
    .where('tries.guild', '=', guild)
    .where('puzzles.answered_at', 'is not', null);
  if (game !== undefined) told = told.where('puzzles.game', '=', game);
  if (last !== undefined) told = told.where('tries.number', '<=', last);
  return (await told.orderBy('tries.number').execute()).map(({ correct }) => correct === 1);
}

/** A person's results at the puzzles of a server whose answers were published in some time. */
export interface PuzzleTally {
  readonly person: string;
  /** Name at the latest of these puzzles. */
  readonly name: string;
  readonly right: number;
  readonly tried: number;
}

/** Returns the results of all people at puzzles answered from `from` to before `to`, in ms since 1970; the best first. */
export async function loadPuzzleTallies(
  store: Store,
  { guild, from, to }: { readonly guild: string; readonly from: number; readonly to: number },
): Promise<readonly PuzzleTally[]> {
  const rows = await store
    .selectFrom('puzzle_tries as tries')
    .innerJoin('puzzles', (join) =>
      join.onRef('puzzles.guild', '=', 'tries.guild').onRef('puzzles.number', '=', 'tries.number'),
    )
    .select(['tries.person', 'tries.name', 'tries.correct'])
    .where('puzzles.guild', '=', guild)
    .where('puzzles.answered_at', '>=', from)
    .where('puzzles.answered_at', '<', to)
    .orderBy('tries.number')
    .execute();
  const tallies = new Map<string, PuzzleTally>();
  for (const { person, name, correct } of rows) {
    const { right, tried } = tallies.get(person) ?? { right: 0, tried: 0 };
    tallies.set(person, { person, name, right: right + correct, tried: tried + 1 });
  }
  return [...tallies.values()].toSorted(
    (one, other) => other.right - one.right || one.tried - other.tried || (one.name < other.name ? -1 : 1),
  );
}

/** Deletes the moves answered before a time in ms since 1970; whether they were right stays. */
export async function clearOldPuzzleTries(store: Store, before: number): Promise<void> {
  await store
    .updateTable('puzzle_tries')
    .set({ move: null })
    .where('at', '<', before)
    .where('move', 'is not', null)
    .execute();
}

function selectTries(store: Store, { guild, number }: PuzzleKey) {
  return store.selectFrom('puzzle_tries').where('guild', '=', guild).where('number', '=', number);
}

function parsePuzzleTry({ move, correct, ...plain }: Selectable<PuzzleTriesRow>): PuzzleTry {
  return { ...plain, move: move === null ? null : JSON.parse(move), isRight: correct === 1 };
}
