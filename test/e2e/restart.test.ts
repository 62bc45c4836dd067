import { test } from 'vitest';
import { type ClockAhead, checkRecoveryAfterKills } from '../support/check-recovery.ts';
import { MACHINE_CLOCKS } from '../support/machines.ts';

/** Every third machine clock; `test/long/restart.test.ts` has all of them three times. */
const SOME = MACHINE_CLOCKS.filter((_, at) => at % 3 === 0);
const KILLS = 2 * SOME.length;
const QUIET = { notifications: 'quiet', tidy: 'delete' } as const;
const THREADS = { notifications: 'threads', tidy: 'line' } as const;

const chooseMachine = (kill: number) => SOME[kill % SOME.length] as ClockAhead;

test(`bot killed at ${KILLS} moments of a running game, with notifications loud, then quiet: loses nothing`, async () => {
  await checkRecoveryAfterKills(KILLS, chooseMachine, {
    settings: (kill) => (kill < SOME.length ? {} : QUIET),
  });
}, 600_000);

test('bot killed in threads mode with old boards shrunk: only the newest board of each table stays whole', async () => {
  // Begins with the edit that shrinks a board.
  await checkRecoveryAfterKills(SOME.length, chooseMachine, { settings: () => THREADS, from: 3 });
}, 600_000);
