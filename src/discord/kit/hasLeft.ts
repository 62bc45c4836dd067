import type { Caller } from './visit.ts';

/** How long an answer waits for Discord to say whether the person is still in another server, in ms. */
const PATIENCE = 700;

/** Whether a person is no longer in that server, so that they cannot go there; not where Discord does not say so in time. */
export async function hasLeft(
  { bot, by, asked }: Pick<Caller, 'bot' | 'by' | 'asked'>,
  guild: string,
): Promise<boolean> {
  if (guild === asked.guildId) return false;
  return (await bot.members.isIn(bot.rest, guild, by.person, PATIENCE)) === false;
}
