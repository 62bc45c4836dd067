import { cannotOpen } from '../src/discord/acts/cannotOpen.ts';
import { guestOf } from '../src/discord/acts/guests.ts';
import { wantsThread } from '../src/discord/acts/openInThread.ts';
import { cannotAsk } from '../src/discord/acts/opening.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import type { CalledOn, PersonCommand } from '../src/discord/kit/personCommand.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { challengeMessage } from '../src/discord/messages/lobby/challenge.ts';
import { refused } from '../src/engine/refusal.ts';

/** Asks which game somebody is to be asked to. */
export const challenge: PersonCommand = {
  name: 'challenge',
  run: (arrival) => replyPrivately(arrival, offered),
};

async function offered(caller: CalledOn): Promise<Payload> {
  const cannot = (await wantsThread(caller)) ? null : await cannotOpen(caller);
  if (cannot) return cannot;
  const { targetUser, targetMember } = caller.asked;
  const guest = guestOf(targetUser, targetMember);
  if (refused(guest)) return refusalMessage(guest, caller.language);
  return (await cannotAsk(caller, { guests: [guest] })) ?? challengeMessage(caller, guest);
}
