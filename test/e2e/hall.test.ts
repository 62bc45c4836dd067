import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HallView } from '../../render/scenes/hall/types.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openSettingsTab } from '../support/settings.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import { isPrivate, playOut, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
let renderPool: SpyRenderPool;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool });
});
afterEach(async () => await closeCalmly(testBot));

test('hall of fame: holds champions and records, without people who are not listed', async () => {
  expect((await openHall()).content).toContain('No trophies yet.');
  for (let match = 0; match < 2; match++) await playLostMatch();
  const hall = await openHall();
  expect([isPrivate(hall), hall.content, hall.attachments[0]?.filename]).toEqual([
    true,
    '**Hall of fame**',
    'hall-of-fame.png',
  ]);
  expect(hall.attachments[0]?.description).toMatch(
    /^Hall of fame: Runaround: Theo \(Rating 1\d+\)\. Longest streak: Theo \(2 wins in a row\)\./,
  );
  expect(getLastView().cups.map(({ kind, name }) => [kind, name])).toEqual([
    ['champion', 'Theo'],
    ['record', 'Theo'],
  ]);
  const me = await openSettingsTab(getPerson('theo'), CHANNEL, 'privacy');
  await waitForMessage(getPerson('theo').click(me, 'Hide from leaderboards'));
  await openHall();
  expect(getLastView().cups.map(({ name }) => name)).toEqual(['Mina']);
});

test('hall of fame: forgets a person whose data was deleted', async () => {
  for (let match = 0; match < 2; match++) await playLostMatch();
  const me = await openSettingsTab(getPerson('theo'), CHANNEL, 'privacy');
  const question = await waitForMessage(getPerson('theo').click(me, 'Delete my data'));
  await waitForMessage(getPerson('theo').click(question, 'Yes, delete my data'));
  await waitUntilIdle(testBot);
  expect(JSON.stringify(await openHall())).not.toContain('Theo');
  expect(getLastView().cups.map(({ name }) => name)).toEqual(['Mina']);
});

test('hall of fame: shows the best value of a game', async () => {
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'] });
  await playOut(testBot, CHANNEL, createSeededChance(3));
  await openHall();
  const best = getLastView().cups.find(({ kind, game }) => kind === 'record' && game === 'gostop');
  expect(best?.about).toMatch(/^biggest hand: \d+ points?$/);
});

async function openHall(): Promise<APIMessage> {
  const leaders = await waitForMessage(getPerson('rex').slash(CHANNEL, 'leaders', { game: 'runaround' }));
  return await waitForMessage(getPerson('rex').click(leaders, 'Hall of fame'));
}

function getLastView(): HallView {
  return renderPool.requests.findLast(({ scene }) => scene === 'hall')?.view as HallView;
}

/** Plays a match of Runaround that Mina gives up. */
async function playLostMatch(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const sure = await waitForMessage(getPerson('mina').slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson('mina').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
