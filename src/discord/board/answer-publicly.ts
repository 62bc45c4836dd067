import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { dueAt, isPlayable, viewOf } from '../../app/core/table.ts';
import { type Composing, makeMove } from '../../app/play/move.ts';
import { notYourTurn } from '../../engine/kernel.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { openQuestion, walk } from '../../engine/walk.ts';
import type { Seated, Visit } from '../core/context.ts';
import { missingAt } from '../core/permissions.ts';
import type { Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { isSecondTap, tooSoonLine } from '../core/second-tap.ts';
import { isSeated } from '../core/visit.ts';
import { answerPanel, asItStands, movePanel } from './answer.ts';

/**
 * Gives an answer under a board, for a version of the table. A whole move needs no message, as the board tells it and *More*
 * offers to undo it; otherwise the panel asks the next question. A player who is not due, or who decided on an older board,
 * is shown the panel as it is now.
 */
export async function answerOpenly(
  visit: Visit<MessageComponentInteraction>,
  version: number,
  path: Path,
): Promise<Reply> {
  const objection = await notOpenly(visit);
  if (objection !== null) return objection;
  if (isSeated(visit) && leadsOn(visit, path)) return await answerPanel(visit, version, path);
  return await moveOpenly(visit, version, (game, view, seat) => {
    const way = walk(game, view, seat, path);
    const question = refused(way) ? null : openQuestion(way);
    return question?.kind === 'ready' ? question : new Refusal(text('bot:refuse.outdated'));
  });
}

/** Makes the move that a seat can repeat, which it does at each of its turns from then on; from a board or from a panel. */
export async function repeatOpenly(
  visit: Visit<MessageComponentInteraction>,
  version: number,
): Promise<Reply> {
  const compose: Composing = (game, view, seat) => {
    const move = game.repeatable?.(view, seat)?.move ?? null;
    return move === null ? new Refusal(text('bot:refuse.outdated')) : { move, repeats: true };
  };
  if (visit.asked.message.flags.has(MessageFlags.Ephemeral)) return await movePanel(visit, version, compose);
  return (await notOpenly(visit)) ?? (await moveOpenly(visit, version, compose));
}

/** Why nobody who presses this can answer under the board now; null where they can. */
async function notOpenly(visit: Visit<MessageComponentInteraction>): Promise<Reply | null> {
  const { table, language } = visit;
  if (!isSeated(visit)) return refusalMessage(new Refusal(text('bot:refuse.notSeated')), language);
  const due = dueAt(table);
  if (due.length > 0 && !due.includes(visit.seat)) return await asItStands(visit, [notYourTurn(due)]);
  return isSecondTap(visit) ? await asItStands(visit, [tooSoonLine(language)]) : null;
}

async function moveOpenly(visit: Visit, version: number, compose: Composing): Promise<Reply> {
  const { bot, by, table, language } = visit;
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return await asItStands(visit, [lacking]);
  const moved = await makeMove(bot.house, by, table.record.id, version, compose);
  if (refused(moved)) return await asItStands(visit, [moved]);
  if (moved === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  return { done: true, content: '' };
}

/** Whether more is to be asked before there is a move. */
function leadsOn({ table, seat }: Seated, path: Path): boolean {
  if (!isPlayable(table) || table.record.phase !== 'playing') return false;
  const way = walk(table.game, viewOf(table, seat), seat, path);
  return !refused(way) && openQuestion(way).kind !== 'ready';
}
