import { realTimers, type Timers } from './app/core/timers.ts';
import type { Clock } from './playground/index.ts';

/** The time that the bot goes by: the machine's, or that of a playground, where days can pass at once. */
interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timers: Timers;
}

/** The time by this clock; the machine's without one. */
export function createTime(clock?: Pick<Clock, 'now' | 'at'>): Time {
  if (clock === undefined) return { now: Date.now, timers: realTimers };
  const after: Timers['after'] = (ms, work) => clock.at(clock.now() + ms, work);
  return { now: () => clock.now(), timers: { after } };
}
