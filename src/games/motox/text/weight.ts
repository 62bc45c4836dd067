import type { MotoXEvent } from '../types.ts';

const IMPLIED = -1;
const WEIGHTS: Partial<Record<MotoXEvent['kind'], number>> = {
  built: 8,
  knocked: 7,
  wiped: 6,
  restarted: 3,
  over: IMPLIED,
};
const RAN_OFF = 6;

/**
 * Ranks events: the finished track and wiped-out bikes first. The ride implies the roll, but not that coins were spent.
 */
export function weight(event: MotoXEvent): number {
  if (event.kind === 'rolled') return event.coins > 0 ? 0 : IMPLIED;
  if (event.kind === 'rode' && event.outcome.kind === 'runoff') return RAN_OFF;
  return WEIGHTS[event.kind] ?? 0;
}
