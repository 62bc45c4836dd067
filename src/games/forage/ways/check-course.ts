import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getRay, isHoleAhead } from '../board.ts';
import { hasCoin } from '../coins.ts';
import { type Course, DIRECTIONS, type Direction, type Square } from '../types.ts';
import {
  findFirstPawn,
  findWays,
  isPassable,
  type LegalWays,
  MAX_WILD_STEPS,
  type Table,
  type Way,
  WILD,
} from './ways.ts';

/** Maximum number of ways that a refusal lists one by one. */
const MAX_NAMED_WAYS = 8;

/** Returns true for the forced course of R-FO-12, false for a course of exactly the number, or a refusal. */
export function checkCourse(table: Table, seat: Seat, number: number, course: Course): boolean | Refusal {
  if (isSteps(number, course.steps) && isCourseOpen(table, seat, course)) return false;
  const possible = findWays(table, seat, number);
  if (possible.kind === 'stay')
    return course.direction === null && course.steps === 0 ? true : refuseMustStay(number);
  if (course.direction === null) return refuseMustMove(possible.ways);
  if (possible.kind === 'exact') return refuseBlocked(table, seat, number, course, possible.ways);
  return possible.ways.some((way) => isSameCourse(way, course)) || refuseMustStop(number, possible.ways);
}

/** Returns the possible courses; staying counts as one. */
export function getCourses(possible: LegalWays): readonly Course[] {
  return possible.kind === 'stay' ? [{ direction: null, steps: 0 }] : possible.ways;
}

function isSteps(number: number, steps: number): boolean {
  return number === WILD
    ? Number.isInteger(steps) && steps >= 1 && steps <= MAX_WILD_STEPS
    : steps === number;
}

function isCourseOpen(table: Table, seat: Seat, { direction, steps }: Course): boolean {
  return direction !== null && isPassable(table, getRayAhead(table, seat, direction), steps);
}

function isSameCourse(way: Course, course: Course): boolean {
  return way.direction === course.direction && way.steps === course.steps;
}

function getRayAhead(table: Table, seat: Seat, direction: Direction): readonly Square[] {
  return getRay(table.options.board, table.pawns[seat] as Square, direction);
}

function refuseMustStay(number: number): Refusal {
  return new Refusal(text('forage:refuse.mustStay', { number: getNumberName(number) }), 'R-FO-12');
}

function refuseMustMove(ways: readonly Way[]): Refusal {
  return new Refusal(text('forage:refuse.mustMove', { possible: nameWays(ways) }), 'R-FO-19');
}

function refuseMustStop(number: number, ways: readonly Way[]): Refusal {
  return new Refusal(
    text('forage:refuse.mustStop', { number: getNumberName(number), possible: nameWays(ways) }),
    'R-FO-12',
  );
}

function refuseBlocked(
  table: Table,
  seat: Seat,
  number: number,
  course: Course,
  ways: readonly Way[],
): Refusal {
  const direction = course.direction as Direction;
  const possible = nameWays(ways);
  if (!DIRECTIONS.includes(direction))
    return new Refusal(text('forage:refuse.noDirection', { possible }), 'R-FO-8');
  if (!isSteps(number, course.steps)) return refuseSteps(number, course.steps, possible);
  const path = getRayAhead(table, seat, direction);
  const where = { direction: getDirectionName(direction), possible };
  const pawn = findFirstPawn(table, path, Math.min(course.steps, path.length));
  if (pawn >= 0)
    return new Refusal(text('forage:refuse.pawn', { ...where, at: path[pawn] as Square }), 'R-FO-10');
  const to = path[course.steps - 1];
  if (to === undefined) {
    const ending = isHoleAhead(table.options.board, table.pawns[seat] as Square, direction) ? 'hole' : 'edge';
    return new Refusal(text(`forage:refuse.${ending}`, { ...where, steps: course.steps }), 'R-FO-24');
  }
  if (!hasCoin(table.coins, to)) throw new Error(`Nothing is in the way of ${direction} ${course.steps}`);
  return new Refusal(text('forage:refuse.coin', { ...where, at: to }), 'R-FO-10');
}

function refuseSteps(number: number, steps: number, possible: readonly Text[]): Refusal {
  if (number === WILD)
    return new Refusal(text('forage:refuse.wildSteps', { farthest: MAX_WILD_STEPS, possible }), 'R-FO-6');
  return new Refusal(text('forage:refuse.steps', { number, steps, possible }), 'R-FO-8');
}

/** Returns the name of a number; the blank has a word. */
export function getNumberName(number: number): Text | string {
  return number === WILD ? text('forage:blank') : String(number);
}

/** Returns the name of a direction. */
export function getDirectionName(direction: Direction): Text {
  return text(`forage:direction.${direction}`);
}

/** Names the possible ways; if there are very many, only the directions. */
function nameWays(ways: readonly Way[]): readonly Text[] {
  if (ways.length > MAX_NAMED_WAYS)
    return [...new Set(ways.map(({ direction }) => direction))].map(getDirectionName);
  return ways.map(({ direction, to }) =>
    text('forage:way', { direction: getDirectionName(direction), at: to }),
  );
}
