import { DiscordAPIError } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leftGuilds } from '../../src/discord/core/left-servers.ts';
import { Members } from '../../src/discord/core/memory/members.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm } from '../support/calm.ts';
import { daysPass, openWeeks } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { act } from '../support/house.ts';
import { begun } from '../support/paced.ts';
import { postsIn } from '../support/reminders.ts';
import { answered, boardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  await evening.end();
});

describe('somebody who leaves the server', () => {
  test('is told of when they would be reminded, and the others decide at once', async () => {
    await runaround(CHANNEL);
    const late = toMove(evening, CHANNEL) as Actor;
    const other = evening.discord.person(late.key === 'theo' ? 'mina' : 'theo');
    evening.discord.leave(late.key);
    await daysPass(evening, 1);
    const reminder = newest();
    expect(reminder.content).toContain(`${late.nick} is no longer in this server.`);
    expect(reminder.content).not.toContain(`<@${late.id}>`);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([other.id]);
    await answered(other.click(reminder, 'Let an AI take over'));
    await calm(evening);
    const { sitters } = await tableOf(evening.house, 1);
    expect(sitters.map(({ kind }) => kind).sort()).toEqual(['ai', 'person']);
    expect(toMove(evening, CHANNEL)?.id).toBe(other.id);
  });

  test('has no say about who is late: the one who is left decides alone', async () => {
    const late = await begun(evening, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    const [gone, other] = THREE.map((key) => evening.discord.person(key)).filter(({ id }) => id !== late.id);
    evening.discord.leave(gone?.key ?? '');
    await daysPass(evening, 1);
    expect(newest().content).toMatch(/\S+, what now\? You decide about .+’s turn\./);
    await answered((other as Actor).click(newest(), 'Let an AI take over'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
  });

  test('while a vote stands is not waited for: the next vote decides', async () => {
    const late = await begun(evening, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    const [gone, other] = THREE.map((key) => evening.discord.person(key)).filter(({ id }) => id !== late.id);
    await daysPass(evening, 1);
    expect(newest().content).toContain('2 votes decide about');
    evening.discord.leave(gone?.key ?? '');
    await answered((other as Actor).click(newest(), 'Let an AI take over'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
    await expectWhole(evening.house, 1);
  });

  test('need not agree to a take-back: it goes back when the rest have, at once where nobody is left', async () => {
    await begun(evening, CHANNEL, { game: 'motox', people: THREE });
    const [asker, gone, other] = [await moved(), await moved(), await moved()];
    evening.discord.leave(gone.key);
    await asks(asker);
    expect(boardIn(evening, CHANNEL).content).toMatch(new RegExp(`<@${other.id}>: may`));
    expect(boardIn(evening, CHANNEL).content).not.toContain(`<@${gone.id}>`);
    await answered(other.click(boardIn(evening, CHANNEL), 'Agree'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('takes a move back');
    evening.discord.comeBack(gone.key);
    expect([(await moved()).id, (await moved()).id]).toEqual([asker.id, gone.id]);
    for (const { key } of [gone, other]) evening.discord.leave(key);
    await asks(asker);
    expect((await tableOf(evening.house, 1)).record.played).toBe(0);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
  });

  test('and comes back is reminded as before', async () => {
    await runaround(CHANNEL);
    const late = toMove(evening, CHANNEL) as Actor;
    evening.discord.leave(late.key);
    await daysPass(evening, 1);
    evening.discord.comeBack(late.key);
    await daysPass(evening, 2);
    expect(newest().content).toContain(`<@${late.id}>`);
    expect(newest().content).not.toContain('no longer');
  });

  test('where Discord does not say it, is reminded', async () => {
    await runaround(CHANNEL);
    const late = toMove(evening, CHANNEL) as Actor;
    const path = new RegExp(`/members/${late.id}$`);
    for (let time = 0; time < 5; time++)
      evening.discord.faults.next({ method: 'GET', path }, { kind: '502', write: 'before' });
    await daysPass(evening, 1);
    expect(newest().content).toContain(`<@${late.id}>`);
  });
});

describe('the list of somebody who plays in another server too', () => {
  const ELSEWHERE = '1300000000000000999';
  const unknown = (code: number) => new DiscordAPIError({ code, message: '' }, code, 404, 'GET', '', {});

  test.each([
    ['does not hold its tables when they have left it', () => Promise.reject(unknown(10007)), 0],
    ['holds them as long as they are there', () => Promise.resolve({}), 1],
    ['holds them where Discord does not say it', () => Promise.reject(unknown(10004)), 1],
    ['holds them where Discord takes long', () => new Promise(() => {}), 1],
  ] as const)('%s', async (_, get, tables) => {
    await runaround(CHANNEL);
    await evening.store.updateTable('tables').set({ guild: ELSEWHERE }).execute();
    const { bot } = evening.bot;
    const asking = {
      ...bot,
      members: new Members(() => evening.discord.clock.now()),
      rest: { ...bot.rest, get },
    };
    const caller = { bot: asking, asked: { guildId: evening.discord.guildId }, by: act(theo()) };
    expect((await leftGuilds(caller as never)).size).toBe(1 - tables);
  });

  test('does not hold one either where a seat is only kept for them', async () => {
    await runaround(CHANNEL);
    const held = { kind: 'ai' as const, person: null, player: 'random', instead: theo() };
    await evening.store.updateTable('seats').set(held).where('person', '=', theo()).execute();
    await evening.store.updateTable('tables').set({ guild: ELSEWHERE }).execute();
    evening.bot.bot.members.isIn = async () => false;
    expect((await list()).content).toContain('You’re not in any games');
  });

  test('asks Discord once for a while', async () => {
    const members = new Members(() => evening.discord.clock.now());
    let asked = 0;
    const rest = { get: async () => ++asked } as never;
    for (let time = 0; time < 3; time++) await members.isIn(rest, 'g', 'p', 100);
    expect(asked).toBe(1);
    evening.discord.clock.advance(600_000);
    await members.isIn(rest, 'g', 'p', 100);
    expect(asked).toBe(2);
  });
});

const chance = seeded(3);
const THREE = ['theo', 'mina', 'rex'];

/** Whoever is due moves; who that was. */
async function moved(): Promise<Actor> {
  const mover = toMove(evening, CHANNEL) as Actor;
  await takeTurn(evening, CHANNEL, chance);
  return mover;
}

async function asks(mover: Actor): Promise<void> {
  const more = await answered(mover.click(boardIn(evening, CHANNEL), 'More'));
  await answered(mover.click(more, 'Ask to take back'));
  await calm(evening);
}

function newest(): APIMessage {
  return evening.discord.channel(CHANNEL).messages.at(-1) as APIMessage;
}

function theo(): string {
  return evening.discord.person('theo').id;
}

async function runaround(channel: string): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel, people: ['theo', 'mina'] });
}

async function list(who: Actor | null = evening.discord.person('theo')) {
  if (!who) throw new Error('Nobody is to move');
  return await answered(who.slash('general', 'games'));
}
