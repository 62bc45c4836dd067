import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { answerPrivately } from '../src/discord/answer.ts';
import type { Bot } from '../src/discord/bot.ts';
import { link, openThread, type ThreadKind, threadKind } from '../src/discord/channel.ts';
import type { Argument, Command, Offer } from '../src/discord/command.ts';
import { cut } from '../src/discord/cut.ts';
import { gameArgument } from '../src/discord/gameArgument.ts';
import { languageOf } from '../src/discord/language.ts';
import type { Payload } from '../src/discord/payload.ts';
import { missingPermissions } from '../src/discord/permissions.ts';
import { actOf } from '../src/discord/person.ts';
import { gameName } from '../src/discord/picture.ts';
import { refusalMessage } from '../src/discord/refusing.ts';
import { lookOffers, lookTyped } from '../src/discord/themes.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { type Language, type Text, text } from '../src/engine/text.ts';
import type { Act } from '../src/tables/act.ts';
import { gameOf } from '../src/tables/house.ts';
import { newestMessage, tableHere } from '../src/tables/look.ts';
import { ChannelTaken, openTable, type Wish } from '../src/tables/open.ts';
import { themeWished } from '../src/tables/theme.ts';
import { say } from '../src/words/say.ts';

const theme: Argument = { id: 'theme', kind: 'string', autocomplete: true };
const thread: Argument = { id: 'thread', kind: 'boolean' };

/** Opens a table here, or in a new thread of this channel. */
export const play: Command = {
  name: 'play',
  arguments: [gameArgument(true), theme, thread],
  run: (bot, asked) => answerPrivately(bot, asked, opened(bot, asked)),
  complete: async (bot, asked) => offers(bot, asked),
};

async function opened(bot: Bot, asked: ChatInputCommandInteraction): Promise<Payload> {
  const language = languageOf(asked.locale);
  const no = (key: 'noSuchGame' | 'noThreads') =>
    refusalMessage(new Refusal(text(`house:refuse.${key}`)), language);
  const { channel } = asked;
  const inThread = (asked.options.getBoolean('thread') ?? false) && !(channel?.isThread() ?? false);
  const missing = missingPermissions(asked, inThread ? 'openThread' : 'open', language);
  if (missing !== null) return { content: missing };
  const wish = wishOf(asked);
  const game = gameOf(bot.house, wish.game);
  if (!game) return no('noSuchGame');
  const look = themeWished(game, wish.theme);
  if (refused(look)) return refusalMessage(look, language);
  if (!inThread) return await openedHere(bot, actOf(asked), wish, language);
  const kind = threadKind(channel?.type);
  return kind === null ? no('noThreads') : await openedInThread(bot, actOf(asked), wish, kind, language);
}

/** What Discord offers while the theme is being typed: what goes with the game that was chosen. */
function offers({ house }: Bot, asked: AutocompleteInteraction): readonly Offer[] {
  const game = asked.options.getString('game');
  return lookOffers(house.games, game, asked.options.getFocused(), languageOf(asked.locale));
}

function wishOf(asked: ChatInputCommandInteraction): Wish & { readonly theme: string } {
  return {
    guild: asked.guildId ?? '',
    channel: asked.channelId,
    game: asked.options.getString('game', true),
    theme: lookTyped(asked.options.getString('theme')),
    language: languageOf(asked.guildLocale),
  };
}

async function openedHere(bot: Bot, by: Act, wish: Wish, language: Language): Promise<Payload> {
  const table = await openTable(bot.house, by, wish);
  if (table instanceof ChannelTaken) return { content: await takenBy(bot, wish, table.table, language) };
  if (refused(table)) return refusalMessage(table, language);
  return { content: tell(language, text('house:lobby.opened', { link: link(wish.guild, wish.channel) })) };
}

async function openedInThread(
  bot: Bot,
  by: Act,
  wish: Wish,
  kind: ThreadKind,
  language: Language,
): Promise<Payload> {
  const game = gameName({ id: wish.game }, wish.language);
  const name = tell(wish.language, text('house:lobby.threadName', { game, name: by.name }));
  const channel = await openThread(bot.rest, wish.channel, kind, cut(name, 100));
  return await openedHere(bot, by, { ...wish, channel }, language);
}

async function takenBy(bot: Bot, wish: Wish, table: number, language: Language): Promise<string> {
  const here = await tableHere(bot.house, wish.channel);
  const message = refused(here) ? null : await newestMessage(bot.house, table);
  return tell(language, text('house:refuse.channelTaken', { link: link(wish.guild, wish.channel, message) }));
}

function tell(language: Language, what: Text): string {
  return say(language, what, () => '');
}
