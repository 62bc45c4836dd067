import type { MessageComponentInteraction } from 'discord.js';
import { REPEATED } from '../../app/core/actor.ts';
import { type Hint, takeHint } from '../../app/hints/hint.ts';
import { refused } from '../../engine/refusal.ts';
import { asItStands, askAgain } from '../board/answer.ts';
import { panelMessage } from '../board/panel.ts';
import type { Visit } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { isSeated, visitTo } from '../core/visit.ts';
import { hintLines } from './message.ts';

/** Tells whoever is due the best move, above the question that they are asked; where there is none to tell, why not. */
export async function hintPanel(
  visit: Visit<MessageComponentInteraction>,
  version: number,
): Promise<Payload> {
  if (isSecondTap(visit)) return await askAgain(visit, version, []);
  const hint = await takeHint(visit.bot.house, visit.by, visit.table.record.id, version);
  if (hint === REPEATED) return await asItStands(visit, []);
  return refused(hint) ? await asItStands(visit, [hint]) : await hinted(visit, hint);
}

async function hinted(visit: Visit, hint: Hint): Promise<Payload> {
  const now = visitTo(visit, hint.table);
  if (!isSeated(now)) throw new Error('A hint was taken by somebody without a seat');
  return await panelMessage(now, { first: hintLines(now, hint), hinted: true });
}
