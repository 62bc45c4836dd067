import { loadLastEntry } from '../../app/core/log.ts';
import { getMatchName, getTableView, isPlayable, type Table } from '../../app/core/table.ts';
import type { Viewer } from '../../engine/game.ts';
import { computeCommitment } from '../../engine/luck.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { createFollowButtons } from '../alerts/follow-button.ts';
import { createStopRepeating } from '../board/planning.ts';
import type { TableContext } from '../core/context.ts';
import { isSeated } from '../core/create-context.ts';
import { takeFirstLines } from '../core/cut.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { findTableLink } from '../core/table-link.ts';
import { formatHintsLine, formatOptionsLine } from '../text/options.ts';
import { formatPaceLine } from '../text/pace.ts';
import { describeTable } from '../text/result.ts';
import { formatAwayLines } from '../text/status.ts';
import { findNamedTheme, getThemeName } from '../text/themes.ts';
import { createClaimButtons } from '../turns/claim.ts';
import { createNudgeButtons } from '../turns/seat-buttons.ts';
import { formatWaitLines } from '../turns/wait-lines.ts';
import { createUndoButtons } from '../undo/undo-buttons.ts';

type SealedTable = Pick<Table, 'record'>;

/** Returns the commitment of the random seed during the match, and after it the secret needed to verify the draws. */
export function formatLuckLines({ record }: SealedTable, language: Language): readonly string[] {
  const { secret } = record;
  if (!secret) return [];
  const what =
    record.phase === 'playing'
      ? text('bot:more.sealed', { commitment: computeCommitment(secret) })
      : text('bot:more.revealed', { match: getMatchName(record.id), secret: secret.toString('hex') });
  return [`-# ${translate(language, what, () => '')}`];
}

/** Returns the private message behind *More*; `first`: result of the last action. */
export async function createMoreMessage(ctx: TableContext, first: readonly string[] = []): Promise<Payload> {
  const { bot, table, language } = ctx;
  const { record, game } = table;
  const theme = findNamedTheme(table);
  const tell = (what: Text) => translate(language, what, getSafeNames(table));
  const url = await findTableLink(bot.app, table, ctx.by.person);
  const lines = [
    ...first,
    tell(text('bot:more.title', { game: getGameName(game, language), played: record.played })),
    tell(
      isPlayable(table)
        ? text('bot:more.options', {
            options: formatOptionsLine(game, record.options, language, getSafeNames(table)),
          })
        : text('bot:refuse.absent'),
    ),
    ...(theme ? [tell(text('bot:lobby.theme', { name: getThemeName(theme, language) }))] : []),
    ...formatPaceLine(table, language),
    ...formatHintsLine(table, language),
    ...(await formatWaitLines(bot.app, table, language)),
    ...formatAwayLines(table, bot.app.now(), language),
    tell(text('bot:more.link', { link: url })),
    ...formatLuckLines(table, language),
  ];
  const [claim, back] = [await createClaimButtons(ctx), await createUndoButtons(ctx)];
  const follow = await createFollowButtons(ctx, 'more');
  const repeating = isSeated(ctx) ? (await createStopRepeating(ctx)).buttons : [];
  const buttons = [
    ...claim,
    ...createNudgeButtons(ctx),
    ...repeating,
    ...back,
    ...createReadingButtons(ctx),
    ...follow,
    ...createEndButtons(ctx),
  ];
  return { content: lines.join('\n'), rows: createButtonRows(buttons) };
}

/** Returns the buttons for reading: rules and text board, and of an ended match its steps, its files and the check of its luck. */
function createReadingButtons({ table, language }: TableContext): readonly Button[] {
  const { id, version, phase, secret } = table.record;
  const ended = phase === 'over' || phase === 'cancelled';
  return [
    ...(isPlayable(table)
      ? [
          createNamedButton(language, 'rules', ['rules', id, version]),
          createNamedButton(language, 'words', ['words', id]),
        ]
      : []),
    ...(ended && isPlayable(table) ? [createNamedButton(language, 'moves', ['step', id, 0])] : []),
    ...(ended ? [createNamedButton(language, 'export', ['export', id])] : []),
    ...(ended && isPlayable(table) && secret ? [createNamedButton(language, 'checkLuck', ['luck', id])] : []),
  ];
}

/** Returns the buttons that end the game for the player, or for everybody. */
function createEndButtons({ table, seat, by, language }: TableContext): readonly Button[] {
  const { id, phase, host } = table.record;
  if (phase !== 'playing') return [];
  const here = isPlayable(table);
  const mayEnd = host === by.person || by.manages || (seat !== null && !here);
  return [
    ...(seat !== null && here ? [createNamedButton(language, 'resign', ['resign', id], 'danger')] : []),
    ...(mayEnd ? [createNamedButton(language, 'cancelTable', ['cancel', id], 'danger')] : []),
  ];
}

/** Returns a full description of the position as the viewer may know it. */
export async function createDescriptionMessage(
  { bot, table, language }: TableContext,
  viewer: Viewer,
): Promise<Payload> {
  const told = describeTable(
    table,
    getTableView(table, viewer),
    await loadLastEntry(bot.app.store, table),
    escapeName,
  );
  const sentences = told.map((sentence) => translate(language, sentence, getSafeNames(table)));
  const lines = [`**${getGameName(table.game, language)}**`, ...sentences];
  return { content: takeFirstLines(lines, 1900).kept.join('\n') };
}
