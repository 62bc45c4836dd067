import { type DueDate, setDate } from '../../store/dates.ts';
import { keepAnswered, lastPuzzle } from '../../store/puzzles.ts';
import { serverOf } from '../../store/servers.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';
import { pose, subjectOf } from './posing.ts';

/** So long after an answer the next puzzle comes, so that it stands below. */
const PAUSE = 60_000;

/** The answer of a server's puzzle is due, or the next puzzle after it, where it still wants one. */
export async function ringPuzzle(house: House, deed: Deed, { guild }: DueDate): Promise<void> {
  const { store, at } = deed;
  const last = await lastPuzzle(store, guild);
  if (!last) return;
  if (last.answeredAt === null) {
    await keepAnswered(store, last, at);
    for (const kind of ['puzzle', 'answer'] as const)
      await deed.announce({ kind, subject: subjectOf(last), guild, channel: last.channel });
    await setDate(store, { kind: 'puzzle', subject: guild, guild, at: at + PAUSE });
    return;
  }
  const { puzzles, language } = await serverOf(store, guild);
  if (puzzles !== null)
    await pose(house, deed, { guild, channel: puzzles, language: language ?? last.language });
}
