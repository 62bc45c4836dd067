import { test } from 'vitest';
import { type Ahead, goesOnAfterKills } from '../support/killing.ts';
import { MACHINES } from '../support/machines.ts';

/** Every third machine; all of them, three times each, in `test/long/restart.test.ts`. */
const SOME = MACHINES.filter((_, at) => at % 3 === 0);
const KILLS = SOME.length;
const QUIET = { notifications: 'quiet', tidy: 'delete' } as const;

test(`killed at ${KILLS} moments of a running game, whatever its clock says, it goes on as if nothing had happened`, async () => {
  await goesOnAfterKills(KILLS, (kill) => SOME[kill % SOME.length] as Ahead);
}, 600_000);

test('killed on a quiet server that deletes old boards, it sends each direct message once, pings nobody and keeps one board', async () => {
  await goesOnAfterKills(KILLS, (kill) => SOME[kill % SOME.length] as Ahead, QUIET);
}, 600_000);
