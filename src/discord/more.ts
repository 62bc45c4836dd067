import type { Viewer } from '../engine/game.ts';
import { commitment } from '../engine/luck.ts';
import { type Language, type Text, text } from '../engine/text.ts';
import { newestMessage } from '../tables/look.ts';
import { seatOf, type Table, viewOf } from '../tables/table.ts';
import { themeAt } from '../tables/theme.ts';
import { say } from '../words/say.ts';
import type { Bot } from './bot.ts';
import { link } from './channel.ts';
import { firstLines } from './cut.ts';
import { namesAt } from './names.ts';
import { optionsLine } from './options.ts';
import type { Payload } from './payload.ts';
import { gameName } from './picture.ts';
import { type Button, buttonRows, houseButton } from './rows.ts';
import { themeName } from './themes.ts';

/** What else there is to know and to do at a table, privately. */
export async function moreMessage(
  bot: Bot,
  table: Table,
  person: string,
  manages: boolean,
  language: Language,
): Promise<Payload> {
  const { record, game } = table;
  const theme = themeAt(table);
  const tell = (what: Text) => say(language, what, namesAt(table));
  const url = link(record.guild, record.channel, await newestMessage(bot.house, record.id));
  const lines = [
    tell(text('house:more.title', { game: gameName(game, language), played: record.played })),
    tell(
      text('house:more.options', { options: optionsLine(game, record.options, language, namesAt(table)) }),
    ),
    ...(theme ? [tell(text('house:lobby.theme', { name: themeName(theme, language) }))] : []),
    tell(text('house:more.link', { link: url })),
    ...(record.secret
      ? [`-# ${tell(text('house:board.sealed', { commitment: commitment(record.secret) }))}`]
      : []),
  ];
  return { content: lines.join('\n'), rows: buttonRows(moreButtons(table, person, manages, language)) };
}

function moreButtons(table: Table, person: string, manages: boolean, language: Language): readonly Button[] {
  const { id, phase, host } = table.record;
  const make = (
    name: 'words' | 'resign' | 'cancelTable',
    what: 'words' | 'resign' | 'cancel',
    style?: 'danger',
  ) => houseButton(language, name, { what, table: id }, style);
  if (phase !== 'playing') return [make('words', 'words')];
  return [
    make('words', 'words'),
    ...(seatOf(table, person) === null ? [] : [make('resign', 'resign', 'danger')]),
    ...(host === person || manages ? [make('cancelTable', 'cancel', 'danger')] : []),
  ];
}

/** The whole position in words, as the viewer may know it. */
export function wordsMessage(table: Table, viewer: Viewer, language: Language): Payload {
  const view = viewOf(table, viewer);
  const sentences = table.game.words
    .describe(view)
    .map((sentence) => say(language, sentence, namesAt(table)));
  const lines = [`**${gameName(table.game, language)}**`, ...sentences];
  return { content: firstLines(lines, 1900).kept.join('\n') };
}

const WHAT_THEN = {
  ends: 'house:more.resignEnds',
  ai: 'house:more.resignAi',
  without: 'house:more.resignWithout',
} as const;

/** Asks once more before a seat is given up. */
export function resignQuestion(table: Table, language: Language): Payload {
  const what = text(WHAT_THEN[table.game.resign]);
  const content = say(language, text('house:more.resignAsk', { what }), namesAt(table));
  return { content, rows: sureRow(table, language, 'sure', 'resign-sure') };
}

/** Asks once more before the game is ended for everybody. */
export function cancelQuestion(table: Table, language: Language): Payload {
  const content = say(language, text('house:more.cancelAsk'), namesAt(table));
  return { content, rows: sureRow(table, language, 'sureCancel', 'cancel-sure') };
}

function sureRow(
  { record }: Table,
  language: Language,
  name: 'sure' | 'sureCancel',
  what: 'resign-sure' | 'cancel-sure',
) {
  const sure = houseButton(language, name, { what, table: record.id }, 'danger');
  return buttonRows([sure, houseButton(language, 'stop', { what: 'stop', table: record.id })]);
}
