import { test } from 'vitest';
import { type Ahead, goesOnAfterKills } from '../support/killing.ts';
import { MACHINES } from '../support/machines.ts';

/** One of each machine; at each kind of moment in `test/long/restart.test.ts`. */
const KILLS = MACHINES.length;

test(`killed at ${KILLS} moments of a running game, whatever its clock says, it goes on as if nothing had happened`, async () => {
  await goesOnAfterKills(KILLS, (kill) => MACHINES[kill % MACHINES.length] as Ahead);
}, 600_000);
