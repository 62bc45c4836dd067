import { pickOne } from '../../src/engine/chance.ts';
import type { ClockAhead } from './chaos/chaos.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** Differences of a machine's clock from Discord's, at the start of the bot and from its next post on. */
export const MACHINE_CLOCKS: readonly ClockAhead[] = [
  () => 0,
  () => HOUR,
  () => -HOUR,
  (moment) => (moment === 'post' ? HOUR : -HOUR),
  (moment) => (moment === 'post' ? -HOUR : HOUR),
  (_, chance) => pickOne(chance, [-YEAR, -HOUR, -90_000, 0, 90_000, HOUR, YEAR]),
];
