import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DigestView } from '../../render/scenes/digest/types.ts';
import { getNextDigestTime } from '../../src/app/digest/schedule.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { savePuzzleTry } from '../../src/store/puzzle-tries.ts';
import { savePuzzle } from '../../src/store/puzzles.ts';
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
const ON = 'Post weekly digest here';

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
  expect(panel.content).toContain(`- Weekly digest: in <#${getChannel().id}>, Mondays at 9:00 (UTC)\n`);
  expect(getOffers(panel)).toContain('Stop weekly digest');
  await passToMonday(-1_000);
  expect(listDigests()).toEqual([]);
  const before = testBot.discord.sent.length;
  await passToMonday();
  const [digest, ...more] = listDigests();
  expect(more).toEqual([]);
  expect(digest?.content).toMatch(/^\*\*Weekly digest\*\* · \d+.* \(UTC\)\n/);
  expect(digest?.content).toContain('\n2 games finished: Runaround 1 and Go-Stop 1.\n');
  expect(digest?.content).toContain('- New players: Theo and Mina\n');
  expect(digest?.attachments[0]?.description).toMatch(
    /^An airmail letter with a stamp worth 2\. .*New players: /,
  );
  expect(testBot.discord.sent.slice(before).flatMap(({ pinged }) => pinged)).toEqual([]);
  expect(listDrawn()).toMatchObject([{ count: 2, counted: 'games', about: '2 players' }]);
});

test('digest: is not posted after a week without games, and the next one covers its own week', async () => {
  await switchDigest();
  await passToMonday();
  await playMatch('theo', 'mina', 'runaround');
  await passToMonday();
  await passToMonday();
  expect(listDigests().map(({ content }) => /finished: .*/.exec(content)?.[0])).toEqual([
    'finished: Runaround.',
  ]);
});

test('digest: names the puzzle solvers of a month in the week in which it ended', async () => {
  await switchDigest();
  const guild = testBot.discord.guildId;
  for (let week = 0; week < 5; week++) {
    const number = week + 1;
    const at = testBot.app.now();
    const puzzle = { guild, number, puzzle: 'runaround-1', game: 'runaround', channel: getChannel().id };
    await savePuzzle(testBot.store, { ...puzzle, language: 'en', posedAt: at, dueAt: at, answeredAt: at });
    for (const key of ['theo', 'mina'])
      await savePuzzleTry(testBot.store, {
        ...{
          guild,
          number,
          person: getPerson(key).id,
          name: key === 'mina' ? 'Mina' : 'Theo',
          move: null,
          at,
        },
        isRight: key === 'mina' || number === 1,
      });
    await playMatch('theo', 'mina', 'runaround');
    await passToMonday();
  }
  const lines = listDigests().flatMap(({ content }) => /- Puzzles solved in .*/.exec(content)?.[0] ?? []);
  expect(lines[0]).toMatch(/^- Puzzles solved in \w+ \d{4}: Mina \d( · Theo 1)?$/);
  expect(lines.join()).toContain('Theo 1');
  expect([1, 2]).toContain(lines.length);
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
  const [digest] = listDigests();
  expect(digest?.content).toContain('- Win streaks: Mina 3\n');
  expect(digest?.content).toContain('- New players: Mina and 1 more\n');
  expect(JSON.stringify([digest, listDrawn()])).not.toContain('Theo');
  expect(listDrawn()).toMatchObject([{ about: '2 players' }]);
});

test('digest: uses the language of the server and the time zone of its manager until turned off', async () => {
  await waitForMessage(getPerson('mina').slash(NEWS, 'settings', { zone: 'Asia/Seoul' }));
  const panel = await switchDigest();
  expect(panel.content).toContain(', Mondays at 9:00 (Asia/Seoul)\n');
  await playMatch('theo', 'mina', 'gostop');
  const games = await waitForMessage(getPerson('mina').click(panel, 'Back'));
  await waitForMessage(getPerson('mina').click(games, 'New games in 한국어'));
  await passTime(testBot, getNextDigestTime('Asia/Seoul', testBot.app.now()) - testBot.app.now());
  expect(listDigests()[0]?.content).toMatch(/^\*\*주간 소식\*\* · \d+월 [^U]*\n/);
  expect(listDigests()[0]?.content).toContain('\n끝난 게임 1판: 고스톱.\n');
  const off = await waitForMessage(
    getPerson('mina').click(await openMessageSettings(NEWS), 'Stop weekly digest'),
  );
  expect(off.content).toContain('Weekly digest: off');
  await passTime(testBot, 8 * 24 * HOUR);
  expect(listDigests()).toHaveLength(1);
});

test('digest: is posted once after a restart, and not for weeks without the bot', async () => {
  await switchDigest();
  await playMatch('theo', 'mina', 'runaround');
  await passToMonday();
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  await playMatch('theo', 'mina', 'runaround');
  expect(listDigests()).toHaveLength(1);
  testBot.discord.clock.advance(20 * 24 * HOUR);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listDigests()).toHaveLength(1);
});

test('digest: cannot be turned on without permissions of the bot and of the manager', async () => {
  const panel = await openMessageSettings(NEWS);
  testBot.discord.channel(NEWS).deny(P.SendMessages);
  const told = await waitForMessage(getPerson('mina').click(panel, ON));
  expect(told.content).toContain('I also need: Send Messages.');
  expect(getOffers(told)).toContain(ON);
  const data = { custom_id: 'server-letter:0:1', component_type: 2 };
  const theo = await getPerson('theo').raw({ channel: CHANNEL, type: 3, data, message: panel });
  expect((await theo.settled()).message?.content).toMatch(/Manage Server permission/);
  expect(await testBot.store.selectFrom('dates').selectAll().execute()).toEqual([]);
});

test('digest: ends when its channel is deleted', async () => {
  await switchDigest();
  testBot.discord.deleteChannel(NEWS);
  await waitUntilSettled(testBot);
  expect(await testBot.store.selectFrom('dates').selectAll().execute()).toEqual([]);
  const panel = await openMessageSettings(CHANNEL);
  expect(panel.content).toContain('- Weekly digest: off');
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

function listDigests(): readonly APIMessage[] {
  return getChannel().messages.filter(({ content }) => /^\*\*(Weekly digest|주간 소식)/.test(content));
}

function listDrawn(): readonly DigestView[] {
  return renderPool.requests.flatMap(({ scene, view }) => (scene === 'digest' ? [view as DigestView] : []));
}

function getChannel() {
  return testBot.discord.channel(NEWS);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}
