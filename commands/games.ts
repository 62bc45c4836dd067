import {
  loadHeldTables,
  loadInvitations,
  loadPlayerTables,
  loadTablePlaces,
} from '../src/app/core/find-tables.ts';
import {
  findSeat,
  getTableTurn,
  getTableView,
  hasStarted,
  isDormant,
  isPlayable,
  type Table,
} from '../src/app/core/table.ts';
import { EventLoopYielder } from '../src/app/core/yield-to-event-loop.ts';
import { findOpenVote } from '../src/app/turns/questions.ts';
import { isAwaited, listWaitingTables } from '../src/app/turns/waits.ts';
import { createTableButton, getTableName } from '../src/discord/board/next-table.ts';
import type { Command, CommandContext } from '../src/discord/core/command.ts';
import type { BotContext } from '../src/discord/core/context.ts';
import { takeFirstLines } from '../src/discord/core/cut.ts';
import { getGameIcon } from '../src/discord/core/emoji.ts';
import { findLeftGuilds } from '../src/discord/core/left-servers.ts';
import { getGameName, getPlainNames, getSafeNames } from '../src/discord/core/names.ts';
import type { Payload, Row } from '../src/discord/core/payload.ts';
import { type DeferReply, replyWithDeferral } from '../src/discord/core/reply.ts';
import {
  type Button,
  createButton,
  createButtonRows,
  createLinkButton,
  createMenuRow,
  type LinkButton,
} from '../src/discord/core/rows.ts';
import { findTableLink } from '../src/discord/core/table-link.ts';
import { formatWaitTimes } from '../src/discord/turns/wait-lines.ts';
import { type Language, text } from '../src/engine/text.ts';
import { type Names, translate } from '../src/i18n/translate.ts';

const GROUPS = ['vote', 'invited', 'yours', 'free', 'waiting', 'held', 'lobby', 'asleep'] as const;

/** Maximum number of listed tables, and of characters for them; headings come on top. */
const MAX_TABLES = 20;
const MAX_LINES_LENGTH = 1_700;

/** Maximum number of tables with a button, and of further tables in the menu. */
const MAX_BUTTONS = 10;
const MAX_MENU_OPTIONS = 25;

export const games: Command = {
  name: 'games',
  run: (incoming) => replyWithDeferral(incoming, listGames),
};

/** Maximum number of tables read at once; above it the interaction is deferred first. */
const MAX_UNDEFERRED_TABLES = 30;

async function listGames(ctx: CommandContext, tellToWait: DeferReply): Promise<Payload> {
  const { bot, by, language } = ctx;
  const { person } = by;
  if ((await loadTablePlaces(bot.app, person)).length > MAX_UNDEFERRED_TABLES) await tellToWait();
  const left = await findLeftGuilds(ctx);
  const isHere = ({ record }: Table) => !left.has(record.guild);
  const own = await loadPlayerTables(bot.app, person);
  const waiting = (await listWaitingTables(bot.app, person, own)).map(({ table }) => table);
  const held = await loadHeldTables(bot.app, person);
  const others = own.filter((table) => !waiting.includes(table));
  const invitations = await loadInvitations(bot.app, person);
  const tables = [...invitations, ...waiting, ...others, ...held].filter(isHere);
  if (tables.length === 0) return { content: translate(language, text('bot:games.none'), () => '') };
  const grouped = await groupTables(bot, tables, person);
  const ordered = GROUPS.flatMap((group) => tables.filter((table) => grouped.get(table) === group));
  const rows = await Promise.all(
    ordered.slice(0, MAX_TABLES).map((table) => formatTableRow(bot, table, person, language)),
  );
  const { kept } = takeFirstLines(rows, MAX_LINES_LENGTH);
  const rest = ordered.length - kept.length;
  const lines = ordered.slice(0, kept.length).flatMap((table, at) => {
    const group = grouped.get(table) ?? 'held';
    const before = ordered[at - 1];
    const heads = !before || grouped.get(before) !== group;
    return [
      ...(heads ? [translate(language, text(`bot:games.${group}`), () => '')] : []),
      kept[at] as string,
    ];
  });
  const more = rest > 0 ? [translate(language, text('bot:games.more', { count: rest }), () => '')] : [];
  return {
    content: [...lines, ...more].join('\n'),
    rows: await createOpenRows(bot, ordered, person, grouped, language),
  };
}

/**
 * Creates a button for each table that waits for the player, the longest wait first, and a menu of the others. Each opens the vote or the
 * panel here, or links to the lobby of an invitation.
 */
async function createOpenRows(
  bot: BotContext,
  tables: readonly Table[],
  person: string,
  grouped: ReadonlyMap<Table, Group>,
  language: Language,
): Promise<readonly Row[]> {
  const begun = tables.filter((table) => hasStarted(table) && isPlayable(table));
  const first = tables
    .filter((table) => AWAITED_GROUPS.includes(grouped.get(table) ?? 'held'))
    .slice(0, MAX_BUTTONS);
  const buttons = await Promise.all(
    first.map((table) => createAwaitedButton(bot, table, person, grouped.get(table) ?? 'held', language)),
  );
  const rest = begun.filter((table) => !first.includes(table)).slice(0, MAX_MENU_OPTIONS);
  return [...createButtonRows(buttons), ...(rest.length > 0 ? [createTableMenu(bot, rest, language)] : [])];
}

/** Groups whose tables wait for the player. */
const AWAITED_GROUPS: readonly Group[] = ['vote', 'invited', 'yours'];

async function createAwaitedButton(
  bot: BotContext,
  table: Table,
  person: string,
  group: Group,
  language: Language,
): Promise<Button | LinkButton> {
  const game = getGameName(table.game, language);
  if (group === 'vote') {
    const label = translate(language, text('bot:games.toVote', { game }), () => '');
    return createButton(label, ['votes', table.record.id], 'primary', getGameIcon(table.game));
  }
  if (group !== 'invited') return createTableButton(table, getTableName(bot, table, language), 'primary');
  const label = translate(language, text('bot:games.toLobby', { game }), () => '');
  return createLinkButton(label, await findTableLink(bot.app, table, person));
}

function createTableMenu(bot: BotContext, tables: readonly Table[], language: Language): Row {
  return createMenuRow({
    id: ['look', 0],
    placeholder: translate(language, text('bot:games.look'), () => ''),
    options: tables.map((table) => ({
      label: getTableName(bot, table, language),
      value: String(table.record.id),
      icon: getGameIcon(table.game),
      description: formatStatus(table, language, getPlainNames(table)),
    })),
  });
}

type Group = (typeof GROUPS)[number];

/** Returns the group of each table. Yields to the event loop between tables, as grouping evaluates the rules. */
async function groupTables(
  { app }: BotContext,
  tables: readonly Table[],
  person: string,
): Promise<ReadonlyMap<Table, Group>> {
  const yielder = new EventLoopYielder();
  const groups = new Map<Table, Group>();
  for (const table of tables) {
    const vote = await findOpenVote(app.store, table, person, app.now());
    groups.set(table, vote === null ? getGroup(table, person) : 'vote');
    if (yielder.isDue) await yielder.taken();
  }
  return groups;
}

function getGroup(table: Table, person: string): Group {
  if (table.record.phase === 'lobby') return findSeat(table, person) === null ? 'invited' : 'lobby';
  if (isDormant(table)) return 'asleep';
  if (findSeat(table, person) === null) return 'held';
  const turn = getTableTurn(table);
  if (turn.kind === 'act' && table.game.table === 'free') return 'free';
  return isAwaited(table, person) ? 'yours' : 'waiting';
}

async function formatTableRow(
  bot: BotContext,
  table: Table,
  person: string,
  language: Language,
): Promise<string> {
  const url = await findTableLink(bot.app, table, person);
  const args = {
    game: getGameName(table.game, language),
    link: url,
    status: formatStatus(table, language, getSafeNames(table)),
  };
  const moments = await formatWaitTimes(bot.app, table, person, language);
  return `${translate(language, text('bot:games.row', args), getSafeNames(table))}${moments}`;
}

function formatStatus(table: Table, language: Language, names: Names): string {
  if (!isPlayable(table)) return translate(language, text('bot:games.absent'), () => '');
  const turn = getTableTurn(table);
  if (table.record.phase === 'lobby' || turn.kind === 'over')
    return translate(language, text('bot:lobby.waiting'), () => '');
  const doing = table.game.text.status(getTableView(table, null));
  if (table.game.table === 'free')
    return translate(language, text('bot:board.freePlain', { status: doing }), names);
  const what = {
    who: turn.seats.map((seat) => ({ seat })),
    status: doing,
  };
  return translate(language, text('bot:board.turnPlain', what), names);
}
