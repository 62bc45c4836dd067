import type { Seat } from '../../engine/game.ts';
import { type OwnHours, USUAL_HOURS } from '../../store/hours.ts';
import type { Waiting } from '../../store/turns.ts';
import { dueAt, isPlayable, personAt, type Table } from '../table.ts';
import { claimable } from '../time/pace.ts';

/** Somebody may claim the win from then on, in ms since 1970, if the other of the two has not moved by then. */
export interface Claim {
  /** Who claims it. */
  readonly person: string;
  /** Who would lose by it. */
  readonly late: Seat;
  readonly at: number;
}

/**
 * What can come of it that one of two people does not move; null where they play by no clock, or are not two people. Hours
 * of their own only make it later.
 */
export function claimOf(
  table: Table,
  waits: readonly (Waiting & { readonly own?: OwnHours })[],
): Claim | null {
  const [late, ...more] = isOfTwo(table) ? dueAt(table) : [];
  const wait = waits.find(({ seat }) => seat === late);
  if (late === undefined || more.length > 0 || wait === undefined) return null;
  const person = personAt(table, 1 - late);
  const at = claimable(table.record.pace, wait, wait.own ?? USUAL_HOURS);
  return at === null || person === null || personAt(table, late) === null ? null : { person, late, at };
}

function isOfTwo(table: Table): boolean {
  return isPlayable(table) && table.game.table === 'match' && table.sitters.length === 2;
}
