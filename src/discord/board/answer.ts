import { REPEATED } from '../../app/core/actor.ts';
import { aiDue, hasStarted, isPlayable, loadTable, viewOf } from '../../app/core/table.ts';
import { type Composing, isStale, type Made, makeMove, Stale } from '../../app/play/move.ts';
import { toldNothing } from '../../app/undo/candidate.ts';
import type { Path, Question } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { seenBy } from '../../engine/seen-by.ts';
import { text } from '../../engine/text.ts';
import { further, openQuestion, type Walk, walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import type { Seated, Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { missingAt } from '../core/permissions.ts';
import { notStartedMessage, reason, refusalMessage, rulingLine } from '../core/refusing.ts';
import { tooSoonLine } from '../core/second-tap.ts';
import { isSeated, visitTo } from '../core/visit.ts';
import { eventLines } from '../text/lines.ts';
import { type Before, panelMessage, questionMessage, spectatorMessage } from './panel.ts';

/**
 * Answers of the panel, given for a version of the table (`chosen`: the last one, by a menu): the next question, or the
 * move when it is whole. `again`: it is the question that the panel asks already.
 */
export async function answerPanel(
  visit: Visit,
  version: number,
  path: Path,
  chosen: readonly string[] | null = null,
  again = false,
): Promise<Payload> {
  if (!isSeated(visit)) return refusalMessage(new Refusal(text('bot:refuse.notSeated')), visit.language);
  const { bot, table, seat } = visit;
  if (!isPlayable(table)) return await asItStands(visit, []);
  if (table.record.phase !== 'playing' || (await isStale(bot.house.store, table, seat, version)))
    return await asItStands(visit, [new Stale()]);
  const way = wayOf(visit, path, chosen);
  if (refused(way)) return await asItStands(visit, [new Refusal(text('bot:refuse.outdated'))]);
  const question = openQuestion(way);
  if (question.kind === 'ready') return await movePanel(visit, version, () => ({ move: question.move }));
  const first = again ? [tooSoonLine(visit.language)] : [];
  return { ...(await questionMessage(visit, way, { first })), same: again };
}

/** The question after these answers once more, for an answer that came too soon to be meant for it. */
export async function askAgain(visit: Visit, version: number, path: Path): Promise<Payload> {
  return await answerPanel(visit, version, path, null, true);
}

/** The answers, with the last one by a menu where `chosen` is given; a refusal where they were not offered. */
export function wayOf(
  { table, seat }: Pick<Seated, 'table' | 'seat'>,
  path: Path,
  chosen: readonly string[] | null,
): Walk | Refusal {
  const view = viewOf(table, seat);
  const way = walk(table.game, view, seat, path);
  if (refused(way) || chosen === null) return way;
  return further(table.game, view, seat, way, stepOf(openQuestion(way), chosen));
}

/** Menus give their values in any order; a step has them in the order of the question. */
function stepOf(question: Question<unknown>, chosen: readonly string[]): string {
  if (question.kind !== 'many') return chosen.join('+');
  const known = question.choices.map(({ id }) => id);
  return [...chosen].sort((one, other) => known.indexOf(one) - known.indexOf(other)).join('+');
}

/** Makes the move and shows the panel after it: the next question of the same seat, or the table while others move. */
export async function movePanel(visit: Visit, version: number | null, compose: Composing): Promise<Payload> {
  const { bot, by, table } = visit;
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return await asItStands(visit, [lacking]);
  const moved = await makeMove(bot.house, by, table.record.id, version, compose);
  if (moved === REPEATED) return await asItStands(visit, []);
  if (refused(moved)) return await asItStands(visit, [moved]);
  return await afterMove(visit, moved).catch((error) => movedAllTheSame(visit, error));
}

/** The move is made, whatever became of showing the table after it. */
function movedAllTheSame({ bot, table, language }: Visit, error: unknown): Payload {
  bot.log.error({ err: error, table: table.record.id }, 'The table could not be shown after a move');
  return { content: say(language, text('bot:panel.done'), () => '') };
}

async function afterMove(visit: Visit, made: Made): Promise<Payload> {
  return await panelMessage(afterIt(visit, made), await outcomeOf(visit, made));
}

/** The reason, with the ruling it rests on below. */
function told(refusal: Refusal, { table, language }: Visit): readonly string[] {
  return [reason(refusal, language, namesAt(table)), ...rulingLine(refusal, table.game, language)];
}

/** The table as it is now, after the reason why nothing was done. */
export async function asItStands(visit: Visit, first: readonly (string | Refusal)[]): Promise<Payload> {
  const { bot, language } = visit;
  const table = await loadTable(bot.house, visit.table.record.id);
  if (refused(table)) return refusalMessage(table, language);
  if (!hasStarted(table)) return notStartedMessage(language);
  const now = visitTo(visit, table);
  const lines = first.flatMap((line) => (refused(line) ? told(line, now) : line));
  return isSeated(now) ? await panelMessage(now, { first: lines }) : await spectatorMessage(now, lines);
}

/** The same visit in the seat that has moved, at the table as it is then. */
export function afterIt(visit: Visit, { table, entry }: Made): Seated {
  return { ...visitTo(visit, table), seat: entry.seat };
}

/** What a move has come to, as the seat that made it sees it, and whether it can be taken back freely. */
export async function outcomeOf(
  { language }: Visit,
  { before, table, entry, forced }: Made,
): Promise<Required<Pick<Before, 'first' | 'events' | 'free'>>> {
  const { seat } = entry;
  const made = [entry, ...forced];
  const events = made.flatMap((one) => one.events);
  const runs = table.record.phase === 'playing' && aiDue(table) === null;
  return {
    first: eventLines(table.game, events, seat, 'later', language, namesAt(table)),
    events: seenBy(table.game, events, seat, 'later'),
    free: runs && (await toldNothing(before, made)),
  };
}
