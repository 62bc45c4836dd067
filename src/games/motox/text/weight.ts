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

/** The finished track, and whoever lies beside it. The ride says what was rolled, but not that coins were spent. */
export function weight(event: MotoXEvent): number {
  if (event.kind === 'rolled') return event.coins > 0 ? 0 : IMPLIED;
  if (event.kind === 'rode' && event.outcome.kind === 'runoff') return RAN_OFF;
  return WEIGHTS[event.kind] ?? 0;
}
