import { test } from 'vitest';
import { checkRemindersAfterKills } from '../support/chaos/alarms.ts';

/** Number of kills; more with `ALARM_KILLS=100 npm run test:long -- test/long/alarms.test.ts`. */
const KILLS = Number(process.env.ALARM_KILLS ?? 24);

test(`alarms: are neither lost nor doubled when the bot is killed at ${KILLS} moments around them`, async () => {
  await checkRemindersAfterKills(KILLS, 20_261_122);
});
