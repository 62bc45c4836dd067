import { type Argument, type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { changeOwn } from '../src/discord/settings/change.ts';
import { meMessage } from '../src/discord/settings/message.ts';
import { wishOffers } from '../src/discord/settings/offers.ts';

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
