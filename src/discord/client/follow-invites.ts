import { type Client, Events, type Guild } from 'discord.js';
import type { BotContext } from '../core/context.ts';
import { postWelcome } from '../welcome/post-welcome.ts';

/**
 * Posts a welcome when the bot is added to a server. discord.js reports only servers that it did not know, and not those present at a start
 * or again after an outage. A second report with the same join time is ignored.
 */
export function followInvites(client: Client, bot: BotContext): void {
  const joined = new Map<string, number>();
  client.on(Events.GuildCreate, (guild: Guild) => {
    if (!guild.available) return;
    if (joined.get(guild.id) === guild.joinedTimestamp)
      return bot.log.info({ guild: guild.id }, 'Ignored a repeated join of a server');
    joined.set(guild.id, guild.joinedTimestamp);
    postWelcome(bot, guild).catch((error) =>
      bot.log.warn({ err: error, guild: guild.id }, 'Failed to welcome a server'),
    );
  });
}
