import type { MessageComponentInteraction } from 'discord.js';
import { notYourTurn } from '../../engine/kernel.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { openQuestion, walk } from '../../engine/walk.ts';
import { REPEATED } from '../../tables/act.ts';
import { type Made, makeMove } from '../../tables/move.ts';
import { dueAt, isPlayable, viewOf } from '../../tables/table.ts';
import { namesAt } from '../kit/names.ts';
import type { Payload } from '../kit/payload.ts';
import { missingAt } from '../kit/permissions.ts';
import type { Reply } from '../kit/press.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { calm } from '../kit/reply.ts';
import { isSecondTap, tooSoonLine } from '../kit/secondTap.ts';
import { isSeated, type Seated, type Visit } from '../kit/visit.ts';
import { afterwardsMessage } from '../messages/panel.ts';
import { answerPanel, asItStands } from './answering.ts';
import { afterIt, outcomeOf } from './outcome.ts';

/**
 * Gives an answer under a board, for a version of the table. Where it is a whole move the board tells it, so that there is
 * nothing more to say than what can be done further; else the next question is asked in the panel. Who is not due is told so; who decided on an older board sees the question as it is now.
 */
export async function answerOpenly(
  visit: Visit<MessageComponentInteraction>,
  version: number,
  path: Path,
): Promise<Reply> {
  const { bot, by, table, language } = visit;
  if (!isSeated(visit)) return refusalMessage(new Refusal(text('bot:refuse.notSeated')), language);
  const due = dueAt(table);
  if (due.length > 0 && !due.includes(visit.seat))
    return refusalMessage(notYourTurn(due), language, namesAt(table));
  if (isSecondTap(visit)) return await asItStands(visit, [tooSoonLine(language)]);
  if (leadsOn(visit, path)) return await answerPanel(visit, version, path);
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return await asItStands(visit, [lacking]);
  const moved = await makeMove(bot.house, by, table.record.id, version, (game, view, seat) => {
    const way = walk(game, view, seat, path);
    if (refused(way)) return way;
    const question = openQuestion(way);
    return question.kind === 'ready' ? question : new Refusal(text('bot:refuse.forged'));
  });
  if (refused(moved)) return await asItStands(visit, [moved]);
  if (moved === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  return { done: true, content: '', further: await furtherAfter(visit, moved) };
}

/** The move is made, whatever becomes of saying what can be done further. */
async function furtherAfter(visit: Visit, made: Made): Promise<Payload | null> {
  const { bot, table } = visit;
  try {
    return await afterwardsMessage(afterIt(visit, made), await outcomeOf(visit, made));
  } catch (error) {
    bot.log.error({ err: error, table: table.record.id }, 'Nothing could be offered after a move');
    return null;
  }
}

/** Whether more is to be asked before there is a move. */
function leadsOn({ table, seat }: Seated, path: Path): boolean {
  if (!isPlayable(table) || table.record.phase !== 'playing') return false;
  const way = walk(table.game, viewOf(table, seat), seat, path);
  return !refused(way) && openQuestion(way).kind !== 'ready';
}
