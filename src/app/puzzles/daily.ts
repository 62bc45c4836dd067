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
import { listKnownPuzzles } from './puzzles.ts';

/**
 * Which puzzle a server is posed next: one that was posed least often, so none comes again before all others have; of
 * those one of the game that was. By chance beyond that, always the same for the same server. Undefined where there are
 * none.
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

/** Those of which that is least. */
function filterLeast(puzzles: readonly Puzzle[], much: (puzzle: Puzzle) => number): readonly Puzzle[] {
  const fewest = Math.min(...puzzles.map(much));
  return puzzles.filter((puzzle) => much(puzzle) === fewest);
}

function compareStrings(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const DAY = 86_400_000;

/** A puzzle is open for so long at least, also where the one before it was told late. */
const MIN_OPEN_MS = DAY / 2;

/** Where a puzzle is posed, and what it speaks. */
export type PuzzlePlace = Pick<PosedPuzzle, 'guild' | 'channel' | 'language'>;

/** Poses the next puzzle of a server, until the same time of another day. Nothing where there are none. */
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
}

/** At the time of day at which answers are due, but not too soon; for a server that had none lately a day from now. */
function getNextDueTime(last: PosedPuzzle | undefined, at: number): number {
  if (!last || at - (last.answeredAt ?? at) >= DAY) return at + DAY;
  const days = Math.ceil((at + MIN_OPEN_MS - last.dueAt) / DAY);
  return last.dueAt + days * DAY;
}

/** What the messages of a puzzle are about: "1300000000000000001 12". */
export function formatPuzzleSubject({ guild, number }: Pick<PosedPuzzle, 'guild' | 'number'>): string {
  return `${guild} ${number}`;
}

/** The puzzle that a message is about. */
export function parsePuzzleSubject(subject: string): number {
  return Number(subject.split(' ')[1]);
}

/** So long after an answer the next puzzle comes, so that it stands below. */
const PAUSE_MS = 60_000;

/** The answer of a server's puzzle is due, or the next puzzle after it, where it still wants one. */
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
 * A puzzle a day for a server, in that channel: the first one at once, unless one is open there or comes in a moment. Refused where there are none.
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

/** No more puzzles for a server; the answer of the one that is open still comes. */
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
