import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personAt } from '../../src/app/core/table.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { daysPass, openWeeks } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf } from '../support/paced.ts';
import { reminderIn } from '../support/reminders.ts';
import { answered, boardIn, offers } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const ELSEWHERE = 'general';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test.each(['Let an AI take over', 'Open the seat'])(
  '%s: its person takes it back from any channel, by the menu under /games',
  async (choice) => {
    const late = await lateOfTwo();
    const other = otherOf(evening, late);
    await answered(other.click(reminderIn(evening, CHANNEL), choice));
    await calm(evening);
    const shown = await lookedAt(late);
    expect(shown.content).toContain('https://discord.com/channels/');
    await answered(late.click(shown, offers(shown)[0] ?? ''));
    await calm(evening);
    expect(await seated()).toContain(late.id);
    const list = await answered(late.slash(ELSEWHERE, 'games'));
    expect(list.content).toMatch(/\*\*(Your turn|Waiting for others|내 차례|다른 사람)/);
  },
);

test('a table that sleeps wakes when it is chosen from the menu', async () => {
  const late = await lateOfTwo();
  await daysPass(evening, 15);
  expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
  await lookedAt(late);
  await calm(evening);
  expect((await tableOf(evening.house, 1)).record.sleptAt).toBeNull();
  expect(boardIn(evening, CHANNEL).content).not.toContain('sleeps');
});

test('who has no seat there is shown nothing by that menu', async () => {
  const late = await lateOfTwo();
  const list = await answered(late.slash(ELSEWHERE, 'games'));
  const rex = person('rex');
  const data = { custom_id: 'look:0', component_type: 3, values: ['1'], id: 1 };
  const own = await answered(rex.slash(ELSEWHERE, 'games'));
  const told = await rex.raw({ channel: ELSEWHERE, type: 3, data, message: own });
  expect((await told.settled()).message?.content).toContain('cannot be used any more');
  expect(list.content).toContain('Runaround');
});

/** Two play with a day a turn, and the time of one of them is over. */
async function lateOfTwo(): Promise<Actor> {
  const late = await begun(evening, CHANNEL, { pace: '24' });
  await daysPass(evening, 1);
  return late;
}

/** What the menu under /games shows of the table, in another channel. */
async function lookedAt(who: Actor): Promise<APIMessage> {
  const list = await answered(who.slash(ELSEWHERE, 'games'));
  const menu = pressable(list.components).find(({ options }) => options !== undefined);
  return await answered(who.select(list, menu?.custom_id ?? '', ['1']));
}

async function seated(): Promise<readonly (string | null)[]> {
  const table = await tableOf(evening.house, 1);
  return table.sitters.map(({ seat }) => personAt(table, seat));
}

function person(key: string): Actor {
  return evening.discord.person(key);
}
