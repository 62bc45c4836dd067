import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { ForageView } from '../../src/games/forage/types.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import {
  createSpyFilmRenderer,
  createSpyRenderPool,
  type SpyRenderPool,
} from '../support/spy-render-pool.ts';
import { getBoard, getOffers, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const TURNS = 5;
/** Time in ms after which nobody counts as present, so that a due player gets a board of its own. */
const AWAY = 120_000;

let testBot: TestBot;
let renderPool: SpyRenderPool;
const filmRenderer = createSpyFilmRenderer();
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ filmRenderer, renderPool });
});
afterEach(async () => await closeCalmly(testBot));

test('Forage board: loses picture and alt text and keeps its text when a newer one is posted', async () => {
  await playMatch('forage', ['theo', 'mina', 'rex']);
  const boards = listBoards('Forage');
  expect(boards).toHaveLength(TURNS + 1);
  expect(boards.map(countPictures)).toEqual([0, 0, 0, 0, 0, 1]);
  for (const { content } of boards.slice(1, -1))
    expect(content).toMatch(/ placed a coin of \w+\.\n.* moved\./);
});

test('Forage film: is refused while the game runs and shows all of it afterwards', async () => {
  await playMatch('forage', ['theo', 'mina', 'rex']);
  const running = await waitForMessage(getPerson('mina').slash(CHANNEL, 'table replay'));
  expect([running.attachments, getOffers(running)]).toEqual([[], ['Step through']]);
  expect(filmRenderer.films).toEqual([]);
  const first = await waitForMessage(getPerson('mina').click(running, 'Step through'));
  expect([first.attachments, first.content]).toEqual([[], expect.stringContaining('set-up, before')]);
  const last = await waitForMessage(getPerson('mina').click(first, 'Last'));
  expect(last.attachments).toHaveLength(1);
  expect((await waitForMessage(getPerson('mina').click(last, 'Back'))).attachments).toEqual([]);
  await endMatch('theo');
  expect(listBoards('Forage').map(countPictures)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  const over = await waitForMessage(getPerson('mina').slash(CHANNEL, 'table replay'));
  expect(over.attachments).toHaveLength(1);
  const captions = filmRenderer.films.at(-1)?.map(({ caption }) => caption) ?? [];
  expect(captions).toHaveLength(TURNS + 2);
  expect(captions.map((caption) => caption?.title !== undefined).lastIndexOf(true)).toBe(0);
  expect(captions.at(-1)?.progress).toBe(1);
  expect(captions.slice(1, -1).every((caption) => caption?.text !== '')).toBe(true);
  const opening = await waitForMessage(getPerson('mina').click(over, 'Step through'));
  expect(opening.attachments).toHaveLength(1);
});

test.each([
  ['plain', /-# Coins of suns on .*\(([1-5]|blank)\).*\. Theo: [^.]*(\d|blank) of suns/],
  ['winter', /-# Nuts of suns on .*\(([1-5]|empty)\).*\. Theo: [^.]*(\d-|empty )nut of suns/],
])('last board of a cancelled Forage match: shows every coin in the %s theme', async (theme, line) => {
  await playMatch('forage', ['theo', 'mina', 'rex'], [], theme);
  expect(getBoard(testBot, CHANNEL).content).not.toMatch(line);
  await endMatch('theo');
  const last = getBoard(testBot, CHANNEL);
  expect(last.content).toMatch(line);
  expect(
    last.content.match(/\b([1-5]|blank|empty)\b(-nut)? (nut )?of|\w\d \(([1-5]|blank|empty)\)/g),
  ).toHaveLength(18);
  const { view } = renderPool.requests.at(-1) as PictureRequest;
  const { coins, stashes } = view as ForageView;
  expect([...coins, ...stashes.flat()].filter(({ value }) => value === null)).toEqual([]);
  expect(last.attachments[0]?.description).toMatch(/ on \w\d \(([1-5]|blank|empty)\)/);
});

test('boards keep their pictures when Forage hides nothing, and in other games', async () => {
  await playMatch('forage', ['theo', 'mina', 'rex'], [['Memory', 'Values stay visible']]);
  expect(listBoards('Forage').map(countPictures)).toEqual([1, 1, 1, 1, 1, 1]);
  expect((await waitForMessage(getPerson('mina').slash(CHANNEL, 'table replay'))).attachments).toHaveLength(
    1,
  );
  await endMatch('theo');
  await playMatch('runaround', ['theo', 'mina']);
  const runaround = listBoards('Runaround').map(countPictures);
  expect(runaround.length).toBeGreaterThan(TURNS);
  expect(new Set(runaround)).toEqual(new Set([1]));
});

async function playMatch(
  game: string,
  people: readonly string[],
  options: readonly (readonly [string, string])[] = [],
  theme = 'plain',
): Promise<void> {
  await startMatch(testBot, { game, channel: CHANNEL, people, options, theme });
  const chance = createSeededChance(4);
  for (let turn = 0; turn < TURNS; turn++) {
    testBot.pass(AWAY);
    await takeTurn(testBot, CHANNEL, chance);
  }
}

async function endMatch(name: string): Promise<void> {
  const more = await waitForMessage(getPerson(name).click(getBoard(testBot, CHANNEL), 'More'));
  await waitForMessage(
    getPerson(name).click(await waitForMessage(getPerson(name).click(more, 'End game')), 'Yes, end it'),
  );
  await waitUntilIdle(testBot);
}

/** Lists the boards of a game in the channel, oldest first. */
function listBoards(game: string): readonly APIMessage[] {
  const { messages } = testBot.discord.channel(CHANNEL);
  return messages.filter(({ content }) => content.startsWith(`**${game}**\n`));
}

function countPictures({ attachments }: APIMessage): number {
  return attachments.filter(({ description }) => description !== undefined).length;
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
