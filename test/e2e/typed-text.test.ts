import { type APIApplicationCommandOption, ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { serialiseCommand } from '../../src/discord/core/command.ts';
import { games } from '../../src/games/registry.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { findMover, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const NASTY = '**bold** @everyone <@1> [x](http://e)';
/** Markup that Discord would render if it were not escaped. */
const ALIVE = ['**bold**', '@everyone', '<@1>', '[x](http'];

/** Places of the typed text within a move. */
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

/** Forms in which the same text is typed. */
const DRESSED: Readonly<Record<string, (typed: string) => string>> = {
  'as it is': (typed) => typed,
  'in code ticks': (typed) => `\`${typed}\``,
  'in a block of code': (typed) => `\`\`\`\n${typed}\n\`\`\``,
  'in quotes, as a sentence': (typed) => `“${typed}.”`,
  'with invisible characters': (typed) => `\u200e\ufeff${[...typed].join('\u200b')}\u2069`,
  'in full width': (typed) =>
    typed.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'with dashes of a phone': (typed) => typed.replaceAll('-', '–').replaceAll(' ', '\u00a0'),
  'with exclamation': (typed) => `  ${typed} !`,
};

interface TextSample {
  readonly typed: string;
  /** Pattern of an answer that understood the text. */
  readonly read: RegExp;
}

/** A sample for every free-text option, by command and Discord's name of the option. */
const SAMPLES: Readonly<Record<string, TextSample>> = {
  'join code': { typed: 'ABCD-EFGH', read: /No open game has this code/ },
  'table export match': { typed: '1', read: /piecepack-1\.json/ },
  'settings away': { typed: '2027-01-03', read: /Away until <t:1798934400:f>/ },
  'settings zone': { typed: 'UTC-05:00', read: /Time zone: -05:00/ },
  'settings quiet': { typed: '22-8', read: /Quiet hours \(no deadlines then\): 22:00/ },
  'move text': { typed: 'c2-d4 d4-c2', read: /from c2 to d4.*from d4 to c2/ },
  'table replay match': { typed: '1', read: /step:1:0/ },
  'setup save': { typed: 'my-own set', read: /Saved for this server as “my-own set”/ },
  'setup load': { typed: 'my-own set', read: /sets up my-own set/ },
  'setup drop': { typed: 'my-own set', read: /Deleted “my-own set”/ },
  'setup ppn': { typed: 'cS3@c2 t@(1.5,1.5)', read: /Saved for this server as “pasted”/ },
};

/** Other options of a command. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'setup ppn': { save: 'pasted' },
};

/** Commands that are called before each sample. */
const BEFORE: Readonly<
  Record<string, readonly [command: string, options: Readonly<Record<string, string>>]>
> = {
  'setup load': ['setup', { save: 'my-own set' }],
  'setup drop': ['setup', { save: 'my-own set' }],
};

/** Options that accept more than a hundred characters, with their maximum. */
const LONGEST: Readonly<Record<string, number>> = { 'move text': 4_000, 'setup ppn': 3_000 };

/** Every text option, by command and Discord's name of the option. */
const ARGUMENTS = commands.flatMap((command) =>
  (serialiseCommand(command, 'guilds').options ?? []).flatMap((option) =>
    option.type === O.Subcommand
      ? listTextOptions(`${command.name} ${option.name}`, option.options ?? [])
      : listTextOptions(command.name, [option]),
  ),
);

function listTextOptions(command: string, options: readonly APIApplicationCommandOption[]) {
  return options.flatMap((option) =>
    option.type === O.String ? [{ command, option: option.name, known: option }] : [],
  );
}

test('text options of commands: have the right maximum length', () => {
  expect(ARGUMENTS.length).toBeGreaterThan(10);
  for (const { command, option, known } of ARGUMENTS) {
    const { choices = [], max_length = 0 } = known as { choices?: object[]; max_length?: number };
    const longest = LONGEST[`${command} ${option}`] ?? 100;
    if (choices.length === 0) expect(max_length, `/${command} ${option}`).toBe(longest);
  }
});

describe('typed text in answers', () => {
  let testBot: TestBot;
  beforeEach(async () => {
    testBot = await openTestBot();
  });
  afterEach(async () => await closeCalmly(testBot));

  test('typed markup: has no effect in answers without a table', async () => {
    for (const who of ['theo', 'mina']) await typeEverything(testBot.discord.person(who));
    expectHarmless(testBot);
  });

  test.each(games.map(({ id, seats }) => ({ id, seats: Math.min(...seats) })))(
    'typed markup: has no effect in answers at a table of $id',
    async ({ id, seats }) => {
      const people = ['theo', 'mina', 'rex'].slice(0, Math.max(2, seats));
      await startMatch(testBot, {
        game: id,
        channel: CHANNEL,
        people: id === 'piecepack' ? ['theo'] : people,
      });
      const who = findMover(testBot, CHANNEL) ?? testBot.discord.person('theo');
      await typeEverything(who);
      for (const move of MOVES) await type(who, 'move', { text: move.replace('%', NASTY) });
      await type(who, 'setup', {});
      await waitUntilIdle(testBot);
      expectHarmless(testBot);
    },
  );

  // Discord refuses half a surrogate pair (discord-api-docs #6561).
  test.each(games.map(({ id, seats }) => ({ id, seats: Math.min(...seats) })))(
    'shortened text at a table of $id: never cuts a character in half',
    async ({ id, seats }) => {
      const people = ['theo', 'mina', 'rex'].slice(0, Math.max(2, seats));
      await startMatch(testBot, {
        game: id,
        channel: CHANNEL,
        people: id === 'piecepack' ? ['theo'] : people,
      });
      const who = findMover(testBot, CHANNEL) ?? testBot.discord.person('theo');
      for (const typed of ['🎲'.repeat(60), `x${'🎲'.repeat(60)}`]) {
        await type(who, 'move', { text: typed });
        await type(who, 'setup', { load: typed });
      }
      await waitUntilIdle(testBot);
      for (const { text } of testBot.discord.sent) expect(text).not.toMatch(/\p{Cs}|\\ud[89a-f]/iu);
    },
  );

  test('/move: accepts typographic dashes, invisible characters and a period', async () => {
    await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo'] });
    const theo = testBot.discord.person('theo');
    for (const typed of ['“cS3@c2.”', '\u200ec2–d4.', '`ｄ４－ｅ５`'])
      expect(
        (await waitForMessage(theo.slash(CHANNEL, 'move', { text: typed }))).content,
        typed,
      ).not.toContain('cannot');
    await waitUntilIdle(testBot);
    expect(testBot.discord.sent.map(({ text }) => text).join('\n')).toMatch(/e5/);
  });

  // Smart punctuation, code ticks and input methods: mattermost-mobile #5259, hermes-agent #14363, esmBot #160, kubebot #9.
  test('text options: are read in every form in which a text may be typed', async () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(
      ARGUMENTS.filter(({ known }) => !('choices' in known))
        .map(({ command, option }) => `${command} ${option}`)
        .toSorted(),
    );
    const theo = testBot.discord.person('theo');
    await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo'] });
    for (const move of ['cS3@c2', 'pack up']) await type(theo, 'move', { text: move });
    await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo'] });
    await type(theo, 'move', { text: 'cS3@c2' });
    for (const [argument, { typed, read }] of Object.entries(SAMPLES)) {
      const [, command = '', option = ''] = /^(.*) (\S+)$/.exec(argument) ?? [];
      for (const [form, dressed] of Object.entries(DRESSED)) {
        const [first, options = {}] = BEFORE[argument] ?? [];
        if (first) await type(theo, first, options);
        testBot.pass(120_000);
        const answer = await typedAs(theo, command, { [option]: dressed(typed), ...BESIDE[argument] });
        expect([argument, form, answer]).toEqual([argument, form, expect.stringMatching(read)]);
      }
    }
    const named = async (match: string) => await typedAs(theo, 'table replay', { match });
    const offers = await theo.complete(CHANNEL, 'table replay', { match: '' }, 'match');
    expect(await named(offers.at(-1)?.name ?? '')).toContain('step:1:0');
    expect(await named('piecepack')).toContain('matches that');
  }, 120_000);

  test('autocomplete: offers the same for every form in which a text may be typed', async () => {
    await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo'] });
    const theo = testBot.discord.person('theo');
    for (const options of [{ text: 'cS3@c2' }, { text: 'pack up' }]) await type(theo, 'move', options);
    const looked = [
      ['table export', 'match', 'piecepack'],
      ['table replay', 'match', 'piecepack'],
      ['settings', 'zone', 'america/new_york'],
      ['settings', 'quiet', '22-8'],
      ['settings', 'away', '2027-01-03'],
    ] as const;
    for (const [command, option, typed] of looked) {
      const offers = async (text: string) =>
        (await theo.complete(CHANNEL, command, { [option]: text }, option)).map(({ value }) => value);
      const plain = await offers(typed);
      expect([command, option, plain.length > 0]).toEqual([command, option, true]);
      for (const dressed of Object.values(DRESSED))
        expect([command, option, await offers(dressed(typed))]).toEqual([command, option, plain]);
    }
  });

  /** Returns the text of the answer. */
  async function typedAs(
    who: PlaygroundUser,
    name: string,
    options: Readonly<Record<string, string>>,
  ): Promise<string> {
    const sent = Object.entries(options).map(([option, value]) => ({ name: option, type: O.String, value }));
    const data = createCall(name, sent);
    const message = await waitForMessage(who.raw({ channel: CHANNEL, type: 2, data }));
    return JSON.stringify([message.content, message.components, message.attachments]);
  }

  async function typeEverything(who: PlaygroundUser): Promise<void> {
    for (const { command, option } of ARGUMENTS) await type(who, command, { [option]: NASTY });
  }

  /** Sends a command without keeping to the choices, as no client does. */
  async function type(
    who: PlaygroundUser,
    name: string,
    options: Readonly<Record<string, string>>,
  ): Promise<void> {
    const sent = Object.entries(options).map(([name, value]) => ({ name, type: O.String, value }));
    const game = { name: 'game', type: O.String, value: 'runaround' };
    const whole = name === 'play' && !('game' in options) ? [...sent, game] : sent;
    const data = createCall(name, whole);
    await waitForMessage(who.raw({ channel: CHANNEL, type: 2, data }));
  }
});

/** Returns the data of an interaction that calls a command, or a subcommand such as `table export`. */
function createCall(name: string, options: readonly object[]) {
  const [command, subcommand] = name.split(' ');
  const called = { id: '1300000000000000777', name: command, type: 1 };
  return subcommand === undefined
    ? { ...called, options }
    : { ...called, options: [{ type: O.Subcommand, name: subcommand, options }] };
}

function expectHarmless({ discord }: TestBot): void {
  const texts = discord.sent.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(ARGUMENTS.length);
  for (const text of texts)
    for (const alive of ALIVE) expect(text.replaceAll(/\\./gs, ''), text).not.toContain(alive);
}
