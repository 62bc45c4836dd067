import type { Seat } from '../../engine/game.ts';
import { findPublicQuestion, type PublicQuestion } from '../../engine/public-question.ts';
import { findPerson, getDueSeats, getTableView, isPlayable, type Table } from '../core/table.ts';

/** Public question to the one seat that is due. */
export interface OpenTurn extends PublicQuestion {
  readonly seat: Seat;
}

/**
 * Returns the question that can be answered publicly under the board: one person is due, and the question reveals nothing
 * hidden. Null if there is none.
 */
export function getOpenTurn(table: Table): OpenTurn | null {
  const [seat, ...others] = isPlayable(table) ? getDueSeats(table) : [];
  if (seat === undefined || others.length > 0 || findPerson(table, seat) === null) return null;
  const question = findPublicQuestion(table.game, getTableView(table, null), getTableView(table, seat), seat);
  return question && { ...question, seat };
}
