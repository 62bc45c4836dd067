import { answerPrivately } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import { link } from '../src/discord/channel.ts';
import type { Command } from '../src/discord/command.ts';
import { lastLines } from '../src/discord/cut.ts';
import { languageOf } from '../src/discord/language.ts';
import { namesAt } from '../src/discord/names.ts';
import type { Payload } from '../src/discord/payload.ts';
import { gameName } from '../src/discord/picture.ts';
import { type Language, text } from '../src/engine/text.ts';
import { newestMessage, tablesWith } from '../src/tables/look.ts';
import { seatOf, type Table, turnOf, viewOf } from '../src/tables/table.ts';
import { say } from '../src/words/say.ts';

/** How many tables are listed at most. */
const MOST = 12;

export const games: Command = {
  name: 'games',
  run: (bot, asked) => answerPrivately(bot, asked, listed(bot, asked.user.id, languageOf(asked.locale))),
};

async function listed(bot: Bot, person: string, language: Language): Promise<Payload> {
  const tables = await tablesWith(bot.house, person);
  if (tables.length === 0) return { content: say(language, text('house:games.none'), () => '') };
  const groups = ['yours', 'waiting', 'lobby'] as const;
  const ordered = groups.flatMap((group) => tables.filter((table) => groupOf(table, person) === group));
  const shown = ordered.slice(0, MOST);
  const lines: string[] = [];
  for (const group of groups) {
    const members = shown.filter((table) => groupOf(table, person) === group);
    if (members.length > 0) lines.push(say(language, text(`house:games.${group}`), () => ''));
    for (const table of members) lines.push(await row(bot, table, language));
  }
  const rest = ordered.length - shown.length;
  if (rest > 0) lines.push(say(language, text('house:games.more', { count: rest }), () => ''));
  return { content: lastLines(lines, 1900).kept.join('\n') };
}

function groupOf(table: Table, person: string): 'yours' | 'waiting' | 'lobby' {
  if (table.record.phase === 'lobby') return 'lobby';
  const turn = turnOf(table);
  const seat = seatOf(table, person);
  return turn.kind === 'act' && seat !== null && turn.seats.includes(seat) ? 'yours' : 'waiting';
}

async function row(bot: Bot, table: Table, language: Language): Promise<string> {
  const { id, guild, channel } = table.record;
  const url = link(guild, channel, await newestMessage(bot.house, id));
  const args = { game: gameName(table.game, language), link: url, status: status(table, language) };
  return say(language, text('house:games.row', args), namesAt(table));
}

function status(table: Table, language: Language): string {
  const turn = turnOf(table);
  if (table.record.phase === 'lobby' || turn.kind === 'over')
    return say(language, text('house:lobby.waiting'), () => '');
  const what = {
    who: turn.seats.map((seat) => ({ seat })),
    status: table.game.words.status(viewOf(table, null)),
  };
  return say(language, text('house:board.turn', what), namesAt(table));
}
