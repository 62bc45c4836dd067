import { type Language, text } from '../../engine/text.ts';
import { newestMessage } from '../../tables/find.ts';
import type { ChannelTaken } from '../../tables/open.ts';
import { say } from '../../words/say.ts';
import type { Bot } from '../kit/bot.ts';
import { link } from '../kit/channel.ts';
import type { Payload } from '../kit/payload.ts';

/** That a table is open in the channel already, with the link to it. */
export async function takenMessage(
  { house }: Bot,
  { guild, channel }: { readonly guild: string; readonly channel: string },
  { tableId }: ChannelTaken,
  language: Language,
): Promise<Payload> {
  const url = link(guild, channel, await newestMessage(house, tableId));
  return { content: say(language, text('bot:refuse.channelTaken', { link: url }), () => '') };
}
