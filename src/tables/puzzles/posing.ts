import { setDate } from '../../store/dates.ts';
import { keepPuzzle, lastPuzzle, type PosedPuzzle, timesPosed } from '../../store/puzzles.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';
import { nextPuzzle } from './choosing.ts';
import { allKnown } from './known.ts';

const DAY = 86_400_000;

/** A puzzle is open for so long at least, also where the one before it was told late. */
const LEAST = DAY / 2;

/** Where a puzzle is posed, and what it speaks. */
export type Where = Pick<PosedPuzzle, 'guild' | 'channel' | 'language'>;

/** Poses the next puzzle of a server, until the same time of another day. Nothing where there are none. */
export async function pose(house: House, deed: Deed, where: Where): Promise<void> {
  const { store, at } = deed;
  const { guild, channel } = where;
  const puzzle = nextPuzzle(allKnown(house), await timesPosed(store, guild), guild);
  if (!puzzle) return;
  const last = await lastPuzzle(store, guild);
  const number = (last?.number ?? 0) + 1;
  const dueAt = nextDue(last, at);
  const of = { puzzle: puzzle.id, game: puzzle.game, number, posedAt: at, dueAt, answeredAt: null };
  await keepPuzzle(store, { ...where, ...of });
  await setDate(store, { kind: 'puzzle', subject: guild, guild, at: dueAt });
  await deed.announce({ kind: 'puzzle', subject: subjectOf({ guild, number }), guild, channel });
}

/** At the time of day at which answers are due, but not too soon; for a server that had none lately a day from now. */
function nextDue(last: PosedPuzzle | undefined, at: number): number {
  if (!last || at - (last.answeredAt ?? at) >= DAY) return at + DAY;
  const days = Math.ceil((at + LEAST - last.dueAt) / DAY);
  return last.dueAt + days * DAY;
}

/** What the messages of a puzzle are about: "1300000000000000001 12". */
export function subjectOf({ guild, number }: Pick<PosedPuzzle, 'guild' | 'number'>): string {
  return `${guild} ${number}`;
}

/** The puzzle that a message is about. */
export function numberIn(subject: string): number {
  return Number(subject.split(' ')[1]);
}
