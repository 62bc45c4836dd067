import { test } from 'vitest';
import { pickOne } from '../../src/engine/chance.ts';
import { type Ahead, goesOnAfterKills } from '../support/killing.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** How the machine's clock differs from Discord's: when the bot starts, and from the next message on that it posts. */
const MACHINES: readonly Ahead[] = [
  () => 0,
  () => HOUR,
  () => -HOUR,
  (moment) => (moment === 'post' ? HOUR : -HOUR),
  (moment) => (moment === 'post' ? -HOUR : HOUR),
  (_, chance) => pickOne(chance, [-YEAR, -HOUR, -90_000, 0, 90_000, HOUR, YEAR]),
];

const KILLS = 5 * MACHINES.length;

test(`killed at ${KILLS} moments of a running game, whatever its clock says, it goes on as if nothing had happened`, async () => {
  await goesOnAfterKills(KILLS, (kill) => MACHINES[kill % MACHINES.length] as Ahead);
}, 600_000);
