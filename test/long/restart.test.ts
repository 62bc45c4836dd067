import { test } from 'vitest';
import type { ClockAhead } from '../support/chaos/chaos.ts';
import { checkGamesAfterKills } from '../support/chaos/restart.ts';
import { MACHINE_CLOCKS } from '../support/machines.ts';

/** Each machine three times, at another kind of moment each time. */
const KILLS = 3 * MACHINE_CLOCKS.length;

test(`killed at ${KILLS} moments of a running game, whatever its clock says, it goes on as if nothing had happened`, async () => {
  await checkGamesAfterKills(KILLS, (kill) => MACHINE_CLOCKS[kill % MACHINE_CLOCKS.length] as ClockAhead);
});
