import { type InteractionWebhook, MessageFlags, MessagePayload, type RawFile } from 'discord.js';
import { formatCommandMentions, MAX_CONTENT, stripCommandMarks } from '../command-mentions.ts';
import type { BotContext } from '../context.ts';
import { formatEmojiMarks, resolveComponentEmoji } from '../emoji.ts';
import { IMAGE_NAME, type Payload } from '../payload.ts';

/** Ids of what marks in a text stand for. */
export type MarkIds = Pick<BotContext, 'commandIds' | 'emojiIds'>;

/**
 * Returns the JSON body of a message. Its files are in the order of {@link toRawFiles}; an edit without files keeps those of the message,
 * unless the payload is `bare`. Commands and icons that it names become mentions and emoji.
 */
export function toMessageBody(payload: Payload, { commandIds, emojiIds }: MarkIds) {
  const { content, bare = false, rows = [], pings = [] } = payload;
  const attachments = getAttachments(payload).map(({ name, alt }, at) => ({
    id: String(at),
    filename: name,
    ...(alt !== undefined && { description: stripCommandMarks(alt) }),
  }));
  return {
    content: formatEmojiMarks(formatCommandMentions(content, commandIds), emojiIds, MAX_CONTENT),
    components: resolveComponentEmoji(rows, emojiIds),
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
  return getAttachments(payload).map(({ name, content }) => ({ name, data: content }));
}

function getAttachments({ image, files = [] }: Payload): NonNullable<Payload['files']> {
  if (!image) return files;
  return [{ name: image.name ?? IMAGE_NAME, content: image.png, alt: image.alt }, ...files];
}

/**
 * Returns a reply as a ready `MessagePayload`: discord.js would otherwise inspect each part of the text. It replaces everything that the
 * message had.
 */
export function toReplyPayload(
  ids: MarkIds,
  { webhook }: { readonly webhook: InteractionWebhook },
  payload: Payload,
  flags?: MessageFlags.Ephemeral | MessageFlags.SuppressNotifications,
): MessagePayload {
  const made = new MessagePayload(webhook, {});
  made.body = {
    attachments: [],
    ...toMessageBody(payload, ids),
    ...(flags !== undefined && { flags }),
  };
  made.files = toRawFiles(payload);
  return made;
}
