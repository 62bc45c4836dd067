import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LetterView } from '../../render/scenes/letter/types.ts';
import { getNextDigestTime } from '../../src/app/digest/schedule.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { savePrivacySettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { storeEndedMatch } from '../support/ended-match.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getOffers, startMatch, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const NEWS = 'general';
const HOUR = 3_600_000;
const ON = 'A letter of the week, here';

let testBot: TestBot;
let renderPool: ReturnType<typeof createSpyRenderPool>;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
  testBot = await openTestBotForWeeks({ renderPool });
  await passTime(testBot, getNextDigestTime('UTC', testBot.app.now()) + HOUR - testBot.app.now());
});
afterEach(async () => await closeCalmly(testBot));

test('digest: is posted on Monday in its channel, sums up the week and pings no one', async () => {
  await playMatch('theo', 'mina', 'runaround');
  await playMatch('mina', 'theo', 'gostop');
  const panel = await switchDigest();
  expect(panel.content).toContain(
    `- Letter of the week: in <#${getChannel().id}>, on Mondays at 9:00 (UTC)\n`,
  );
  expect(getOffers(panel)).toContain('No letter of the week');
  await passToMonday(-1_000);
  expect(listLetters()).toEqual([]);
  const before = testBot.discord.sent.length;
  await passToMonday();
  const [letter, ...more] = listLetters();
  expect(more).toEqual([]);
  expect(letter?.content).toMatch(/^\*\*Letter of the week\*\* · \d+.* \(UTC\)\n/);
  expect(letter?.content).toContain('\n2 games were finished: Runaround 1 and Go-Stop 1.\n');
  expect(letter?.content).toContain('- New here: Theo and Mina\n');
  expect(letter?.attachments[0]?.description).toMatch(
    /^A letter by air mail, its stamp worth 2\. .*New here: /,
  );
  expect(testBot.discord.sent.slice(before).flatMap(({ pinged }) => pinged)).toEqual([]);
  expect(listDrawn()).toMatchObject([{ count: 2, counted: 'games', about: '2 people played' }]);
});

test('digest: is not posted after a week without games, and the next one covers its own week', async () => {
  await switchDigest();
  await passToMonday();
  await playMatch('theo', 'mina', 'runaround');
  await passToMonday();
  await passToMonday();
  expect(listLetters().map(({ content }) => /finished: .*/.exec(content)?.[0])).toEqual([
    'finished: Runaround.',
  ]);
});

test('digest: counts unlisted players without naming them', async () => {
  await savePrivacySettings(testBot.store, getPerson('theo').id, { listed: false }, 1);
  await playMatch('mina', 'theo', 'runaround');
  await playMatch('mina', 'theo', 'runaround');
  await storeEndedMatch(testBot.store, {
    guild: testBot.discord.guildId,
    at: testBot.app.now(),
    moves: 500,
    parts: [
      { who: getPerson('mina').id, name: 'Mina', place: 1 },
      { who: '', ai: true, name: 'AI (Theo)', place: 2 },
      { who: getPerson('theo').id, name: 'Theo', place: null, seat: 1 },
    ],
  });
  await switchDigest();
  await passToMonday();
  const [letter] = listLetters();
  expect(letter?.content).toContain('- Wins in a row: Mina 3\n');
  expect(letter?.content).toContain('- New here: Mina and 1 more\n');
  expect(JSON.stringify([letter, listDrawn()])).not.toContain('Theo');
  expect(listDrawn()).toMatchObject([{ about: '2 people played' }]);
});

test('digest: uses the language of the server and the time zone of its manager until turned off', async () => {
  await waitForMessage(getPerson('mina').slash(NEWS, 'settings', { zone: 'Asia/Seoul' }));
  const panel = await switchDigest();
  expect(panel.content).toContain('on Mondays at 9:00 (Asia/Seoul)\n');
  await playMatch('theo', 'mina', 'gostop');
  const games = await waitForMessage(getPerson('mina').click(panel, 'Back'));
  await waitForMessage(getPerson('mina').click(games, 'New tables in 한국어'));
  await passTime(testBot, getNextDigestTime('Asia/Seoul', testBot.app.now()) - testBot.app.now());
  expect(listLetters()[0]?.content).toMatch(/^\*\*주간 소식\*\* · \d+월 [^U]*\n/);
  expect(listLetters()[0]?.content).toContain('\n끝난 게임 1판: 고스톱.\n');
  const off = await waitForMessage(
    getPerson('mina').click(await openMessageSettings(NEWS), 'No letter of the week'),
  );
  expect(off.content).toContain('Letter of the week: none');
  await passTime(testBot, 8 * 24 * HOUR);
  expect(listLetters()).toHaveLength(1);
});

test('digest: is posted once after a restart, and not for weeks without the bot', async () => {
  await switchDigest();
  await playMatch('theo', 'mina', 'runaround');
  await passToMonday();
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  await playMatch('theo', 'mina', 'runaround');
  expect(listLetters()).toHaveLength(1);
  testBot.discord.clock.advance(20 * 24 * HOUR);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listLetters()).toHaveLength(1);
});

test('digest: cannot be turned on without permissions of the bot and of the manager', async () => {
  const panel = await openMessageSettings(NEWS);
  testBot.discord.channel(NEWS).deny(P.SendMessages);
  const told = await waitForMessage(getPerson('mina').click(panel, ON));
  expect(told.content).toContain('I still need: Send Messages.');
  expect(getOffers(told)).toContain(ON);
  const data = { custom_id: 'server-letter:0:1', component_type: 2 };
  const theo = await getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: panel });
  expect((await theo.settled()).message?.content).toMatch(/permission Manage Server/);
  expect(await testBot.store.selectFrom('dates').selectAll().execute()).toEqual([]);
});

test('digest: ends when its channel is deleted', async () => {
  await switchDigest();
  testBot.discord.deleteChannel(NEWS);
  await waitUntilSettled(testBot);
  expect(await testBot.store.selectFrom('dates').selectAll().execute()).toEqual([]);
  const panel = await openMessageSettings(CHANNEL);
  expect(panel.content).toContain('- Letter of the week: none');
});

/** Plays a match that the loser resigns. */
async function playMatch(winner: string, loser: string, game: string): Promise<void> {
  await startMatch(testBot, { game, channel: CHANNEL, people: [winner, loser] });
  const sure = await waitForMessage(getPerson(loser).slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson(loser).click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
}

async function switchDigest(): Promise<APIMessage> {
  return await waitForMessage(getPerson('mina').click(await openMessageSettings(NEWS), ON));
}

/** Opens the page of messages in the server's settings. */
async function openMessageSettings(where: string): Promise<APIMessage> {
  const mina = getPerson('mina');
  return await waitForMessage(mina.click(await waitForMessage(mina.slash(where, 'server')), 'Messages'));
}

/** Advances the clock to `more` ms after the next Monday at nine. */
async function passToMonday(more = 0): Promise<void> {
  const now = testBot.app.now();
  await passTime(testBot, getNextDigestTime('UTC', now) - now + more);
}

function listLetters(): readonly APIMessage[] {
  return getChannel().messages.filter(({ content }) => /^\*\*(Letter of the week|주간 소식)/.test(content));
}

function listDrawn(): readonly LetterView[] {
  return renderPool.requests.flatMap(({ scene, view }) => (scene === 'letter' ? [view as LetterView] : []));
}

function getChannel() {
  return testBot.discord.channel(NEWS);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
