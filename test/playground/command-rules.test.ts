import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt } from './rest-client.ts';

const APP = '1300000000000000100';
let playground: Playground;
let guild: string;
const global = `/applications/${APP}/commands`;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
  guild = `/applications/${APP}/guilds/${playground.guildId}/commands`;
});
afterAll(() => playground.stop());

const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const command = (more: object = {}) => ({ name: 'play', description: 'Plays', ...more });
const option = (more: object = {}) => ({ type: 3, name: 'game', description: 'Which', ...more });
const withOption = (more: object) => command({ options: [option(more)] });
const sub = (name: string, more: object = {}) => ({ type: 1, name, description: 'd', ...more });

const refused: [name: string, command: object, at: string, code: string][] = [
  ['no name', command({ name: undefined }), 'name', 'BASE_TYPE_REQUIRED'],
  ['a name over 32', command({ name: 'x'.repeat(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'],
  ['a name with a blank', command({ name: 'my hand' }), 'name', 'STRING_TYPE_REGEX'],
  ['a name with a capital', command({ name: 'Play' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['no description', command({ description: '' }), 'description', 'BASE_TYPE_REQUIRED'],
  [
    'a description over 100',
    command({ description: 'x'.repeat(101) }),
    'description',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a translated name with a blank',
    command({ name_localizations: { ko: '게임 시작' } }),
    'name_localizations.ko',
    'STRING_TYPE_REGEX',
  ],
  [
    'a translation over 100',
    command({ description_localizations: { ko: '가'.repeat(101) } }),
    'description_localizations.ko',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a description of a user command',
    { type: 2, name: 'Shake hands', description: 'Shakes' },
    'description',
    'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
  ],
  [
    'a translated name of a user command over 32',
    { type: 2, name: 'Shake hands', name_localizations: { ko: '가'.repeat(33) } },
    'name_localizations.ko',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an unknown locale',
    command({ name_localizations: { kr: '시작' } }),
    'name_localizations.kr',
    'BASE_TYPE_CHOICES',
  ],
  [
    '26 options',
    command({ options: many(26, (i) => option({ name: `o${i}` })) }),
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['an unknown type of option', withOption({ type: 12 }), 'options.0.type', 'BASE_TYPE_CHOICES'],
  [
    'an option without description',
    withOption({ description: undefined }),
    'options.0.description',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an option name with a capital',
    withOption({ name: 'Game' }),
    'options.0.name',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'two options of one name',
    command({ options: [option(), option()] }),
    'options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'options of one translated name',
    command({
      options: [
        option({ name_localizations: { ko: '판' } }),
        option({ name: 'b', name_localizations: { ko: '판' } }),
      ],
    }),
    'options.1.name_localizations.ko',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a required option after an optional one',
    command({ options: [option(), option({ name: 'b', required: true })] }),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    '26 choices',
    withOption({ choices: many(26, (i) => ({ name: `n${i}`, value: `v${i}` })) }),
    'options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice name over 100',
    withOption({ choices: [{ name: 'x'.repeat(101), value: 'v' }] }),
    'options.0.choices.0.name',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice value over 100',
    withOption({ choices: [{ name: 'n', value: 'x'.repeat(101) }] }),
    'options.0.choices.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a text for a number',
    withOption({ type: 4, choices: [{ name: 'n', value: 'v' }] }),
    'options.0.choices.0.value',
    'NUMBER_TYPE_COERCE',
  ],
  [
    'a number for a text',
    withOption({ choices: [{ name: 'n', value: 4 }] }),
    'options.0.choices.0.value',
    'STRING_TYPE_CONVERT',
  ],
  [
    'two choices of one name',
    withOption({
      choices: [
        { name: 'a', value: 'v' },
        { name: 'a', value: 'w' },
      ],
    }),
    'options.0.choices.1.name',
    'APPLICATION_COMMAND_OPTIONS_CHOICE_ALREADY_EXISTS',
  ],
  [
    'autocomplete and choices',
    withOption({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] }),
    'options.0.autocomplete',
    'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
  ],
  ['a length over 6000', withOption({ max_length: 6001 }), 'options.0.max_length', 'NUMBER_TYPE_MAX'],
  [
    'subcommands among options',
    command({ options: [sub('a'), option()] }),
    'options',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'a subcommand in a subcommand',
    command({ options: [sub('a', { options: [sub('b')] })] }),
    'options.0.options.0.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'a group in a group',
    command({ options: [sub('a', { type: 2, options: [sub('b', { type: 2 })] })] }),
    'options.0.options.0.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'options below a text',
    withOption({ options: [option()] }),
    'options.0.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'permissions that are no number',
    command({ default_member_permissions: 'admin' }),
    'default_member_permissions',
    'NUMBER_TYPE_COERCE',
  ],
  ['an unknown context', command({ contexts: [3] }), 'contexts.0', 'BASE_TYPE_CHOICES'],
  ['an unknown type', command({ type: 9 }), 'type', 'BASE_TYPE_CHOICES'],
  [
    'more than 8000 characters',
    command({
      options: many(4, (i) =>
        option({
          name: `o${i}`,
          choices: many(25, (j) => ({ name: `${j}${'n'.repeat(60)}`, value: `${j}${'v'.repeat(30)}` })),
        }),
      ),
    }),
    '',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('refused commands', () => {
  test.each(refused)('command: is refused with %s', async (_, body, at, code) => {
    const { status, json } = await call(playground, 'PUT', global, [body]);
    expect([status, json.code]).toEqual([400, 50035]);
    expect(codesAt(json, at === '' ? '0' : `0.${at}`)).toContain(code);
  });

  test('guild command: is refused with contexts or integration types', async () => {
    const { json } = await call(playground, 'PUT', guild, [
      command({ contexts: [0], integration_types: [0] }),
    ]);
    expect(codesAt(json, '0.contexts')).toEqual(['APPLICATION_COMMAND_GUILD_FIELD_NOT_ALLOWED']);
    expect(codesAt(json, '0.integration_types')).toEqual(['APPLICATION_COMMAND_GUILD_FIELD_NOT_ALLOWED']);
  });

  test('command: is refused with the name of another command', async () => {
    const { json } = await call(playground, 'PUT', global, [command(), command()]);
    expect(codesAt(json, '1')).toEqual(['APPLICATION_COMMANDS_DUPLICATE_NAME']);
  });

  test.each([
    ['101 commands', 101, 1, 400, 30032],
    ['16 user commands', 16, 2, 400, 30032],
  ])('commands: %s are refused', async (_, count, type, status, code) => {
    const got = await call(
      playground,
      'PUT',
      global,
      many(count, (i) => command({ name: `c${i}`, type, ...(type !== 1 && { description: '' }) })),
    );
    expect([got.status, got.json.code]).toEqual([status, code]);
  });

  test.each([
    ['another application', '/applications/1300000000000000999/commands', 403, 20012],
    ['another guild', `/applications/${APP}/guilds/1300000000000000999/commands`, 403, 50001],
  ])('commands of %s: are refused', async (_, path, status, code) => {
    const got = await call(playground, 'PUT', path, []);
    expect([got.status, got.json.code]).toEqual([status, code]);
  });
});

describe('stored commands', () => {
  test('commands: are replaced as a whole, and a command keeps its id with its name', async () => {
    const before = await call(playground, 'PUT', global, [
      command({ name: '시작' }),
      command({ name: "it's-a_name" }),
    ]);
    const after = await call(playground, 'PUT', global, [command({ name: '시작', description: 'other' })]);
    expect(before.status).toBe(200);
    expect(after.json.map(({ id }: { id: string }) => id)).toEqual([before.json[0].id]);
    expect((await call(playground, 'GET', global)).json).toEqual(after.json);
  });

  test('guild commands: exist beside global ones and can be set one by one', async () => {
    await call(playground, 'PUT', guild, []);
    const made = await call(playground, 'POST', guild, command({ name: 'here' }));
    expect(made.status).toBe(201);
    expect((await call(playground, 'GET', guild)).json).toEqual([made.json]);
    expect((await call(playground, 'GET', `${guild}/${made.json.id}`)).json.guild_id).toBe(
      playground.guildId,
    );
    expect((await call(playground, 'DELETE', `${guild}/${made.json.id}`)).status).toBe(204);
    expect((await call(playground, 'GET', `${guild}/${made.json.id}`)).json.code).toBe(10063);
  });

  test('commands: up to 100 with groups and subcommands are accepted', async () => {
    const deep = command({
      options: [sub('g', { type: 2, options: [sub('s', { options: [option({ required: true })] })] })],
    });
    const got = await call(playground, 'PUT', global, [deep, ...many(99, (i) => command({ name: `c${i}` }))]);
    expect(got.status).toBe(200);
    expect(got.json).toHaveLength(100);
  });
});
