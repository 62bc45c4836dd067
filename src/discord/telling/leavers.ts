import { expectedAt, noteMember } from '../../app/availability/members.ts';
import { settleAsk } from '../../app/undo/consent.ts';
import type { Bot } from '../kit/bot.ts';
import { isMember } from '../kit/memory/members.ts';
import { nameAfter } from '../kit/names.ts';

/**
 * Before somebody is reminded or asked, and whenever what they are asked is told again, it is seen whether they are in the
 * server at all; where Discord does not say they are. No event tells of it.
 */
export async function seeWhoLeft(bot: Bot, id: number): Promise<void> {
  const expected = await expectedAt(bot.house, id);
  for (const one of expected) {
    const isIn = await isMember(bot.rest, one.guild, one.person);
    if (isIn !== null) await noteMember(bot.house, id, one, isIn, nameAfter);
  }
  if (expected.length > 0) await settleAsk(bot.house, id);
}
