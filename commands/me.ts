import { changeOwn } from '../src/discord/acts/ownWish.ts';
import { type Argument, type Called, type Command, typedOption } from '../src/discord/kit/command.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { meMessage } from '../src/discord/messages/me/meMessage.ts';
import { wishOffers } from '../src/discord/messages/me/wishOffers.ts';

const WISHES = ['zone', 'quiet', 'away'] as const;

const wishes: readonly Argument[] = WISHES.map((id) => ({ id, kind: 'string', autocomplete: true }));

/** All that a person chose for themselves: their time, reminders, language and look. */
export const me: Command = {
  name: 'me',
  arguments: wishes,
  run: (arrival) => replyPrivately(arrival, shown),
  complete: async (typist) => wishOffers(typist),
};

async function shown(caller: Called): Promise<Payload> {
  const given = WISHES.flatMap((id) => {
    const wish = typedOption(caller.asked, id);
    return wish === null ? [] : [[id, wish] as const];
  });
  return given.length === 0 ? meMessage(caller) : await changeOwn(caller, Object.fromEntries(given));
}
