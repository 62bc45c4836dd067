import { noteMember, toRemind } from '../../tables/leaving.ts';
import type { Bot } from '../kit/bot.ts';
import { isMember } from '../kit/members.ts';

/** Before somebody is reminded it is seen whether they are in the server at all; where Discord does not say they are. */
export async function seeWhoLeft(bot: Bot, id: number): Promise<void> {
  for (const one of await toRemind(bot.house, id)) {
    const isIn = await isMember(bot.rest, one.guild, one.person);
    if (isIn !== null) await noteMember(bot.house, id, one, isIn);
  }
}
