import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { setHints, setOption } from '../../src/app/lobby/lobby.ts';
import { games } from '../../src/games/registry.ts';
import { listPressable } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  addAi,
  chooseLabel,
  chooseOptions,
  getLobbyCard,
  getOffers,
  openLobbyMenu,
  pressInLobby,
  waitForMessage,
} from '../support/table.ts';
import { blankRenderPool, openTestBot, type TestBot } from '../support/test-bot.ts';
import { createActor } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('lobby: shows game, seats, options, a picture and its buttons', async () => {
  await open('theo', 'forage');
  const card = getLobbyCard(testBot, CHANNEL);
  for (const part of ['Forage', 'Hosted by Theo', '1. Theo', '2. _open_', '4. _open_', 'Settings: default'])
    expect(card.content).toContain(part);
  expect(listRows(card)).toEqual([['Join', 'Add AI', 'Start', 'More']]);
  expect(getOffers(card)).not.toContain('Start');
  expect(card.attachments[0]?.description).toBe('Forage: the seats, beside a sample board in mid-game.');
});

test('lobby picture: has a place for each possible player', async () => {
  const requests: PictureRequest[] = [];
  await closeCalmly(testBot);
  testBot = await openTestBot({
    renderPool: {
      render: async (request, how) => {
        requests.push(request);
        return await blankRenderPool.render(request, how);
      },
    },
  });
  await open('theo', 'motox');
  await waitUntilIdle(testBot);
  const seated = () => [requests.at(-1)?.occupants.map(({ name }) => name), requests.at(-1)?.cover?.open];
  expect(seated()).toEqual([
    ['Theo', '', '', ''],
    [1, 2, 3],
  ]);
  await click('mina', 'Join');
  await waitUntilIdle(testBot);
  expect(seated()).toEqual([
    ['Theo', 'Mina', '', ''],
    [2, 3],
  ]);
  expect(requests.at(-1)).toMatchObject({ view: null, cover: { title: 'MotoX', about: '3–4 players' } });
});

test('lobby buttons: Join is primary until the match can start, and then Start is green', async () => {
  await open('theo', 'runaround');
  const coloured = () =>
    listPressable(getLobbyCard(testBot, CHANNEL).components).flatMap(({ label, style }) =>
      style === ButtonStyle.Secondary ? [] : [[label, style]],
    );
  expect(coloured()).toEqual([['Join', ButtonStyle.Primary]]);
  await click('rex', 'Join');
  await waitUntilIdle(testBot);
  expect(coloured()).toEqual([['Start', ButtonStyle.Success]]);
});

test('lobby: estimates the length of the match for its players and options', async () => {
  await open('theo', 'motox');
  const about = () => getLobbyCard(testBot, CHANNEL).content.split('\n')[1];
  expect(about()).toBe('-# Hosted by Theo · 3–4 players · about 35 turns each');
  for (const _ of [1, 2, 3]) await addAi(getPerson('theo'), getLobbyCard(testBot, CHANNEL));
  await waitUntilIdle(testBot);
  expect(about()).toBe('-# Hosted by Theo · 3–4 players · about 30 turns each');
  await chooseOptions(testBot, getPerson('theo'), CHANNEL, [['Flight', 'Until you turn']]);
  await waitUntilIdle(testBot);
  expect(about()).toBe('-# Hosted by Theo · 3–4 players');
});

test('lobby: estimates the length in Korean, and not for a free table', async () => {
  await open('jisu', 'gostop');
  expect(testBot.discord.channel(CHANNEL).messages.at(-1)?.content).toContain(
    '-# 방장: 지수 · 2~3명 · 한 사람당 약 25차례',
  );
  await waitForMessage(getPerson('theo').slash('table-two', 'play', { game: 'piecepack' }));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, 'table-two').content).toContain('-# Hosted by Theo · 1–6 players\n');
});

test('lobby: Rules opens privately for anyone and leaves the lobby unchanged', async () => {
  await open('theo', 'forage');
  const card = getLobbyCard(testBot, CHANNEL);
  const page = await click('jisu', '규칙');
  expect(page.content).toMatch(/^\*\*숨은 동전\*\* · /);
  expect(page.content).toContain('-# 1 / 7');
  expect(page.flags).toBe(64);
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL)).toEqual(card);
});

test('/play: refuses a second table in a channel and links to the first', async () => {
  await open('theo', 'forage');
  const second = await say('mina', 'play', { game: 'runaround' });
  expect(second.content).toMatch(/already a game in this channel/);
  expect(second.content).toContain(`/${getLobbyCard(testBot, CHANNEL).id}`);
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
  const elsewhere = await waitForMessage(getPerson('mina').slash('table-two', 'play', { game: 'runaround' }));
  expect(elsewhere.content).toContain('Your lobby is open');
});

test('lobby: only the host and channel managers can start, cancel and change options', async () => {
  await open('theo', 'runaround');
  await click('rex', 'Join');
  await waitUntilIdle(testBot);
  const before = await takeSnapshot(testBot.store);
  for (const button of ['Start', 'Add AI']) {
    expect((await click('rex', button)).content, button).toMatch(/^Only Theo \(the host\)/);
  }
  expect(getOffers(await openLobbyMenu(getPerson('rex'), getLobbyCard(testBot, CHANNEL)))).toEqual([
    'Seats',
    'Rules',
    'Leave',
  ]);
  // Buttons of a lobby card of version 0.1, or of somebody else's private message.
  for (const id of ['cancel:1', 'options:1', 'noai:1', 'fine-tune:1', 'use-preset:1:x', 'option:1']) {
    expect((await forge('rex', id)).content, id).toMatch(/^Only Theo \(the host\)/);
  }
  for (const command of ['table start', 'table cancel']) {
    expect((await say('rex', command)).content, command).toMatch(/^Only Theo \(the host\)/);
  }
  expect(await takeSnapshot(testBot.store)).toEqual(before);
  const panel = await chooseOptions(testBot, getPerson('mina'), CHANNEL, [['Track', '16 spaces']]);
  expect(listLabels(panel).slice(-2)).toEqual(['Change a setting…', 'A longer track means a longer game.']);
  await click('mina', 'Start');
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record).toMatchObject({
    phase: 'playing',
    options: { size: 16 },
  });
});

test('options panel: changes nothing when its user is no longer the host', async () => {
  await open('theo', 'runaround');
  await click('rex', 'Join');
  const panel = await pressInLobby(getPerson('theo'), getLobbyCard(testBot, CHANNEL), 'Settings');
  // The private menu would take the place of the panel.
  await forge('theo', 'leave:1');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Hosted by \\*Rex\\_\\* 🦖');
  const told = await chooseLabel(getPerson('theo'), panel, 'Change a setting…', 'Track');
  expect(told.content).toMatch(/^Only \\\*Rex\\_\\\* 🦖 \(the host\)/);
});

test('options: a conflict between two is named, and the match cannot start with it', async () => {
  await open('theo', 'forage');
  for (const _ of [1, 2]) await addAi(getPerson('theo'), getLobbyCard(testBot, CHANNEL));
  const panel = await chooseOptions(testBot, getPerson('theo'), CHANNEL, [
    ['Coins played from a stash', 'Face up, stay for good'],
    ['End of the game', 'None'],
  ]);
  expect(panel.content).toContain('Choose one of these two settings.');
  await waitUntilIdle(testBot);
  expect((await click('theo', 'Start')).content).toContain('Choose one of these two settings.');
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('lobby');
});

test('lobby: closes when its last player leaves, and the channel is free again', async () => {
  await open('theo', 'runaround');
  const card = getLobbyCard(testBot, CHANNEL);
  await click('theo', 'Leave');
  await waitUntilIdle(testBot);
  const closed = testBot.discord.message(card.id);
  expect(closed?.content).toContain('This lobby was closed.');
  expect(listLabels(closed as APIMessage)).toEqual([]);
  await open('mina', 'forage');
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Hosted by Mina');
});

test('lobby card: loses its buttons and keeps its picture after the start', async () => {
  await open('theo', 'runaround');
  const card = getLobbyCard(testBot, CHANNEL);
  await addAi(getPerson('theo'), card);
  await waitUntilIdle(testBot);
  await click('theo', 'Start');
  await waitUntilIdle(testBot);
  const started = testBot.discord.message(card.id) as APIMessage;
  expect(started.content).toContain('The game has started.');
  expect([listLabels(started), started.attachments.length]).toEqual([[], 1]);
});

test.each(games.map(({ id }) => id))(
  'lobby of %s: has at most 8 lines and 4 buttons, even full and with other settings',
  async (id) => {
    await open('theo', id);
    const check = () => {
      const card = getLobbyCard(testBot, CHANNEL);
      expect(card.content.split('\n').length, card.content).toBeLessThanOrEqual(8);
      expect(listPressable(card.components).length).toBeLessThanOrEqual(4);
      expect(card.components).toHaveLength(1);
    };
    check();
    const game = games.find((one) => one.id === id);
    for (const option of game?.options ?? []) {
      const other = option.values.findIndex((value) => value !== option.default);
      await setOption(
        testBot.app,
        createActor(getPerson('theo').id),
        1,
        option.id,
        option.values[other] ?? option.default,
      );
    }
    await setHints(testBot.app, createActor(getPerson('theo').id), 1, true);
    for (const name of ['mina', 'rex', 'jisu'].slice(0, Math.max(...(game?.seats ?? [])) - 1))
      await click(name, 'Join');
    await waitUntilIdle(testBot);
    check();
  },
);

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, words, options));
}

async function click(who: string, button: string): Promise<APIMessage> {
  return await pressInLobby(getPerson(who), getLobbyCard(testBot, CHANNEL), button);
}

/** Presses a component that the lobby card does not have. */
async function forge(who: string, custom_id: string): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  const message = getLobbyCard(testBot, CHANNEL);
  return await waitForMessage(getPerson(who).raw({ channel: CHANNEL, type: 3, data, message }));
}

async function open(host: string, game: string): Promise<void> {
  await say(host, 'play', { game });
  await waitUntilIdle(testBot);
}

function listRows(message: APIMessage): readonly (readonly string[])[] {
  return (message.components ?? []).map((row) => listPressable([row]).map(({ label }) => label ?? ''));
}

function listLabels(message: APIMessage): readonly string[] {
  return listPressable(message.components).map((one) => one.label ?? one.placeholder ?? '');
}
