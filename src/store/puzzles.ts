import type { Insertable, Selectable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { PuzzlesRow } from './puzzles-schema.ts';

/** Puzzle posed on a server; times are in ms since 1970. */
export interface PosedPuzzle {
  readonly guild: string;
  /** From 1. */
  readonly number: number;
  /** Id of a puzzle that ships with the bot: `runaround-12`. */
  readonly puzzle: string;
  readonly game: string;
  readonly channel: string;
  readonly language: Language;
  readonly posedAt: number;
  /** Time at which the answer is published. */
  readonly dueAt: number;
  /** Null until the answer is published. */
  readonly answeredAt: number | null;
}

/** Saves a posed puzzle. Throws if one is open on the server. */
export async function savePuzzle(store: Store, puzzle: PosedPuzzle): Promise<void> {
  await store.insertInto('puzzles').values(toRow(puzzle)).execute();
}

/** Records that the answer was published. */
export async function markPuzzleAnswered(
  store: Store,
  { guild, number }: Pick<PosedPuzzle, 'guild' | 'number'>,
  at: number,
): Promise<void> {
  await store
    .updateTable('puzzles')
    .set({ answered_at: at })
    .where('guild', '=', guild)
    .where('number', '=', number)
    .execute();
}

/** Returns the puzzle with that number. */
export async function findPosedPuzzle(
  store: Store,
  guild: string,
  number: number,
): Promise<PosedPuzzle | undefined> {
  const row = await selectPuzzles(store, guild).where('number', '=', number).executeTakeFirst();
  return row && parsePosedPuzzle(row);
}

/** Returns the puzzle posed last. */
export async function findLastPuzzle(store: Store, guild: string): Promise<PosedPuzzle | undefined> {
  const row = await selectPuzzles(store, guild).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row && parsePosedPuzzle(row);
}

/** Returns how often each puzzle was posed on a server, without those never posed. */
export async function countTimesPosed(store: Store, guild: string): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom('puzzles')
    .select(({ fn }) => ['puzzle', fn.countAll<number>().as('times')])
    .where('guild', '=', guild)
    .groupBy('puzzle')
    .execute();
  return new Map(rows.map(({ puzzle, times }) => [puzzle, times]));
}

function selectPuzzles(store: Store, guild: string) {
  return store.selectFrom('puzzles').selectAll().where('guild', '=', guild);
}

function toRow({ posedAt, dueAt, answeredAt, ...plain }: PosedPuzzle): Insertable<PuzzlesRow> {
  return { ...plain, posed_at: posedAt, due_at: dueAt, answered_at: answeredAt };
}

function parsePosedPuzzle({
  posed_at,
  due_at,
  answered_at,
  language,
  ...plain
}: Selectable<PuzzlesRow>): PosedPuzzle {
  const times = { posedAt: posed_at, dueAt: due_at, answeredAt: answered_at };
  return { ...plain, ...times, language: language as Language };
}
