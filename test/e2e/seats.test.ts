import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  addAi,
  chooseLabel,
  chooseOptions,
  getBoard,
  getLobbyCard,
  getOffers,
  isPrivate,
  openLobbyMenu,
  pressInLobby,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Placeholder of the host's second menu. */
const WHERE = 'Choose a seat. If it’s taken, the two players swap.';

/** Rex's name. */
const REX = '*Rex_* 🦖';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

describe('seats on the lobby card', () => {
  test.each([
    ['forage', ['1. Theo (suns)', '2. _open_ (moons)', '3. _open_ (crowns)', '4. _open_']],
    ['motox', ['1. Theo (suns)', '2. _open_ (moons)', '3. _open_ (crowns)', '4. _open_']],
    ['runaround', ['1. Theo (yellow)', '2. _open_ (blue)']],
    ['moneyrun', ['1. Theo (south)', '2. _open_ (north)', '3. _open_', '4. _open_']],
    ['gostop', ['1. Theo', '2. _open_', '3. _open_']],
  ])('lobby card of %s: shows the side of each seat', async (game, lines) => {
    await open('theo', game);
    expect(listSeatLines()).toEqual(lines);
  });

  test('lobby card: shows sides for the number of players, and who deals first', async () => {
    await open('theo', 'moneyrun');
    await click('mina', 'Join');
    await click('rex', 'Join');
    await waitUntilIdle(testBot);
    expect(listSeatLines()).toEqual([
      '1. Theo (south)',
      '2. Mina (west)',
      '3. \\*Rex\\_\\* 🦖 (north)',
      '4. _open_',
    ]);
    await click('theo', 'Cancel');
    await waitUntilIdle(testBot);
    await open('theo', 'gostop');
    await chooseOptions(testBot, getPerson('theo'), CHANNEL, [['Dealer', 'First seat']]);
    await waitUntilIdle(testBot);
    expect(listSeatLines()[0]).toBe('1. Theo (deals first)');
  });

  test('lobby menu: has a Seats button until the start, and on the card only Join is coloured', async () => {
    await open('theo', 'forage');
    const coloured = listPressable(getCard().components).filter(
      ({ style }) => style !== ButtonStyle.Secondary,
    );
    expect(coloured.map(({ label }) => label)).toEqual(['Join']);
    for (const row of getCard().components ?? []) expect(listPressable([row]).length).toBeLessThanOrEqual(5);
    expect(getOffers(await openLobbyMenu(getPerson('theo'), getCard()))).toContain('Seats');
    await fillAndStart();
    expect(getOffers(getCard())).toEqual([]);
  });

  test('lobby card and seats panel: are in Korean at a Korean table', async () => {
    await waitForMessage(getPerson('jisu').slash(CHANNEL, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    expect(getKoreanCard().content).toContain('\n1. 지수 (해)\n2. _빈자리_ (달)\n');
    const panel = await pressInLobby(getPerson('jisu'), getKoreanCard(), '자리');
    expect(panel.content).toContain('**자리**');
    expect(getOffers(panel)).toEqual(['2. 달', '3. 왕관', '누구를 옮길까요?', '자리 섞기']);
    const taken = await waitForMessage(getPerson('jisu').click(panel, '3. 왕관'));
    expect(taken.content).toContain('이제 3번 자리입니다.');
    await waitUntilIdle(testBot);
    expect(getKoreanCard().content).toContain('\n1. _빈자리_ (해)\n2. _빈자리_ (달)\n3. 지수 (왕관)\n');
  });
});

describe('seats panel', () => {
  test('seats panel: moves a player to a free seat, in which the match is then played', async () => {
    await open('theo', 'runaround');
    const shown = getCard();
    const panel = await click('theo', 'Seats');
    expect(isPrivate(panel)).toBe(true);
    expect(panel.content).toContain('1. Theo (yellow)\n2. _open_ (blue)');
    const after = await waitForMessage(getPerson('theo').click(panel, '2. blue'));
    expect(after.content).toContain('You’re now in seat 2.');
    expect(after.content).toContain('1. _open_ (yellow)\n2. Theo (blue)');
    await waitUntilIdle(testBot);
    expect(getCard().id).toBe(shown.id);
    expect(listSeatLines()).toEqual(['1. _open_ (yellow)', '2. Theo (blue)']);
    await click('mina', 'Join');
    await waitUntilIdle(testBot);
    expect(listSeatLines()).toEqual(['1. Mina (yellow)', '2. Theo (blue)']);
    await click('theo', 'Start');
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('<@');
    expect(await listNames()).toEqual(['Mina', 'Theo']);
    await expectCompleteLog(testBot.app, 1);
  });

  test('seats panel: a player can swap with an AI, and only the host moves people', async () => {
    await fillTable();
    const panel = await click('rex', 'Seats');
    expect(getOffers(panel)).toEqual(['3. crowns · Badger', '4. arms · Badger 2']);
    await waitForMessage(getPerson('rex').click(panel, '4. arms · Badger 2'));
    await waitUntilIdle(testBot);
    expect(await listNames()).toEqual(['Theo', 'Badger 2', 'Badger', REX]);
    const host = await click('theo', 'Seats');
    const message = await chooseLabel(getPerson('theo'), host, 'Which player do you want to move?', REX);
    const moved = await chooseLabel(getPerson('theo'), message, WHERE, 'Theo');
    expect(moved.content).toContain('Moved to seat 1.');
    await waitUntilIdle(testBot);
    expect(listSeatLines()[0]).toBe('1. \\*Rex\\_\\* 🦖 (suns)');
    expect(getCard().content).toContain('Hosted by Theo');
    await click('theo', 'Start');
    await waitUntilIdle(testBot);
    expect(await listNames()).toEqual([REX, 'Badger 2', 'Badger', 'Theo']);
  });

  test('seats panel: the host can shuffle the seats, and the card shows the result', async () => {
    await fillTable();
    const panel = await click('theo', 'Seats');
    const orders = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const after = await waitForMessage(getPerson('theo').click(panel, 'Shuffle seats'));
      expect(after.content).toContain('Seats shuffled.');
      await waitUntilIdle(testBot);
      orders.add((await listNames()).join(' '));
      expect(listSeatLines().map((line) => line.replace(/^\d\. | \(.*$/g, '').replaceAll('\\', ''))).toEqual(
        await listNames(),
      );
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test('seats panel: is for seated players only, and forged ids change nothing', async () => {
    await fillTable();
    await click('rex', 'Leave');
    await waitUntilIdle(testBot);
    const before = await takeSnapshot(testBot.store);
    expect((await clickCustomId('rex', 'seats:1')).content).toBe(
      'You’re not in this game yet. Press *Join* first.',
    );
    for (const id of ['seat-take:1:1', 'seat-take:1:0', 'seat-shuffle:1', 'seat-to:1:0:0'])
      expect((await clickCustomId('rex', id)).content, id).toMatch(
        /^You’re not in this game|^Only Theo|^That button/,
      );
    expect(await takeSnapshot(testBot.store)).toEqual(before);
  });

  test('seats panel: an outdated one says that the seat is taken or the match has started', async () => {
    await open('theo', 'forage');
    await click('rex', 'Join');
    const old = await click('rex', 'Seats');
    await waitForMessage(getPerson('theo').click(await click('theo', 'Seats'), '3. crowns'));
    const told = await waitForMessage(getPerson('rex').click(old, '3. crowns'));
    expect(told.content).toContain('That’s Theo’s seat. Only the host can move players.');
    expect(getOffers(told)).toEqual(['1. suns']);
    await fillAndStart();
    const late = await waitForMessage(getPerson('rex').click(told, '1. suns'));
    expect(late.content).toBe('The game has already started.');
    expect(getOffers(late)).toEqual([]);
  });

  test('seats panel: does not offer the seat of an invited player', async () => {
    await waitForMessage(
      getPerson('theo').slash(CHANNEL, 'play', { game: 'forage', with: getPerson('mina').id }),
    );
    await waitUntilIdle(testBot);
    const panel = await click('theo', 'Seats');
    expect(getOffers(panel)).toEqual(['3. crowns', 'Which player do you want to move?', 'Shuffle seats']);
    await waitForMessage(getPerson('theo').click(panel, '3. crowns'));
    await waitUntilIdle(testBot);
    expect(listSeatLines().slice(0, 3)).toEqual([
      '1. _open_ (suns)',
      '2. _reserved for Mina_ (moons)',
      '3. Theo (crowns)',
    ]);
    await click('rex', 'Join');
    await click('mina', 'Join');
    expect(await listNames()).toEqual([REX, 'Mina', 'Theo']);
  });
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function getCard(): APIMessage {
  const newest = testBot.discord.channel(CHANNEL).messages.findLast(({ content }) => /\n1\. /.test(content));
  if (!newest) throw new Error('There is no card');
  return newest;
}

function getKoreanCard(): APIMessage {
  return getLobbyCard(testBot, CHANNEL, '참가');
}

function listSeatLines(): readonly string[] {
  return getCard()
    .content.split('\n')
    .filter((line) => /^\d\. /.test(line));
}

async function listNames(): Promise<readonly string[]> {
  return (await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name);
}

async function click(who: string, button: string): Promise<APIMessage> {
  return await pressInLobby(getPerson(who), getCard(), button);
}

/** Presses a component of the lobby card by its id. */
async function clickCustomId(who: string, id: string): Promise<APIMessage> {
  const data = { custom_id: id, component_type: 2, id: 1 };
  return await waitForMessage(getPerson(who).raw({ channel: CHANNEL, type: 3, data, message: getCard() }));
}

async function open(host: string, game: string): Promise<void> {
  await waitForMessage(getPerson(host).slash(CHANNEL, 'play', { game }));
  await waitUntilIdle(testBot);
}

/** Fills a table of Forage with Theo, Rex and two AIs. */
async function fillTable(): Promise<void> {
  await open('theo', 'forage');
  await click('rex', 'Join');
  for (const _ of [1, 2]) await addAi(getPerson('theo'), getCard());
  await waitUntilIdle(testBot);
}

/** Adds as many AIs as necessary, and starts as Theo. */
async function fillAndStart(): Promise<void> {
  while (!getOffers(getCard()).includes('Start')) {
    await addAi(getPerson('theo'), getCard());
    await waitUntilIdle(testBot);
  }
  await click('theo', 'Start');
  await waitUntilIdle(testBot);
}
