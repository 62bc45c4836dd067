import { realTimers, type Timers } from './app/core/timers.ts';
import type { Clock } from './playground/index.ts';

/** Clock and timers of the bot: the machine's, or the playground's, where days can pass at once. */
interface Time {
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  readonly timers: Timers;
}

/** Creates the time of a playground clock, or the machine's without one. */
export function createTime(clock?: Pick<Clock, 'now' | 'at'>): Time {
  if (clock === undefined) return { now: Date.now, timers: realTimers };
  const after: Timers['after'] = (ms, work) => clock.at(clock.now() + ms, work);
  return { now: () => clock.now(), timers: { after } };
}
