import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import type { CalledOn, PersonCommand } from '../src/discord/core/user-command.ts';
import { challengeMessage } from '../src/discord/lobby/challenge.ts';
import { guestOf } from '../src/discord/lobby/guests.ts';
import { cannotAsk } from '../src/discord/lobby/open.ts';
import { wantsThread } from '../src/discord/lobby/open-in-thread.ts';
import { cannotOpen } from '../src/discord/server-settings/may-open.ts';
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
