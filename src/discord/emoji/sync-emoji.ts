import { type APIApplicationEmoji, type Client, type REST, Routes } from 'discord.js';
import { EMOJI, EMOJI_VERSION, readEmojiImage } from '../../../render/emoji/emoji-list.ts';
import type { BotContext } from '../core/context.ts';

/** REST client and application whose emoji are synchronised. */
interface EmojiOwner {
  readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
  readonly application: string;
}

/** Returns what a connected client brings for its emoji. */
export function getEmojiOwner({ rest, application }: Pick<Client, 'rest' | 'application'>): EmojiOwner {
  return { rest, application: application?.id ?? '' };
}

type EmojiContext = Pick<BotContext, 'emojiIds' | 'log' | 'closing'>;

/**
 * Uploads the emoji that the application lacks, and deletes those of other versions. Emoji of other names are left alone. After a failure,
 * texts go without those that are missing. https://discord.com/developers/docs/resources/emoji#create-application-emoji
 */
export async function syncEmoji(owner: EmojiOwner, bot: EmojiContext): Promise<void> {
  try {
    const there = await loadEmoji(owner, bot);
    for (const icon of EMOJI) if (!bot.emojiIds.has(icon)) await tryUpload(owner, bot, icon);
    for (const { id } of there.filter(isOutdated))
      await owner.rest.delete(Routes.applicationEmoji(owner.application, id), { signal: bot.closing });
  } catch (error) {
    if (bot.closing.aborted) return;
    bot.log.info({ err: error }, 'Failed to synchronise the emoji; texts go without the missing ones');
  }
}

/** Notes the ids of the emoji that the application has. */
export async function loadEmoji(
  { rest, application }: EmojiOwner,
  { emojiIds, closing }: Pick<EmojiContext, 'emojiIds' | 'closing'>,
): Promise<readonly NamedEmoji[]> {
  const { items } = (await rest.get(Routes.applicationEmojis(application), { signal: closing })) as {
    readonly items: readonly NamedEmoji[];
  };
  for (const emoji of items) {
    const { icon, version } = parseEmojiName(emoji.name);
    if (version === EMOJI_VERSION && ICONS.has(icon)) emojiIds.set(icon, emoji.id);
  }
  return items;
}

const ICONS: ReadonlySet<string> = new Set(EMOJI);

type NamedEmoji = Pick<APIApplicationEmoji, 'id'> & { readonly name: string };

/** Uploads an emoji. After a refusal the next start tries again; the others do not wait for it. */
async function tryUpload(owner: EmojiOwner, bot: EmojiContext, icon: string): Promise<void> {
  try {
    await uploadEmoji(owner, bot, icon);
  } catch (error) {
    if (bot.closing.aborted) throw error;
    bot.log.info({ err: error, icon }, 'Failed to upload an emoji');
  }
}

async function uploadEmoji(
  { rest, application }: EmojiOwner,
  bot: EmojiContext,
  icon: string,
): Promise<void> {
  const png = await readEmojiImage(icon);
  const body = {
    name: formatEmojiName(icon),
    image: `data:image/png;base64,${png.toString('base64')}`,
  };
  const made = (await rest.post(Routes.applicationEmojis(application), {
    body,
    signal: bot.closing,
  })) as NamedEmoji;
  bot.emojiIds.set(icon, made.id);
}

/** Formats the name of an emoji in Discord, for example `die_4_v2`. Names of version 1 end without a version. */
function formatEmojiName(icon: string): string {
  return `${icon}_v${EMOJI_VERSION}`;
}

function parseEmojiName(name: string): { readonly icon: string; readonly version: number } {
  const [, icon = name, version = '1'] = /^(.*?)(?:_v(\d+))?$/.exec(name) ?? [];
  return { icon, version: Number(version) };
}

function isOutdated({ name }: NamedEmoji): boolean {
  const { icon, version } = parseEmojiName(name);
  return ICONS.has(icon) && version !== EMOJI_VERSION;
}
