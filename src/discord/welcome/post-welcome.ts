import {
  ChannelType,
  type Guild,
  type GuildBasedChannel,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import { MIDDLE_STRENGTH } from '../../ai/strengths.ts';
import { findDuelGame } from '../../app/lobby/challenge.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { parseLocale } from '../core/language.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { postMessage } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';
import { sendWithFallback } from '../core/rest/send-with-fallback.ts';
import { getStrengthName } from '../text/strengths.ts';
import { createFirstStepRows } from './about.ts';
import { renderHeroPicture } from './hero.ts';

const NEEDED_PERMISSIONS = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/**
 * Posts a welcome to a new server: in its system channel, else in the first text channel where the bot may write. Uses the language that a
 * new table there has by default.
 */
export async function postWelcome(bot: BotContext, guild: Guild): Promise<void> {
  const language = parseLocale(guild.preferredLocale);
  const payload = createWelcomeMessage(bot, language);
  const image = await renderHeroPicture(bot, language);
  for (const { id, canAttach } of await findWelcomeChannels(guild)) {
    try {
      const welcome = canAttach ? { ...payload, image } : payload;
      const send = (one: Payload) => postMessage(bot, id, one, createNonce(guild));
      return void (await sendWithFallback(bot, { channel: id }, welcome, send));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      bot.log.info({ err: error, channel: id }, 'Failed to post a welcome message');
    }
  }
  bot.log.info({ guild: guild.id }, 'Found no channel for a welcome message');
}

/** Returns a nonce for the welcome of one join, in case it is posted again. Discord allows 25 characters. */
function createNonce({ id, joinedTimestamp }: Guild): string {
  return `${BigInt(id).toString(36)}-${joinedTimestamp.toString(36)}`;
}

/** Channel where the bot may write, and perhaps also attach files. */
interface WelcomeChannel {
  readonly id: string;
  readonly canAttach: boolean;
}

/** Returns the channels where the bot may write: the system channel first, then the others in display order. */
async function findWelcomeChannels(guild: Guild): Promise<readonly WelcomeChannel[]> {
  const me = guild.members.me ?? (await guild.members.fetchMe());
  const texts = [...guild.channels.cache.values()].filter(isTextChannel).sort(compareChannels);
  const all = guild.systemChannel ? [guild.systemChannel, ...texts] : texts;
  return [...new Set<TextChannel>(all)].flatMap((channel) => {
    const may = channel.permissionsFor(me);
    if (!may.has(NEEDED_PERMISSIONS)) return [];
    return [{ id: channel.id, canAttach: may.has(PermissionFlagsBits.AttachFiles) }];
  });
}

function isTextChannel(channel: GuildBasedChannel): channel is TextChannel {
  return channel.type === ChannelType.GuildText;
}

/** Compares channels by display order; those without a category come first. */
function compareChannels(one: TextChannel, other: TextChannel): number {
  const category = ({ parent }: TextChannel) => parent?.rawPosition ?? -1;
  return category(one) - category(other) || one.rawPosition - other.rawPosition;
}

/** Creates the welcome for a server that the bot has just joined. */
function createWelcomeMessage(bot: BotContext, language: Language): Payload {
  const tell = (what: Text) => translate(language, what, () => '');
  const game = findDuelGame(bot.app);
  const first = game && {
    name: getStrengthName(MIDDLE_STRENGTH, language),
    game: getGameName(game, language),
  };
  const lines = [
    tell(text('bot:welcome.title')),
    tell(text('bot:welcome.how')),
    ...(first ? [tell(text('bot:welcome.first', first))] : []),
    ...(bot.isPlayground ? [tell(text('bot:welcome.playground'))] : []),
    `-# ${tell(text('bot:welcome.more'))}`,
  ];
  return {
    content: lines.join('\n'),
    rows: createFirstStepRows(bot, language, ['against', 'learn', 'two', 'watch', 'about']),
  };
}
