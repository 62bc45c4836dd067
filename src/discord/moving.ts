import { ask } from '../engine/kernel.ts';
import type { Path, Question } from '../engine/question.ts';
import { Refusal, refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import { type Act, REPEATED } from '../tables/act.ts';
import { type Composing, isStale, makeMove, Stale } from '../tables/move.ts';
import type { Moved } from '../tables/moving.ts';
import { isPlayable, loadTable, seatOf, type Table, viewOf } from '../tables/table.ts';
import { say } from '../words/say.ts';
import type { Asked } from './answer.ts';
import type { Bot } from './bot.ts';
import { eventLines, seenEvents } from './lines.ts';
import { namesAt } from './names.ts';
import { panelMessage, spectatorMessage } from './panel.ts';
import type { Payload } from './payload.ts';
import { missingPermissions } from './permissions.ts';
import { actOf } from './person.ts';
import { notStartedMessage, reason, refusalMessage } from './refusing.ts';

/** Who answers, at which table, in which language. */
export interface Answering {
  readonly by: Act;
  readonly table: number;
  readonly language: Language;
  /** What the bot lacks to tell the channel of a move, as a sentence: then none is made. */
  readonly lacking: string | null;
}

export function answering(asked: Asked, table: number, language: Language): Answering {
  return { by: actOf(asked), table, language, lacking: missingPermissions(asked, 'tell', language) };
}

/** The answers that a button of the panel stands for, and the version of the table that they were given for. */
export interface Answers {
  readonly version: number;
  readonly path: Path;
}

/** One more answer of the panel at the table as it was loaded (`chosen`: by a menu): the next question, or the move when it is whole. */
export async function answerPanel(
  bot: Bot,
  who: Answering,
  table: Table,
  { version, path }: Answers,
  chosen: readonly string[] | null,
): Promise<Payload> {
  const seat = seatOf(table, who.by.person);
  if (seat === null) return notSeated(who.language);
  if (!isPlayable(table)) return await asItStands(bot, who, []);
  if (table.record.phase !== 'playing' || (await isStale(bot.house.store, table, seat, version)))
    return await asItStands(bot, who, told(new Stale(), who, table));
  const view = viewOf(table, seat);
  const whole = chosen === null ? path : [...path, stepOf(ask(table.game, view, seat, path), chosen)];
  const question = ask(table.game, view, seat, whole);
  if (refused(question))
    return await asItStands(bot, who, told(new Refusal(text('house:refuse.forged')), who, table));
  if (question.kind === 'ready') return await movePanel(bot, who, version, () => ({ move: question.move }));
  return await panelMessage(bot, { table, seat, language: who.language }, whole);
}

/** Menus give their values in any order; a step has them in the order of the question. */
function stepOf(question: Question<unknown> | Refusal, chosen: readonly string[]): string {
  if (refused(question) || question.kind !== 'many') return chosen.join('+');
  const known = question.choices.map(({ id }) => id);
  return [...chosen].sort((one, other) => known.indexOf(one) - known.indexOf(other)).join('+');
}

/** Makes the move and shows the panel after it: the next question of the same seat, or the table while others move. */
export async function movePanel(
  bot: Bot,
  who: Answering,
  version: number | null,
  compose: Composing,
): Promise<Payload> {
  if (who.lacking !== null) return await asItStands(bot, who, [who.lacking]);
  const moved = await makeMove(bot.house, who.by, who.table, version, compose);
  if (moved === REPEATED) return await asItStands(bot, who, []);
  if (refused(moved)) return await notMoved(bot, who, moved);
  return await afterMove(bot, who, moved).catch((error) => movedAllTheSame(bot, who, error));
}

/** The move is made, whatever became of showing the table after it. */
function movedAllTheSame(bot: Bot, { table, language }: Answering, error: unknown): Payload {
  bot.log.error({ err: error, table }, 'The table could not be shown after a move');
  return { content: say(language, text('house:panel.done'), () => '') };
}

async function notMoved(bot: Bot, who: Answering, refusal: Refusal): Promise<Payload> {
  const table = await loadTable(bot.house, who.table);
  if (refused(table)) return refusalMessage(table, who.language);
  return await asItStands(bot, who, told(refusal, who, table));
}

async function afterMove(bot: Bot, who: Answering, { table, entry }: Moved): Promise<Payload> {
  const { seat } = entry;
  const first = eventLines(table.game, entry.events, seat, 'later', who.language, namesAt(table));
  const events = seenEvents(table.game, entry.events, seat, 'later');
  return await panelMessage(bot, { table, seat, language: who.language, first, events });
}

function told(refusal: Refusal, { language }: Answering, table: Table): readonly string[] {
  return [reason(refusal, language, namesAt(table))];
}

/** The table as it is now, after the reason why nothing was done. */
async function asItStands(bot: Bot, who: Answering, first: readonly string[]): Promise<Payload> {
  const table = await loadTable(bot.house, who.table);
  if (refused(table)) return refusalMessage(table, who.language);
  if (table.record.state === null) return notStartedMessage(who.language);
  const seat = seatOf(table, who.by.person);
  if (seat === null) return await spectatorMessage(bot, table, who.by.person, who.language, first);
  return await panelMessage(bot, { table, seat, language: who.language, first });
}

function notSeated(language: Language): Payload {
  return refusalMessage(new Refusal(text('house:refuse.notSeated')), language);
}
