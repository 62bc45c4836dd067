import { refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { REPEATED } from '../../../tables/act.ts';
import { NudgeLater, nudge as send } from '../../../tables/late/nudge.ts';
import { say } from '../../../words/say.ts';
import { namesAt } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { mayNotPost, missingAt } from '../../kit/permissions.ts';
import { press } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import type { Visit } from '../../kit/visit.ts';
import { until } from '../../messages/time/moments.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    nudge: [];
  }
}

/** Nudges whoever is due, and says so in a message of its own: the panel stays. */
export const nudge = press('nudge', [], nudgeNow, 'anew');

async function nudgeNow(visit: Visit): Promise<Payload> {
  const { bot, by, table, language } = visit;
  const lacking = missingAt(visit, 'tell') ?? (visit.elsewhere ? null : mayNotPost(visit.asked, language));
  if (lacking !== null) return { content: lacking };
  const seats = await send(bot.house, by, table.record.id);
  if (seats === REPEATED) return { content: calm(language, 'nothingDone') };
  if (seats instanceof NudgeLater) {
    const args = { who: seats.who, again: until(seats.again) };
    return { content: say(language, text(`bot:refuse.${seats.why}`, args), namesAt(table)) };
  }
  if (refused(seats)) return refusalMessage(seats, language, namesAt(table));
  const who = seats.map((seat) => ({ seat }));
  return { content: say(language, text('bot:late.nudged', { who }), namesAt(table)) };
}
