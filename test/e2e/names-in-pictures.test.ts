import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canDraw } from '../../render/drawable-text.ts';
import { getNextDigestTime } from '../../src/app/digest/schedule.ts';
import { demoServer } from '../../src/demo-server.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import type { PlaygroundUser, ServerPlan } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import {
  createSpyFilmRenderer,
  createSpyRenderPool,
  type SpyFilmRenderer,
  type SpyRenderPool,
} from '../support/spy-render-pool.ts';
import {
  getBoard,
  getLobbyCard,
  getOffers,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Names in scripts that no font of the bot has, by key: Thai, Tamil, Arabic, and simplified Chinese. */
const NAMES: Readonly<Record<string, string>> = { mina: 'สมหญิง', theo: 'ஆதித்யா', jisu: 'محمد', rex: '龚讠' };
const USERNAMES = demoServer.people.map(({ username }) => username ?? '');

const server: ServerPlan = {
  ...demoServer,
  people: demoServer.people.map((one) => ({ ...one, nick: NAMES[one.key] ?? one.name, locale: 'en-US' })),
};

let testBot: TestBot;
let renderPool: SpyRenderPool;
let filmRenderer: SpyFilmRenderer;
beforeEach(async () => {
  [renderPool, filmRenderer] = [createSpyRenderPool(), createSpyFilmRenderer()];
  testBot = await openTestBotForWeeks({ renderPool, filmRenderer, server });
});
afterEach(async () => await testBot.end());

test('fonts of the bot: cannot draw any of the test names', () => {
  expect(Object.values(NAMES).filter(canDraw)).toEqual([]);
});

describe.each(games.map(({ id, seats, table }) => ({ id, most: Math.max(...seats), table })))(
  'names in pictures of $id',
  (game) => {
    test('card, boards, panels, film and steps: show usernames, also for a seat that was left', async () => {
      const people = ['theo', 'mina', 'rex', 'jisu'].slice(0, game.most);
      await startMatch(testBot, { game: game.id, channel: CHANNEL, people });
      if (game.table === 'match') await takeTurn(testBot, CHANNEL, createSeededChance(1));
      await waitForMessage(getPerson('theo').slash(CHANNEL, 'table board'));
      await leave('mina');
      await waitForMessage(getPerson('theo').slash(CHANNEL, 'table replay'));
      await waitUntilIdle(testBot);
      expectUsernames(game.id);
    });
  },
);

test('invited person: is drawn with the username', async () => {
  await waitForMessage(
    getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', with: getPerson('rex').id }),
  );
  await waitUntilIdle(testBot);
  const card = renderPool.requests.findLast(({ scene }) => scene === 'runaround');
  expect(card?.occupants.map(({ name }) => name)).toEqual(['theo_w', 'rex_rex']);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('龚讠');
});

test("AI in the seat of a player who left: is drawn with its portrait and that player's username", async () => {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  await leave('mina');
  const board = renderPool.requests.findLast(({ scene }) => scene === 'forage');
  expect(board?.occupants.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
    { name: 'mina.park', ai: true, portrait: 'badger' },
    { name: 'rex_rex', ai: false },
    { name: 'theo_w', ai: false },
  ]);
});

test.each(['league', 'cup'])('%s and podium: are drawn with usernames', async (kind) => {
  const league = new LeagueChannel(() => testBot);
  await league.entered(['theo', 'mina', 'rex'], { kind });
  expectUsernames('league');
  await league.click('theo', 'Start');
  await league.playAll();
  for (const scene of kind === 'cup' ? ['cup', 'podium'] : ['league', 'podium']) expectUsernames(scene);
  expect(league.messages().at(-1)?.content).toContain('สมหญิง');
});

test('digest: is drawn with usernames', async () => {
  await passTime(testBot, getNextDigestTime('UTC', testBot.app.now()) - testBot.app.now());
  const panel = await waitForMessage(
    getPerson('mina').click(await waitForMessage(getPerson('mina').slash('general', 'server')), 'Messages'),
  );
  await waitForMessage(getPerson('mina').click(panel, 'Post weekly digest here'));
  for (let match = 0; match < 2; match++) {
    await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
    await takeTurn(testBot, CHANNEL, createSeededChance(match));
    await leave('mina');
  }
  await passTime(testBot, getNextDigestTime('UTC', testBot.app.now()) - testBot.app.now());
  const facts = renderPool.requests.flatMap(({ scene, view }) =>
    scene === 'digest' ? (view as { facts: readonly { kind: string; words: string }[] }).facts : [],
  );
  expect(facts.map(({ kind, words }) => [kind, words])).toEqual(
    expect.arrayContaining([
      ['runs', 'theo_w 2'],
      ['newcomers', 'theo_w and mina.park'],
    ]),
  );
  expectUsernames('digest');
});

test('rating curve: is drawn with the username', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await leave('mina');
  const stats = await waitForMessage(
    getPerson('rex').slash(CHANNEL, 'stats', { person: getPerson('theo').id }),
  );
  expect(stats.content).toContain('ஆதித்யா');
  expect(renderPool.requests.findLast(({ scene }) => scene === 'standing')?.view).toMatchObject({
    name: 'theo_w',
  });
  expectUsernames('standing');
});

test('analysis: is drawn with usernames', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let turns = 0; turns < 8; turns++) await takeTurn(testBot, CHANNEL, createSeededChance(turns));
  await leave('theo');
  await waitForMessage(getPerson('mina').click(getBoard(testBot, CHANNEL), 'Review'));
  await waitUntilIdle(testBot);
  expectUsernames('chances');
});

test("lesson: is drawn with the learner's username", async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'learn', { game: 'runaround' }));
  expectUsernames('runaround');
});

test("username equal to another player's name: gets a number", async () => {
  await endAndReopen('theo_w');
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const names = renderPool.requests.findLast(({ scene }) => scene === 'runaround')?.occupants;
  expect(names?.map(({ name }) => name).toSorted()).toEqual(['theo_w', 'theo_w (2)']);
});

test('celebration and film of a finished game: are drawn with usernames', async () => {
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'] });
  await playOut(testBot, CHANNEL, createSeededChance(3));
  expect(renderPool.requests.some(({ places }) => places !== null)).toBe(true);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'table replay'));
  await waitUntilIdle(testBot);
  expect(filmRenderer.films).toHaveLength(1);
  expectUsernames('gostop');
});

/** Restarts the session with the same people; Mina has this nick. */
async function endAndReopen(nick: string): Promise<void> {
  await testBot.end();
  const people = server.people.map((one) => (one.key === 'mina' ? { ...one, nick } : one));
  testBot = await openTestBotForWeeks({ renderPool, filmRenderer, server: { ...server, people } });
}

/** Expects that everything drawn so far is drawable, and the scene uses a person's username. */
function expectUsernames(scene: string): void {
  const drawn = [...renderPool.requests, ...filmRenderer.films.flat()];
  for (const request of drawn) {
    const lacking = [...JSON.stringify(request)].filter((letter) => !canDraw(letter));
    expect(lacking, `${request.scene}: ${JSON.stringify(request.occupants)}`).toEqual([]);
  }
  const own = JSON.stringify(drawn.filter((request) => request.scene === scene));
  expect(USERNAMES.some((username) => own.includes(username))).toBe(true);
}

async function leave(name: string): Promise<void> {
  const sure = await waitForMessage(getPerson(name).slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson(name).click(sure, String(getOffers(sure).at(-1))));
  await waitUntilIdle(testBot);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
