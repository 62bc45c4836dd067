import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { openSettingsTab } from '../support/settings.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  findMover,
  getBoard,
  getOffers,
  openPanel,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const USUAL = { strong: false, large: false, corners: true };

let folder: string;
let testBot: TestBot;
let renderPool: SpyRenderPool;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-look-'));
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool, botData: folder, byHand: false });
});
afterEach(async () => {
  await closeCalmly(testBot);
  rmSync(folder, { recursive: true });
});

test('display settings: shows the settings with an example and turns each of them on and off', async () => {
  const panel = await openSettingsTab(getPerson('theo'), CHANNEL, 'display');
  expect(panel.content).toContain(
    '- High contrast: off\n- Large pieces: off\n- Card corner marks: on\n- Confirm forced move: off\n- Reduced motion: off\n',
  );
  expect(getOffers(panel)).toEqual([
    'Choose a language…',
    'High contrast: off',
    'Large pieces: off',
    'Card corner marks: on',
    'Confirm forced move: off',
    'Reduced motion: off',
    ...['Notifications', 'Display', 'Privacy'],
  ]);
  expect(panel.attachments[0]?.description).toBe('A sample of your pictures.');
  expect(renderPool.requests.at(-1)).toMatchObject({ scene: 'gostop', look: { language: 'en', ...USUAL } });
  const strong = await waitForMessage(getPerson('theo').click(panel, 'High contrast: off'));
  expect(strong.content).toContain('- High contrast: on\n- Large pieces: off\n');
  expect(loadLook()).toEqual({ language: 'en', ...USUAL, strong: true });
  const bare = await waitForMessage(getPerson('theo').click(strong, 'Card corner marks: on'));
  expect(loadLook()).toEqual({ language: 'en', strong: true, large: false, corners: false });
  await waitForMessage(getPerson('theo').click(bare, 'High contrast: on'));
  expect(loadLook()).toEqual({ language: 'en', strong: false, large: false, corners: false });
});

test("display settings: are stored for each user, survive a restart and are shown in the user's language", async () => {
  const panel = await openSettingsTab(getPerson('jisu'), CHANNEL, 'display');
  expect(panel.content).toContain('큰 말과 패: 꺼짐');
  await waitForMessage(getPerson('jisu').click(panel, '큰 말과 패: 꺼짐'));
  await testBot.end();
  testBot = await openTestBot({ renderPool, botData: folder, byHand: false });
  await openSettingsTab(getPerson('theo'), CHANNEL, 'display');
  expect(loadLook()).toEqual({ language: 'en', ...USUAL });
  await openSettingsTab(getPerson('jisu'), CHANNEL, 'display');
  expect(loadLook()).toEqual({ language: 'ko', ...USUAL, large: true });
});

test('display settings: apply to pictures that only the user sees, not to public ones', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  for (const name of ['theo', 'jisu', 'rex']) await turnOn(name);
  const before = renderPool.requests.length;
  await takeTurn(testBot, CHANNEL, createSeededChance(3));
  const mover = findMover(testBot, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  await openPanel(testBot, mover, CHANNEL);
  for (const words of ['hand', 'table board', 'rules'] as const)
    await waitForMessage(getPerson('jisu').slash(CHANNEL, words));
  await waitForMessage(getPerson('jisu').click(getBoard(testBot, CHANNEL), 'View'));
  await waitForMessage(getPerson('rex').slash(CHANNEL, 'hand'));
  const requests = renderPool.requests.slice(before);
  const own = requests.filter(({ look }) => look?.strong);
  const all = requests.filter(({ look }) => look?.strong === undefined);
  expect(own.length + all.length).toBe(requests.length);
  expect(all.length).toBeGreaterThan(0);
  for (const { viewer, look } of all)
    expect([viewer, look]).toEqual([null, { theme: 'plain', language: 'en' }]);
  for (const { viewer, look } of own.filter((request) => request.viewer !== null))
    expect(look?.language).toBe(viewer === 1 ? 'ko' : 'en');
  expect(own.filter(({ viewer }) => viewer === 1).length).toBeGreaterThan(1);
});

test("display settings: the example is the user's view of the table in this channel, or the game of its lobby", async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  await openSettingsTab(getPerson('theo'), CHANNEL, 'display');
  expect(renderPool.requests.at(-1)?.scene).toBe('forage');
  await startMatch(testBot, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
  const panel = await openSettingsTab(getPerson('mina'), 'table-two', 'display');
  expect(renderPool.requests.at(-1)).toMatchObject({ scene: 'runaround', viewer: 1 });
  expect(panel.attachments[0]?.description).toMatch(/ Runaround\. /);
  await openSettingsTab(getPerson('rex'), 'table-two', 'display');
  expect(renderPool.requests.at(-1)?.occupants.map(({ name }) => name)).not.toContain('Mina');
});

test('display settings: a forged custom id changes nothing', async () => {
  const panel = await openSettingsTab(getPerson('theo'), CHANNEL, 'display');
  for (const custom_id of ['own:0:colour:1', 'own:0:large:2', 'own:0:large', 'own:0:__proto__:1']) {
    const data = { custom_id, component_type: 2, id: 1 };
    const answer = await getPerson('theo').raw({
      channel: CHANNEL,
      type: 3,
      data,
      message: { id: panel.id },
    });
    await answer.settled();
    expect(answer.message?.content, custom_id).toContain('That button no longer works.');
  }
  expect(await testBot.store.selectFrom('people').selectAll().execute()).toEqual([]);
});

async function turnOn(name: string): Promise<APIMessage> {
  const panel = await openSettingsTab(getPerson(name), 'table-two', 'display');
  return await waitForMessage(
    getPerson(name).click(panel, name === 'jisu' ? '고대비: 꺼짐' : 'High contrast: off'),
  );
}

function loadLook(): unknown {
  return renderPool.requests.at(-1)?.look;
}

function getPerson(name: string) {
  return testBot.discord.person(name);
}
