import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openSettingsTab } from '../support/settings.ts';
import {
  chooseLabel,
  getBoard,
  getLobbyCard,
  getOffers,
  inviteToLobby,
  isPrivate,
  openLobbyMenu,
  pressInLobby,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

/** Name of the user context-menu command. */
const CHALLENGE = 'Challenge to a game';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true });
});
afterEach(async () => await closeCalmly(testBot));

describe('/play with people', () => {
  test('invited players: have kept seats, and each is pinged once', async () => {
    const before = testBot.discord.sent.length;
    const told = await play('theo', 'forage', ['mina', 'rex']);
    expect(told.content).toMatch(/^Your lobby is open: /);
    expect(getCard().content).toMatch(
      /\n1\. Theo \(suns\)\n2\. _reserved for Mina_ \(moons\)\n3\. _reserved for .*Rex.*_ \(crowns\)\n4\. _open_\n/,
    );
    expect(getCard().content).toContain(
      `\n**Waiting for <@${getId('mina')}> <@${getId('rex')}> to accept.**`,
    );
    expect(getOffers(getCard())).toEqual(['Join', 'Add AI', 'More']);
    expect(getOffers(await openLobbyMenu(getPerson('rex'), getCard()))).toEqual(['Rules', 'Decline']);
    await click('jisu', 'Join');
    await click('mina', 'Join');
    await click('jisu', '나가기');
    expect(getCard().content).toContain(`\n**Waiting for <@${getId('rex')}> to accept.**`);
    const pinged = testBot.discord.sent
      .slice(before)
      .flatMap((sent) => (sent.kind === 'message' ? sent.pinged : []));
    expect(pinged.toSorted()).toEqual([getId('mina'), getId('rex')].toSorted());
  });

  test('invited players: the game can start when all have joined', async () => {
    await play('theo', 'forage', ['mina', 'rex']);
    await click('rex', 'Join');
    expect(getOffers(getCard())).not.toContain('Start');
    await click('mina', 'Join');
    expect(getCard().content).not.toContain('Waits for');
    expect(getOffers(await openLobbyMenu(getPerson('mina'), getCard()))).not.toContain('Decline');
    await click('theo', 'Start');
    expect(getBoard(testBot, CHANNEL).content).toContain('<@');
    expect((await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name)).toEqual([
      'Theo',
      'Mina',
      '*Rex_* 🦖',
    ]);
    await expectCompleteLog(testBot.app, 1);
  });

  test('Decline: frees the kept seat, for invited players only', async () => {
    await play('theo', 'runaround', ['mina']);
    for (const other of ['theo', 'rex', 'jisu']) {
      const told = await forge(other, 'not-coming:1');
      expect(isPrivate(told)).toBe(true);
      expect(told.content).toBe(
        other === 'jisu' ? '거절할 초대가 없습니다.' : 'You don’t have an invite here to decline.',
      );
    }
    expect(getCard().content).toContain('_reserved for Mina_');
    await click('mina', 'Decline');
    expect(getCard().content).toContain('\n1. Theo (yellow)\n2. _open_ (blue)\n');
    expect(getCard().content).toContain('\nMina can’t make it.\n');
    expect(getCard().content).not.toContain('Waits for');
    expect(getOffers(await openLobbyMenu(getPerson('mina'), getCard()))).not.toContain('Decline');
    await click('mina', 'Join');
    expect(getCard().content).toContain('\n2. Mina (blue)\n');
    expect(getCard().content).not.toContain('cannot come');
  });

  test('challenge: goes on after a restart in between', async () => {
    await play('theo', 'forage', ['mina', 'rex']);
    testBot = await testBot.again();
    await click('mina', 'Decline');
    testBot = await testBot.again();
    await click('rex', 'Join');
    expect(getCard().content).toMatch(/\n1\. Theo \(suns\)\n2\. _open_ \(moons\)\n3\. .*Rex.* \(crowns\)\n/);
    expect(getCard().content).toContain('Mina can’t make it.');
  });

  test('challenge: opens a thread only if all players can be invited', async () => {
    await openSettings('mina', 'Block challenges');
    await play('theo', 'runaround', ['mina'], { thread: true });
    expect(await countTables()).toBe(0);
    expect(listThreads()).toBe(0);
    await play('theo', 'runaround', ['rex'], { thread: true });
    expect(listThreads()).toBe(1);
  });

  test('challenge: refuses the host, bots and people who left the server', async () => {
    expect((await play('theo', 'runaround', ['theo'])).content).toMatch(/^You already have a seat\./);
    const bot = await waitForMessage(
      getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', with: testBot.bot.bot.application() }),
    );
    expect(bot.content).toMatch(/^You can’t invite a bot\./);
    testBot.discord.leave('mina');
    expect((await play('theo', 'runaround', ['mina'])).content).toBe('Mina isn’t on this server.');
    expect(await countTables()).toBe(0);
  });
});

describe('challenges', () => {
  test('challenges: are refused while a player has turned them off', async () => {
    expect((await callMe('mina')).content).toContain('- Challenges: anyone can challenge you\n');
    const after = await openSettings('mina', 'Block challenges');
    expect(after.content).toContain('- Challenges: blocked\n');
    expect((await play('theo', 'forage', ['mina'])).content).toBe(
      'Mina isn’t accepting challenges right now. Open a lobby that anyone can join.',
    );
    expect((await challenge('theo', 'mina')).content).toMatch(/^Mina isn’t accepting challenges/);
    expect(await countTables()).toBe(0);
    await openSettings('mina', 'Allow challenges');
    await play('theo', 'forage', ['rex', 'mina']);
    expect(getCard().content).toContain('_reserved for Mina_');
  });

  test('challenges: are limited to two a day from one player to another', async () => {
    for (let times = 0; times < 2; times++) {
      await play('theo', 'runaround', ['mina']);
      await closeLobby('theo');
      testBot.pass(6 * HOUR);
    }
    const enough = /^You’ve invited Mina twice within a day\./;
    expect((await play('theo', 'forage', ['mina'])).content).toMatch(enough);
    expect((await challenge('theo', 'mina')).content).toMatch(enough);
    expect(await countTables()).toBe(2);
    await play('rex', 'runaround', ['mina']);
    await closeLobby('rex');
    testBot = await testBot.again();
    expect((await play('theo', 'runaround', ['mina'])).content).toMatch(enough);
    testBot.pass(24 * HOUR);
    expect((await play('theo', 'runaround', ['mina'])).content).toMatch(/^Your lobby is open/);
  });
});

describe('user command Challenge to a game', () => {
  test('challenge menu: lists two-player games first and opens a table for the chosen game', async () => {
    const asked = await challenge('theo', 'mina');
    expect(isPrivate(asked)).toBe(true);
    expect(asked.content).toBe('This opens a lobby here and holds a seat for Mina.');
    const [menu] = listPressable(asked.components);
    expect(menu?.placeholder).toBe('Choose a game to play with Mina');
    const names = menu?.options?.map(({ label }) => label) ?? [];
    expect(names).toHaveLength(testBot.app.games.length);
    expect(names.indexOf('Runaround')).toBeLessThan(names.indexOf('Forage'));
    expect((await chooseLabel(getPerson('theo'), asked, 0, 'Money Run')).content).toMatch(
      /^Your lobby is open/,
    );
    await waitUntilIdle(testBot);
    expect(getCard().content).toMatch(/\n1\. Theo \(south\)\n2\. _reserved for Mina_ \(north\)\n/);
    expect(getCard().mentions.map(({ id }) => id)).toEqual([getId('mina')]);
    await click('mina', 'Join');
    await click('theo', 'Start');
    await expectCompleteLog(testBot.app, 1);
  });

  test('challenge menu: refuses oneself, the bot and people who left the server meanwhile', async () => {
    expect((await challenge('theo', 'theo')).content).toMatch(/^You already have a seat/);
    const bot = { id: testBot.bot.bot.application() };
    const told = await waitForMessage(getPerson('theo').context(CHANNEL, CHALLENGE, bot));
    expect(told.content).toMatch(/^You can’t invite a bot/);
    const message = await challenge('theo', 'mina');
    testBot.discord.leave('mina');
    const gone = await chooseLabel(getPerson('theo'), message, 0, 'Runaround');
    expect(gone.content).toBe(`<@${getId('mina')}> isn’t on this server.`);
    expect(await countTables()).toBe(0);
    const refused = (testBot.discord.problems as string[]).splice(0);
    expect(refused).toEqual([expect.stringContaining('Unknown Member')]);
  });

  test('challenge menu: counts older menus towards the limit of two a day', async () => {
    const menus = [];
    for (let times = 0; times < 3; times++) menus.push(await challenge('theo', 'mina'));
    const told = [];
    for (const menu of menus) {
      told.push((await chooseLabel(getPerson('theo'), menu, 0, 'Runaround')).content);
      await waitUntilIdle(testBot);
      if (told.length < 3) await closeLobby('theo');
    }
    expect(told[1]).toMatch(/^Your lobby is open/);
    expect(told[2]).toMatch(/^You’ve invited Mina twice within a day/);
  });

  test('challenge menu: links to the table that is already open in the channel', async () => {
    await play('rex', 'forage', []);
    const told = await chooseLabel(getPerson('theo'), await challenge('theo', 'mina'), 0, 'Runaround');
    expect(told.content).toMatch(/^There’s already a game in this channel: /);
    await closeLobby('rex');
    for (let times = 0; times < 2; times++) {
      expect((await play('theo', 'runaround', ['mina'])).content).toMatch(/^Your lobby is open/);
      await closeLobby('theo');
    }
  });
});

test('challenge: all its texts exist in Korean', async () => {
  const asked = await challenge('jisu', 'rex');
  expect(asked.content).toMatch(/^이 채널에 로비를 열고 .*Rex.* 님 자리를 잡아 둡니다\.$/);
  await play('jisu', 'forage', ['theo', 'mina']);
  const inKorean = () => getLobbyCard(testBot, CHANNEL, '참가');
  expect(inKorean().content).toContain('\n2. _Theo 님 자리_ (달)\n3. _Mina 님 자리_ (왕관)\n');
  expect(inKorean().content).toContain(
    `<@${getId('theo')}> <@${getId('mina')}> 님의 수락을 기다리고 있습니다.`,
  );
  for (const name of ['theo', 'mina']) await pressInLobby(getPerson(name), inKorean(), 'Decline');
  await waitUntilIdle(testBot);
  expect(inKorean().content).toContain('\nTheo, Mina 님은 이번에 함께하지 못합니다.\n');
  await waitForMessage(getPerson('jisu').click(await callMe('jisu'), '게임 신청 받지 않기'));
  expect((await callMe('jisu')).content).toContain('- 게임 신청: 받지 않음\n');
});

/** Opens a lobby with the first person invited, and invites the others there. */
async function play(
  name: string,
  game: string,
  people: readonly string[],
  more: Record<string, string | boolean> = {},
): Promise<APIMessage> {
  const [first, ...others] = people;
  const options = { game, ...(first !== undefined && { with: getId(first) }), ...more };
  const told = await waitForMessage(getPerson(name).slash(CHANNEL, 'play', options));
  await waitUntilIdle(testBot);
  const card = () => getLobbyCard(testBot, CHANNEL, name === 'jisu' ? '참가' : 'Join');
  if (others.length > 0) await inviteToLobby(getPerson(name), card(), others.map(getPerson));
  await waitUntilIdle(testBot);
  return told;
}

async function challenge(name: string, whom: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).context(CHANNEL, CHALLENGE, getPerson(whom)));
}

async function closeLobby(host: string): Promise<void> {
  await waitForMessage(getPerson(host).slash(CHANNEL, 'table cancel'));
  await waitUntilIdle(testBot);
}

async function click(name: string, label: string): Promise<APIMessage> {
  const message = await pressInLobby(getPerson(name), getCard(), label);
  await waitUntilIdle(testBot);
  return message;
}

/** Presses a component that the lobby card does not have. */
async function forge(name: string, custom_id: string): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  return await waitForMessage(getPerson(name).raw({ channel: CHANNEL, type: 3, data, message: getCard() }));
}

async function callMe(name: string): Promise<APIMessage> {
  return await openSettingsTab(getPerson(name), CHANNEL, 'privacy');
}

async function openSettings(name: string, label: string): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).click(await callMe(name), label));
}

async function countTables(): Promise<number> {
  return (await testBot.store.selectFrom('tables').select('id').execute()).length;
}

function listThreads(): number {
  return testBot.discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread).length;
}

function getCard(): APIMessage {
  return getLobbyCard(testBot, CHANNEL);
}

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function getId(name: string): string {
  return getPerson(name).id;
}
