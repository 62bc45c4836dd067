import { REPEATED } from '../../app/core/actor.ts';
import { findDueAiSeat, getTableView, hasStarted, isPlayable, loadTable } from '../../app/core/table.ts';
import {
  isStale,
  type MadeMove,
  type MoveComposer,
  makeMove,
  StaleTableRefusal,
} from '../../app/play/make-move.ts';
import { isFreelyUndoable } from '../../app/undo/undo-candidate.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Path, Question } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { extendWalk, getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { createTableContext, isSeated } from '../core/create-context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingAtTable } from '../core/permissions.ts';
import {
  createNotStartedMessage,
  createRefusalMessage,
  createWhyButtons,
  formatRefusal,
} from '../core/refusals.ts';
import { formatTooSoonLine } from '../core/second-tap.ts';
import { formatEvents } from '../text/log-lines.ts';
import {
  createPanelMessage,
  createQuestionMessage,
  createSpectatorMessage,
  type PanelIntro,
} from './panel.ts';

/**
 * Handles answers of the panel, given for a version of the table. Returns the next question, or makes the move once complete.
 * `chosen`: the last answer, given by a menu. `again`: the panel already asks this question.
 */
export async function answerPanel(
  ctx: TableContext,
  version: number,
  path: Path,
  chosen: readonly string[] | null = null,
  again = false,
): Promise<Payload> {
  if (!isSeated(ctx)) return createRefusalMessage(new Refusal(text('bot:refuse.notSeated')), ctx.language);
  const { bot, table, seat } = ctx;
  if (!isPlayable(table)) return await showCurrentTable(ctx, []);
  if (table.record.phase !== 'playing' || (await isStale(bot.app.store, table, seat, version)))
    return await showCurrentTable(ctx, [new StaleTableRefusal()]);
  const way = walkAnswers(ctx, path, chosen);
  if (refused(way)) return await showCurrentTable(ctx, [new Refusal(text('bot:refuse.outdated'))]);
  const question = getOpenQuestion(way);
  if (question.kind === 'ready') return await makePanelMove(ctx, version, () => ({ move: question.move }));
  const first = again ? [formatTooSoonLine(ctx.language)] : [];
  return { ...(await createQuestionMessage(ctx, way, { first })), same: again };
}

/** Asks the question after these answers again, because the answer came too soon to be meant for it. */
export async function askAgain(ctx: TableContext, version: number, path: Path): Promise<Payload> {
  return await answerPanel(ctx, version, path, null, true);
}

/** Returns the walk along the answers, with the last one from a menu if `chosen` is given; a refusal if they were not offered. */
export function walkAnswers(
  { table, seat }: Pick<SeatedContext, 'table' | 'seat'>,
  path: Path,
  chosen: readonly string[] | null,
): Walk | Refusal {
  const view = getTableView(table, seat);
  const way = walk(table.game, view, seat, path);
  if (refused(way) || chosen === null) return way;
  return extendWalk(table.game, view, seat, way, formatStep(getOpenQuestion(way), chosen));
}

/** Joins a menu's values in the order of the question; Discord sends them in any order. */
function formatStep(question: Question<unknown>, chosen: readonly string[]): string {
  if (question.kind !== 'many') return chosen.join('+');
  const known = question.choices.map(({ id }) => id);
  return [...chosen].sort((one, other) => known.indexOf(one) - known.indexOf(other)).join('+');
}

/** Makes the move and returns the panel after it: the next question of the same seat, or the table while others are due. */
export async function makePanelMove(
  ctx: TableContext,
  version: number | null,
  compose: MoveComposer,
): Promise<Payload> {
  const { bot, by, table } = ctx;
  const lacking = describeMissingAtTable(ctx, 'tell');
  if (lacking !== null) return await showCurrentTable(ctx, [lacking]);
  const moved = await makeMove(bot.app, by, table.record.id, version, compose);
  if (moved === REPEATED) return await showCurrentTable(ctx, []);
  if (refused(moved)) return await showCurrentTable(ctx, [moved]);
  return await createPanelAfterMove(ctx, moved).catch((error) => createMoveConfirmation(ctx, error));
}

/** Confirms a move after which the table could not be shown; the move stands. */
function createMoveConfirmation({ bot, table, language }: TableContext, error: unknown): Payload {
  bot.log.error({ err: error, table: table.record.id }, 'Failed to show the table after a move');
  return { content: translate(language, text('bot:panel.done'), () => '') };
}

async function createPanelAfterMove(ctx: TableContext, made: MadeMove): Promise<Payload> {
  return await createPanelMessage(createContextAfterMove(ctx, made), await describeMoveOutcome(ctx, made));
}

/** Returns the table as it is now, below the reason why nothing was done. */
export async function showCurrentTable(
  ctx: TableContext,
  first: readonly (string | Refusal)[],
): Promise<Payload> {
  const { bot, language } = ctx;
  const table = await loadTable(bot.app, ctx.table.record.id);
  if (refused(table)) return createRefusalMessage(table, language);
  if (!hasStarted(table)) return createNotStartedMessage(language);
  const now = createTableContext(ctx, table);
  const names = getSafeNames(table);
  const lines = first.map((line) => (refused(line) ? formatRefusal(line, language, names) : line));
  const buttons = first.flatMap((line) =>
    refused(line) ? createWhyButtons(line, table.game, language) : [],
  );
  return isSeated(now)
    ? await createPanelMessage(now, { first: lines, buttons })
    : await createSpectatorMessage(now, lines);
}

/** Returns the context of the seat that moved, with the table after the move. */
export function createContextAfterMove(ctx: TableContext, { table, entry }: MadeMove): SeatedContext {
  return { ...createTableContext(ctx, table), seat: entry.seat };
}

/** Describes a move as its own seat sees it, and whether its undo needs no consent. */
export async function describeMoveOutcome(
  { language }: TableContext,
  { before, table, entry, forced, planned }: MadeMove,
): Promise<Required<Pick<PanelIntro, 'first' | 'events' | 'free'>>> {
  const { seat } = entry;
  const made = [entry, ...forced];
  const events = made.flatMap((one) => one.events);
  const runs = table.record.phase === 'playing' && findDueAiSeat(table) === null;
  return {
    first: formatEvents(table.game, events, seat, 'later', language, getSafeNames(table)),
    events: filterSeenEvents(table.game, events, seat, 'later'),
    free: runs && !planned && (await isFreelyUndoable(before, made)),
  };
}
