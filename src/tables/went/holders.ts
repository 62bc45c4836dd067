import type { Seat } from '../../engine/game.ts';
import type { Course } from '../past/replay.ts';
import { tableBefore } from '../past/tableBefore.ts';

/**
 * What those were called who held a seat, in the order in which it passed from hand to hand; whoever came back is there
 * again.
 */
export function holdersOf({ table, entries }: Course, seat: Seat): readonly string[] {
  const handed = entries.flatMap(({ kind }, at) => (kind === 'resign' || kind === 'seat' ? [at] : []));
  const names = [...handed, entries.length].map(
    (number) => tableBefore(table, entries.slice(number)).sitters[seat]?.name ?? '',
  );
  return names.filter((name, at) => name !== names[at - 1]);
}

/** How many turns of a seat an AI played whose time was over. */
export function latesOf({ entries }: Course, seat: Seat): number {
  return entries.filter((entry) => entry.kind === 'time' && entry.seat === seat).length;
}
