import { expect, test } from 'vitest';
import { createAlarmClock, withWaitingTables } from '../support/stalls/waiting-tables.ts';

const ALARMS = 60;

test('AlarmClock: lookOn resolves before all of many due alarms have fired', async () => {
  await withWaitingTables(ALARMS, async ({ house: ctx, told }) => {
    const clock = createAlarmClock(ctx);
    let isOver = false;
    const whole = clock.look().then(() => {
      isOver = true;
    });
    await clock.lookOn();
    expect(told.size).toBeGreaterThan(0);
    await clock.lookOn();
    expect(isOver).toBe(false);
    expect(told.size).toBeLessThan(ALARMS);
    await whole;
    expect(told.size).toBe(ALARMS);
    await clock.lookOn();
    await clock.close();
    return 0;
  });
});

test('AlarmClock: lookOn waits for a few due alarms', async () => {
  await withWaitingTables(5, async ({ house: ctx, told }) => {
    const clock = createAlarmClock(ctx);
    await clock.lookOn();
    expect(told.size).toBe(5);
    await clock.close();
    return 0;
  });
});
