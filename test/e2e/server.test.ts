import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { settle } from '../support/days.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, cardIn, chooseLabel, isPrivate, offers, sitDown } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
/** The button that begins a match against an AI at once. */
const NOW = 'Play now against Badger';

const HANGUL = /[가-힣]/;

/** What a menu that was never offered, or a button of somebody else's panel, may carry. */
const IDS = [
  'server-language:0:ko',
  'server-channels:0',
  'server-pace:0',
  'server-ratings:0:0',
  'server-letter:0:1',
  'server-person:0',
  'server-tables:0',
  'server-puzzles:0:1',
  'server-notify:0',
  'server-tidy:0',
  'server-dashboard:0:1',
  'server-page:0:messages',
];

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => await endCalmly(evening));

test('whoever manages the server sees in sentences what is set, in their language, and nobody else does', async () => {
  const panel = await settings('mina');
  expect(isPrivate(panel)).toBe(true);
  expect(panel.content.split('\n')).toEqual([
    '**Settings of this server**',
    '- Language of new tables: as this Discord server has chosen, or else that of whoever opens one',
    '- Tables can be opened in every channel',
    '- Usual pace: 2 days a turn',
    '- Ratings: games count',
    '- One person can sit at up to 5 tables at a time',
    '- This server can have up to 100 tables at a time',
    expect.stringMatching(/^-# /),
  ]);
  const messages = await answered(person('mina').click(panel, 'Messages'));
  expect(messages.content.split('\n')).toEqual([
    '**Settings of this server**',
    '- Notifications: loud, the board pings the player whose turn it is',
    '- Old boards: stay, without buttons',
    '- Puzzle a day: none',
    '- Letter of the week: none',
    '- Dashboard: none',
    expect.stringMatching(/^-# /),
  ]);
  await chooseLabel(
    person('mina'),
    await answered(person('mina').slash(CHANNEL, 'me')),
    'Which language?',
    '한국어',
  );
  const korean = await settings('mina');
  expect(korean.content).toContain('- 레이팅: 게임이 반영됩니다\n');
  for (const label of offers(korean).filter((label) => !label.includes('English')))
    expect(label).toMatch(HANGUL);
});

test('it is neither shown to nor pressed by who does not manage the server', async () => {
  await expect(person('theo').slash(CHANNEL, 'server')).rejects.toThrow();
  const data = { id: '1', name: 'server', type: 1 };
  const typed = await (await person('theo').raw({ channel: CHANNEL, type: 2, data })).settled();
  expect(typed.message?.content).toMatch(/permission Manage Server/);
  const panel = await settings('mina');
  for (const custom_id of IDS) {
    for (const component of [{ component_type: 2 }, { component_type: 3, values: ['1'] }]) {
      const data = { custom_id, id: 1, ...component };
      const answer = await person('jisu').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
      expect((await answer.settled()).message?.content, custom_id).toMatch(/서버 관리 권한/);
    }
  }
  expect(await evening.store.selectFrom('servers').selectAll().execute()).toEqual([]);
});

test('the language is what new tables speak, unless another is chosen', async () => {
  const panel = await pressed('mina', await settings('mina'), 'New tables in 한국어');
  expect(panel.content).toContain('- Language of new tables: 한국어\n');
  expect(offers(panel)).toEqual(
    expect.arrayContaining(['New tables in English', 'New tables as in Discord']),
  );
  await play('theo');
  expect(cardIn(evening, CHANNEL, '참가').content).toMatch(HANGUL);
  await play('theo', 'table-two', { language: 'en' });
  expect(cardIn(evening, 'table-two').content).toContain('Table of Theo');
  await pressed('mina', panel, 'New tables as in Discord');
  await play('theo', 'general');
  expect(cardIn(evening, 'general').content).toContain('Table of Theo');
});

test('tables open in the chosen channels and their threads alone, whatever is pressed or typed', async () => {
  const over = await matchIn(CHANNEL);
  const asked = await challenge('theo', 'mina');
  const forTwo = await firstStep('theo', 'Two of us');
  const panel = await chosen('mina', await settings('mina'), 'server-channels:0', [channel('table-two')]);
  expect(panel.content).toContain(
    `- Tables can be opened in <#${channel('table-two')}>, and in threads there`,
  );
  const elsewhere = `On this server tables are opened in <#${channel('table-two')}>.`;
  expect((await play('theo')).content).toBe(elsewhere);
  expect((await play('theo', CHANNEL, { thread: true })).content).toBe(elsewhere);
  expect((await play('jisu')).content).toMatch(new RegExp(`<#${channel('table-two')}> 채널에서`));
  for (const label of [NOW, 'Two of us'])
    expect((await firstStep('theo', label)).content, label).toBe(elsewhere);
  expect((await chooseLabel(person('theo'), forTwo, 0, 'Runaround')).content).toBe(elsewhere);
  // Rate limits refuse so many tables in so short a time.
  evening.pass(5 * 60_000);
  expect((await answered(person('theo').click(over, 'Play again'))).content).toBe(elsewhere);
  expect((await chooseLabel(person('theo'), asked, 0, 'Runaround')).content).toBe(elsewhere);
  expect((await challenge('theo', 'mina')).content).toBe(elsewhere);
  expect(await count()).toBe(1);
  expect(threads()).toBe(0);
  expect((await play('theo', 'table-two', { thread: true })).content).toMatch(/^Your table is open/);
  expect(threads()).toBe(1);
  const thread = evening.discord.channels.find(({ channel }) => channel.type === ChannelType.PublicThread);
  await answered(person('theo').click(cardIn(evening, thread?.channel.id ?? ''), 'Cancel'));
  expect((await play('jisu', thread?.channel.id)).content).toMatch(/^테이블을 열었습니다/);
  const all = await chosen('mina', panel, 'server-channels:0', []);
  expect(all.content).toContain('- Tables can be opened in every channel\n');
  expect((await play('theo')).content).toMatch(/^Your table is open/);
});

test('where the chosen channels are deleted, tables open in the others, and at last everywhere', async () => {
  await chosen('mina', await settings('mina'), 'server-channels:0', [
    channel('table-two'),
    channel('general'),
  ]);
  evening.discord.deleteChannel('table-two');
  const only = `- Tables can be opened in <#${channel('general')}>, and in threads there`;
  await settle(evening);
  expect((await settings('mina')).content).toContain(only);
  expect((await play('theo')).content).toContain('On this server tables are opened in');
  await evening.bot.close();
  evening.discord.deleteChannel('general');
  evening = await evening.again();
  expect((await settings('mina')).content).toContain('- Tables can be opened in every channel\n');
  expect((await play('theo')).content).toMatch(/^Your table is open/);
});

test('the usual pace is what a new lobby begins with, unless another is chosen', async () => {
  const panel = await chooseLabel(
    person('mina'),
    await settings('mina'),
    'Which pace for new tables?',
    'Pace: 1 day a turn',
  );
  expect(panel.content).toContain('- Usual pace: 1 day a turn\n');
  await play('theo');
  expect(cardIn(evening, CHANNEL).content).toContain('Pace: 1 day a turn');
  await play('theo', 'table-two', { pace: 'null' });
  expect(cardIn(evening, 'table-two').content).not.toContain('Pace:');
  await firstStep('theo', NOW, 'general');
  expect((await tableOf(evening.house, 3)).record.pace).toBeNull();
  evening = await evening.again();
  expect((await settings('mina')).content).toBe(panel.content);
});

test('with ratings off new games do not count, and their host is not asked', async () => {
  await play('theo', 'table-two');
  const options = async (where: string) =>
    await answered(person('theo').click(cardIn(evening, where), 'Options'));
  const before = await options('table-two');
  expect(named(before)).toContain('Rating');
  const panel = await pressed('mina', await settings('mina'), 'Keep games out of ratings');
  expect(panel.content).toContain('- Ratings: games do not count\n');
  await play('theo');
  expect(cardIn(evening, CHANNEL).content).toContain('Rating: this game does not count');
  expect(named(await options(CHANNEL))).not.toContain('Rating');
  expect(named(await chooseLabel(person('theo'), before, 'Which option?', 'Rating'))).not.toContain('Rating');
  await pressed('mina', panel, 'Let games count for ratings');
  expect(named(await options(CHANNEL))).toContain('Rating');
});

test('one person sits at no more tables than are set, by opening or by joining', async () => {
  const label = '1 table for one person';
  const menu = 'How many tables for one person?';
  const panel = await chooseLabel(person('mina'), await settings('mina'), menu, label);
  expect(panel.content).toContain('- One person can sit at 1 table at a time\n');
  expect((await play('theo')).content).toMatch(/^Your table is open/);
  expect((await play('rex', 'table-two')).content).toMatch(/^Your table is open/);
  const enough = /^One person can sit at 1 table at a time on this server\./;
  expect((await play('theo', 'general')).content).toMatch(enough);
  expect((await play('theo', 'general', { thread: true })).content).toMatch(enough);
  expect(threads()).toBe(0);
  expect((await answered(person('theo').click(cardIn(evening, 'table-two'), 'Join'))).content).toMatch(
    enough,
  );
  await chooseLabel(person('mina'), panel, menu, 'Up to 2 tables for one person');
  await answered(person('theo').click(cardIn(evening, 'table-two'), 'Join'));
  await calm(evening);
  expect(cardIn(evening, 'table-two').content).toContain('2. Theo');
  expect((await play('theo', 'general')).content).toMatch(/^One person can sit at 2 tables at a time/);
});

test('a server has no more tables than are set', async () => {
  const menu = 'How many tables on this server?';
  await chooseLabel(person('mina'), await settings('mina'), menu, 'Up to 5 tables on this server');
  const places = ['general', 'table-one', 'table-two', '놀이방'];
  for (const place of places) expect((await play('theo', place)).content).toMatch(/^Your table is open/);
  expect((await play('rex', CHANNEL, { thread: true })).content).toMatch(/^Your table is open/);
  const full = /^This server has 5 tables open, as many as it can at a time\./;
  expect((await play('mina', CHANNEL, { thread: true })).content).toMatch(full);
  expect((await play('jisu', CHANNEL, { thread: true })).content).toMatch(/테이블 5개가 모두 열려/);
  expect(threads()).toBe(1);
  await answered(person('theo').click(cardIn(evening, 'general'), 'Cancel'));
  await calm(evening);
  expect((await play('mina', 'general')).content).toMatch(/^Your table is open/);
});

async function settings(who: string): Promise<APIMessage> {
  return await answered(person(who).slash(CHANNEL, 'server'));
}

async function pressed(who: string, panel: APIMessage, label: string): Promise<APIMessage> {
  return await answered(person(who).click(panel, label));
}

async function chosen(
  who: string,
  panel: APIMessage,
  menu: string,
  values: readonly string[],
): Promise<APIMessage> {
  return await answered(person(who).select(panel, menu, [...values]));
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

async function challenge(who: string, whom: string): Promise<APIMessage> {
  return await answered(person(who).context(CHANNEL, 'Challenge to a game', person(whom)));
}

/** Presses a button under /help. */
async function firstStep(who: string, label: string, where = CHANNEL): Promise<APIMessage> {
  const told = await pressed(who, await answered(person(who).slash(where, 'help')), label);
  await calm(evening);
  return told;
}

/** The last board of a match that theo and mina have played. */
async function matchIn(where: string): Promise<APIMessage> {
  await sitDown(evening, { game: 'runaround', channel: where, people: ['theo', 'mina'] });
  const sure = await answered(person('mina').slash(where, 'resign'));
  await answered(person('mina').click(sure, 'Yes, resign'));
  await calm(evening);
  const { messages } = evening.discord.channel(where);
  const board = messages.findLast((message) => offers(message).includes('Play again'));
  if (!board) throw new Error(`No match has ended in ${where}`);
  return board;
}

/** What the menus of a message name. */
function named(message: APIMessage): readonly string[] {
  return pressable(message.components).flatMap(({ options = [] }) => options.map(({ label }) => label));
}

async function count(): Promise<number> {
  return (await evening.store.selectFrom('tables').select('id').execute()).length;
}

function threads(): number {
  return evening.discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread).length;
}

function channel(name: string): string {
  return evening.discord.channel(name).id;
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
