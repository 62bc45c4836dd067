import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { loadTable, othersAt } from '../../app/core/table.ts';
import { agree, decline } from '../../app/undo/consent.ts';
import { AskFirst, askToTakeBack, type TookBack, takeBack } from '../../app/undo/undo.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { asItStands } from '../board/answer.ts';
import { panelMessage } from '../board/panel.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { missingAt } from '../core/permissions.ts';
import type { Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { isSecondTap, tooSoonLine } from '../core/second-tap.ts';
import { isSeated, visitTo } from '../core/visit.ts';

type Pressed = Visit<MessageComponentInteraction>;

/** Takes the last move back, and shows the panel as it stands again; where the others have to be asked, it offers that. */
export async function takeBackNow(visit: Pressed, version: number): Promise<Payload> {
  const { bot, by, table } = visit;
  if (isSecondTap(visit)) return await tooSoon(visit, version);
  return await permitted(visit, async () =>
    tookBack(visit, await takeBack(bot.house, by, table.record.id, version)),
  );
}

/** Asks the others; where nobody has to be asked, the move is taken back. */
export async function askAround(visit: Pressed, version: number): Promise<Payload> {
  const { bot, by, table } = visit;
  if (isSecondTap(visit)) return await askable(visit, new AskFirst(othersAt(table, by.person).length > 0));
  return await permitted(visit, async () =>
    tookBack(visit, await askToTakeBack(bot.house, by, table.record.id, version)),
  );
}

/** Agrees that somebody takes a move back. Where that decides it, the board says so and no message is needed. */
export async function sayYes(visit: Pressed, version: number): Promise<Reply> {
  const { bot, by, table, language } = visit;
  if (isSecondTap(visit)) return { content: tooSoonLine(language) };
  return await permitted(visit, async () => {
    const agreed = await agree(bot.house, by, table.record.id, version);
    if (agreed === REPEATED) return { content: calm(language, 'nothingDone') };
    if (refused(agreed)) return refusalMessage(agreed, language, namesAt(table));
    if (agreed.waits.length === 0) return { done: true, ...told(visit, 'done') };
    const who = agreed.waits.map((person) => `<@${person}>`);
    return { content: say(language, text('bot:takeBack.agreed', { who }), () => '') };
  });
}

/** Leaves the move as it is, which the board says. */
export async function sayNo(visit: Pressed, version: number): Promise<Reply> {
  const { bot, by, table, language } = visit;
  if (isSecondTap(visit)) return { content: tooSoonLine(language) };
  return await permitted(visit, async () => {
    const declined = await decline(bot.house, by, table.record.id, version);
    if (declined === REPEATED) return { content: calm(language, 'nothingDone') };
    if (refused(declined)) return refusalMessage(declined, language, namesAt(table));
    return { done: true, ...told(visit, 'declined') };
  });
}

/** The tap that made the move came twice: the button still stands there. */
async function tooSoon(visit: Pressed, version: number): Promise<Payload> {
  const first = [tooSoonLine(visit.language)];
  if (!isSeated(visit) || visit.table.record.version !== version) return await asItStands(visit, first);
  return await panelMessage(visit, { first, events: [], free: true });
}

/** Nothing is done of which the channel could not be told. */
async function permitted(visit: Visit, doing: () => Promise<Reply>): Promise<Reply> {
  const lacking = missingAt(visit, 'tell');
  return lacking === null ? await doing() : { content: lacking };
}

async function tookBack(visit: Visit, outcome: TookBack | Refusal | Repeated): Promise<Payload> {
  if (outcome === REPEATED) return { content: calm(visit.language, 'nothingDone') };
  if (outcome instanceof AskFirst) return await askable(visit, outcome);
  if (refused(outcome)) return await asItStands(visit, [outcome]);
  if (!outcome.taken) return await asItStands(visit, [told(visit, 'asked').content]);
  const now = visitTo(visit, outcome.table);
  const { content } = told(visit, 'taken');
  return isSeated(now) ? await panelMessage(now, { first: [content] }) : { content };
}

/** Why not, and the button by which the others are asked. */
async function askable({ bot, table, language }: Visit, refusal: AskFirst): Promise<Payload> {
  const now = await loadTable(bot.house, table.record.id);
  if (refused(now)) return refusalMessage(now, language);
  const { id, version } = now.record;
  const ask = namedButton(language, refusal.asksOthers ? 'askBack' : 'takeBack', ['ask-back', id, version]);
  return { ...refusalMessage(refusal, language, namesAt(now)), rows: buttonRows([ask]) };
}

function told({ language }: Visit, what: 'asked' | 'taken' | 'done' | 'declined'): { content: string } {
  return { content: say(language, text(`bot:takeBack.${what}`), () => '') };
}
