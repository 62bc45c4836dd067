import { Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor, Place } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { daysPass, openWeeks, settle } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { answered, boardIn, cardIn, sitDown, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  await evening.end();
});

describe('a server that throws the bot out', () => {
  test('hears nothing of it for weeks, and finds its table as it was when it invites it again', async () => {
    await runaround(CHANNEL);
    await thrownOut();
    const sent = evening.discord.sent.length;
    await daysPass(evening, 30);
    expect(evening.discord.sent).toHaveLength(sent);
    await invited();
    expect((await list(toMove(evening, CHANNEL))).content).toContain('**Your turn**');
    await takeTurn(evening, CHANNEL, chance);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
    expectCalm(evening);
  });

  test('is told then what it was not told', async () => {
    await runaround(CHANNEL);
    evening.discord.channel(CHANNEL).deny(1n << 11n);
    evening.discord.clock.advance(120_000);
    evening.discord.removeBot();
    await settleGone(true);
    await daysPass(evening, 2);
    evening.discord.inviteBot();
    await settleGone(false);
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('Runaround');
    expectCalm(evening);
  });

  test('while the bot was off is seen when it starts, and so is that it was invited again', async () => {
    await runaround(CHANNEL);
    await evening.bot.close();
    evening.discord.removeBot();
    evening = await evening.again();
    await settle(evening);
    expect((await tableOf(evening.house, 1)).record.goneAt).not.toBeNull();
    await evening.bot.close();
    evening.discord.inviteBot();
    evening = await evening.again();
    await settle(evening);
    expect((await tableOf(evening.house, 1)).record.goneAt).toBeNull();
    await takeTurn(evening, CHANNEL, chance);
    expectCalm(evening);
  });

  test('does not stand in the way of a lobby that waits there', async () => {
    await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'forage' }));
    await calm(evening);
    await thrownOut();
    await daysPass(evening, 10);
    await invited();
    await answered(evening.discord.person('mina').click(cardIn(evening, CHANNEL), 'Join'));
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('2. Mina');
    expectCalm(evening);
  });
});

describe('a channel that is deleted', () => {
  test('takes the tables in its threads along: they are in nobody’s list any more', async () => {
    const thread = await threadTable();
    expect((await list()).content).toContain(thread.id);
    evening.discord.deleteChannel(CHANNEL);
    await settle(evening);
    expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
    expect((await list()).content).not.toContain(thread.id);
    expectCalm(evening);
  });

  test('does so too for a table that was opened before the channel of its thread was kept', async () => {
    await threadTable();
    await evening.store.updateTable('tables').set({ parent: null }).execute();
    evening = await evening.again();
    expect((await tableOf(evening.house, 1)).record.parent).toBe(evening.discord.channel(CHANNEL).id);
    evening.discord.deleteChannel(CHANNEL);
    await settle(evening);
    expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
  });

  test('a press in the thread tells it too', async () => {
    const thread = await threadTable();
    await evening.store.updateTable('tables').set({ parent: null }).execute();
    await answered(evening.discord.person('mina').click(cardIn(evening, thread.id), 'Join'));
    await calm(evening);
    expect((await tableOf(evening.house, 1)).record.parent).toBe(evening.discord.channel(CHANNEL).id);
  });
});

test('commands that were registered for one server are taken back where they are registered for all', async () => {
  const { guildId, api, token } = evening.discord;
  const application = evening.bot.bot.application();
  const url = `${api}/v10${Routes.applicationGuildCommands(application, guildId)}`;
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify([{ name: 'play', description: 'Open a table', type: 1 }]);
  await fetch(url, { method: 'PUT', headers, body });
  expect(await (await fetch(url, { headers })).json()).toHaveLength(1);
  evening = await evening.again();
  expect(await (await fetch(url, { headers })).json()).toEqual([]);
});

const chance = seeded(3);

async function runaround(channel: string): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel, people: ['theo', 'mina'] });
}

/** A lobby of Theo in a thread of the channel. */
async function threadTable(): Promise<Place> {
  await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await calm(evening);
  return evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as Place;
}

async function list(who: Actor | null = evening.discord.person('theo')) {
  if (!who) throw new Error('Nobody is to move');
  return await answered(who.slash('general', 'games'));
}

async function thrownOut(): Promise<void> {
  evening.discord.removeBot();
  await settleGone(true);
}

async function invited(): Promise<void> {
  evening.discord.inviteBot();
  await settleGone(false);
  await settle(evening);
}

/** The bot has heard of it. */
async function settleGone(isGone: boolean): Promise<void> {
  await expect
    .poll(async () => (await tableOf(evening.house, 1)).record.goneAt !== null, { timeout: 5_000 })
    .toBe(isGone);
}
