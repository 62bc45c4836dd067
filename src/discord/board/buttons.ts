import { REPEATED } from '../../app/core/actor.ts';
import { isPlayable, loadTable } from '../../app/core/table.ts';
import { stopRepeating } from '../../app/play/repeat-move.ts';
import { resign as giveUp } from '../../app/seats/resign.ts';
import { hasOwnSeat } from '../../app/seats/take-seat.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { defineComponent, defineComponentAnywhere, getChosenValue } from '../core/component.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { path, wholeNumber } from '../core/fields.ts';
import { checkTableAccess } from '../core/left-servers.ts';
import { formatVacatedName } from '../core/names.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { runTableAction, type TableAction } from '../core/table-action.ts';
import { ensureAwake } from '../turns/ensure-awake.ts';
import { answerOnBoard, repeatMove } from './answer-on-board.ts';
import { answerPanel, askAgain, showCurrentTable } from './answer-panel.ts';
import { createCancelQuestion, createResignQuestion } from './end-questions.ts';
import { createPanel, createSpectatorMessage, createView } from './panel.ts';

/** Opens the private panel. The version is the last log entry that the board shows. */
export const play = defineComponent('play', [wholeNumber], createPanel);

/** Shows the current panel again. */
export const again = defineComponent('again', [], createPanel);

/** Opens the panel from a reminder; reminders are recognized by this button. */
export const reminderPanelButton = defineComponent('turn', [], createPanel);

/** Handles an answer button of the panel. The path includes the answer. */
export const answer = defineComponent('answer', [wholeNumber, path], async (ctx, version, way) =>
  isSecondTap(ctx) ? await askAgain(ctx, version, way.slice(0, -1)) : await answerPanel(ctx, version, way),
);

/** Handles an answer menu of the panel. Its choice is the last answer of the path. */
export const menu = defineComponent('menu', [wholeNumber, path], async (ctx, version, way) => {
  const { interaction, language } = ctx;
  if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
  if (isSecondTap(ctx)) return await askAgain(ctx, version, way);
  return await answerPanel(ctx, version, way, interaction.values);
});

/** Goes back to an earlier question without deciding anything. */
export const rethink = defineComponent('rethink', [wholeNumber, path], (ctx, version, way) =>
  answerPanel(ctx, version, way),
);

/** Handles an answer under a board: makes the move, or asks the next question. */
export const boardAnswerButton = defineComponent('do', [wholeNumber, path], answerOnBoard, 'quiet');

/** Makes the repeatable move now and at each later turn of the seat. */
export const repeat = defineComponent('repeat', [wholeNumber], repeatMove, 'quiet');

/** Stops repeating, so that the player decides again. */
export const repeatStop = defineComponent('repeat-stop', [], async (ctx) => {
  const stopped = await stopRepeating(ctx.bot.app, ctx.by, ctx.table.record.id);
  if (refused(stopped)) return await showCurrentTable(ctx, [stopped]);
  const line = translate(ctx.language, text('bot:panel.notRepeating'), () => '');
  return await showCurrentTable(ctx, stopped === REPEATED ? [] : [line]);
});

const resignAction: TableAction = {
  said: 'bot:more.resigned',
  doing: (ctx, by, tableId) => giveUp(ctx, by, tableId, formatVacatedName),
};

/** Asks for confirmation before a resignation, or before ending a match whose rules are missing. */
export const resign = defineComponent('resign', [], async (ctx) =>
  isPlayable(ctx.table) ? createResignQuestion(ctx) : createCancelQuestion(ctx),
);

/** Resigns, or ends a match whose rules are missing. */
export const resignSure = defineComponent(
  'resign-sure',
  [],
  async (ctx) => (isSecondTap(ctx) ? createResignQuestion(ctx) : await runTableAction(ctx, resignAction)),
  'quiet',
);

/** Shows the table as the player's own seat sees it. */
export const view = defineComponent('view', [wholeNumber], async (ctx) => await createView(ctx));

/**
 * Handles the menu of the player's own tables: opens the panel of the chosen one, or shows the table where they can take their seat
 * back. Resumes a paused table.
 */
export const ownTableMenu = defineComponentAnywhere('look', [], async (ctx) => {
  const chosen = getChosenValue(ctx.interaction) ?? '';
  const table = /^\d{1,15}$/.test(chosen) ? await loadTable(ctx.bot.app, Number(chosen)) : null;
  if (table === null || refused(table) || !hasOwnSeat(table, ctx.by.person))
    return createForgedMessage(ctx.language);
  const no = await checkTableAccess(ctx, table);
  if (no) return createRefusalMessage(no, ctx.language);
  const now = await ensureAwake(ctx, table);
  if ('no' in now) return now.no;
  const tableCtx = createTableContext(ctx, now);
  return isSeated(tableCtx) ? await createPanel(tableCtx) : await createSpectatorMessage(tableCtx);
});

/** Closes an unanswered question without doing anything. */
export const stop = defineComponent('stop', [], async ({ table, language }) => {
  const { id, version, phase } = table.record;
  const content = translate(language, text('bot:panel.stopped'), () => '');
  if (phase !== 'playing') return { content };
  return {
    content,
    rows: createButtonRows([createNamedButton(language, 'play', ['play', id, version], 'primary')]),
  };
});
