import { test } from 'vitest';
import { checkRemindersAfterKills } from '../support/chaos/alarms.ts';

/** Number of kills; more are in `test/long/alarms.test.ts`. */
const KILLS = 3;

test(`killed at ${KILLS} moments around alarms, nobody is reminded twice or forgotten, and nothing is decided twice`, async () => {
  await checkRemindersAfterKills(KILLS, 5);
}, 600_000);
