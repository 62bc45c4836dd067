import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { TestChannel } from '../../src/playground/index.ts';
import { saveDeletionRequest } from '../../src/store/deletion-requests.ts';
import { findRows } from '../support/find-rows.ts';
import { askToDeleteData, openSettingsTab } from '../support/settings.ts';
import {
  getBoard,
  getLobbyCard,
  getOffers,
  isPrivate,
  playOut,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
/** True if Discord is asked for a deleted channel. */
let isGone = false;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true });
});
afterEach(async () => {
  if (!isGone) expectCalm(testBot);
  isGone = false;
  await testBot.end();
});

test("privacy page: lists privately what is stored about the user, in the user's language", async () => {
  const theo = await openSettingsTab(testBot.discord.person('theo'), CHANNEL, 'privacy');
  expect(isPrivate(theo)).toBe(true);
  const [, stored = ''] = theo.content.split('\n\n');
  expect(stored.split('\n')).toHaveLength(8);
  expect(stored).toMatch(/^\*\*What I store about you\*\*\n- For each game: your Discord ID/);
  expect(getOffers(theo)).toContain('Delete my data');
  const jisu = await openSettingsTab(testBot.discord.person('jisu'), CHANNEL, 'privacy');
  expect(jisu.content).toMatch(/\n\n\*\*저장하는 내 정보\*\*\n/);
});

test('privacy page: links privacy policy and terms where the host set their addresses', async () => {
  const pages = { privacy: 'https://games.example/privacy', terms: 'https://games.example/terms' };
  const readTab = async (who: string) =>
    (await openSettingsTab(testBot.discord.person(who), CHANNEL, 'privacy')).content;
  expect(await readTab('theo')).not.toContain('-#');
  await testBot.end();
  testBot = await openTestBot({ links: { privacy: pages.privacy } });
  expect((await readTab('theo')).split('\n').at(-1)).toBe(`-# Privacy policy: <${pages.privacy}>`);
  await testBot.end();
  testBot = await openTestBot({ links: pages });
  expect((await readTab('jisu')).split('\n').slice(-2)).toEqual([
    `-# 개인정보 처리방침: <${pages.privacy}>`,
    `-# 이용약관: <${pages.terms}>`,
  ]);
});

test('data deletion: deletes a player at once after a confirmation, and the game goes on', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let turns = 0; turns < 4; turns++) await takeTurn(testBot, CHANNEL, createSeededChance(turns));
  const question = await askForget('theo');
  expect([isPrivate(question), getOffers(question)]).toEqual([true, ['Yes, delete my data']]);
  expect(question.content).toContain('you become “someone”');
  const done = await waitForMessage(testBot.discord.person('theo').click(question, 'Yes, delete my data'));
  await waitUntilIdle(testBot);
  expect([done.content, getOffers(done)]).toEqual(['Done. Your data is deleted.', []]);
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect([record.phase, seats.map(({ name }) => name)]).toEqual(['playing', ['AI (someone)', 'Mina']]);
  await playOut(testBot, CHANNEL, createSeededChance(5));
  expect(getBoard(testBot, CHANNEL).content).not.toContain('Theo');
  await expectCompleteLog(testBot.app, 1);
  const said = testBot.discord.channel(CHANNEL).messages.map(({ content }) => content);
  expect(said.join('\n')).not.toContain('somebody-');
});

test('data deletion: deletes the username of a player, a league member or an invited person', async () => {
  const { discord, store } = testBot;
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await waitForMessage(discord.person('theo').slash('table-two', 'league', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  await waitForMessage(
    discord.person('theo').slash('general', 'play', { game: 'runaround', with: getId('rex') }),
  );
  await waitUntilIdle(testBot);
  for (const [name, username] of [
    ['theo', 'theo_w'],
    ['rex', 'rex_rex'],
  ] as const) {
    expect((await findRows(store, [username])).map((row) => row.split(' ')[0])).toEqual(['readers']);
    await waitForMessage(discord.person(name).click(await askForget(name), 'Yes, delete my data'));
    await waitUntilIdle(testBot);
    expect(await findRows(store, [username, getId(name)])).toEqual([]);
  }
});

function getId(name: string): string {
  return testBot.discord.person(name).id;
}

test('data deletion: works in Korean, and a second click does nothing more', async () => {
  const question = await askForget('jisu');
  expect([question.content.split('\n')[0], getOffers(question)]).toEqual([
    '**모든 서버에서 내 기록을 모두 지울까요?**',
    ['네, 지웁니다'],
  ]);
  const jisu = testBot.discord.person('jisu');
  const both = await Promise.all(
    [0, 1].map(async () => await waitForMessage(jisu.click(question, '네, 지웁니다'))),
  );
  expect(both.map(({ content }) => content)).toContain('모두 지웠습니다.');
});

test('deletion request: is carried out at the next start when the bot stopped before', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const { seats } = await loadStoredTable(testBot.app, 1);
  const [theo] = seats;
  if (theo?.kind !== 'person') throw new Error('Nobody sits there');
  await saveDeletionRequest(testBot.app.store, { person: theo.person, seed: 'seed' }, 1);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  const { store } = testBot.app;
  await expect
    .poll(async () => await store.selectFrom('forgetting').selectAll().execute(), { timeout: 20_000 })
    .toEqual([]);
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name)).toEqual([
    'AI (someone)',
    'Mina',
  ]);
});

test('thread named after a player: gets the name of its game when that player is deleted', async () => {
  const thread = await openThreadMatch('theo', 'mina');
  expect(thread.channel.name).toBe('Runaround with Theo');
  await forgetPerson('mina');
  expect(thread.channel.name).toBe('Runaround with Theo');
  await forgetPerson('theo');
  expect(thread.channel.name).toBe('Runaround');
});

test('archived thread named after a player: is renamed and stays archived', async () => {
  const thread = await openThreadMatch('theo', 'mina');
  await playOut(testBot, thread.id, createSeededChance(5));
  await waitUntilIdle(testBot);
  thread.change({ archived: true });
  await forgetPerson('theo');
  expect(thread.channel).toMatchObject({ name: 'Runaround', thread_metadata: { archived: true } });
});

test.each(['Friday games', 'Runaround'])(
  'thread renamed to %s: keeps that name when the player is deleted',
  async (name) => {
    const thread = await openThreadMatch('theo', 'mina');
    await fetch(`${testBot.discord.api}/v10/channels/${thread.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${testBot.discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    await forgetPerson('theo');
    expect(thread.channel.name).toBe(name);
  },
);

test('data deletion: succeeds when a thread is deleted or locked', async () => {
  const gone = await openThreadMatch('theo', 'mina');
  const locked = await openThreadMatch('theo', 'rex');
  await playOut(testBot, gone.id, createSeededChance(5));
  await playOut(testBot, locked.id, createSeededChance(5));
  await waitUntilIdle(testBot);
  locked.change({ locked: true, archived: true });
  testBot.discord.deleteChannel(gone.name);
  const done = await forgetPerson('theo');
  expect(done.content).toBe('Done. Your data is deleted.');
  isGone = true;
});

test('thread that could not be renamed: is renamed after a restart', async () => {
  const thread = await openThreadMatch('theo', 'mina');
  for (let time = 0; time < 4; time++)
    testBot.discord.faults.next(
      { method: 'PATCH', path: /^\/channels\/\d+$/ },
      { kind: '502', write: 'before' },
    );
  await waitForMessage(testBot.discord.person('theo').click(await askForget('theo'), 'Yes, delete my data'));
  expect(thread.channel.name).toBe('Runaround with Theo');
  testBot.discord.faults.clear();
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(thread.channel.name).toBe('Runaround');
});

/** Starts a match of two in a thread that the first opens. */
async function openThreadMatch(one: string, other: string): Promise<TestChannel> {
  const opener = testBot.discord.person(one);
  await waitForMessage(opener.slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels
    .filter(({ channel }) => 'thread_metadata' in channel)
    .at(-1) as TestChannel;
  await waitForMessage(testBot.discord.person(other).click(getLobbyCard(testBot, thread.id), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(opener.click(getLobbyCard(testBot, thread.id), 'Start'));
  await waitUntilIdle(testBot);
  return thread;
}

async function forgetPerson(name: string) {
  const done = await waitForMessage(
    testBot.discord.person(name).click(await askForget(name), 'Yes, delete my data'),
  );
  await waitUntilIdle(testBot);
  return done;
}

async function askForget(name: string) {
  return await askToDeleteData(testBot.discord.person(name), CHANNEL);
}
