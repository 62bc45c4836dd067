import type { MessageComponentInteraction } from 'discord.js';
import { refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { REPEATED } from '../../../tables/act.ts';
import { type Ballot, vote as cast } from '../../../tables/late/vote.ts';
import { CHOICES, type Choice } from '../../../tables/late/voting.ts';
import { say } from '../../../words/say.ts';
import { oneOf, whole } from '../../kit/fields.ts';
import { nameAfter, namesAt } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { missingAt } from '../../kit/permissions.ts';
import { press } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import { isSecondTap, tooSoonLine } from '../../kit/secondTap.ts';
import type { Visit } from '../../kit/visit.ts';
import { voteMessage } from '../../messages/late/vote-message.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    vote: [seat: number, openedAt: number, choice: Choice];
    votes: [];
  }
}

/**
 * Says what is to become of a turn whose time is over. It is answered by a message of its own: the one that was pressed may
 * be gone by then.
 */
export const vote = press('vote', [whole, whole, oneOf(CHOICES)], (visit, seat, openedAt, choice) =>
  voted(visit, { seat, openedAt, choice }),
);

/** Shows the question at a table that the player has not answered yet. */
export const votes = press('votes', [], voteMessage);

async function voted(visit: Visit<MessageComponentInteraction>, ballot: Ballot): Promise<Payload> {
  const { bot, by, table, language } = visit;
  if (isSecondTap(visit)) return { content: tooSoonLine(language) };
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return { content: lacking };
  const agreed = await cast(bot.house, by, table.record.id, ballot, nameAfter);
  if (agreed === REPEATED) return { content: calm(language, 'nothingDone') };
  if (refused(agreed)) return refusalMessage(agreed, language, namesAt(table));
  const key = agreed.votes < agreed.needed ? 'bot:late.voted' : 'bot:late.agreed';
  const what = text(`bot:late.${ballot.choice}`);
  return { content: say(language, text(key, { what, ...agreed }), namesAt(table)) };
}
