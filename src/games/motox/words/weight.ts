import type { MotoXEvent } from '../types.ts';

const WEIGHTS: Partial<Record<MotoXEvent['kind'], number>> = {
  built: 8,
  knocked: 7,
  wiped: 6,
  restarted: 3,
};
const RAN_OFF = 6;

/** The finished track, and whoever lies beside it. */
export function weight(event: MotoXEvent): number {
  if (event.kind === 'rode' && event.outcome.kind === 'runoff') return RAN_OFF;
  return WEIGHTS[event.kind] ?? 0;
}
