import type { Payload } from '../src/discord/core/payload.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import type { UserCommand, UserCommandContext } from '../src/discord/core/user-command.ts';
import { createChallengeMessage } from '../src/discord/lobby/challenge.ts';
import { toGuest } from '../src/discord/lobby/guests.ts';
import { checkCanInvite } from '../src/discord/lobby/open.ts';
import { shouldOpenThread } from '../src/discord/lobby/open-in-thread.ts';
import { checkCanOpenTable } from '../src/discord/server-settings/check-can-open.ts';
import { refused } from '../src/engine/refusal.ts';

/** Asks the caller to which game to challenge a user. */
export const challenge: UserCommand = {
  name: 'challenge',
  run: (incoming) => replyPrivately(incoming, offerChallenge),
};

async function offerChallenge(ctx: UserCommandContext): Promise<Payload> {
  const cannot = (await shouldOpenThread(ctx)) ? null : await checkCanOpenTable(ctx);
  if (cannot) return cannot;
  const { targetUser, targetMember } = ctx.interaction;
  const guest = toGuest(targetUser, targetMember);
  if (refused(guest)) return createRefusalMessage(guest, ctx.language);
  return (await checkCanInvite(ctx, { guests: [guest] })) ?? createChallengeMessage(ctx, guest);
}
