import { type APIMessage, ButtonStyle } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { addAi, answered, boardIn, cardIn, chooseLabel, isPrivate, offers } from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

/** What the second menu of the host asks. */
const WHERE = 'Where to? Who is there changes places with them.';

/** What Rex is called. */
const REX = '*Rex_* 🦖';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

describe('the lobby card', () => {
  test.each([
    ['forage', ['1. Theo (suns)', '2. _free_ (moons)', '3. _free_ (crowns)', '4. _free_']],
    ['motox', ['1. Theo (suns)', '2. _free_ (moons)', '3. _free_ (crowns)', '4. _free_']],
    ['runaround', ['1. Theo (yellow)', '2. _free_ (blue)']],
    ['moneyrun', ['1. Theo (south)', '2. _free_ (north)', '3. _free_', '4. _free_']],
    ['gostop', ['1. Theo', '2. _free_', '3. _free_']],
  ])('of %s says what each seat plays with', async (game, lines) => {
    await open('theo', game);
    expect(seatLines()).toEqual(lines);
  });

  test('says what it will be by as many as are there, and when the first seat deals', async () => {
    await open('theo', 'moneyrun');
    await click('mina', 'Join');
    await click('rex', 'Join');
    await calm(evening);
    expect(seatLines()).toEqual([
      '1. Theo (south)',
      '2. Mina (west)',
      '3. \\*Rex\\_\\* 🦖 (north)',
      '4. _free_',
    ]);
    await click('theo', 'Cancel');
    await calm(evening);
    await open('theo', 'gostop');
    let panel = await click('theo', 'Options');
    panel = await chooseLabel(person('theo'), panel, 'Which option?', 'Dealer');
    await chooseLabel(person('theo'), panel, 'Who deals the first cards, and begins.', 'The first seat');
    await calm(evening);
    expect(seatLines()[0]).toBe('1. Theo (deals first)');
  });

  test('has the seats beside what begins the match, and Join stays the loudest', async () => {
    await open('theo', 'forage');
    const coloured = pressable(card().components).filter(({ style }) => style !== ButtonStyle.Secondary);
    expect(coloured.map(({ label }) => label)).toEqual(['Join']);
    for (const row of card().components ?? []) expect(pressable([row]).length).toBeLessThanOrEqual(5);
    expect(offers(card())).toContain('Seats');
    await begun();
    expect(offers(card())).not.toContain('Seats');
  });

  test('speaks Korean at a Korean table, and its seats to who reads Korean', async () => {
    await answered(person('jisu').slash(CHANNEL, 'play', { game: 'forage', language: 'ko' }));
    await calm(evening);
    expect(inKorean().content).toContain('\n1. 지수 (해)\n2. _빈자리_ (달)\n');
    const panel = await answered(person('jisu').click(inKorean(), '자리'));
    expect(panel.content).toContain('**이 테이블의 자리**');
    expect(offers(panel)).toEqual(['2. 달', '3. 왕관', '누구를 옮길까요?', '자리 섞기']);
    const taken = await answered(person('jisu').click(panel, '3. 왕관'));
    expect(taken.content).toContain('이제 3번 자리입니다.');
    await calm(evening);
    expect(inKorean().content).toContain('\n1. _빈자리_ (해)\n2. _빈자리_ (달)\n3. 지수 (왕관)\n');
  });
});

describe('the panel of seats', () => {
  test('gives a seat that is free, and the match is played so', async () => {
    await open('theo', 'runaround');
    const shown = card();
    const panel = await click('theo', 'Seats');
    expect(isPrivate(panel)).toBe(true);
    expect(panel.content).toContain('1. Theo (yellow)\n2. _free_ (blue)');
    const after = await answered(person('theo').click(panel, '2. blue'));
    expect(after.content).toContain('You have seat 2 now.');
    expect(after.content).toContain('1. _free_ (yellow)\n2. Theo (blue)');
    await calm(evening);
    expect(card().id).toBe(shown.id);
    expect(seatLines()).toEqual(['1. _free_ (yellow)', '2. Theo (blue)']);
    await click('mina', 'Join');
    await calm(evening);
    expect(seatLines()).toEqual(['1. Mina (yellow)', '2. Theo (blue)']);
    await click('theo', 'Start');
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('<@');
    expect(await names()).toEqual(['Mina', 'Theo']);
    await expectWhole(evening.house, 1);
  });

  test('changes places with an AI, and leaves people to the host', async () => {
    await full();
    const panel = await click('rex', 'Seats');
    expect(offers(panel)).toEqual(['3. crowns · Badger', '4. arms · Badger 2']);
    await answered(person('rex').click(panel, '4. arms · Badger 2'));
    await calm(evening);
    expect(await names()).toEqual(['Theo', 'Badger 2', 'Badger', REX]);
    const host = await click('theo', 'Seats');
    const asked = await chooseLabel(person('theo'), host, 'Move whom?', REX);
    const moved = await chooseLabel(person('theo'), asked, WHERE, 'Theo');
    expect(moved.content).toContain('Moved to seat 1.');
    await calm(evening);
    expect(seatLines()[0]).toBe('1. \\*Rex\\_\\* 🦖 (suns)');
    expect(card().content).toContain('Table of Theo');
    await click('theo', 'Start');
    await calm(evening);
    expect(await names()).toEqual([REX, 'Badger 2', 'Badger', 'Theo']);
  });

  test('shuffles them for the host, and the card says how', async () => {
    await full();
    const panel = await click('theo', 'Seats');
    const orders = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const after = await answered(person('theo').click(panel, 'Shuffle seats'));
      expect(after.content).toContain('Everybody has a seat by chance.');
      await calm(evening);
      orders.add((await names()).join(' '));
      expect(seatLines().map((line) => line.replace(/^\d\. | \(.*$/g, '').replaceAll('\\', ''))).toEqual(
        await names(),
      );
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test('is for who sits there: others are told to join, and forged presses change nothing', async () => {
    await full();
    await click('rex', 'Leave');
    await calm(evening);
    const before = await keptIn(evening.store);
    expect((await click('rex', 'Seats')).content).toBe(
      'You have no seat at this table yet. Press Join first.',
    );
    for (const id of ['seat-take:1:1', 'seat-take:1:0', 'seat-shuffle:1', 'seat-to:1:0:0'])
      expect((await pressed('rex', id)).content, id).toMatch(/^You have no seat|^Only Theo|^This button/);
    expect(await keptIn(evening.store)).toEqual(before);
  });

  test('that is old says what is so now: a seat that was taken since, a match that has begun', async () => {
    await open('theo', 'forage');
    await click('rex', 'Join');
    const old = await click('rex', 'Seats');
    await answered(person('theo').click(await click('theo', 'Seats'), '3. crowns'));
    const told = await answered(person('rex').click(old, '3. crowns'));
    expect(told.content).toContain('Theo has that seat. Only who opened the table can move them.');
    expect(offers(told)).toEqual(['1. suns']);
    await begun();
    const late = await answered(person('rex').click(told, '1. suns'));
    expect(late.content).toBe('The game has already started.');
    expect(offers(late)).toEqual([]);
  });

  test('leaves the seat of who is invited theirs', async () => {
    await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage', with: person('mina').id }));
    await calm(evening);
    const panel = await click('theo', 'Seats');
    expect(offers(panel)).toEqual(['3. crowns', 'Move whom?', 'Shuffle seats']);
    await answered(person('theo').click(panel, '3. crowns'));
    await calm(evening);
    expect(seatLines().slice(0, 3)).toEqual([
      '1. _free_ (suns)',
      '2. _kept for Mina_ (moons)',
      '3. Theo (crowns)',
    ]);
    await click('rex', 'Join');
    await click('mina', 'Join');
    expect(await names()).toEqual([REX, 'Mina', 'Theo']);
  });
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

function card(): APIMessage {
  const newest = evening.discord.channel(CHANNEL).messages.findLast(({ content }) => /\n1\. /.test(content));
  if (!newest) throw new Error('There is no card');
  return newest;
}

function inKorean(): APIMessage {
  return cardIn(evening, CHANNEL, '참가');
}

function seatLines(): readonly string[] {
  return card()
    .content.split('\n')
    .filter((line) => /^\d\. /.test(line));
}

async function names(): Promise<readonly string[]> {
  return (await tableOf(evening.house, 1)).sitters.map(({ name }) => name);
}

async function click(who: string, button: string): Promise<APIMessage> {
  return await answered(person(who).click(card(), button));
}

/** A press by its id, on the lobby card. */
async function pressed(who: string, id: string): Promise<APIMessage> {
  const data = { custom_id: id, component_type: 2, id: 1 };
  return await answered(person(who).raw({ channel: CHANNEL, type: 3, data, message: card() }));
}

async function open(host: string, game: string): Promise<void> {
  await answered(person(host).slash(CHANNEL, 'play', { game }));
  await calm(evening);
}

/** Theo and Rex with two AIs at a table of Forage. */
async function full(): Promise<void> {
  await open('theo', 'forage');
  await click('rex', 'Join');
  for (const _ of [1, 2]) await addAi(person('theo'), card());
  await calm(evening);
}

/** As many AIs as are needed come, and Theo starts. */
async function begun(): Promise<void> {
  while (!offers(card()).includes('Start')) {
    await addAi(person('theo'), card());
    await calm(evening);
  }
  await click('theo', 'Start');
  await calm(evening);
}
