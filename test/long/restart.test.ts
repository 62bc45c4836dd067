import { test } from 'vitest';
import { type Ahead, goesOnAfterKills } from '../support/killing.ts';
import { MACHINES } from '../support/machines.ts';

/** Each machine three times, at another kind of moment each time. */
const KILLS = 3 * MACHINES.length;

test(`killed at ${KILLS} moments of a running game, whatever its clock says, it goes on as if nothing had happened`, async () => {
  await goesOnAfterKills(KILLS, (kill) => MACHINES[kill % MACHINES.length] as Ahead);
});
