import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { PosterView } from '../../render/scenes/poster/types.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import {
  getBoard,
  getBoards,
  isPrivate,
  makeOneFreeMove,
  playOut,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
let renderPool: SpyRenderPool;
afterEach(async () => await testBot.end());

/** Plays a match of Theo against an AI to its end. */
async function playMatch(options: TestBotOptions = {}): Promise<void> {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ ai: createHintPlayers(60), renderPool, ...options });
  const table = { game: 'runaround', channel: CHANNEL, people: ['theo'], ais: 1 };
  await startMatch(testBot, { ...table, options: [['Track', '18 spaces']] });
  await playOut(testBot, CHANNEL, createSeededChance(2));
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function clickPoster(name = 'rex'): Promise<APIMessage> {
  const [board] = getBoards(testBot, CHANNEL).slice(-1);
  return await waitForMessage(getPerson(name).click(board ?? null, 'Poster'));
}

/** Lists the posters that everybody in the channel sees. */
function listPosters(): readonly APIMessage[] {
  return testBot.discord
    .channel(CHANNEL)
    .messages.filter(
      ({ attachments, flags }) =>
        !((flags ?? 0) & 64) && attachments.some(({ filename }) => filename === 'poster-1.png'),
    );
}

function getLastView(): PosterView {
  return renderPool.requests.findLast(({ scene }) => scene === 'poster')?.view as PosterView;
}

test('poster: is posted silently under the last board with result, chances, best move, date and place', async () => {
  await playMatch();
  const answer = await clickPoster();
  const [message] = listPosters();
  expect([isPrivate(answer), answer.content]).toEqual([
    true,
    expect.stringMatching(new RegExp(`^Poster: https://.+/${message?.id}$`)),
  ]);
  expect(message?.content).toMatch(/^\*\*Runaround\*\* · .+ wins\.$/);
  expect(message?.message_reference?.message_id).toBe(getBoard(testBot, CHANNEL).id);
  expect([message?.mentions, (message?.flags ?? 0) & 4096]).toEqual([[], 4096]);
  expect(message?.attachments[0]?.description).toMatch(/^Poster of Runaround, \d+ \w+ \d{4}: .+ wins\.$/);
  const view = getLastView();
  expect(view).toMatchObject({ game: 'runaround', title: 'Runaround' });
  expect(view.result).toMatch(/ wins\.$/);
  expect(view.place).toMatch(/.+ · #table-one$/);
  expect(view.chances?.points.at(-1)?.chances.toSorted()).toEqual([0, 1]);
  expect(view.best?.about).toMatch(/^\d+% → \d+%$/);
  expect(view.seal).toBeNull();
  expectCalm(testBot);
});

test('poster: is posted once when several players ask, also after a restart', async () => {
  await playMatch({ kept: true });
  const [first, second] = await Promise.all([clickPoster('rex'), clickPoster('mina')]);
  testBot = await testBot.again();
  const third = await clickPoster('theo');
  expect([second?.content, third.content]).toEqual([first?.content, first?.content]);
  expect(listPosters()).toHaveLength(1);
  expectCalm(testBot);
});

test.each([
  ['Send Messages', P.SendMessages, 1],
  ['Attach Files', P.AttachFiles, 0],
])('poster without %s: is shown to the caller alone', async (name, bit, files) => {
  await playMatch();
  testBot.discord.channel(CHANNEL).deny(bit);
  const answer = await clickPoster();
  expect([isPrivate(answer), answer.attachments.length, listPosters().length]).toEqual([true, files, 0]);
  expect(answer.content).toContain(`Only you can see this. To post it here, I also need: ${name}.`);
  expect(answer.content).toContain('**Runaround** · ');
  expectCalm(testBot);
});

test('poster: has no chances when the AI fails', async () => {
  const judge = async () => {
    throw new Error('Asleep');
  };
  await playMatch({ ai: { ...createHintPlayers(60), judge } });
  await clickPoster();
  expect(getLastView()).toMatchObject({ chances: null, best: null });
  expect(listPosters()).toHaveLength(1);
});

test('poster: of a free table has no chances and no winner', async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool });
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina'] });
  for (const name of ['theo', 'mina'])
    await makeOneFreeMove(testBot, CHANNEL, getPerson(name), () => 'Pack up');
  await waitUntilIdle(testBot);
  await clickPoster();
  expect(getLastView()).toMatchObject({ chances: null, best: null, result: 'The game is over.' });
  expect(renderPool.requests.findLast(({ scene }) => scene === 'poster')?.places).toBeNull();
  expectCalm(testBot);
});
