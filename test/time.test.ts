import { expect, test } from 'vitest';
import { WallClock } from '../src/playground/index.ts';
import { createTime } from '../src/time.ts';

const DAY = 86_400_000;

test('createTime: follows a moved clock and fires its timers', () => {
  const clock = new WallClock();
  const { now, timers } = createTime(clock);
  const before = now();
  const woken: string[] = [];
  timers.after(DAY, () => void woken.push('tomorrow'));
  timers.after(DAY, () => void woken.push('called off'))();
  timers.after(3 * DAY, () => void woken.push('later'));
  clock.advance(2 * DAY);
  expect(woken).toEqual(['tomorrow']);
  expect(Math.round((now() - before) / DAY)).toBe(2);
});

test("createTime: uses the machine's clock by default", () => {
  expect(Math.abs(createTime().now() - Date.now())).toBeLessThan(1000);
});
