import type { ClosedPlace } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/seat.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getRay, isHoleAhead } from '../board.ts';
import { DIRECTIONS, type Direction, type Square } from '../types.ts';
import { findFirstPawn, type LegalWays, MAX_WILD_STEPS, type Table, WILD } from './ways.ts';

/** Lists the directions in which a pawn cannot go with a number, with the reason: "a pawn on d4". */
export function getClosedDirections(
  table: Table,
  seat: Seat,
  number: number,
  possible: Exclude<LegalWays, { kind: 'stay' }>,
): readonly ClosedPlace[] {
  const open = new Set(possible.ways.map(({ direction }) => direction));
  const steps =
    possible.kind === 'forced' ? Number.POSITIVE_INFINITY : number === WILD ? MAX_WILD_STEPS : number;
  return DIRECTIONS.filter((direction) => !open.has(direction)).map((direction) => ({
    id: direction,
    why: getClosedReason(table, seat, direction, steps, number === WILD || possible.kind === 'forced'),
  }));
}

/**
 * Returns the reason why a direction is closed. `any`: every step on the way was tried, so that coins alone may block
 * it.
 */
function getClosedReason(table: Table, seat: Seat, direction: Direction, steps: number, any: boolean): Text {
  const from = table.pawns[seat] as Square;
  const path = getRay(table.options.board, from, direction);
  const pawn = findFirstPawn(table, path, Math.min(steps, path.length));
  if (pawn >= 0) return text('forage:closed.pawn', { at: path[pawn] as Square });
  const to = path[steps - 1];
  if (to !== undefined && !any) return text('forage:closed.coin', { at: to });
  if (any && path.length > 0) return text('forage:closed.coins');
  return text(
    isHoleAhead(table.options.board, from, direction) ? 'forage:closed.hole' : 'forage:closed.edge',
  );
}
