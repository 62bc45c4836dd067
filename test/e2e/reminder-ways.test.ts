import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, type OwnHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, chooseOption, startedAt, turnPassed } from '../support/paced.ts';
import { postsIn, remindersIn } from '../support/reminders.ts';
import { answered, answersOf, boardIn, cardIn } from '../support/table.ts';

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

describe('in one’s own way', () => {
  test('by direct message, in one’s own language, with the way to the table; it goes as well', async () => {
    const late = await begun(evening, CHANNEL);
    await wishes(late, { reminders: 'dm', language: 'ko' });
    const before = postsIn(evening).length;
    await timePasses(evening, DAY);
    expect(postsIn(evening)).toHaveLength(before);
    const [letter, ...others] = late.sees(late.direct());
    expect(others).toEqual([]);
    expect(letter?.message.content).toContain('내 차례입니다');
    expect(letter?.message.content).toContain(`/${boardIn(evening, CHANNEL).id}`);
    await timePasses(evening, 2 * DAY);
    expect(late.sees(late.direct())).toHaveLength(1);
    await turnPassed(evening, CHANNEL, chance);
    expect(late.sees(late.direct())).toEqual([]);
    expectCalm(evening);
  });

  test('who takes no direct messages is reminded in the channel', async () => {
    const late = await begun(evening, CHANNEL);
    await wishes(late, { reminders: 'dm' });
    late.takeDirect(false);
    await timePasses(evening, DAY);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([late.id]);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(late.sees(late.direct())).toEqual([]);
    await turnPassed(evening, CHANNEL, chance);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
  });

  test('who wants none gets none', async () => {
    const late = await begun(evening, CHANNEL, { pace: 'null' });
    await wishes(late, { reminders: 'none' });
    const before = evening.discord.sent.length;
    await timePasses(evening, 2 * DAY);
    expect(evening.discord.sent).toHaveLength(before);
    await timePasses(evening, 14 * DAY);
    expect(
      postsIn(evening)
        .slice(before)
        .flatMap(({ pinged }) => pinged),
    ).not.toContain(late.id);
  });

  test('what falls into quiet hours comes at their end', async () => {
    const late = await begun(evening, CHANNEL);
    const start = new Date(await startedAt(evening)).getUTCHours() * 60;
    await wishes(late, { zone: 'UTC', quiet: { from: start - 60, to: start + 120 } });
    await timePasses(evening, DAY + HOUR);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    await timePasses(evening, HOUR + 60_000);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
  });

  test('of two who are due each is reminded once, and the message names who still is', async () => {
    await bothDue();
    const started = await startedAt(evening);
    await wishes(person('mina'), { zone: 'UTC', away: { from: started, until: started + DAY } });
    await timePasses(evening, DAY);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([person('theo').id]);
    await timePasses(evening, DAY);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([person('mina').id]);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    for (const key of ['theo', 'mina'])
      expect(remindersIn(evening, CHANNEL)[0]?.content).toContain(`<@${person(key).id}>`);
    const panel = await answered(person('theo').click(boardIn(evening, CHANNEL), 'Play'));
    await answered(person('theo').click(panel, String(answersOf(panel)[0])));
    await calm(evening);
    expect(remindersIn(evening, CHANNEL)).toHaveLength(1);
    expect(remindersIn(evening, CHANNEL)[0]?.content).not.toContain(`<@${person('theo').id}>`);
    expectCalm(evening);
  });
});

const chance = seeded(3);

/** Theo and Mina choose the dealer of Go-Stop at the same time. */
async function bothDue(): Promise<void> {
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'gostop', pace: 'null' }));
  await calm(evening);
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  await chooseOption(evening, CHANNEL, theo, 'Dealer', 'Rock, paper, scissors');
  await calm(evening);
  await answered(theo.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
}

function person(key: string): Actor {
  return evening.discord.person(key);
}

async function wishes({ id }: Actor, own: Partial<OwnHours>): Promise<void> {
  await keepHours(evening.store, id, { ...USUAL_HOURS, ...own }, 0);
}
