import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getBoard, getOffers, isPrivate, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const LABEL = 'Check the luck';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let turn = 0; turn < 4; turn++) await takeTurn(testBot, CHANNEL, createSeededChance(turn));
});
afterEach(async () => await closeCalmly(testBot));

test('luck check: says that every roll matches the commitment, and how to check it without the bot', async () => {
  const more = await openMore('rex');
  expect(getOffers(more)).not.toContain(LABEL);
  await resign();
  const told = await checkLuck();
  expect(isPrivate(told)).toBe(true);
  expect(told.content).toMatch(
    /^✅ Checked: (?:all \d+ rolls and cards|the one roll or card) of this game match/,
  );
  const secret = (await loadStoredTable(testBot.app, 1)).record.secret?.toString('hex');
  expect(told.content).toContain(`Match \`table-1\`, secret \`${secret}\``);
});

test.each(['secret', 'options'] as const)(
  'luck check: says that the game differs after a change of its %s',
  async (what) => {
    await resign();
    await tamper(what);
    expect((await checkLuck()).content).toMatch(/^⚠️ This game does not match its commitment\./);
  },
);

test('luck check: is refused while the match runs, and tells nothing of its secret', async () => {
  const data = { custom_id: 'luck:1', component_type: 2, id: 1 };
  const message = getBoard(testBot, CHANNEL);
  const told = await waitForMessage(
    testBot.discord.person('rex').raw({ channel: CHANNEL, type: 3, data, message }),
  );
  expect(told.content).toBe('You can check the luck once the game is over.');
});

/** Changes the secret of the match or the options by which it was played, behind the bot's back. */
async function tamper(what: 'secret' | 'options'): Promise<void> {
  const { options } = (await loadStoredTable(testBot.app, 1)).record;
  const tables = testBot.store.updateTable('tables');
  await (what === 'secret'
    ? tables.set({ secret: Buffer.alloc(32, 7).toString('hex') })
    : tables.set({ options: JSON.stringify({ ...options, size: 16 }) })
  ).execute();
}

async function resign(): Promise<void> {
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.click(await waitForMessage(theo.slash(CHANNEL, 'table resign')), 'Yes, resign'));
  await waitUntilIdle(testBot);
}

async function openMore(name: string): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person(name).click(getBoard(testBot, CHANNEL), 'More'));
}

async function checkLuck(): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person('rex').click(await openMore('rex'), LABEL));
}
