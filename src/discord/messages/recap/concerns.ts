import type { Seat } from '../../../engine/game.ts';
import type { Arg, Text } from '../../../engine/text.ts';
import type { LogEntry } from '../../../store/log.ts';
import type { Line } from '../lines.ts';

/** What becomes of a seat, and not what somebody in it does. */
const OF_SEATS: readonly LogEntry['kind'][] = ['time', 'claim', 'seat'];

/**
 * Whether a line says what was done to this seat: it names the seat, and another one moved; or what became of the seat. A
 * line that lists both among others says what came of them all.
 */
export function concerns({ told, entry }: Line, seat: Seat): boolean {
  if (entry.kind === 'move')
    return entry.seat !== seat && names(told, seat) && !lists(told, [seat, entry.seat]);
  return OF_SEATS.includes(entry.kind) && 'seat' in entry && entry.seat === seat;
}

function names({ with: filling = {} }: Text, seat: Seat): boolean {
  return Object.values(filling).some((arg) => isOf(arg, seat));
}

function lists({ with: filling = {} }: Text, seats: readonly Seat[]): boolean {
  return Object.values(filling).some((arg) => Array.isArray(arg) && seats.every((seat) => isOf(arg, seat)));
}

function isOf(arg: Arg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if (Array.isArray(arg)) return arg.some((one) => isOf(one, seat));
  return 'seat' in arg ? arg.seat === seat : names(arg as Text, seat);
}
