import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { keepBlocked } from '../../src/store/blocked.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { LeagueChannel } from '../support/league-evening.ts';
import { reminderIn } from '../support/reminders.ts';
import { answered, boardIn, cardIn, offers, sitDown, takeTurn, toMove } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';
import { countOpened, waysToOpen } from '../support/ways-to-open.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const BLOCKED = /^You can't open games on this server, join them or vote in them\. /;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ kept: true });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

describe('a blocked person', () => {
  test('opens nothing, in every way there is, until they are unblocked', async () => {
    const ways = await waysToOpen(evening, 'theo');
    const panel = await block('theo');
    expect(panel.content).toContain(`\n- Blocked (1): 1. <@${id('theo')}>\n`);
    const before = await countOpened(evening);
    for (const [name, way] of ways) expect((await way()).content, name).toMatch(BLOCKED);
    expect(await countOpened(evening)).toBe(before);
    const after = await unblock(panel, 'theo');
    expect(after.content).toContain('\n- Blocked: nobody\n');
    expect((await play('theo')).content).toMatch(/^Your table is open/);
  });

  test('joins no lobby, takes no seat that is kept or open, and enters no league', async () => {
    await block('jisu');
    await play('theo');
    expect((await answered(person('jisu').click(cardIn(evening, CHANNEL), 'Join'))).content).toMatch(
      /^이 서버에서는 게임을 열거나 참가하거나 투표할 수 없습니다\./,
    );
    expect((await answered(person('jisu').slash(CHANNEL, 'join'))).content).toMatch(/^이 서버에서는/);
    const league = new LeagueChannel(() => evening, 'table-two');
    await league.slash('theo', { game: 'runaround' });
    expect((await league.asked('jisu', 'Enter')).content).toMatch(/^이 서버에서는/);
    expect(league.message().content).toContain('Nobody is in it yet.');
    expect((await tableOf(evening.house, 1)).sitters).toHaveLength(1);
  });

  test('takes over no open seat of a running game', async () => {
    const late = await beginForThree();
    await timePasses(evening, DAY);
    for (const name of ['theo', 'mina', 'jisu'].filter((name) => id(name) !== late.id)) {
      const reminder = reminderIn(evening, CHANNEL);
      await answered(person(name).click(reminder, 'Open the seat'));
    }
    await calm(evening);
    await block('rex');
    const button = offers(boardIn(evening, CHANNEL)).find((label) => /seat/i.test(label)) ?? '';
    expect((await answered(person('rex').click(boardIn(evening, CHANNEL), button))).content).toMatch(BLOCKED);
    expect((await tableOf(evening.house, 1)).sitters.filter(({ kind }) => kind === 'empty')).toHaveLength(1);
    await keepBlocked(evening.store, evening.discord.guildId, [late.id], 1);
    const back = await answered(late.click(boardIn(evening, CHANNEL), button));
    expect(back.content).not.toMatch(/^You can't open games|^이 서버에서는/);
    expect((await tableOf(evening.house, 1)).sitters.some(({ kind }) => kind === 'empty')).toBe(false);
  });

  test('is invited by nobody, who is not told why', async () => {
    await sitDown(evening, { game: 'runaround', channel: 'general', people: ['rex', 'theo'] });
    await answered(
      person('theo').click(await answered(person('theo').slash('general', 'resign')), 'Yes, resign'),
    );
    await calm(evening);
    await block('rex');
    const cannot = /^.*Rex.* can't be invited here\.$/;
    expect((await play('theo', CHANNEL, { with: id('rex') })).content).toMatch(cannot);
    expect(
      (await play('theo', CHANNEL, { with: id('mina'), with2: id('rex'), thread: true, game: 'forage' }))
        .content,
    ).toMatch(/can't be invited here/);
    const asked = await answered(person('theo').context(CHANNEL, 'Challenge to a game', person('rex')));
    expect(asked.content).toMatch(cannot);
    expect((await play('jisu', CHANNEL, { with: id('rex') })).content).toMatch(/초대할 수 없습니다/);
    const over = evening.discord
      .channel('general')
      .messages.findLast((message) => offers(message).includes('Play again'));
    await answered(person('theo').click(over ?? null, 'Play again'));
    await calm(evening);
    const { sitters } = await tableOf(evening.house, 2);
    expect(sitters.filter(({ kind }) => kind === 'invited' || kind === 'person')).toHaveLength(1);
  });

  test('finishes the games they are in, and leaves what has not begun', async () => {
    await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
    await play('theo', 'general');
    await answered(person('mina').click(cardIn(evening, 'general'), 'Join'));
    await play('theo', 'table-two');
    await play('rex', '놀이방', { with: id('theo') });
    const league = new LeagueChannel(() => evening, CHANNEL);
    await league.slash('mina', { game: 'runaround' });
    await league.press('theo', 'Enter');
    await block('theo');
    await calm(evening);
    for (let turns = 0; turns < 4; turns++) await takeTurn(evening, CHANNEL, seeded(turns));
    expect((await tableOf(evening.house, 1)).record.phase).toBe('playing');
    expect(cardIn(evening, 'general').content).toContain('Table of Mina');
    expect((await tableOf(evening.house, 3)).record.phase).toBe('cancelled');
    expect((await tableOf(evening.house, 4)).sitters.some(({ kind }) => kind === 'invited')).toBe(false);
    expect(league.message().content).toContain('Nobody is in it yet.');
    const sure = await answered(person('theo').slash(CHANNEL, 'resign'));
    await answered(person('theo').click(sure, 'Yes, resign'));
    await calm(evening);
    expect((await tableOf(evening.house, 1)).record.phase).toBe('over');
  });

  test('leaves what has not begun at the next start, where the bot was stopped as they were blocked', async () => {
    await play('theo');
    await play('theo', 'table-two');
    await answered(person('mina').click(cardIn(evening, 'table-two'), 'Join'));
    const league = new LeagueChannel(() => evening, 'general');
    await league.slash('mina', { game: 'runaround' });
    await league.press('theo', 'Enter');
    await league.press('rex', 'Enter');
    await keepBlocked(evening.store, evening.discord.guildId, [id('theo')], 0);
    await keepBlocked(evening.store, '1', [id('rex')], 0);
    evening = await evening.again();
    await calm(evening);
    expect((await tableOf(evening.house, 1)).record.phase).toBe('cancelled');
    expect((await tableOf(evening.house, 2)).record.phase).toBe('lobby');
    expect(cardIn(evening, 'table-two').content).not.toContain('Theo');
    expect(league.message().content).toMatch(/\n\\\*Rex\S+ 🦖 is in it\n/);
  });

  test('has no vote, and is not waited for', async () => {
    const late = await beginForThree();
    const others = ['theo', 'mina', 'jisu'].map(person).filter((one) => one.id !== late.id);
    const [barred, voter] = others[0]?.key === 'mina' ? others.toReversed() : others;
    await block(barred?.key ?? '');
    await timePasses(evening, DAY);
    const reminder = reminderIn(evening, CHANNEL);
    const told = await answered((barred as Actor).click(reminder, 'Let an AI take over'));
    expect(told.content).toMatch(barred?.key === 'jisu' ? /^이 서버에서는/ : BLOCKED);
    expect(boardIn(evening, CHANNEL).content).not.toContain('an AI plays on for');
    await answered((voter as Actor).click(reminderIn(evening, CHANNEL), 'Let an AI take over'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
  });

  test('stays blocked when they have themselves forgotten', async () => {
    await play('theo');
    await block('theo');
    const question = await answered(person('theo').slash(CHANNEL, 'forget me'));
    await answered(person('theo').click(question, 'Yes, forget me'));
    await calm(evening);
    expect((await play('theo')).content).toMatch(BLOCKED);
    expect((await access()).content).toContain(`<@${id('theo')}>`);
  });
});

describe('the block list', () => {
  test('takes neither the manager who chooses nor the bot', async () => {
    const panel = await access();
    const bot = evening.bot.bot.application();
    for (const wrong of [[id('mina')], [id('theo'), id('mina')], [bot], [id('theo'), bot]]) {
      const told = await answered(person('mina').select(panel, 'server-block:0', wrong));
      expect(told.content).toMatch(/^You can't block yourself or a bot\.\n/);
      expect(told.content).toContain('\n- Blocked: nobody\n');
    }
  });

  test('is changed and read by managers alone', async () => {
    const panel = await block('rex');
    for (const [custom_id, component_type, values] of [
      ['server-block:0', 5, [id('mina')]],
      ['server-unblock:0', 3, [id('rex')]],
      ['server-blocked:0:0', 2, undefined],
      ['server-page:0:access', 2, undefined],
    ] as const) {
      const data = { custom_id, component_type, id: 1, ...(values && { values, resolved: {} }) };
      for (const name of ['theo', 'rex']) {
        const told = await answered(
          person(name).raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } }),
        );
        expect(told.content, custom_id).toMatch(/permission Manage Server/);
      }
    }
    expect(await evening.store.selectFrom('blocked').select('person').execute()).toEqual([
      { person: id('rex') },
    ]);
  });

  test('shows 25 people, and the next ones by a button; names and ids can be unblocked', async () => {
    await play('rex');
    await answered(person('rex').click(cardIn(evening, CHANNEL), 'Cancel'));
    await block('rex');
    const many = Array.from({ length: 30 }, (_, at) => String(1_300_000_000_000_001_000n + BigInt(at)));
    await keepBlocked(evening.store, evening.discord.guildId, many, evening.house.now() + 1);
    const first = await access();
    expect(first.content.length).toBeLessThan(2_000);
    expect(first.content).toContain('- Blocked (31): 1. <@');
    expect(unblockable(first)).toHaveLength(25);
    const second = await answered(person('mina').click(first, 'More blocked people'));
    expect(unblockable(second).map(({ label }) => label)).toEqual([
      ...many.slice(25).map((person, at) => `${at + 26}. ${person}`),
      '31. *Rex_* 🦖',
    ]);
    const again = await answered(person('mina').click(second, 'More blocked people'));
    expect(unblockable(again)).toHaveLength(25);
    const last = await answered(person('mina').click(again, 'More blocked people'));
    expect((await unblock(last, 'rex')).content).toContain('- Blocked (30): ');
  });

  test('fits a message with as many roles and people as it can show, in both languages', async () => {
    const roles = Array.from({ length: 25 }, (_, at) => String(10_000_000_000_000_000_000n + BigInt(at)));
    const many = roles.map((role) => role.replace(/^1/, '2').slice(0, 20));
    await evening.store
      .insertInto('servers')
      .values({
        ...{ guild: evening.discord.guildId, language: null, channels: null, pace: null, rated: null },
        ...{ tables_of_person: null, tables: null, puzzles: null, letter_channel: null, letter_zone: null },
        ...{ letter_language: null, notifications: null, tidy: null, dashboard: null, log_channel: null },
        ...{ openers: JSON.stringify(roles), changed_at: 0 },
      })
      .execute();
    await keepBlocked(evening.store, evening.discord.guildId, many, 1);
    expect((await access()).content.length).toBeLessThan(1_900);
  });
});

async function access(): Promise<APIMessage> {
  const panel = await answered(person('mina').slash(CHANNEL, 'server'));
  return await answered(person('mina').click(panel, 'Access'));
}

async function block(who: string): Promise<APIMessage> {
  const panel = await access();
  const told = await answered(person('mina').select(panel, 'server-block:0', [id(who)]));
  await calm(evening);
  return told;
}

async function unblock(panel: APIMessage, who: string): Promise<APIMessage> {
  return await answered(person('mina').select(panel, 'server-unblock:0', [id(who)]));
}

function unblockable(panel: APIMessage) {
  const menu = pressable(panel.components).find(({ custom_id }) => custom_id === 'server-unblock:0');
  return menu?.options ?? [];
}

/** Starts Forage for three; returns the player whose turn it is. */
async function beginForThree(): Promise<Actor> {
  await sitDown(evening, { game: 'forage', channel: CHANNEL, people: ['theo', 'mina', 'jisu'], pace: '24' });
  return toMove(evening, CHANNEL) as Actor;
}

async function play(
  who: string,
  where = CHANNEL,
  more: Readonly<Record<string, string | boolean>> = {},
): Promise<APIMessage> {
  const told = await answered(person(who).slash(where, 'play', { game: 'runaround', ...more }));
  await calm(evening);
  return told;
}

function id(name: string): string {
  return person(name).id;
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
