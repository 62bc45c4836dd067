import { type Client, Events, type Guild } from 'discord.js';
import type { BotContext } from '../core/context.ts';
import { postWelcome } from '../welcome/post-welcome.ts';

/**
 * Says hello where the bot is invited. discord.js tells only of servers that it did not know, and not of those that are there
 * at a start or again after an outage. Should it tell of one twice, when the bot joined is the same.
 */
export function followInvites(client: Client, bot: BotContext): void {
  const joined = new Map<string, number>();
  client.on(Events.GuildCreate, (guild: Guild) => {
    if (!guild.available) return;
    if (joined.get(guild.id) === guild.joinedTimestamp)
      return bot.log.info({ guild: guild.id }, 'A server was joined before');
    joined.set(guild.id, guild.joinedTimestamp);
    postWelcome(bot, guild).catch((error) =>
      bot.log.warn({ err: error, guild: guild.id }, 'A server could not be welcomed'),
    );
  });
}
