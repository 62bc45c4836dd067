import { type Slip, slipOf } from '../../app/undo/candidate.ts';
import { mustAsk } from '../../app/undo/undo.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { normaliseTyped } from '../../engine/typed.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';

/** How people write that they want to take their move back, at every table: a game whose notation knows them gives way. */
const WORDS = ['undo', 'take back', 'takeback', '무르기', '되돌리기', '취소'];

/** Whether what was typed as a move asks for the last one back. */
export function asksBack(wish: string): boolean {
  return WORDS.includes(normaliseTyped(wish).toLowerCase());
}

/** Takes the last move back, or asks the others whether it may be; none where there is nothing to take back. */
export async function backButtons(visit: Visit): Promise<readonly Button[]> {
  const slip = await slipOf(visit.bot.house, visit.table, visit.by.person);
  return refused(slip) ? [] : [backButton(visit, slip)];
}

/** The button by which a move is taken back, for who typed so; else why there is none. */
export async function takeBackWay(visit: Visit): Promise<Payload> {
  const { bot, table, by, language } = visit;
  const slip = await slipOf(bot.house, table, by.person);
  if (refused(slip)) return refusalMessage(slip, language, namesAt(table));
  const content = say(language, text('bot:takeBack.way'), namesAt(table));
  return { content, rows: buttonRows([backButton(visit, slip)]) };
}

function backButton({ table, by, language }: Visit, slip: Slip): Button {
  const { id, version } = table.record;
  return mustAsk(table, by, slip)
    ? namedButton(language, 'askBack', ['ask-back', id, version])
    : namedButton(language, 'takeBack', ['take-back', id, version]);
}
