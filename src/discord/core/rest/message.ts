import { MessageFlags, type RawFile } from 'discord.js';
import { formatCommandMentions, MAX_CONTENT, stripCommandMarks } from '../command-mentions.ts';
import type { BotContext } from '../context.ts';
import { formatEmojiMarks, resolveComponentEmoji } from '../emoji.ts';
import { type File, IMAGE_NAME, type Payload } from '../payload.ts';

/** Ids of what marks in a text stand for. */
export type MarkIds = Pick<BotContext, 'commandIds' | 'emojiIds'>;

/**
 * Returns the JSON body of a message. Its files are in the order of {@link toRawFiles}; an edit without files keeps those of the message,
 * unless the payload is `bare`. Commands and icons that it names become mentions and emoji.
 */
export function toMessageBody(payload: Payload, ids: MarkIds) {
  return {
    content: formatText(payload.content, ids),
    components: resolveComponentEmoji(payload.rows ?? [], ids.emojiIds),
    ...createCommonParts(payload),
  };
}

/** Returns a text of a message with mentions of commands and emoji in place of marks. */
export function formatText(content: string, { commandIds, emojiIds }: MarkIds): string {
  return formatEmojiMarks(formatCommandMentions(content, commandIds), emojiIds, MAX_CONTENT);
}

/** Returns the parts of a body that plain messages and panels share. */
export function createCommonParts(payload: Payload) {
  const { bare = false, pings = [] } = payload;
  const attachments = listFiles(payload).map(({ name, alt }, at) => ({
    id: String(at),
    filename: name,
    ...(alt !== undefined && { description: stripCommandMarks(alt) }),
  }));
  return {
    allowed_mentions: { parse: [], users: [...pings] },
    ...((bare || attachments.length > 0) && { attachments }),
  };
}

/**
 * Returns the flag of a silent message for one without pings: a server that notifies of all messages would notify everybody.
 * https://docs.discord.com/developers/resources/message#message-object-message-flags
 */
export function getSilentFlags({ content, pings = [], aloud = false }: Payload): {
  readonly flags?: MessageFlags.SuppressNotifications;
} {
  const calls = aloud || pings.some((person) => content.includes(`<@${person}>`));
  return calls ? {} : { flags: MessageFlags.SuppressNotifications };
}

/** Returns the attachments of a message. */
export function toRawFiles(payload: Payload): RawFile[] {
  return listFiles(payload).map(({ name, content }) => ({ name, data: content }));
}

/** Returns the files of a message, its picture first. */
export function listFiles({ image, files = [] }: Payload): readonly File[] {
  if (!image) return files;
  return [{ name: image.name ?? IMAGE_NAME, content: image.png, alt: image.alt }, ...files];
}
