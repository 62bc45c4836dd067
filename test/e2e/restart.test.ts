import { test } from 'vitest';
import { type Ahead, goesOnAfterKills } from '../support/killing.ts';
import { MACHINES } from '../support/machines.ts';

/** Every third machine; all of them, three times each, in `test/long/restart.test.ts`. */
const SOME = MACHINES.filter((_, at) => at % 3 === 0);
const KILLS = 2 * SOME.length;
const QUIET = { notifications: 'quiet', tidy: 'delete' } as const;
const THREADS = { notifications: 'threads', tidy: 'line' } as const;

const machine = (kill: number) => SOME[kill % SOME.length] as Ahead;

test(`killed at ${KILLS} moments of a running game, at first loud, then quiet with old boards deleted, it goes on as if nothing had happened`, async () => {
  await goesOnAfterKills(KILLS, machine, { settings: (kill) => (kill < SOME.length ? {} : QUIET) });
}, 600_000);

test('killed where games are in threads and old boards shrink to a line, only the newest board of each stays whole', async () => {
  // From the edit on that shrinks a board.
  await goesOnAfterKills(SOME.length, machine, { settings: () => THREADS, from: 3 });
}, 600_000);
