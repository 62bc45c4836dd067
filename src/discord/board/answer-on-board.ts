import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { getDueSeats, getTableView, isPlayable } from '../../app/core/table.ts';
import { type MoveComposer, makeMove } from '../../app/play/make-move.ts';
import { refuseNotYourTurn } from '../../engine/kernel.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { getOpenQuestion, walk } from '../../engine/walk.ts';
import type { ComponentReply } from '../core/component.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { isSeated } from '../core/create-context.ts';
import { describeMissingAtTable } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { formatTooSoonLine, isSecondTap } from '../core/second-tap.ts';
import { answerPanel, makePanelMove, showCurrentTable } from './answer-panel.ts';
import { createLapseLines } from './planning.ts';

/**
 * Handles an answer under a board, for a version of the table. A complete move needs no reply, because the next board shows it and *More*
 * offers to undo it; otherwise the panel asks the next question.
 * A player who is not due, or who decided on an older board, gets the current panel.
 */
export async function answerOnBoard(
  ctx: TableContext<MessageComponentInteraction>,
  version: number,
  path: Path,
): Promise<ComponentReply> {
  const objection = await checkBoardAnswer(ctx);
  if (objection !== null) return objection;
  if (isSeated(ctx) && hasNextQuestion(ctx, path)) return await answerPanel(ctx, version, path);
  return await moveOnBoard(ctx, version, (game, view, seat) => {
    const way = walk(game, view, seat, path);
    const question = refused(way) ? null : getOpenQuestion(way);
    return question?.kind === 'ready' ? question : new Refusal(text('bot:refuse.outdated'));
  });
}

/** Makes the repeatable move of a seat, which repeats it at each of its turns from then on; from a board or from a panel. */
export async function repeatMove(
  ctx: TableContext<MessageComponentInteraction>,
  version: number,
): Promise<ComponentReply> {
  const compose: MoveComposer = (game, view, seat) => {
    const move = game.repeatable?.(view, seat)?.move ?? null;
    return move === null ? new Refusal(text('bot:refuse.outdated')) : { move, repeats: true };
  };
  if (ctx.interaction.message.flags.has(MessageFlags.Ephemeral))
    return await makePanelMove(ctx, version, compose);
  return (await checkBoardAnswer(ctx)) ?? (await moveOnBoard(ctx, version, compose));
}

/** Returns a reply saying why the player cannot answer under the board now; null if they can. */
async function checkBoardAnswer(
  ctx: TableContext<MessageComponentInteraction>,
): Promise<ComponentReply | null> {
  const { table, language } = ctx;
  if (!isSeated(ctx)) return createRefusalMessage(new Refusal(text('bot:refuse.notSeated')), language);
  const due = getDueSeats(table);
  if (due.length > 0 && !due.includes(ctx.seat)) return await showCurrentTable(ctx, [refuseNotYourTurn(due)]);
  return isSecondTap(ctx) ? await showCurrentTable(ctx, [formatTooSoonLine(language)]) : null;
}

async function moveOnBoard(
  ctx: TableContext,
  version: number,
  compose: MoveComposer,
): Promise<ComponentReply> {
  const { bot, by, table, language } = ctx;
  const lacking = describeMissingAtTable(ctx, 'tell');
  if (lacking !== null) return await showCurrentTable(ctx, [lacking]);
  const lapse = isSeated(ctx) ? await createLapseLines(ctx) : [];
  const moved = await makeMove(bot.app, by, table.record.id, version, compose);
  if (refused(moved)) return await showCurrentTable(ctx, [moved]);
  if (moved === REPEATED) return { done: true, content: getStandardReply(language, 'nothingDone') };
  return lapse.length > 0 ? await showCurrentTable(ctx, lapse) : { done: true, content: '' };
}

/** Returns whether another question follows before the move is complete. */
function hasNextQuestion({ table, seat }: SeatedContext, path: Path): boolean {
  if (!isPlayable(table) || table.record.phase !== 'playing') return false;
  const way = walk(table.game, getTableView(table, seat), seat, path);
  return !refused(way) && getOpenQuestion(way).kind !== 'ready';
}
