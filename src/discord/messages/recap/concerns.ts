import type { Seat } from '../../../engine/game.ts';
import type { Arg, Text } from '../../../engine/text.ts';
import type { Line } from '../lines.ts';

/** Whether a line says what somebody else did to this seat: it names the seat, and another one moved. */
export function concerns({ told, entry }: Line, seat: Seat): boolean {
  return entry.kind === 'move' && entry.seat !== seat && names(told, seat);
}

function names({ with: filling = {} }: Text, seat: Seat): boolean {
  return Object.values(filling).some((arg) => isOf(arg, seat));
}

function isOf(arg: Arg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if (Array.isArray(arg)) return arg.some((one) => isOf(one, seat));
  return 'seat' in arg ? arg.seat === seat : names(arg as Text, seat);
}
