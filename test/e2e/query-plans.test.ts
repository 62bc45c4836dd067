import Sqlite from 'better-sqlite3';
import {
  type APIApplicationCommandBasicOption,
  type APIMessage,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { serialiseCommand } from '../../src/discord/core/command.ts';
import { parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { type BotAnswer, listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { ON_POSTGRES } from '../support/store.ts';
import { startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

/** Number of presses of the same name after which nothing new is asked of the store. */
const ALIKE = 6;

/** Commands called last, because they end something. */
const LAST = ['table'];

/** Row sources within the statement itself, whose size bounds them. */
const OWN_ROWS = /^SCAN (\d+-ROW VALUES CLAUSE|CONSTANT ROW|agg|\(subquery-\d+\))/;

/** Plans that read everybody's rows: unbounded scans, an automatic index, an index by phase alone. */
const WHOLE = /^SCAN |AUTOMATIC|\(rowid[<>]\?\)|\((phase|kind|state)=\?\)/;

/** Queues, whose rows are all due now. */
const QUEUES = /^SCAN (outbox|forgetting)\b/;

/** Statements that end at an index's first row, and those of the tests. */
const ALLOWED = [
  /from "interactions" order by "at" desc limit/,
  /^select "alarms"\.\* from "alarms" order by "at" limit \?$/,
  /^select "id" from "tables" where "phase" = \?$/,
  /^select \* from "posts" where "phase" = \?$/,
  /^select \* from "requests" where "kind" in \(\?, \?, \?\)$/,
  // Asked once after a start, for lobbies and leagues that have not begun, which are few.
  /^select "blocked"\."guild", .* union select /,
  // Notices of these kinds are deleted once they are posted.
  /from "notices" where "kind" = \? and "subject" like \?$/,
  /^delete from "notices" where "kind" in \(\?, \?, \?\) and "person" = \?$/,
];

/** Every prepared statement, with its connection. */
const prepared = new Map<string, Sqlite.Database>();

let testBot: TestBot;
const clicked = new Map<string, Set<string>>();

beforeEach(async () => {
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    prepared.set(sql, this);
    return prepare.call(this, sql);
  });
  const store = () => prepared.clear();
  testBot = await openTestBot({ watching: { store, client: () => () => {}, rest: () => {} } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await testBot.end();
});

test.skipIf(ON_POSTGRES)(
  'queries: no command, button or menu reads a whole table',
  async () => {
    const [mina, theo, rex] = ['mina', 'theo', 'rex'].map((name) =>
      testBot.discord.person(name),
    ) as PlaygroundUser[];
    await startMatch(testBot, { game: 'runaround', channel: 'general', people: ['mina', 'theo'] });
    await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['mina', 'theo', 'rex'], ais: 1 });
    await waitForMessage(mina!.slash('table-two', 'play', { game: 'moneyrun' }));
    await waitUntilIdle(testBot);
    for (const who of [theo, mina]) await clickPosts(who!, 'table-two');
    for (const command of commands.toSorted(compareEnds)) await callEachWay(mina!, command);
    await clickAll(mina!, await waitForMessageOrNull(mina!.context(CHANNEL, 'Challenge to a game', rex!)), 3);
    for (const who of [rex, theo, mina])
      for (const channel of testBot.discord.channels) await clickPosts(who!, channel.name);
    for (const command of commands
      .filter((command) => !('permissions' in command) || command.permissions === undefined)
      .toSorted(compareEnds))
      await callEachWay(theo!, command);
    await waitUntilIdle(testBot);
    expect(clicked.size).toBeGreaterThan(60);
    expect([...prepared].flatMap(([sql, file]) => listFullScans(file, sql))).toEqual([]);
  },
  60_000,
);

function compareEnds(one: { readonly name: string }, other: { readonly name: string }): number {
  return LAST.indexOf(one.name) - LAST.indexOf(other.name);
}

/** Calls a command with its required options, and once more with each optional one. */
async function callEachWay(who: PlaygroundUser, command: (typeof commands)[number]): Promise<void> {
  const { name, options = [] } = serialiseCommand(command, 'guild');
  const parts = options.filter((one) => one.type === Option.Subcommand);
  const forms = parts.map((part) => [`${name} ${part.name}`, part.options ?? []] as const);
  const plain = [name, options as readonly APIApplicationCommandBasicOption[]] as const;
  for (const [words, taken] of parts.length > 0 ? forms : [plain]) {
    const needed = taken.filter(({ required }) => required);
    for (const more of [[], ...taken.map((one) => [one])])
      await clickAll(who, await send(who, words, [...needed, ...more]), 3);
  }
}

type Values = Record<string, string | boolean>;

async function send(
  who: PlaygroundUser,
  words: string,
  options: readonly APIApplicationCommandBasicOption[],
): Promise<APIMessage | null> {
  const values: Values = {};
  for (const option of options) values[option.name] = await typeInto(who, words, option, values);
  return await waitForMessageOrNull(who.slash(CHANNEL, words, values));
}

async function typeInto(
  who: PlaygroundUser,
  words: string,
  option: APIApplicationCommandBasicOption,
  values: Values,
): Promise<string | boolean> {
  if (option.type === Option.Boolean) return true;
  if (option.type === Option.User) return testBot.discord.person('rex').id;
  if ('choices' in option && option.choices) return String(option.choices[0]?.value);
  if (!('autocomplete' in option) || !option.autocomplete) return 'a';
  const [first] = await who.complete(CHANNEL, words, { ...values, [option.name]: '' }, option.name);
  return String(first?.value ?? 'a');
}

async function waitForMessageOrNull(doing: Promise<BotAnswer>): Promise<APIMessage | null> {
  return (await (await doing).settled()).message;
}

async function clickPosts(who: PlaygroundUser, channel: string): Promise<void> {
  for (const { message } of who.sees(channel).slice(-12)) await clickAll(who, message, 3);
}

/** Presses everything that a message offers and, to this depth, that the answers offer. */
async function clickAll(who: PlaygroundUser, message: APIMessage | null, depth: number): Promise<void> {
  for (const { custom_id: id, type, options } of listPressable(message?.components)) {
    if (!message || id === undefined || !isNew(who, id)) continue;
    const value = options?.at(-1)?.value ?? testBot.discord.person('rex').id;
    const doing = type === 2 ? who.click(message, id) : who.select(message, id, [value]);
    const next = await waitForMessageOrNull(doing).catch(() => null);
    if (depth > 1) await clickAll(who, next, depth - 1);
  }
}

function isNew(who: PlaygroundUser, id: string): boolean {
  const name = parseCustomId(id)?.name ?? id;
  const alike = clicked.get(name) ?? new Set();
  clicked.set(name, alike);
  const key = `${who.key} ${id}`;
  if (alike.has(key) || alike.size >= ALIKE) return false;
  alike.add(key);
  return true;
}

function listFullScans(file: Sqlite.Database, sql: string): readonly string[] {
  if (!/^(select|insert|update|delete|with)\b/i.test(sql) || ALLOWED.some((one) => one.test(sql))) return [];
  const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`);
  const rows = plan.all(...(sql.match(/\?/g) ?? []).map(() => null));
  const few = [OWN_ROWS, QUEUES];
  const reads = rows.filter(
    ({ detail }) => WHOLE.test(detail) && !few.some((one) => one.test(detail)) && !isPartial(file, detail),
  );
  return reads.map(({ detail }) => `${detail}: ${sql}`);
}

/** Returns true for a partial index, which has only the relevant rows: `where gone_at is not null`. */
function isPartial(file: Sqlite.Database, detail: string): boolean {
  const [, index] = /^SCAN \w+ USING (?:COVERING )?INDEX (\w+)$/.exec(detail) ?? [];
  const made = file.prepare<[string | undefined], { sql: string | null }>(
    'select sql from sqlite_master where name = ?',
  );
  return / where /.test(made.get(index)?.sql ?? '');
}
