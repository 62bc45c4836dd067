import type { Seat } from '../../engine/game.ts';
import { type OpenQuestion, openQuestionTo } from '../../engine/openly.ts';
import { dueAt, isPlayable, personAt, type Table, viewOf } from '../core/table.ts';

/** What is asked of the one seat that is due. */
export interface OpenTurn extends OpenQuestion {
  readonly seat: Seat;
}

/** The question that can be answered before everybody, under the board itself: one person is due, and nothing is hidden in it. */
export function openTurn(table: Table): OpenTurn | null {
  const [seat, ...others] = isPlayable(table) ? dueAt(table) : [];
  if (seat === undefined || others.length > 0 || personAt(table, seat) === null) return null;
  const asked = openQuestionTo(table.game, viewOf(table, null), viewOf(table, seat), seat);
  return asked && { ...asked, seat };
}
