import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPerson } from '../../src/app/core/table.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passDays } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer } from '../support/paced-match.ts';
import { getReminder } from '../support/reminders.ts';
import { getBoard, getOffers, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const ELSEWHERE = 'general';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test.each(['Let an AI take over', 'Open the seat'])(
  'after the vote %s: the player takes the seat back from another channel by the menu of /games',
  async (choice) => {
    const late = await startLateMatch();
    const other = getOtherPlayer(testBot, late);
    await waitForMessage(other.click(getReminder(testBot, CHANNEL), choice));
    await waitUntilIdle(testBot);
    const shown = await openTableView(late);
    expect(shown.content).toContain('https://discord.com/channels/');
    await waitForMessage(late.click(shown, getOffers(shown)[0] ?? ''));
    await waitUntilIdle(testBot);
    expect(await listSeated()).toContain(late.id);
    const list = await waitForMessage(late.slash(ELSEWHERE, 'games'));
    expect(list.content).toMatch(/\*\*(Your turn|Waiting for others|내 차례|다른 사람)/);
  },
);

test('dormant table: wakes when it is chosen from the menu of /games', async () => {
  const late = await startLateMatch();
  await passDays(testBot, 15);
  expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).not.toBeNull();
  await openTableView(late);
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.sleptAt).toBeNull();
  expect(getBoard(testBot, CHANNEL).content).not.toContain('sleeps');
});

test('menu of /games: shows nothing to a person without a seat', async () => {
  const late = await startLateMatch();
  const list = await waitForMessage(late.slash(ELSEWHERE, 'games'));
  const rex = getPerson('rex');
  const data = { custom_id: 'look:0', component_type: 3, values: ['1'], id: 1 };
  const own = await waitForMessage(rex.slash(ELSEWHERE, 'games'));
  const told = await rex.raw({ channel: ELSEWHERE, type: 3, data, message: own });
  expect((await told.settled()).message?.content).toContain('cannot be used any more');
  expect(list.content).toContain('Runaround');
});

/** Starts a match with a day for each turn, and lets one turn's time run out. Returns the late player. */
async function startLateMatch(): Promise<PlaygroundUser> {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  await passDays(testBot, 1);
  return late;
}

/** Opens the table's entry of the /games menu, in another channel. */
async function openTableView(who: PlaygroundUser): Promise<APIMessage> {
  const list = await waitForMessage(who.slash(ELSEWHERE, 'games'));
  const menu = listPressable(list.components).find(({ options }) => options !== undefined);
  return await waitForMessage(who.select(list, menu?.custom_id ?? '', ['1']));
}

async function listSeated(): Promise<readonly (string | null)[]> {
  const table = await loadStoredTable(testBot.app, 1);
  return table.seats.map(({ seat }) => findPerson(table, seat));
}

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}
