import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type DueDate, loadDateTime, setDate } from '../../store/dates.ts';
import {
  countTimesPosed,
  findLastPuzzle,
  markPuzzleAnswered,
  type PosedPuzzle,
  savePuzzle,
} from '../../store/puzzles.ts';
import { lockServer } from '../../store/row-locks.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { createSeed } from '../core/seed.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { changeSettings } from '../server-settings/log.ts';
import { announcePuzzle } from './direct.ts';
import { formatPuzzleSubject, listKnownPuzzles } from './puzzles.ts';

/**
 * Chooses a server's next puzzle among those posed least often, so that none repeats before all others were posed. Among
 * these it prefers the game posed least. The remaining choice is pseudo-random, and always the same for a server.
 * Undefined if there are no puzzles.
 */
export function chooseNextPuzzle(
  puzzles: readonly Puzzle[],
  posed: ReadonlyMap<string, number>,
  guild: string,
): Puzzle | undefined {
  const timesOf = ({ id }: Puzzle) => posed.get(id) ?? 0;
  const left = filterLeast(puzzles, timesOf);
  const timesOfGame = ({ game }: Puzzle) =>
    puzzles.reduce((sum, puzzle) => sum + (puzzle.game === game ? timesOf(puzzle) : 0), 0);
  const lot = (puzzle: Puzzle) => createSeed(`puzzle ${guild} ${timesOf(puzzle)} ${puzzle.id}`);
  const games = (puzzle: Puzzle) => createSeed(`puzzle ${guild} ${puzzle.game}`);
  return filterLeast(left, timesOfGame).toSorted(
    (one, other) => compareStrings(games(one), games(other)) || compareStrings(lot(one), lot(other)),
  )[0];
}

/** Returns the puzzles with the smallest value. */
function filterLeast(puzzles: readonly Puzzle[], much: (puzzle: Puzzle) => number): readonly Puzzle[] {
  const fewest = Math.min(...puzzles.map(much));
  return puzzles.filter((puzzle) => much(puzzle) === fewest);
}

function compareStrings(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const DAY = 86_400_000;

/** Minimum time in ms for which a puzzle is open, even if the previous answer was delayed. */
const MIN_OPEN_MS = DAY / 2;

/** Channel and language of a puzzle. */
export type PuzzlePlace = Pick<PosedPuzzle, 'guild' | 'channel' | 'language'>;

/** Poses the next puzzle of a server, open until the usual time of another day. Does nothing if there are none. */
export async function posePuzzle(ctx: AppContext, work: UnitOfWork, where: PuzzlePlace): Promise<void> {
  const { store, at } = work;
  const { guild, channel } = where;
  const puzzle = chooseNextPuzzle(listKnownPuzzles(ctx), await countTimesPosed(store, guild), guild);
  if (!puzzle) return;
  const last = await findLastPuzzle(store, guild);
  const number = (last?.number ?? 0) + 1;
  const dueAt = getNextDueTime(last, at);
  const of = { puzzle: puzzle.id, game: puzzle.game, number, posedAt: at, dueAt, answeredAt: null };
  await savePuzzle(store, { ...where, ...of });
  await setDate(store, { kind: 'puzzle', subject: guild, guild, at: dueAt });
  await work.queueNotice({ kind: 'puzzle', subject: formatPuzzleSubject({ guild, number }), guild, channel });
  await announcePuzzle(work, { guild, number, channel });
}

/** Returns the usual time of day for answers, but not too soon; for a server without a recent puzzle, one day from now. */
function getNextDueTime(last: PosedPuzzle | undefined, at: number): number {
  if (!last || at - (last.answeredAt ?? at) >= DAY) return at + DAY;
  const days = Math.ceil((at + MIN_OPEN_MS - last.dueAt) / DAY);
  return last.dueAt + days * DAY;
}

/** Time in ms between an answer and the next puzzle, so that the puzzle is posted below the answer. */
const PAUSE_MS = 60_000;

/** Publishes the due answer of a server's puzzle, or poses the next one if the server still wants puzzles. */
export async function firePuzzleDate(ctx: AppContext, work: UnitOfWork, { guild }: DueDate): Promise<void> {
  const { store, at } = work;
  const last = await findLastPuzzle(store, guild);
  if (!last) return;
  if (last.answeredAt === null) {
    await markPuzzleAnswered(store, last, at);
    for (const kind of ['puzzle', 'answer'] as const)
      await work.queueNotice({ kind, subject: formatPuzzleSubject(last), guild, channel: last.channel });
    await setDate(store, { kind: 'puzzle', subject: guild, guild, at: at + PAUSE_MS });
    return;
  }
  const { puzzles, language } = await loadStoredServerSettings(store, guild);
  if (puzzles !== null)
    await posePuzzle(ctx, work, { guild, channel: puzzles, language: language ?? last.language });
}

/**
 * Turns on a daily puzzle in a channel. The first one is posed at once, unless one is open or about to come. Refused if
 * there are no puzzles.
 */
export async function startDailyPuzzles(
  ctx: AppContext,
  by: Actor,
  where: PuzzlePlace,
): Promise<true | Refusal | Repeated> {
  const { guild, channel } = where;
  return await oncePerInteraction(ctx, by, async (work) => {
    await lockServer(work.store, guild);
    if (listKnownPuzzles(ctx).length === 0) return new Refusal(text('bot:puzzle.none'));
    await changeSettings(work, by, guild, { puzzles: channel });
    const { language } = await loadStoredServerSettings(work.store, guild);
    const comes = await loadDateTime(work.store, 'puzzle', guild);
    if (comes === null) await posePuzzle(ctx, work, { ...where, language: language ?? where.language });
    return true as const;
  });
}

/** Turns off the daily puzzle of a server; the answer of an open one is still published. */
export async function stopDailyPuzzles(
  ctx: AppContext,
  by: Actor,
  guild: string,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    await changeSettings(work, by, guild, { puzzles: null });
    return true as const;
  });
}
