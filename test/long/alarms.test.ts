import { test } from 'vitest';
import { remindsOnceAfterKills } from '../support/alarm-killing.ts';

const KILLS = 24;

test(`killed at ${KILLS} moments around alarms, nobody is reminded twice or forgotten, and nothing is decided twice`, async () => {
  await remindsOnceAfterKills(KILLS, 20_261_122);
});
