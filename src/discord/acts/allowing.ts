import type { MessageComponentInteraction } from 'discord.js';
import { type Allowed, setAllowed } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Caller } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { chosenAnew } from '../kit/visit.ts';
import { meMessage } from '../messages/me/meMessage.ts';

/** Changes what a person lets others do, and shows all that they chose as it is then. */
export async function allow(
  caller: Caller<MessageComponentInteraction>,
  part: Partial<Allowed>,
): Promise<Payload> {
  const outcome = await setAllowed(caller.bot.house, caller.by, part);
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
}
