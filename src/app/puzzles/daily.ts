import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { type DueDate, dateOf, setDate } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import { keepAnswered, keepPuzzle, lastPuzzle, type PosedPuzzle, timesPosed } from '../../store/puzzles.ts';
import { serverOf } from '../../store/servers.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { seedFrom } from '../core/seed.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { changeSettings } from '../server-settings/log.ts';
import { allKnown } from './puzzles.ts';

/**
 * Which puzzle a server is posed next: one that was posed least often, so none comes again before all others have; of
 * those one of the game that was. By chance beyond that, always the same for the same server. Undefined where there are
 * none.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  posed: ReadonlyMap<string, number>,
  guild: string,
): Puzzle | undefined {
  const timesOf = ({ id }: Puzzle) => posed.get(id) ?? 0;
  const left = least(puzzles, timesOf);
  const timesOfGame = ({ game }: Puzzle) =>
    puzzles.reduce((sum, puzzle) => sum + (puzzle.game === game ? timesOf(puzzle) : 0), 0);
  const lot = (puzzle: Puzzle) => seedFrom(`puzzle ${guild} ${timesOf(puzzle)} ${puzzle.id}`);
  const games = (puzzle: Puzzle) => seedFrom(`puzzle ${guild} ${puzzle.game}`);
  return least(left, timesOfGame).toSorted(
    (one, other) => compared(games(one), games(other)) || compared(lot(one), lot(other)),
  )[0];
}

/** Those of which that is least. */
function least(puzzles: readonly Puzzle[], much: (puzzle: Puzzle) => number): readonly Puzzle[] {
  const fewest = Math.min(...puzzles.map(much));
  return puzzles.filter((puzzle) => much(puzzle) === fewest);
}

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

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

/**
 * A puzzle a day for a server, in that channel: the first one at once, unless one is open there or comes in a moment. Refused where there are none.
 */
export async function switchOn(house: House, by: Act, where: Where): Promise<true | Refusal | Repeated> {
  const { guild, channel } = where;
  return await once(house, by, async (deed) => {
    await holdServer(deed.store, guild);
    if (allKnown(house).length === 0) return new Refusal(text('bot:puzzle.none'));
    await changeSettings(deed, by, guild, { puzzles: channel });
    const { language } = await serverOf(deed.store, guild);
    const comes = await dateOf(deed.store, 'puzzle', guild);
    if (comes === null) await pose(house, deed, { ...where, language: language ?? where.language });
    return true as const;
  });
}

/** No more puzzles for a server; the answer of the one that is open still comes. */
export async function switchOff(house: House, by: Act, guild: string): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    await changeSettings(deed, by, guild, { puzzles: null });
    return true as const;
  });
}
