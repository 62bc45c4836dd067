import type { Insertable, Selectable } from 'kysely';
import type { Language } from '../engine/text.ts';
import type { Store } from './open.ts';
import type { PuzzlesRow } from './puzzles-schema.ts';

/** A puzzle that was posed on a server; times in ms since 1970. */
export interface PosedPuzzle {
  readonly guild: string;
  /** From 1. */
  readonly number: number;
  /** Which of those that come with the bot: `runaround-12`. */
  readonly puzzle: string;
  readonly game: string;
  readonly channel: string;
  readonly language: Language;
  readonly posedAt: number;
  /** When the answer comes. */
  readonly dueAt: number;
  /** Null until then. */
  readonly answeredAt: number | null;
}

/** Keeps a puzzle that is posed. Throws where one is open there. */
export async function savePuzzle(store: Store, puzzle: PosedPuzzle): Promise<void> {
  await store.insertInto('puzzles').values(toRow(puzzle)).execute();
}

/** Its answer is told. */
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

/** The puzzle of that number. */
export async function findPosedPuzzle(
  store: Store,
  guild: string,
  number: number,
): Promise<PosedPuzzle | undefined> {
  const row = await selectPuzzles(store, guild).where('number', '=', number).executeTakeFirst();
  return row && parsePosedPuzzle(row);
}

/** The one that was posed last. */
export async function findLastPuzzle(store: Store, guild: string): Promise<PosedPuzzle | undefined> {
  const row = await selectPuzzles(store, guild).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row && parsePosedPuzzle(row);
}

/** How often each puzzle was posed on a server, of those that were. */
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
