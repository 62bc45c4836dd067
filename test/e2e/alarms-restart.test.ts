import { test } from 'vitest';
import { checkRemindersAfterKills } from '../support/chaos/alarms.ts';

/** Number of kills; more are in `test/long/alarms.test.ts`. */
const KILLS = 3;

test(`alarms: are neither lost nor doubled when the bot is killed at ${KILLS} moments around them`, async () => {
  await checkRemindersAfterKills(KILLS, 5);
}, 600_000);
