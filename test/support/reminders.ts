import type { APIMessage } from 'discord-api-types/v10';
import type { Evening } from './evening.ts';
import { offers } from './table.ts';

/** The reminders that are in a channel. */
export function remindersIn({ discord }: Evening, channel: string): readonly APIMessage[] {
  return discord.channel(channel).messages.filter((message) => {
    const all = offers(message);
    return all[0] === 'Play' && !all.includes('More');
  });
}

/** The only one that is there. */
export function reminderIn(evening: Evening, channel: string): APIMessage {
  const [one, ...more] = remindersIn(evening, channel);
  if (!one || more.length > 0) throw new Error(`There are ${more.length + Number(!!one)} reminders`);
  return one;
}

/** The messages that were new in a channel. */
export function postsIn({ discord }: Evening) {
  return discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}
