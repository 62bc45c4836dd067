import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor, Answer } from '../../src/playground/index.ts';
import { memberOf } from '../../src/playground/world/guild.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, cardIn } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

const NAMES = [
  '@everyone',
  '<@1300000000000000401>',
  '<@&1300000000000000202> @here',
  '**b** _i_ ~~s~~ `c` ||h||',
  '[click](https://a.example)',
  '# big',
  '> quote',
  '-# small',
  '<:a:1300000000000000401>',
  '🦖👩‍👩‍👧‍👦🇰🇷',
  '```\ncode',
  'W'.repeat(32),
];

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test.each(NAMES)('a person called %j is harmless and keeps the name', async (nick) => {
  const [theo, rex] = [evening.discord.person('theo'), evening.discord.person('rex')];
  await command(theo, nick, 'play', [
    { name: 'game', type: 3, value: 'runaround' },
    { name: 'pace', type: 3, value: 'null' },
  ]);
  await calm(evening);
  await command(rex, nick, 'join');
  await calm(evening);
  await command(theo, nick, 'start');
  await calm(evening);
  const shown = nick.replaceAll('\n', ' ');
  const names = (await tableOf(evening.house, 1)).sitters.map(({ name }) => name);
  expect(names).toEqual([shown, `${shown} (2)`]);
  await answered(evening.discord.person('mina').click(boardIn(evening, CHANNEL), 'Play'));
  await answered(evening.discord.person('mina').click(boardIn(evening, CHANNEL), 'More'));
  await answered(theo.slash(CHANNEL, 'games'));
  await answered(theo.slash(CHANNEL, 'board', { text: true }));
  const [mover] = boardIn(evening, CHANNEL).mentions;
  for (const { pinged, kind } of evening.discord.sent)
    expect(kind === 'message' ? pinged : []).toEqual(pinged);
  const pinged = evening.discord.sent.flatMap((one) => one.pinged);
  expect(pinged).toEqual([mover?.id]);
  for (const one of evening.discord.sent) expect(contentOf(one.payload)).not.toMatch(LIVE);
});

test('a name as long as may be, full of markup, fits everywhere', async () => {
  const nick = '*'.repeat(32);
  const [theo, rex, mina, jisu] = ['theo', 'rex', 'mina', 'jisu'].map((key) =>
    evening.discord.person(key),
  ) as [Actor, Actor, Actor, Actor];
  await command(theo, nick, 'play', [
    { name: 'game', type: 3, value: 'forage' },
    { name: 'thread', type: 5, value: true },
  ]);
  await calm(evening);
  const thread = evening.discord.channels.find(({ channel }) => 'thread_metadata' in channel)?.id ?? '';
  for (const who of [rex, mina, jisu]) await command(who, nick, 'join', [], thread);
  await calm(evening);
  expect(cardIn(evening, thread).content.length).toBeLessThanOrEqual(2_000);
  await command(theo, nick, 'start', [], thread);
  await calm(evening);
  expect(boardIn(evening, thread).content.length).toBeLessThanOrEqual(2_000);
});

test('a name without ink gives way to the username in every message', async () => {
  const [theo, rex] = [evening.discord.person('theo'), evening.discord.person('rex')];
  for (const [who, name] of [
    [theo, 'play'],
    [rex, 'join'],
    [theo, 'start'],
  ] as const) {
    const options = name === 'play' ? [{ name: 'game', type: 3, value: 'runaround' }] : [];
    await command(who, '\u3164\u200b', name, options);
    await calm(evening);
  }
  const names = (await tableOf(evening.house, 1)).sitters.map(({ name }) => name);
  expect(names).toEqual([memberOf(theo).user.username, memberOf(rex).user.username]);
  for (const { payload } of evening.discord.sent) expect(contentOf(payload)).not.toMatch(/\u3164/);
});

test('a nick that changed is taken in all running games with the next thing that its person does', async () => {
  const [theo, rex] = [evening.discord.person('theo'), evening.discord.person('rex')];
  for (const channel of [CHANNEL, 'table-two'])
    await command(theo, 'Old', 'play', [{ name: 'game', type: 3, value: 'runaround' }], channel);
  await calm(evening);
  for (const channel of [CHANNEL, 'table-two']) await command(rex, 'Rex', 'join', [], channel);
  await calm(evening);
  await command(theo, 'Old', 'start');
  await calm(evening);
  expect(await namesAt(1)).toEqual(['Old', 'Rex']);
  await command(theo, 'New', 'resign');
  await calm(evening);
  expect(await namesAt(1)).toEqual(['Old', 'Rex']);
  await command(theo, 'New', 'start', [], 'table-two');
  await calm(evening);
  expect(await namesAt(2)).toEqual(['New', 'Rex']);
  expect(await namesAt(1)).toEqual(['New', 'Rex']);
});

async function namesAt(table: number): Promise<readonly string[]> {
  return (await tableOf(evening.house, table)).sitters.map(({ name }) => name);
}

/** Markup that would do something: a mention that is not the turn's, a masked link, a heading, a block of code. */
const LIVE =
  /@everyone|@here|<@&|(?<!\\)<:|(?<!\\)\[click|https:\/\/a|^# |^-# small|(?<!\\)> |(?<!\\)```|(?<!\\)\*\*b|(?<!\\)\|\|/m;

function contentOf(payload: unknown): string {
  const { content } = (payload ?? {}) as { readonly content?: string };
  return content ?? '';
}

/** A command of somebody who has this name in the server. */
async function command(
  who: Actor,
  nick: string,
  name: string,
  options: readonly object[] = [],
  channel = CHANNEL,
): Promise<Answer> {
  const member = { ...memberOf(who), nick, permissions: who.permissions.toString() };
  const data = { id: '1300000000000000999', name, type: 1, options };
  const answer = await (await who.raw({ channel, type: 2, data, member })).settled();
  expect(answer.state).toBe('answered');
  return answer;
}
