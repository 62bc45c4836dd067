import { type Refusal, refused } from '../../engine/refusal.ts';
import { isPuzzleReader, loadPuzzleReaders, savePuzzleGuild } from '../../store/alerts.ts';
import { clearDate, setDate } from '../../store/dates.ts';
import { findNotice, type Notice } from '../../store/notices.ts';
import { findLastPuzzle, type PosedPuzzle } from '../../store/puzzles.ts';
import { loadTimeSettings } from '../../store/user-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext, DateHandler } from '../core/context.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { formatPuzzleSubject, loadOwnPuzzle, type OwnPuzzle, parsePuzzleSubject } from './puzzles.ts';

/** Sets the server whose daily puzzle a person gets as a direct message; null for none. So there is one puzzle a day. */
export async function setPuzzleGuild(
  ctx: AppContext,
  by: Actor,
  guild: string | null,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async ({ store, at }) => {
    await savePuzzleGuild(store, by.person, guild, at);
    await clearDate(store, 'dailyPuzzle', by.person);
    return true as const;
  });
}

type PosedPlace = Pick<PosedPuzzle, 'guild' | 'number' | 'channel'>;

/** Queues a direct message with a posed puzzle to each person who wants the puzzles of that server. */
export async function announcePuzzle(work: UnitOfWork, posed: PosedPlace): Promise<void> {
  for (const person of await loadPuzzleReaders(work.store, posed.guild))
    await queueDirectPuzzle(work, posed, person);
}

async function queueDirectPuzzle(work: UnitOfWork, posed: PosedPlace, person: string): Promise<void> {
  const { guild, channel } = posed;
  const subject = `${person}:${formatPuzzleSubject(posed)}`;
  await work.queueNotice({ kind: 'dailyPuzzle', subject, guild, channel, person });
}

/** Returns the puzzle of a direct message; null if it is answered or tried, or the person no longer wants it. */
export async function loadDirectPuzzle(
  ctx: AppContext,
  { guild, subject, person }: Notice,
): Promise<OwnPuzzle | null> {
  if (person === null || person === undefined) return null;
  if (!(await isPuzzleReader(ctx.store, person, guild))) return null;
  const puzzle = await loadOwnPuzzle(ctx, person, guild, parsePuzzleSubject(subject));
  return refused(puzzle) || puzzle.own || puzzle.posed.answeredAt !== null ? null : puzzle;
}

/** Postpones a person's direct message to the end of their quiet hours or absence. */
export async function postponeDirectPuzzle(ctx: AppContext, { guild, person }: Notice): Promise<void> {
  const subject = person ?? '';
  await inTransaction(ctx, async ({ store, at }) => {
    const time = skipQuietHours(at, await loadTimeSettings(store, subject));
    await setDate(store, { kind: 'dailyPuzzle', subject, guild, at: time });
  });
}

/** Queues the postponed direct message with the puzzle that is open by now. */
export const fireDailyPuzzleDate: DateHandler = async (_ctx, work, { guild, subject: person }) => {
  const posed = await findLastPuzzle(work.store, guild);
  if (posed && posed.answeredAt === null && (await isPuzzleReader(work.store, person, guild)))
    await queueDirectPuzzle(work, posed, person);
};

/** Returns Discord's id of a puzzle's message in its channel; null until it is posted. */
export async function findPuzzlePost(
  { store }: Pick<AppContext, 'store'>,
  posed: Pick<PosedPuzzle, 'guild' | 'number'>,
): Promise<string | null> {
  return (await findNotice(store, 'puzzle', formatPuzzleSubject(posed)))?.message ?? null;
}
