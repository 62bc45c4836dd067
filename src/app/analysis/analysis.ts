import type { Judgement } from '../../ai/judgement.ts';
import type { SearchPlan } from '../../engine/mind.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { House } from '../core/context.ts';
import { seedFrom } from '../core/seed.ts';
import { isPlayable, type Table } from '../core/table.ts';
import { type Course, courseOf } from '../replay/replay.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { type Gift, giftsOf, type JudgedDecision } from './gifts.ts';
import { equalShares, type Judged, type Sum, sharesOf, sumsOf } from './sums.ts';

/** So many decisions are judged with all the playouts that a game asks for. */
const WHOLE = 60;

/**
 * How many playouts each of so many decisions gets: together they take no longer than those of a usual match, down to
 * the floor.
 */
export function playoutsFor({ playouts, floor }: SearchPlan, decisions: number): number {
  return Math.max(floor, Math.floor(playouts * Math.min(1, WHOLE / decisions)));
}

/** How a match went, as the strongest AI sees it. */
export interface Went {
  readonly course: Course;
  /** The chances of each seat after so many entries of the course, ascending; first equal ones, last the real end. */
  readonly curve: readonly Point[];
  /** By seat. */
  readonly sums: readonly Sum[];
  /** The decisions that gave away most, the largest first; at most three. */
  readonly gifts: readonly Gift[];
  /** How many decisions were judged. */
  readonly judged: number;
}

interface Point {
  readonly number: number;
  readonly chances: readonly number[];
}

/** It was played to an end, and there is a mind that can say how it went. */
export function canBeToldHow(table: Table): boolean {
  return table.record.phase === 'over' && isPlayable(table) && table.game.mind !== undefined;
}

/**
 * How a match went that {@link canBeToldHow}: its decisions are judged one after the other, after AI seats. With the
 * same log the same comes of it.
 */
export async function howItWent(house: House, table: Table): Promise<Went | Refusal> {
  const course = await courseOf(house, table);
  if (refused(course)) return course;
  const decisions = await decisionsOf(course);
  const judged = await judgedOf(house, table, decisions);
  const seats = table.sitters.length;
  const end = sharesOf(seats, table.record.standings ?? []);
  const ways = judged.map(({ decision, judgement }) => pathsOf(decision, judgement));
  return {
    course,
    curve: curveOf(ways, end, course.entries.length),
    sums: sumsOf(ways, end, isGivenUp(course)),
    gifts: await giftsOf(course, judged),
    judged: judged.length,
  };
}

async function judgedOf(
  { players }: House,
  { game, record, sitters }: Table,
  decisions: readonly Decision[],
): Promise<readonly JudgedDecision[]> {
  if (!game.mind) throw new Error(`Nobody can say how a match of ${game.id} went`);
  const more = { game, seats: sitters.length, playouts: playoutsFor(game.mind.search, decisions.length) };
  const judged: JudgedDecision[] = [];
  for (const decision of decisions) {
    const { entry, number, view, notes } = decision;
    const { seat, move } = entry;
    const judgement = await players.judge({
      ...more,
      view,
      notes,
      seat,
      move,
      seed: seedOf(record.id, number),
    });
    if (judgement) judged.push({ decision, judgement });
  }
  return judged;
}

/** It has nothing to do with the luck of the match. */
function seedOf(tableId: number, number: number): string {
  return seedFrom(`went ${tableId} ${number}`);
}

function pathsOf({ entry, number }: Decision, { made, best }: Judgement): Judged {
  return { seat: entry.seat, number, made: made.worths, best: best.worths };
}

function curveOf(judged: readonly Judged[], end: readonly number[], count: number): readonly Point[] {
  const points = judged.map(({ number, made }) => ({ number, chances: made }));
  const between = points.filter(({ number }) => number < count);
  return [{ number: 0, chances: equalShares(end.length) }, ...between, { number: count, chances: end }];
}

/** Somebody resigned or lost by a claim. */
function isGivenUp({ entries }: Course): boolean {
  const kind = entries.at(-1)?.kind;
  return kind === 'resign' || kind === 'claim';
}
