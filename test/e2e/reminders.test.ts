import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf, startedAt, turnPassed } from '../support/paced.ts';
import { postsIn, remindersIn } from '../support/reminders.ts';
import { answered, answersOf, boardIn, cardIn, chooseLabel, toMove } from '../support/table.ts';
import { expectToldOnce } from '../support/verify.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await evening.end();
});

describe('where there is no clock', () => {
  test('who forgets is reminded after one day, three and seven, by one message at a time', async () => {
    const late = await begun(evening, CHANNEL, { pace: 'null' });
    const before = postsIn(evening).length;
    let last = '';
    for (const [day, times] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [4, 3],
      [13, 3],
    ] as const) {
      await timePasses(evening, day * DAY);
      const [reminder, ...others] = remindersIn(evening, CHANNEL);
      expect(others).toEqual([]);
      expect(postsIn(evening).length - before).toBe(times);
      expect(reminder?.content).toContain(`<@${late.id}>`);
      expect(postsIn(evening).at(-1)?.pinged).toContain(late.id);
      last = reminder?.content ?? '';
    }
    expect(last).toContain(`<t:${Math.floor((await startedAt(evening)) / 1_000)}:R>`);
    expect(last).not.toContain(':f>');
    expectCalm(evening);
  });

  test('it goes when the move comes, and its button opens the panel', async () => {
    const late = await begun(evening, CHANNEL);
    await timePasses(evening, DAY);
    const [reminder] = remindersIn(evening, CHANNEL);
    const panel = await answered(late.click(reminder as APIMessage, 'Play'));
    expect(answersOf(panel).length).toBeGreaterThan(0);
    await turnPassed(evening, CHANNEL, chance);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    await timePasses(evening, DAY);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([toMove(evening, CHANNEL)?.id]);
    await expectToldOnce(evening.store, 1);
    expectCalm(evening);
  });

  test('it goes when the game is ended, and no other comes', async () => {
    await begun(evening, CHANNEL);
    await timePasses(evening, DAY);
    const more = await answered(person('theo').click(boardIn(evening, CHANNEL), 'More'));
    const sure = await answered(person('theo').click(more, 'End the game'));
    await answered(person('theo').click(sure, 'Yes, end it'));
    await calm(evening);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    await timePasses(evening, 7 * DAY);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    expectCalm(evening);
  });
});

describe('with a clock', () => {
  test('at half of it and at its end: until when, then since when it is over', async () => {
    await begun(evening, CHANNEL, { pace: '24' });
    const end = Math.floor(((await startedAt(evening)) + DAY) / 1_000);
    await timePasses(evening, 12 * HOUR);
    expect(remindersIn(evening, CHANNEL)[0]?.content).toContain(
      `You have until <t:${end}:f> (<t:${end}:R>).`,
    );
    await timePasses(evening, 12 * HOUR);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(remindersIn(evening, CHANNEL)[0]?.content).toContain(`Time ran out <t:${end}:R>.`);
    await timePasses(evening, 13 * DAY);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(toMove(evening, CHANNEL)).not.toBeNull();
    expectCalm(evening);
  });

  test('who goes away then has more time, and the reminder says so', async () => {
    const late = await begun(evening, CHANNEL, { pace: '24' });
    await timePasses(evening, 12 * HOUR);
    const [before] = remindersIn(evening, CHANNEL);
    const end = (content: string | undefined) => Number(/have until <t:(\d+):f>/.exec(content ?? '')?.[1]);
    await answered(late.slash('table-two', 'me', { away: '3 days' }));
    await calm(evening);
    const [now] = remindersIn(evening, CHANNEL);
    expect(now?.id).toBe(before?.id);
    expect(end(now?.content) - end(before?.content)).toBeGreaterThan(2 * 86_400);
    expectCalm(evening);
  });

  test('the card and the options say the pace, and /play takes it', async () => {
    const theo = person('theo');
    await answered(theo.slash(CHANNEL, 'play', { game: 'gostop', pace: '72' }));
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('Pace: 3 days a turn');
    let panel = await answered(theo.click(cardIn(evening, CHANNEL), 'Options'));
    // Go-Stop has more options than a menu has lines: what happens after the time is asked together with the time.
    panel = await chooseLabel(theo, panel, 'Which option?', 'Pace');
    expect(panel.components).toHaveLength(3);
    panel = await chooseLabel(theo, panel, -1, 'An AI plays the turn');
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('when time is over an AI plays the turn');
    panel = await chooseLabel(theo, panel, 'Which option?', 'Pace');
    panel = await chooseLabel(theo, panel, -2, 'No clock');
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).not.toContain('Pace');
    expectCalm(evening);
  });
});

test('/games and More say since when a table waits, and until when', async () => {
  const late = await begun(evening, CHANNEL, { pace: '24' });
  const started = await startedAt(evening);
  const [from, end] = [started, started + DAY].map((ms) => Math.floor(ms / 1_000));
  const other = otherOf(evening, late);
  for (const who of [late, other]) {
    const { content } = await answered(who.slash('general', 'games'));
    expect(content).toContain(`the turn came <t:${from}:R>, time until <t:${end}:f>`);
  }
  const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
  expect(more.content).toContain(`: the turn came <t:${from}:R>, time until <t:${end}:f>.`);
  expect(more.content).toContain('Pace: 1 day a turn');
  expectCalm(evening);
});

const chance = seeded(3);

function person(key: string): Actor {
  return evening.discord.person(key);
}
