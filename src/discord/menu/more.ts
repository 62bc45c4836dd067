import { newestMessage } from '../../app/core/find-tables.ts';
import { isPlayable, matchName, type Table, viewOf } from '../../app/core/table.ts';
import { loadEnd } from '../../app/publishing/log-end.ts';
import type { Viewer } from '../../engine/game.ts';
import { commitment } from '../../engine/luck.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { followButtons } from '../alerts/follow-button.ts';
import { repeatingWay } from '../board/repeating.ts';
import type { Visit } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { isSeated } from '../core/visit.ts';
import { awayLines } from '../text/away.ts';
import { hintsLine, optionsLine } from '../text/options.ts';
import { paceLine } from '../text/pace.ts';
import { describeTable } from '../text/result.ts';
import { namedTheme, themeName } from '../text/themes.ts';
import { claimButtons } from '../turns/claim.ts';
import { nudgeButtons } from '../turns/nudge-buttons.ts';
import { waitLines } from '../turns/waits.ts';
import { backButtons } from '../undo/buttons-row.ts';

type Sealed = Pick<Table, 'record'>;

/** In full: the commitment while the match runs, and afterwards what it takes to check the luck. */
export function luckInFull({ record }: Sealed, language: Language): readonly string[] {
  const { secret } = record;
  if (!secret) return [];
  const what =
    record.phase === 'playing'
      ? text('bot:more.sealed', { commitment: commitment(secret) })
      : text('bot:more.revealed', { match: matchName(record.id), secret: secret.toString('hex') });
  return [`-# ${say(language, what, () => '')}`];
}

/** Returns the private message behind *More*; `first`: result of the last action. */
export async function moreMessage(visit: Visit, first: readonly string[] = []): Promise<Payload> {
  const { bot, table, language } = visit;
  const { record, game } = table;
  const theme = namedTheme(table);
  const tell = (what: Text) => say(language, what, namesAt(table));
  const url = link(record.guild, record.channel, await newestMessage(bot.house, record.id));
  const lines = [
    ...first,
    tell(text('bot:more.title', { game: gameName(game, language), played: record.played })),
    tell(
      isPlayable(table)
        ? text('bot:more.options', { options: optionsLine(game, record.options, language, namesAt(table)) })
        : text('bot:refuse.absent'),
    ),
    ...(theme ? [tell(text('bot:lobby.theme', { name: themeName(theme, language) }))] : []),
    ...paceLine(table, language),
    ...hintsLine(table, language),
    ...(await waitLines(bot.house, table, language)),
    ...awayLines(table, bot.house.now(), language),
    tell(text('bot:more.link', { link: url })),
    ...luckInFull(table, language),
  ];
  const [claim, back] = [await claimButtons(visit), await backButtons(visit)];
  const follow = await followButtons(visit, 'more');
  const repeating = isSeated(visit) ? (await repeatingWay(visit)).buttons : [];
  const buttons = [...claim, ...nudgeButtons(visit), ...repeating, ...back, ...moreButtons(visit), ...follow];
  return { content: lines.join('\n'), rows: buttonRows(buttons) };
}

function moreButtons({ table, seat, by, language }: Visit): readonly Button[] {
  const { id, phase, host } = table.record;
  const make = (
    name: 'words' | 'resign' | 'cancelTable',
    what: 'words' | 'resign' | 'cancel',
    style?: 'danger',
  ) => namedButton(language, name, [what, id], style);
  const here = isPlayable(table);
  const words = here ? [make('words', 'words')] : [];
  if (phase !== 'playing') return words;
  const mayEnd = host === by.person || by.manages || (seat !== null && !here);
  return [
    ...words,
    ...(seat !== null && here ? [make('resign', 'resign', 'danger')] : []),
    ...(mayEnd ? [make('cancelTable', 'cancel', 'danger')] : []),
  ];
}

/** The whole position in words, as the viewer may know it. */
export async function wordsMessage({ bot, table, language }: Visit, viewer: Viewer): Promise<Payload> {
  const told = describeTable(table, viewOf(table, viewer), await loadEnd(bot.house.store, table), safe);
  const sentences = told.map((sentence) => say(language, sentence, namesAt(table)));
  const lines = [`**${gameName(table.game, language)}**`, ...sentences];
  return { content: firstLines(lines, 1900).kept.join('\n') };
}
