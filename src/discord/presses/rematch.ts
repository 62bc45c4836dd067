import { MessageFlags } from 'discord.js';
import { refused } from '../../engine/refusal.ts';
import { REPEATED } from '../../tables/act.ts';
import { ChannelTaken } from '../../tables/lobby/open.ts';
import { playAgain } from '../../tables/lobby/rematch.ts';
import { notInThread, threadHere } from '../acts/cannotOpen.ts';
import { openedMessage } from '../acts/lobby/opened.ts';
import { playAgainInThread, wantsThread } from '../acts/openInThread.ts';
import { withMember } from '../acts/with-member.ts';
import { limited } from '../kit/limited.ts';
import { mayNotPost, missingPermissions } from '../kit/permissions.ts';
import { press, type Reply } from '../kit/press.ts';
import { forgedMessage, refusalMessage } from '../kit/refusing.ts';
import { calm } from '../kit/reply.ts';
import { buttonRows, namedButton } from '../kit/rows.ts';
import type { Visit } from '../kit/visit.ts';
import { takenMessage } from '../messages/lobby/taken.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    rematch: [];
    'rematch-thread': [];
  }
}

/** Opens the table of a match that has ended once more; its card says so to everybody. */
export const rematch = press('rematch', [], openedAgain, 'quiet');

/** The same in a thread, where the channel is taken. It stands in private answers alone, so nobody else can press it. */
export const rematchInThread = press('rematch-thread', [], async (visit) => {
  if (!visit.asked.message.flags.has(MessageFlags.Ephemeral)) return forgedMessage(visit.language);
  return await playAgainInThread(visit, visit.table);
});

async function openedAgain(pressed: Visit): Promise<Reply> {
  if (await wantsThread(pressed)) return await playAgainInThread(pressed, pressed.table);
  const visit = await withMember(pressed);
  const { bot, asked, by, table, language } = visit;
  const lacking = missingPermissions(asked, 'open', language) ?? mayNotPost(asked, language);
  if (lacking !== null) return { content: lacking };
  const outside = await notInThread(visit);
  if (outside) return outside;
  const tooMany = limited(visit, 'table');
  if (tooMany) return tooMany;
  const { guild, channel, id } = table.record;
  const outcome = await playAgain(bot.house, by, id);
  if (outcome === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (outcome instanceof ChannelTaken) return await taken(visit, outcome);
  if (refused(outcome)) return refusalMessage(outcome, language);
  return await openedMessage(visit, { guild, channel }, outcome);
}

/** Why not here, with a thread for it instead where one can be opened. */
async function taken(visit: Visit, by: ChannelTaken): Promise<Reply> {
  const { bot, table, language } = visit;
  const message = await takenMessage(bot, table.record, by, language);
  if ('no' in threadHere(visit)) return message;
  const offer = namedButton(language, 'inThread', ['rematch-thread', table.record.id], 'primary');
  return { ...message, rows: buttonRows([offer]) };
}
