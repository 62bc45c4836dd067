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

/** Returns whether the player was right, puzzle by puzzle in order, for published answers: of one game or of all. */
export async function loadPuzzleResults(
  store: Store,
  {
    guild,
    person,
    game,
  }: { readonly guild: string; readonly person: string; readonly game?: string | undefined },
): Promise<readonly boolean[]> {
  const told = store
    .selectFrom('puzzle_tries as tries')
    .innerJoin('puzzles', (join) =>
      join.onRef('puzzles.guild', '=', 'tries.guild').onRef('puzzles.number', '=', 'tries.number'),
    )
    .select('tries.correct')
    .where('tries.person', '=', person)
    .where('tries.guild', '=', guild)
    .where('puzzles.answered_at', 'is not', null);
  const wanted = game === undefined ? told : told.where('puzzles.game', '=', game);
  return (await wanted.orderBy('tries.number').execute()).map(({ correct }) => correct === 1);
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
