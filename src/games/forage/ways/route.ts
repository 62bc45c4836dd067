import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { endsAtHole, ray } from '../board.ts';
import { hasCoin } from '../coins.ts';
import { type Course, DIRECTIONS, type Direction, type Square } from '../types.ts';
import { FARTHEST, firstPawn, type Outlook, outlook, passable, type Table, type Way, WILD } from './ways.ts';

/** How many ways a refusal names one by one. */
const MOST_NAMED = 8;

/** Whether the course is the forced one of R-FO-12 (true) or moves the number as it is (false); or why it cannot be. */
export function charted(table: Table, seat: Seat, number: number, course: Course): boolean | Refusal {
  if (fits(number, course.steps) && open(table, seat, course)) return false;
  const possible = outlook(table, seat, number);
  if (possible.kind === 'stay')
    return course.direction === null && course.steps === 0 ? true : mustStay(number);
  if (course.direction === null) return mustMove(possible.ways);
  if (possible.kind === 'exact') return blocked(table, seat, number, course, possible.ways);
  return possible.ways.some((way) => same(way, course)) || mustStop(number, possible.ways);
}

/** The courses of the outlook, to stay being one. */
export function coursesOf(possible: Outlook): readonly Course[] {
  return possible.kind === 'stay' ? [{ direction: null, steps: 0 }] : possible.ways;
}

function fits(number: number, steps: number): boolean {
  return number === WILD ? Number.isInteger(steps) && steps >= 1 && steps <= FARTHEST : steps === number;
}

function open(table: Table, seat: Seat, { direction, steps }: Course): boolean {
  return direction !== null && passable(table, ahead(table, seat, direction), steps);
}

function same(way: Course, course: Course): boolean {
  return way.direction === course.direction && way.steps === course.steps;
}

function ahead(table: Table, seat: Seat, direction: Direction): readonly Square[] {
  return ray(table.options.board, table.pawns[seat] as Square, direction);
}

function mustStay(number: number): Refusal {
  return new Refusal(text('forage:refuse.mustStay', { number: numberName(number) }), 'R-FO-12');
}

function mustMove(ways: readonly Way[]): Refusal {
  return new Refusal(text('forage:refuse.mustMove', { possible: named(ways) }), 'R-FO-19');
}

function mustStop(number: number, ways: readonly Way[]): Refusal {
  return new Refusal(
    text('forage:refuse.mustStop', { number: numberName(number), possible: named(ways) }),
    'R-FO-12',
  );
}

function blocked(table: Table, seat: Seat, number: number, course: Course, ways: readonly Way[]): Refusal {
  const direction = course.direction as Direction;
  const possible = named(ways);
  if (!DIRECTIONS.includes(direction))
    return new Refusal(text('forage:refuse.noDirection', { possible }), 'R-FO-8');
  if (!fits(number, course.steps)) return wrongSteps(number, course.steps, possible);
  const path = ahead(table, seat, direction);
  const where = { direction: directionName(direction), possible };
  const pawn = firstPawn(table, path, Math.min(course.steps, path.length));
  if (pawn >= 0)
    return new Refusal(text('forage:refuse.pawn', { ...where, at: path[pawn] as Square }), 'R-FO-10');
  const to = path[course.steps - 1];
  if (to === undefined) {
    const ending = endsAtHole(table.options.board, table.pawns[seat] as Square, direction) ? 'hole' : 'edge';
    return new Refusal(text(`forage:refuse.${ending}`, { ...where, steps: course.steps }), 'R-FO-24');
  }
  if (!hasCoin(table.coins, to)) throw new Error(`Nothing is in the way of ${direction} ${course.steps}`);
  return new Refusal(text('forage:refuse.coin', { ...where, at: to }), 'R-FO-10');
}

function wrongSteps(number: number, steps: number, possible: readonly Text[]): Refusal {
  if (number === WILD)
    return new Refusal(text('forage:refuse.wildSteps', { farthest: FARTHEST, possible }), 'R-FO-6');
  return new Refusal(text('forage:refuse.steps', { number, steps, possible }), 'R-FO-8');
}

/** A number as it is spoken of: the blank has a name. */
export function numberName(number: number): Text | string {
  return number === WILD ? text('forage:blank') : String(number);
}

/** A direction in words. */
export function directionName(direction: Direction): Text {
  return text(`forage:direction.${direction}`);
}

/** Where one can go; of very many ways only the directions. */
function named(ways: readonly Way[]): readonly Text[] {
  if (ways.length > MOST_NAMED)
    return [...new Set(ways.map(({ direction }) => direction))].map(directionName);
  return ways.map(({ direction, to }) => text('forage:way', { direction: directionName(direction), at: to }));
}
