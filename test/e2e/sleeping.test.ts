import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { daysPass, openWeeks, settle, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { postsIn } from '../support/reminders.ts';
import { answered, boardIn, boardsIn, cardIn, offers, sitDown, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const DAY = 86_400_000;
const CHANNEL = 'table-one';
const SLEEPS = '-# Paused: no moves for a while.';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  await evening.end();
});

describe('a table at which nobody moves', () => {
  test('says on its newest board that it is paused, tells everyone seated once, and goes on by any press, which calls who is due', async () => {
    await runaround();
    await daysPass(evening, 20);
    expect(boardIn(evening, CHANNEL).content).not.toContain(SLEEPS);
    const [board, before] = [boardIn(evening, CHANNEL), postsIn(evening).length];
    await daysPass(evening, 1);
    expect(boardIn(evening, CHANNEL).id).toBe(board.id);
    expect(boardIn(evening, CHANNEL).content).toContain(SLEEPS);
    expect(boardIn(evening, CHANNEL).attachments).toHaveLength(board.attachments.length);
    const people = ['theo', 'mina'].map((name) => evening.discord.person(name).id);
    const told = postsIn(evening).slice(before);
    expect(told.map(({ pinged }) => [...pinged].sort())).toEqual([people.sort()]);
    expect(evening.discord.channel(CHANNEL).messages.at(-1)?.content).toContain(
      `press any button on the board to resume`,
    );
    await daysPass(evening, 20);
    expect(postsIn(evening)).toHaveLength(before + 1);
    const rex = evening.discord.person('rex');
    await answered(rex.click(boardIn(evening, CHANNEL), 'My view'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).not.toContain(SLEEPS);
    expect(postsIn(evening).slice(before + 1)).toMatchObject([{ pinged: [toMove(evening, CHANNEL)?.id] }]);
    expect(offers(evening.discord.message(board.id) as APIMessage)).toEqual([]);
    await takeTurn(evening, CHANNEL, chance);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
    expectCalm(evening);
  });

  test('leaves the channel to others; until they are done its buttons say where they play', async () => {
    await runaround();
    await daysPass(evening, 21);
    const [asleep, theo] = [boardIn(evening, CHANNEL), toMove(evening, CHANNEL) as Actor];
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['rex', 'jisu'] });
    const told = await answered(theo.click(asleep, 'Play'));
    expect(told.content).toContain('another one has the channel now');
    expect(told.content).toContain(boardIn(evening, CHANNEL).id);
    expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
    await answered(evening.discord.person('mina').slash(CHANNEL, 'move'));
    expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
    const more = await answered(evening.discord.person('rex').click(boardIn(evening, CHANNEL), 'More'));
    const sure = await answered(evening.discord.person('rex').click(more, 'End the game'));
    await answered(evening.discord.person('rex').click(sure, 'Yes, end it'));
    await calm(evening);
    await answered(theo.click(asleep, 'Play'));
    expect((await tableOf(evening.house, 1)).record.sleptAt).toBeNull();
    expectCalm(evening);
  });

  test('goes on in a thread meanwhile, if one of its people wants it: there its next board is, and the old one leads there', async () => {
    await runaround();
    await daysPass(evening, 21);
    const [asleep, due] = [boardIn(evening, CHANNEL), toMove(evening, CHANNEL) as Actor];
    const [theo, mina] = ['theo', 'mina'].map((name) => evening.discord.person(name)) as [Actor, Actor];
    const other = due.id === theo.id ? mina : theo;
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['rex', 'jisu'] });
    expect(offers(await answered(evening.discord.person('rex').click(asleep, 'Play')))).toEqual([]);
    const told = await answered(other.click(asleep, 'Play'));
    const before = postsIn(evening).length;
    const moved = await answered(other.click(told, 'Go on in a thread'));
    await calm(evening);
    const { channel, parent, sleptAt } = (await tableOf(evening.house, 1)).record;
    expect([parent, sleptAt]).toEqual([evening.discord.channel(CHANNEL).id, null]);
    expect(moved.content).toContain(channel);
    const posts = postsIn(evening).slice(before);
    expect(posts).toMatchObject([
      { channel: parent, pinged: [] },
      { channel, pinged: [due.id] },
    ]);
    expect(boardsIn(evening, channel)).toHaveLength(1);
    const old = evening.discord.message(asleep.id) as APIMessage;
    expect(offers(old)).toEqual([]);
    expect(old.content).toContain(`It goes on in a thread: `);
    expect(old.content).toContain(channel);
    evening = await evening.again();
    await takeTurn(evening, channel, chance);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
    const data = { custom_id: 'wake-thread:1', component_type: 2 };
    await answered(other.raw({ channel: CHANNEL, type: 3, data, message: told }));
    const threads = evening.discord.channels.filter(
      ({ channel: { type } }) => type === ChannelType.PublicThread,
    );
    expect(threads.map(({ channel: { id } }) => id)).toEqual([channel]);
    expectCalm(evening);
  });

  test('that is woken by who is due themselves posts nothing', async () => {
    await runaround();
    await daysPass(evening, 21);
    const before = postsIn(evening).length;
    await answered((toMove(evening, CHANNEL) as Actor).click(boardIn(evening, CHANNEL), 'My view'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).not.toContain(SLEEPS);
    expect(postsIn(evening)).toHaveLength(before);
  });

  test('wakes by /move too, and over a restart of the bot it sleeps on', async () => {
    await runaround();
    await daysPass(evening, 21);
    evening = await evening.again();
    await settle(evening);
    expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
    const mover = toMove(evening, CHANNEL) as Actor;
    await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
    const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
    await answered(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
    await calm(evening);
    expect((await expectWhole(evening.house, 1)).length).toBeGreaterThan(1);
    expect(boardIn(evening, CHANNEL).content).not.toContain(SLEEPS);
    expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
    expectCalm(evening);
  });

  test('sleeps where the bot was away at that time, and says so when it is back', async () => {
    await runaround();
    await daysPass(evening, 8);
    await evening.bot.close();
    evening.discord.clock.advance(20 * 86_400_000);
    evening = await evening.again();
    await settle(evening);
    expect(boardIn(evening, CHANNEL).content).toContain(SLEEPS);
  });

  test('is listed by itself, as one that sleeps', async () => {
    await runaround();
    await daysPass(evening, 21);
    const list = await answered(evening.discord.person('theo').slash('general', 'games'));
    expect(list.content).toContain('**Paused**');
    expect(list.content).not.toContain('**Your turn**');
  });

  test('whose board was deleted sleeps all the same', async () => {
    await runaround();
    evening.discord.deleteMessage(boardIn(evening, CHANNEL));
    await daysPass(evening, 21);
    expect((await tableOf(evening.house, 1)).record.sleptAt).not.toBeNull();
    expect(evening.discord.problems.join()).toContain('10008');
    await answered(evening.discord.person('theo').slash(CHANNEL, 'move'));
    expect((await tableOf(evening.house, 1)).record.sleptAt).toBeNull();
  });
});

describe('a lobby that nobody starts', () => {
  test('is closed after a week, and its card says why', async () => {
    await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await daysPass(evening, 5);
    await answered(evening.discord.person('mina').click(cardIn(evening, CHANNEL), 'Join'));
    await daysPass(evening, 6);
    const card = cardIn(evening, CHANNEL);
    await daysPass(evening, 1);
    const closed = evening.discord.message(card.id);
    expect(closed?.content).toContain('This table was closed, as nobody started it for a week.');
    expect(closed && offers(closed)).toEqual([]);
    await answered(evening.discord.person('rex').slash(CHANNEL, 'play', { game: 'forage' }));
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('Forage');
  });

  test('stays open at a start with a clock 400 days ahead, and is closed a week after its last change', async () => {
    await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await daysPass(evening, 1);
    await restart(400);
    expect(await lobbies()).toBe(1);
    await answered(evening.discord.person('mina').click(cardIn(evening, CHANNEL), 'Join'));
    await settle(evening);
    await restart(0);
    await daysPass(evening, 6);
    expect(await lobbies()).toBe(1);
    await timePasses(evening, DAY + 60_000);
    expect(await lobbies()).toBe(0);
  });

  test.each([400, -400])(
    'is closed after a week by Discord, where it was opened by a clock %i days off',
    async (off) => {
      await restart(off);
      await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
      await daysPass(evening, 6);
      expect(await lobbies()).toBe(1);
      await restart(0);
      expect(await lobbies()).toBe(1);
      await daysPass(evening, 1);
      expect(await lobbies()).toBe(0);
    },
  );

  test('is closed at a start with such a clock too, where its week is over', async () => {
    await answered(evening.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    await evening.bot.close();
    evening.discord.clock.advance(7 * DAY);
    await restart(400);
    expect(await lobbies()).toBe(0);
  });
});

const chance = seeded(3);

/** The bot comes back on a machine whose clock is so many days ahead. */
async function restart(ahead: number): Promise<void> {
  evening = await evening.again(undefined, ahead * DAY);
  await settle(evening);
}

async function lobbies(): Promise<number> {
  const open = evening.store.selectFrom('tables').select('id').where('phase', '=', 'lobby');
  return (await open.execute()).length;
}

async function runaround(): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'], pace: 'null' });
}
