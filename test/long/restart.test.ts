import { test } from 'vitest';
import { type ClockAhead, checkRecoveryAfterKills } from '../support/check-recovery.ts';
import { MACHINE_CLOCKS } from '../support/machines.ts';

/** Number of kills: each machine clock three times, at another kind of moment each time. */
const KILLS = 3 * MACHINE_CLOCKS.length;

test(`bot killed at ${KILLS} moments of a running game: loses nothing, whatever the machine's clock says`, async () => {
  await checkRecoveryAfterKills(KILLS, (kill) => MACHINE_CLOCKS[kill % MACHINE_CLOCKS.length] as ClockAhead);
});
