import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, cardIn, chooseLabel, isPrivate, offers } from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

/** In the menu of a person. */
const CHALLENGE = 'Challenge to a game';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => await endCalmly(evening));

describe('/play with people', () => {
  test('keeps their seats, and calls each of them once', async () => {
    const before = evening.discord.sent.length;
    const told = await play('theo', 'forage', ['mina', 'rex']);
    expect(told.content).toMatch(/^Your table is open: /);
    expect(card().content).toMatch(
      /\n1\. Theo \(suns\)\n2\. _kept for Mina_ \(moons\)\n3\. _kept for .*Rex.*_ \(crowns\)\n4\. _free_\n/,
    );
    expect(card().content).toContain(`\nWaits for <@${id('mina')}> <@${id('rex')}>.\n`);
    expect(offers(card())).toEqual([
      ...['Join', 'Leave', 'Decline', 'Add AI', 'Rules'],
      ...['Seats', 'Options', 'Cancel'],
    ]);
    await press('jisu', 'Join');
    await press('mina', 'Join');
    await press('jisu', 'Leave');
    expect(card().content).toContain(`\nWaits for <@${id('rex')}>.\n`);
    const pinged = evening.discord.sent
      .slice(before)
      .flatMap((sent) => (sent.kind === 'message' ? sent.pinged : []));
    expect(pinged.toSorted()).toEqual([id('mina'), id('rex')].toSorted());
  });

  test('begins with all of them when all have come', async () => {
    await play('theo', 'forage', ['mina', 'rex']);
    await press('rex', 'Join');
    expect(offers(card())).not.toContain('Start');
    await press('mina', 'Join');
    expect(card().content).not.toContain('Waits for');
    expect(offers(card())).not.toContain('Decline');
    await press('theo', 'Start');
    expect(boardIn(evening, CHANNEL).content).toContain('<@');
    expect((await tableOf(evening.house, 1)).sitters.map(({ name }) => name)).toEqual([
      'Theo',
      'Mina',
      '*Rex_* 🦖',
    ]);
    await expectWhole(evening.house, 1);
  });

  test('lets them decline by a press, and nobody else', async () => {
    await play('theo', 'runaround', ['mina']);
    for (const other of ['theo', 'rex', 'jisu']) {
      const told = await press(other, 'Decline');
      expect(isPrivate(told)).toBe(true);
      expect(told.content).toBe(
        other === 'jisu'
          ? '비워 둔 자리가 없어서 거절할 것도 없습니다.'
          : 'No seat is kept for you here, so there is nothing to decline.',
      );
    }
    expect(card().content).toContain('_kept for Mina_');
    await press('mina', 'Decline');
    expect(card().content).toContain('\n1. Theo (yellow)\n2. _free_ (blue)\n');
    expect(card().content).toContain('\nMina cannot come this time.\n');
    expect(card().content).not.toContain('Waits for');
    expect(offers(card())).not.toContain('Decline');
    await press('mina', 'Join');
    expect(card().content).toContain('\n2. Mina (blue)\n');
    expect(card().content).not.toContain('cannot come');
  });

  test('goes on after a restart between', async () => {
    await play('theo', 'forage', ['mina', 'rex']);
    evening = await evening.again();
    await press('mina', 'Decline');
    evening = await evening.again();
    await press('rex', 'Join');
    expect(card().content).toMatch(/\n1\. Theo \(suns\)\n2\. _free_ \(moons\)\n3\. .*Rex.* \(crowns\)\n/);
    expect(card().content).toContain('Mina cannot come this time.');
  });

  test('opens a thread only where all of them can be asked', async () => {
    await settings('mina', 'Take no challenges');
    await play('theo', 'runaround', ['mina'], { thread: true });
    expect(await tables()).toBe(0);
    expect(threads()).toBe(0);
    await play('theo', 'runaround', ['rex'], { thread: true });
    expect(threads()).toBe(1);
  });

  test('is refused for oneself, for bots, for the same person twice, for too many and for who has left', async () => {
    const refusals = [
      [['theo'], /^You have a seat at your own table already\./],
      [['mina', 'mina'], /^Mina is named twice\./],
      [['mina', 'rex'], /^This game is for 2 players, and 3 would play\.$/],
    ] as const;
    for (const [people, said] of refusals)
      expect((await play('theo', 'runaround', people)).content).toMatch(said);
    const bot = await answered(
      person('theo').slash(CHANNEL, 'play', { game: 'runaround', with: evening.bot.bot.application() }),
    );
    expect(bot.content).toMatch(/^A bot cannot be asked to a game\./);
    evening.discord.leave('mina');
    expect((await play('theo', 'runaround', ['mina'])).content).toBe('Mina is not in this server.');
    expect(await tables()).toBe(0);
  });
});

describe('challenges', () => {
  test('do not reach who wants none, and do again when they are wanted', async () => {
    expect((await me('mina')).content).toContain('- Challenges: anybody may ask you to a game\n');
    const after = await settings('mina', 'Take no challenges');
    expect(after.content).toContain('- Challenges: nobody may ask you to a game\n');
    expect((await play('theo', 'forage', ['rex', 'mina'])).content).toBe(
      'At present Mina would rather not be challenged. Anybody can join an open table.',
    );
    expect((await challenge('theo', 'mina')).content).toMatch(/^At present Mina would rather not/);
    expect(await tables()).toBe(0);
    await settings('mina', 'Take challenges');
    await play('theo', 'forage', ['rex', 'mina']);
    expect(card().content).toContain('_kept for Mina_');
  });

  test('by the same person come at most twice a day', async () => {
    for (let times = 0; times < 2; times++) {
      await play('theo', 'runaround', ['mina']);
      await closed('theo');
      evening.pass(6 * HOUR);
    }
    const enough = /^You have asked Mina twice within a day, so not again before tomorrow\./;
    expect((await play('theo', 'forage', ['rex', 'mina'])).content).toMatch(enough);
    expect((await challenge('theo', 'mina')).content).toMatch(enough);
    expect(await tables()).toBe(2);
    await play('rex', 'runaround', ['mina']);
    await closed('rex');
    evening = await evening.again();
    expect((await play('theo', 'runaround', ['mina'])).content).toMatch(enough);
    evening.pass(24 * HOUR);
    expect((await play('theo', 'runaround', ['mina'])).content).toMatch(/^Your table is open/);
  });
});

describe('the command in the menu of a person', () => {
  test('offers the games, those for two first, and opens the table of the chosen one', async () => {
    const asked = await challenge('theo', 'mina');
    expect(isPrivate(asked)).toBe(true);
    expect(asked.content).toBe('The table opens in this channel, with a seat kept for Mina.');
    const [menu] = pressable(asked.components);
    expect(menu?.placeholder).toBe('Which game with Mina?');
    const names = menu?.options?.map(({ label }) => label) ?? [];
    expect(names).toHaveLength(evening.house.games.length);
    expect(names.indexOf('Runaround')).toBeLessThan(names.indexOf('Forage'));
    expect((await chooseLabel(person('theo'), asked, 0, 'Money Run')).content).toMatch(/^Your table is open/);
    await calm(evening);
    expect(card().content).toMatch(/\n1\. Theo \(south\)\n2\. _kept for Mina_ \(north\)\n/);
    expect(card().mentions.map(({ id }) => id)).toEqual([id('mina')]);
    await press('mina', 'Join');
    await press('theo', 'Start');
    await expectWhole(evening.house, 1);
  });

  test('is refused for oneself, for the bot, and for who has left meanwhile', async () => {
    expect((await challenge('theo', 'theo')).content).toMatch(/^You have a seat at your own table/);
    const bot = { id: evening.bot.bot.application() };
    const told = await answered(person('theo').context(CHANNEL, CHALLENGE, bot));
    expect(told.content).toMatch(/^A bot cannot be asked/);
    const asked = await challenge('theo', 'mina');
    evening.discord.leave('mina');
    const gone = await chooseLabel(person('theo'), asked, 0, 'Runaround');
    expect(gone.content).toBe(`<@${id('mina')}> is not in this server.`);
    expect(await tables()).toBe(0);
    const refused = (evening.discord.problems as string[]).splice(0);
    expect(refused).toEqual([expect.stringContaining('Unknown Member')]);
  });

  test('chosen a third time from menus of before, it is refused as well', async () => {
    const menus = [];
    for (let times = 0; times < 3; times++) menus.push(await challenge('theo', 'mina'));
    const told = [];
    for (const menu of menus) {
      told.push((await chooseLabel(person('theo'), menu, 0, 'Runaround')).content);
      await calm(evening);
      if (told.length < 3) await closed('theo');
    }
    expect(told[1]).toMatch(/^Your table is open/);
    expect(told[2]).toMatch(/^You have asked Mina twice within a day/);
  });

  test('leads to the table that is there already', async () => {
    await play('rex', 'forage', []);
    const told = await chooseLabel(person('theo'), await challenge('theo', 'mina'), 0, 'Runaround');
    expect(told.content).toMatch(/^A table is already open in this channel: /);
    await closed('rex');
    for (let times = 0; times < 2; times++) {
      expect((await play('theo', 'runaround', ['mina'])).content).toMatch(/^Your table is open/);
      await closed('theo');
    }
  });
});

test('all of it is there in Korean', async () => {
  const asked = await challenge('jisu', 'rex');
  expect(asked.content).toMatch(/^이 채널에 테이블이 열리고, .*Rex.* 님 자리를 비워 둡니다\.$/);
  await play('jisu', 'forage', ['theo', 'mina'], { language: 'ko' });
  const inKorean = () => cardIn(evening, CHANNEL, '참가');
  expect(inKorean().content).toContain('\n2. _Theo 님 자리_ (달)\n3. _Mina 님 자리_ (왕관)\n');
  expect(inKorean().content).toContain(`<@${id('theo')}> <@${id('mina')}> 님을 기다리고 있습니다.`);
  await answered(person('theo').click(inKorean(), '거절'));
  await answered(person('mina').click(inKorean(), '거절'));
  await calm(evening);
  expect(inKorean().content).toContain('\nTheo, Mina 님은 이번에 함께하지 못합니다.\n');
  await answered(person('jisu').click(await me('jisu'), '게임 신청 받지 않기'));
  expect((await me('jisu')).content).toContain('- 게임 신청: 받지 않습니다\n');
});

async function play(
  name: string,
  game: string,
  people: readonly string[],
  more: Record<string, string | boolean> = {},
): Promise<APIMessage> {
  const guests = people.map((one, at) => [at === 0 ? 'with' : `with${at + 1}`, id(one)]);
  const options = { game, ...Object.fromEntries(guests), ...more };
  const told = await answered(person(name).slash(CHANNEL, 'play', options));
  await calm(evening);
  return told;
}

async function challenge(name: string, whom: string): Promise<APIMessage> {
  return await answered(person(name).context(CHANNEL, CHALLENGE, person(whom)));
}

async function closed(host: string): Promise<void> {
  await answered(person(host).slash(CHANNEL, 'cancel'));
  await calm(evening);
}

async function press(name: string, label: string): Promise<APIMessage> {
  const message = await answered(person(name).click(card(), label));
  await calm(evening);
  return message;
}

async function me(name: string): Promise<APIMessage> {
  return await answered(person(name).slash(CHANNEL, 'me'));
}

async function settings(name: string, label: string): Promise<APIMessage> {
  return await answered(person(name).click(await me(name), label));
}

async function tables(): Promise<number> {
  return (await evening.store.selectFrom('tables').select('id').execute()).length;
}

function threads(): number {
  return evening.discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread).length;
}

function card(): APIMessage {
  return cardIn(evening, CHANNEL);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}

function id(name: string): string {
  return person(name).id;
}
