import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import type { HallView } from '../../render/scenes/hall/types.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openSettingsTab } from '../support/settings.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import { findCustomId, getBoards, playOut, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, PIXEL, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
let renderPool: SpyRenderPool;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool, kept: true });
  getPerson('theo').setAvatar(PIXEL);
  getPerson('mina').setAvatar(Buffer.concat([PIXEL, Buffer.from('mina')]));
});
afterEach(async () => await closeCalmly(testBot));

test('avatars: are on the boards and the poster of a match, by seat', async () => {
  await playMatch(['theo', 'jisu']);
  const { avatars = [], occupants } = await makePoster();
  expect(avatars.map(({ png }) => png)).toEqual([PIXEL.toString('base64')]);
  expect(occupants.map(({ avatar }) => avatar)).toEqual([avatars[0]?.id, undefined]);
  const board = findRequest('runaround');
  expect([board.avatars, board.occupants[0]?.avatar]).toEqual([avatars, avatars[0]?.id]);
});

test('avatars: people who hide from lists, and deleted ones, have initials', async () => {
  await playMatch(['theo', 'mina']);
  const me = await openSettingsTab(getPerson('theo'), CHANNEL, 'privacy');
  await waitForMessage(getPerson('theo').click(me, 'Hide from leaderboards'));
  expect((await makePoster()).avatars).toHaveLength(1);
  const privacy = await openSettingsTab(getPerson('mina'), CHANNEL, 'privacy');
  const question = await waitForMessage(getPerson('mina').click(privacy, 'Delete my data'));
  await waitForMessage(getPerson('mina').click(question, 'Yes, delete my data'));
  await waitUntilIdle(testBot);
  expect((await makePoster()).avatars).toBeUndefined();
});

test('avatars: the hall of fame and ratings show them, also of people whom the bot has not met since its start', async () => {
  for (let match = 0; match < 2; match++) await winByResignation();
  testBot = await testBot.again();
  const leaders = await waitForMessage(getPerson('rex').slash(CHANNEL, 'leaders', { game: 'runaround' }));
  await waitForMessage(getPerson('rex').click(leaders, 'Hall of fame'));
  const hall = findRequest('hall');
  expect(hall.avatars).toHaveLength(1);
  const cups = (hall.view as HallView).cups.map(({ name, avatar }) => [name, avatar]);
  expect(cups).toEqual([
    ['Theo', hall.avatars?.[0]?.id],
    ['Theo', hall.avatars?.[0]?.id],
  ]);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'stats'));
  expect(findRequest('standing')).toMatchObject({
    view: { name: 'Theo', avatar: findRequest('standing').avatars?.[0]?.id },
  });
});

async function playMatch(people: readonly string[]): Promise<void> {
  await startMatch(testBot, {
    ...{ game: 'runaround', channel: CHANNEL, people: [...people] },
    options: [['Track', '18 spaces']],
  });
  await playOut(testBot, CHANNEL, createSeededChance(2));
  await waitUntilIdle(testBot);
}

/** Has Theo win against Jisu, who resigns. */
async function winByResignation(): Promise<void> {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const question = await waitForMessage(getPerson('jisu').slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson('jisu').click(question, findCustomId(question, 'resign-sure')));
  await waitUntilIdle(testBot);
}

/** Makes the poster of the last match anew. */
async function makePoster(): Promise<PictureRequest> {
  const before = renderPool.requests.length;
  const [board] = getBoards(testBot, CHANNEL).slice(-1);
  await waitForMessage(getPerson('rex').click(board ?? null, 'Poster'));
  await waitUntilIdle(testBot);
  const made = renderPool.requests.slice(before).find(({ scene }) => scene === 'poster');
  if (!made) throw new Error('No poster was drawn');
  const { messages } = testBot.discord.channel(CHANNEL);
  const poster = messages.findLast(({ attachments }) => attachments[0]?.filename.startsWith('poster-'));
  if (poster) testBot.discord.deleteMessage(poster.id);
  return made;
}

function findRequest(scene: string): PictureRequest {
  return renderPool.requests.findLast((one) => one.scene === scene) as PictureRequest;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
