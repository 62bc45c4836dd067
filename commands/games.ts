import {
  invitationsOf,
  newestMessage,
  placesOf,
  tablesHeld,
  tablesWith,
} from '../src/app/core/find-tables.ts';
import { hasStarted, isPlayable, seatOf, type Table, turnOf, viewOf } from '../src/app/core/table.ts';
import { Breath } from '../src/app/core/yield-to-event-loop.ts';
import { isAsleep } from '../src/app/turns/dormancy.ts';
import { openVote } from '../src/app/turns/questions.ts';
import { waitingAmong, waitsFor } from '../src/app/turns/waiting.ts';
import { tableButton, tableName } from '../src/discord/board/next-table.ts';
import type { Called, Command } from '../src/discord/core/command.ts';
import type { Bot } from '../src/discord/core/context.ts';
import { firstLines } from '../src/discord/core/cut.ts';
import { leftGuilds } from '../src/discord/core/left-servers.ts';
import { gameName, namesAt, plainNamesAt } from '../src/discord/core/names.ts';
import type { Payload, Row } from '../src/discord/core/payload.ts';
import { replyAtLength, type TellToWait } from '../src/discord/core/reply.ts';
import { link } from '../src/discord/core/rest/channel.ts';
import {
  type Button,
  button,
  buttonRows,
  type LinkButton,
  linkButton,
  menuRow,
} from '../src/discord/core/rows.ts';
import { waitMoments } from '../src/discord/turns/waits.ts';
import { type Language, text } from '../src/engine/text.ts';
import { type Names, say } from '../src/i18n/say.ts';

const GROUPS = ['vote', 'invited', 'yours', 'free', 'waiting', 'held', 'lobby', 'asleep'] as const;

/** How many tables are listed at most, and in how many characters; headings come on top. */
const MOST = 20;
const ROOM = 1_700;

/** So many tables have a button, and so many more stand in the menu. */
const BUTTONS = 10;
const MENU = 25;

export const games: Command = {
  name: 'games',
  run: (arrival) => replyAtLength(arrival, listed),
};

/** Maximum number of tables read at once; above it the interaction is deferred first. */
const MANY = 30;

async function listed(caller: Called, tellToWait: TellToWait): Promise<Payload> {
  const { bot, by, language } = caller;
  const { person } = by;
  if ((await placesOf(bot.house, person)).length > MANY) await tellToWait();
  const left = await leftGuilds(caller);
  const isHere = ({ record }: Table) => !left.has(record.guild);
  const own = await tablesWith(bot.house, person);
  const waiting = (await waitingAmong(bot.house, person, own)).map(({ table }) => table);
  const held = await tablesHeld(bot.house, person);
  const others = own.filter((table) => !waiting.includes(table));
  const invitations = await invitationsOf(bot.house, person);
  const tables = [...invitations, ...waiting, ...others, ...held].filter(isHere);
  if (tables.length === 0) return { content: say(language, text('bot:games.none'), () => '') };
  const grouped = await groupsOf(bot, tables, person);
  const ordered = GROUPS.flatMap((group) => tables.filter((table) => grouped.get(table) === group));
  const rows = await Promise.all(ordered.slice(0, MOST).map((table) => row(bot, table, person, language)));
  const { kept } = firstLines(rows, ROOM);
  const rest = ordered.length - kept.length;
  const lines = ordered.slice(0, kept.length).flatMap((table, at) => {
    const group = grouped.get(table) ?? 'held';
    const before = ordered[at - 1];
    const heads = !before || grouped.get(before) !== group;
    return [...(heads ? [say(language, text(`bot:games.${group}`), () => '')] : []), kept[at] as string];
  });
  const more = rest > 0 ? [say(language, text('bot:games.more', { count: rest }), () => '')] : [];
  return { content: [...lines, ...more].join('\n'), rows: await openRows(bot, ordered, grouped, language) };
}

/**
 * A button for each table that waits, the longest first, and a menu of the others: it opens the vote or the panel right
 * here, or leads to the lobby of an invitation.
 */
async function openRows(
  bot: Bot,
  tables: readonly Table[],
  grouped: ReadonlyMap<Table, Group>,
  language: Language,
): Promise<readonly Row[]> {
  const begun = tables.filter((table) => hasStarted(table) && isPlayable(table));
  const first = tables.filter((table) => AWAITED.includes(grouped.get(table) ?? 'held')).slice(0, BUTTONS);
  const buttons = await Promise.all(
    first.map((table) => awaitedButton(bot, table, grouped.get(table) ?? 'held', language)),
  );
  const rest = begun.filter((table) => !first.includes(table)).slice(0, MENU);
  return [...buttonRows(buttons), ...(rest.length > 0 ? [menuOf(bot, rest, language)] : [])];
}

/** Groups whose tables wait for the player. */
const AWAITED: readonly Group[] = ['vote', 'invited', 'yours'];

async function awaitedButton(
  bot: Bot,
  table: Table,
  group: Group,
  language: Language,
): Promise<Button | LinkButton> {
  const name = tableName(bot, table, language);
  if (group === 'vote') {
    const label = say(language, text('bot:games.toVote', { table: name }), () => '');
    return button(label, ['votes', table.record.id], 'primary');
  }
  if (group !== 'invited') return tableButton(table, name, 'primary');
  const { id, guild, channel } = table.record;
  const label = say(language, text('bot:games.toLobby', { table: name }), () => '');
  return linkButton(label, link(guild, channel, await newestMessage(bot.house, id)));
}

function menuOf(bot: Bot, tables: readonly Table[], language: Language): Row {
  return menuRow({
    id: ['look', 0],
    placeholder: say(language, text('bot:games.look'), () => ''),
    options: tables.map((table) => ({
      label: tableName(bot, table, language),
      value: String(table.record.id),
      description: status(table, language, plainNamesAt(table)),
    })),
  });
}

type Group = (typeof GROUPS)[number];

/** In which group each of them stands; its rules are asked once. */
async function groupsOf(
  { house }: Bot,
  tables: readonly Table[],
  person: string,
): Promise<ReadonlyMap<Table, Group>> {
  const breath = new Breath();
  const groups = new Map<Table, Group>();
  for (const table of tables) {
    const vote = await openVote(house.store, table, person, house.now());
    groups.set(table, vote === null ? groupOf(table, person) : 'vote');
    if (breath.isDue) await breath.taken();
  }
  return groups;
}

function groupOf(table: Table, person: string): Group {
  if (table.record.phase === 'lobby') return seatOf(table, person) === null ? 'invited' : 'lobby';
  if (isAsleep(table)) return 'asleep';
  if (seatOf(table, person) === null) return 'held';
  const turn = turnOf(table);
  if (turn.kind === 'act' && table.game.table === 'free') return 'free';
  return waitsFor(table, person) ? 'yours' : 'waiting';
}

async function row(bot: Bot, table: Table, person: string, language: Language): Promise<string> {
  const { id, guild, channel } = table.record;
  const url = link(guild, channel, await newestMessage(bot.house, id));
  const args = {
    game: gameName(table.game, language),
    link: url,
    status: status(table, language, namesAt(table)),
  };
  const moments = await waitMoments(bot.house, table, person, language);
  return `${say(language, text('bot:games.row', args), namesAt(table))}${moments}`;
}

function status(table: Table, language: Language, names: Names): string {
  if (!isPlayable(table)) return say(language, text('bot:games.absent'), () => '');
  const turn = turnOf(table);
  if (table.record.phase === 'lobby' || turn.kind === 'over')
    return say(language, text('bot:lobby.waiting'), () => '');
  const doing = table.game.words.status(viewOf(table, null));
  if (table.game.table === 'free') return say(language, text('bot:board.free', { status: doing }), names);
  const what = {
    who: turn.seats.map((seat) => ({ seat })),
    status: doing,
  };
  return say(language, text('bot:board.turn', what), names);
}
