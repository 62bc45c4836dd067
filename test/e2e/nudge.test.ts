import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, type OwnHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf, turnPassed } from '../support/paced.ts';
import { postsIn, reminderIn, remindersIn } from '../support/reminders.ts';
import { answered, boardIn, isPrivate, offers, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const chance = seeded(3);

let evening: Evening;
let late: Actor;
let other: Actor;
beforeEach(async () => {
  evening = await openWeeks();
  late = await begun(evening, CHANNEL);
  other = otherOf(evening, late);
});
afterEach(async () => {
  await evening.end();
});

test('nudge: another player sends one under More, and it pings who is due in the channel', async () => {
  const told = await nudged(other);
  expect([isPrivate(told), told.content]).toEqual([true, `Nudge sent to ${nameOf(late)}.`]);
  expect(postsIn(evening).at(-1)?.pinged).toEqual([late.id]);
  expect(reminderIn(evening, CHANNEL).content).toContain(`${nameOf(other)} sent a nudge`);
  await turnPassed(evening, CHANNEL, chance);
  expect(remindersIn(evening, CHANNEL)).toEqual([]);
  expectCalm(evening);
});

test('nudge: one a day goes out at a table, and the answer to a second says so', async () => {
  await nudged(other);
  const posts = postsIn(evening).length;
  await timePasses(evening, 20 * HOUR);
  expect((await nudged(other)).content).toContain(`${nameOf(late)} already got a nudge today.`);
  expect(postsIn(evening)).toHaveLength(posts);
  await timePasses(evening, 5 * HOUR);
  expect((await nudged(other)).content).toContain('Nudge sent to');
  await turnPassed(evening, CHANNEL, chance);
  expect((await nudged(late)).content).toContain('already got a nudge today');
});

test('nudge: it comes by direct message to who wants reminders so', async () => {
  await wishes({ reminders: 'dm' });
  const posts = postsIn(evening).length;
  await nudged(other);
  expect(postsIn(evening)).toHaveLength(posts);
  const [letter] = late.sees(late.direct());
  expect(letter?.message.content).toContain(`${nameOf(other)} sent a nudge`);
  await timePasses(evening, HOUR);
  expect(late.sees(late.direct())).toHaveLength(1);
});

test('nudge: a player who takes no direct messages is nudged in the channel', async () => {
  await wishes({ reminders: 'dm' });
  late.takeDirect(false);
  await nudged(other);
  expect(postsIn(evening).at(-1)?.pinged).toEqual([late.id]);
});

test.each<readonly [string, Partial<OwnHours>, RegExp]>([
  [
    'in quiet hours',
    { zone: 'UTC', quiet: { from: 0, to: 1439 } },
    /quiet hours or a day off .* You can nudge from <t:\d+:f>/,
  ],
  [
    'while they are away',
    { away: { from: 0, until: 4_000_000_000_000 } },
    /quiet hours or a day off .* <t:\d+:f>/,
  ],
  ['who wants no reminders', { reminders: 'none' }, /turned reminders off/],
])('nudge: a player %s gets none, and the answer says why', async (_, own, why) => {
  await wishes(own);
  const posts = evening.discord.sent.length;
  expect((await nudged(other)).content).toMatch(why);
  expect(evening.discord.sent.slice(posts).filter(({ pinged }) => pinged.length > 0)).toEqual([]);
  await wishes({});
  expect((await nudged(other)).content).toContain('Nudge sent to');
});

test('nudge: the waiting panel offers it, and who is due or watches is not offered it', async () => {
  const panel = await answered(other.click(boardIn(evening, CHANNEL), 'Play'));
  expect(offers(panel)).toContain('Nudge');
  const told = await answered(other.click(panel, 'Nudge'));
  expect(told.id).not.toBe(panel.id);
  for (const who of [late, evening.discord.person('rex')])
    expect(offers(await answered(who.click(boardIn(evening, CHANNEL), 'More')))).not.toContain('Nudge');
});

async function nudged(who: Actor) {
  expect(toMove(evening, CHANNEL)?.id).not.toBe(who.id);
  const more = await answered(who.click(boardIn(evening, CHANNEL), 'More'));
  const told = await answered(who.click(more, 'Nudge'));
  await calm(evening);
  return told;
}

async function wishes(own: Partial<OwnHours>): Promise<void> {
  await keepHours(evening.store, late.id, { ...USUAL_HOURS, ...own }, 0);
}

function nameOf({ key }: Actor): string {
  return { theo: 'Theo', mina: 'Mina' }[key] ?? '';
}
