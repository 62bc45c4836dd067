import { type MessageFlags, MessagePayload, type RawFile } from 'discord.js';
import type { Asked } from '../bot.ts';
import { IMAGE_NAME, type Payload } from '../payload.ts';

/** What a message of ours says, as Discord takes it. Its files are in the same order as {@link filesOf} has them. */
export function bodyOf(payload: Payload) {
  const { content, rows = [], pings = [] } = payload;
  return {
    content,
    components: [...rows],
    allowed_mentions: { parse: [], users: [...pings] },
    attachments: attached(payload).map(({ name, alt }, at) => ({
      id: String(at),
      filename: name,
      ...(alt !== undefined && { description: alt }),
    })),
  };
}

/** What a message of ours has attached. */
export function filesOf(payload: Payload): RawFile[] {
  return attached(payload).map(({ name, content }) => ({ name, data: content }));
}

function attached({ image, files = [] }: Payload): NonNullable<Payload['files']> {
  if (!image) return files;
  return [{ name: image.name ?? IMAGE_NAME, content: image.png, alt: image.alt }, ...files];
}

/**
 * A reply in the words of Discord already: discord.js would look at each word of it whether that is one of its own. Everything that
 * a message had is replaced by it.
 */
export function replyOf(asked: Asked, payload: Payload, flags?: MessageFlags.Ephemeral): MessagePayload {
  const made = new MessagePayload(asked.webhook, {});
  made.body = { ...bodyOf(payload), ...(flags !== undefined && { flags }) };
  made.files = filesOf(payload);
  return made;
}
