import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { REPEATED } from '../../tables/act.ts';
import { ChannelTaken } from '../../tables/lobby/open.ts';
import { playAgain } from '../../tables/lobby/rematch.ts';
import { say } from '../../words/say.ts';
import { missingPermissions } from '../kit/permissions.ts';
import { press, type Reply } from '../kit/press.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { calm } from '../kit/reply.ts';
import { link } from '../kit/rest/channel.ts';
import type { Visit } from '../kit/visit.ts';
import { takenMessage } from '../messages/lobby/taken.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    rematch: [];
  }
}

/** Opens the table of a match that has ended once more; its card says so to everybody. */
export const rematch = press('rematch', [], openedAgain, 'quiet');

async function openedAgain({ bot, asked, by, table, language }: Visit): Promise<Reply> {
  const lacking = missingPermissions(asked, 'open', language);
  if (lacking !== null) return { content: lacking };
  const { guild, channel, id } = table.record;
  const outcome = await playAgain(bot.house, by, id);
  if (outcome === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (outcome instanceof ChannelTaken) return await takenMessage(bot, table.record, outcome, language);
  if (refused(outcome)) return refusalMessage(outcome, language);
  const opened = text('bot:lobby.opened', { link: link(guild, channel) });
  return { done: true, content: say(language, opened, () => '') };
}
