import { newestMessage } from '../../../app/core/find-tables.ts';
import { ChannelTaken } from '../../../app/lobby/open.ts';
import type { ChannelKept } from '../../../app/turns/wake.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Payload } from '../../kit/payload.ts';
import { link } from '../../kit/rest/channel.ts';

/** That a table is open in the channel already, or has it while another sleeps there, with the link to it. */
export async function takenMessage(
  { house }: Bot,
  { guild, channel }: { readonly guild: string; readonly channel: string },
  taken: ChannelTaken | ChannelKept,
  language: Language,
): Promise<Payload> {
  const url = link(guild, channel, await newestMessage(house, taken.tableId));
  const key = taken instanceof ChannelTaken ? 'channelTaken' : 'channelKept';
  return { content: say(language, text(`bot:refuse.${key}`, { link: url }), () => '') };
}
