import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPressable, type PlaygroundUser, type ServerPlan } from '../../src/playground/index.ts';
import { findMover, getOffers, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';

const LEFT = 'You are no longer in the server of this table.';

const createServerPlan = (name: string): ServerPlan => ({
  name,
  bot: 'Piecemeal',
  channels: ['table'],
  people: ['theo', 'mina'].map((key) => ({ key, name: key, nick: key, locale: 'en-US' })),
});

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ servers: [createServerPlan('one'), createServerPlan('two')] });
  await startMatch(testBot, { channel: 'one/table', game: 'runaround', people: ['theo', 'mina'] });
});
afterEach(async () => await testBot.end());

test('older /games in another server: opens no table of a server that the player has left', async () => {
  for (const who of ['theo', 'mina'].map((key) => testBot.discord.person(key))) {
    const list = await waitForMessage(who.slash('two/table', 'games'));
    testBot.discord.servers[0]?.leave(who);
    const told = await chooseOnly(who, list);
    expect(told).toMatchObject({ content: expect.stringContaining(LEFT), attachments: [] });
    testBot.discord.servers[0]?.comeBack(who);
    testBot.pass(10 * 60_000);
    const there = await chooseOnly(who, await waitForMessage(who.slash('two/table', 'games')));
    expect(there.content).not.toContain(LEFT);
  }
});

test("open panel in another server: is refused after the player left the table's server", async () => {
  const mover = findMover(testBot, 'one/table') as PlaygroundUser;
  const panel = await chooseOnly(mover, await waitForMessage(mover.slash('two/table', 'games')));
  testBot.discord.servers[0]?.leave(mover);
  const told = await waitForMessage(mover.click(panel, getOffers(panel)[0] ?? ''));
  expect(told.content).toContain(LEFT);
});

/** Chooses the only button of a list, or the only choice of its menu. */
async function chooseOnly(who: PlaygroundUser, list: APIMessage): Promise<APIMessage> {
  const [offer] = listPressable(list.components);
  if (offer?.options === undefined) return await waitForMessage(who.click(list, offer?.label ?? ''));
  return await waitForMessage(who.select(list, offer.custom_id ?? '', ['1']));
}
