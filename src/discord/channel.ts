import { type APIMessage, ChannelType, type REST, Routes } from 'discord.js';
import { IMAGE_NAME, type Payload } from './payload.ts';

/** Posts in a channel. The nonce makes Discord post it once however often the request is tried. */
export async function post(rest: REST, channel: string, payload: Payload, nonce: string): Promise<string> {
  const body = { ...bodyOf(payload), nonce, enforce_nonce: true };
  const message = (await rest.post(Routes.channelMessages(channel), {
    body,
    files: filesOf(payload),
  })) as APIMessage;
  return message.id;
}

/** Changes a message of ours. Without a picture in the payload it keeps the one it has. */
export async function edit(rest: REST, channel: string, message: string, payload: Payload): Promise<void> {
  await rest.patch(Routes.channelMessage(channel, message), {
    body: bodyOf(payload),
    files: filesOf(payload),
  });
}

export async function remove(rest: REST, channel: string, message: string): Promise<void> {
  await rest.delete(Routes.channelMessage(channel, message));
}

/** The newest messages of a channel, newest first, at most 50. */
export async function recent(rest: REST, channel: string): Promise<readonly APIMessage[]> {
  const query = new URLSearchParams({ limit: '50' });
  return (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
}

/** Opens a public thread; it leaves the channel's list after a week of silence. Returns its id. */
export async function openThread(rest: REST, channel: string, name: string): Promise<string> {
  const body = { name, type: ChannelType.PublicThread, auto_archive_duration: 10080 };
  const thread = (await rest.post(Routes.threads(channel), { body })) as { id: string };
  return thread.id;
}

export async function removeChannel(rest: REST, channel: string): Promise<void> {
  await rest.delete(Routes.channel(channel));
}

/** The address of a message in Discord. */
export function link(guild: string, channel: string, message?: string | null): string {
  return `https://discord.com/channels/${guild}/${channel}${message ? `/${message}` : ''}`;
}

function bodyOf({ content, image, rows = [], pings = [] }: Payload) {
  return {
    content,
    components: rows,
    allowed_mentions: { parse: [], users: [...pings] },
    ...(image && { attachments: [{ id: '0', filename: IMAGE_NAME, description: image.alt }] }),
  };
}

function filesOf({ image }: Payload) {
  return image ? [{ name: IMAGE_NAME, data: image.png, contentType: 'image/png' }] : [];
}
