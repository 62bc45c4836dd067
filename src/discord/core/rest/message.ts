import { type InteractionWebhook, MessageFlags, MessagePayload, type RawFile } from 'discord.js';
import { IMAGE_NAME, type Payload } from '../payload.ts';

/**
 * What a message of ours says, as Discord takes it. Its files are in the same order as {@link toRawFiles} has them; where there are none it
 * keeps those that it has, unless it is to be bare.
 */
export function toMessageBody(payload: Payload) {
  const { content, bare = false, rows = [], pings = [] } = payload;
  const attachments = getAttachments(payload).map(({ name, alt }, at) => ({
    id: String(at),
    filename: name,
    ...(alt !== undefined && { description: alt }),
  }));
  return {
    content,
    components: [...rows],
    allowed_mentions: { parse: [], users: [...pings] },
    ...((bare || attachments.length > 0) && { attachments }),
  };
}

/**
 * Returns the flag of a public message that calls nobody: where a server notifies of all messages, it would disturb everybody.
 * https://docs.discord.com/developers/resources/message#message-object-message-flags
 */
export function getSilentFlags({ content, pings = [], aloud = false }: Payload): {
  readonly flags?: MessageFlags.SuppressNotifications;
} {
  const calls = aloud || pings.some((person) => content.includes(`<@${person}>`));
  return calls ? {} : { flags: MessageFlags.SuppressNotifications };
}

/** What a message of ours has attached. */
export function toRawFiles(payload: Payload): RawFile[] {
  return getAttachments(payload).map(({ name, content }) => ({ name, data: content }));
}

function getAttachments({ image, files = [] }: Payload): NonNullable<Payload['files']> {
  if (!image) return files;
  return [{ name: image.name ?? IMAGE_NAME, content: image.png, alt: image.alt }, ...files];
}

/**
 * A reply in the words of Discord already: discord.js would look at each word of it whether that is one of its own. Everything that
 * a message had is replaced by it.
 */
export function toReplyPayload(
  { webhook }: { readonly webhook: InteractionWebhook },
  payload: Payload,
  flags?: MessageFlags.Ephemeral | MessageFlags.SuppressNotifications,
): MessagePayload {
  const made = new MessagePayload(webhook, {});
  made.body = { attachments: [], ...toMessageBody(payload), ...(flags !== undefined && { flags }) };
  made.files = toRawFiles(payload);
  return made;
}
