import type { APIMessage } from 'discord-api-types/v10';
import { getOffers } from './table.ts';
import type { TestBot } from './test-bot.ts';

/** Returns the reminders shown in a channel. */
export function getReminders({ discord }: TestBot, channel: string): readonly APIMessage[] {
  return discord.channel(channel).messages.filter((message) => {
    const all = getOffers(message);
    return all[0] === 'Play' && !all.includes('More');
  });
}

/** Returns the only reminder in a channel; throws if there is another number of them. */
export function getReminder(testBot: TestBot, channel: string): APIMessage {
  const [one, ...more] = getReminders(testBot, channel);
  if (!one || more.length > 0) throw new Error(`There are ${more.length + Number(!!one)} reminders`);
  return one;
}

/** Returns the new messages sent to channels. */
export function getPosts({ discord }: TestBot) {
  return discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}
