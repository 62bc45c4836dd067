import { ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { described } from '../../src/discord/kit/command.ts';
import { games } from '../../src/games/registry.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const NASTY = '**bold** @everyone <@1> [x](http://e)';
/** As Discord would read it, were it not made harmless. */
const ALIVE = ['**bold**', '@everyone', '<@1>', '[x](http'];

/** How what is typed may stand within a move. */
const MOVES = [
  '%',
  '\\%',
  'note %',
  '3 %',
  'ride %',
  'coin %',
  'c2-%',
  '%-c2',
  '?%~3',
  'set up 4x4 "%" cS3@c2',
  'undo %',
];

/** What has room for more than a hundred characters. */
const LONGEST: Readonly<Record<string, number>> = { 'move text': 4_000, 'setup ppn': 3_000 };

/** Every argument that is text, by its command and the name that Discord sends. */
const ARGUMENTS = commands.flatMap((command) =>
  (described(command, false).options ?? []).flatMap((option) =>
    option.type === O.String ? [{ command: command.name, option: option.name, known: option }] : [],
  ),
);

test('no argument takes more than fits, and each says how much', () => {
  expect(ARGUMENTS.length).toBeGreaterThan(10);
  for (const { command, option, known } of ARGUMENTS) {
    const { choices = [], max_length = 0 } = known as { choices?: object[]; max_length?: number };
    const longest = LONGEST[`${command} ${option}`] ?? 100;
    if (choices.length === 0) expect(max_length, `/${command} ${option}`).toBe(longest);
  }
});

describe('what was typed comes back without meaning anything', () => {
  let evening: Evening;
  beforeEach(async () => {
    evening = await openEvening();
  });
  afterEach(async () => await endCalmly(evening));

  test('where there is no table', async () => {
    for (const who of ['theo', 'mina']) await typeEverything(evening.discord.person(who));
    expectHarmless(evening);
  });

  test.each(games.map(({ id, seats }) => ({ id, seats: Math.min(...seats) })))(
    'at a table of $id',
    async ({ id, seats }) => {
      const people = ['theo', 'mina', 'rex'].slice(0, Math.max(2, seats));
      await sitDown(evening, { game: id, channel: CHANNEL, people: id === 'piecepack' ? ['theo'] : people });
      const who = toMove(evening, CHANNEL) ?? evening.discord.person('theo');
      await typeEverything(who);
      for (const move of MOVES) await type(who, 'move', { text: move.replace('%', NASTY) });
      await type(who, 'setup', {});
      await calm(evening);
      expectHarmless(evening);
    },
  );

  // Half a surrogate pair is refused by Discord (discord-api-docs #6561).
  test.each(games.map(({ id, seats }) => ({ id, seats: Math.min(...seats) })))(
    'what is cut at a table of $id ends between two characters',
    async ({ id, seats }) => {
      const people = ['theo', 'mina', 'rex'].slice(0, Math.max(2, seats));
      await sitDown(evening, { game: id, channel: CHANNEL, people: id === 'piecepack' ? ['theo'] : people });
      const who = toMove(evening, CHANNEL) ?? evening.discord.person('theo');
      for (const typed of ['🎲'.repeat(60), `x${'🎲'.repeat(60)}`]) {
        await type(who, 'move', { text: typed });
        await type(who, 'setup', { load: typed });
      }
      await calm(evening);
      for (const { text } of evening.discord.sent) expect(text).not.toMatch(/\p{Cs}|\\ud[89a-f]/iu);
    },
  );

  test('a dash of a phone, invisible characters and a period are read in a move', async () => {
    await sitDown(evening, { game: 'piecepack', channel: CHANNEL, people: ['theo'] });
    const theo = evening.discord.person('theo');
    for (const typed of ['“cS3@c2.”', '\u200ec2–d4.', '`ｄ４－ｅ５`'])
      expect((await answered(theo.slash(CHANNEL, 'move', { text: typed }))).content, typed).not.toContain(
        'cannot',
      );
    await calm(evening);
    expect(evening.discord.sent.map(({ text }) => text).join('\n')).toMatch(/e5/);
  });

  async function typeEverything(who: Actor): Promise<void> {
    for (const { command, option } of ARGUMENTS) await type(who, command, { [option]: NASTY });
  }

  /** As no client would: choices are not kept to. */
  async function type(who: Actor, name: string, options: Readonly<Record<string, string>>): Promise<void> {
    const sent = Object.entries(options).map(([name, value]) => ({ name, type: O.String, value }));
    const game = { name: 'game', type: O.String, value: 'runaround' };
    const whole = name === 'play' && !('game' in options) ? [...sent, game] : sent;
    const data = { id: '1300000000000000777', name, type: 1, options: whole };
    await answered(who.raw({ channel: CHANNEL, type: 2, data }));
  }
});

function expectHarmless({ discord }: Evening): void {
  const texts = discord.sent.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(ARGUMENTS.length);
  for (const text of texts)
    for (const alive of ALIVE) expect(text.replaceAll(/\\./gs, ''), text).not.toContain(alive);
}
