import { type APIMessage, ChannelType, type REST, Routes, SnowflakeUtil } from 'discord.js';
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

/** The messages of a channel since then (ms since 1970), oldest page first. */
export async function since(rest: REST, channel: string, then: number): Promise<readonly APIMessage[]> {
  const found: APIMessage[] = [];
  let after = SnowflakeUtil.generate({ timestamp: Math.max(then, Number(SnowflakeUtil.epoch)) }).toString();
  for (;;) {
    const query = new URLSearchParams({ limit: '100', after });
    const page = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
    found.push(...page);
    if (page.length < 100) return found;
    after = page.map(({ id }) => id).reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other));
  }
}

/** The kind of thread that a channel can have that everybody sees, or null for one without threads. */
export function threadKind(channel: ChannelType | undefined): ThreadKind | null {
  if (channel === ChannelType.GuildText) return ChannelType.PublicThread;
  return channel === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}

export type ThreadKind = ChannelType.PublicThread | ChannelType.AnnouncementThread;

/** Opens a thread; it leaves the channel's list after a week of silence. Returns its id. */
export async function openThread(
  rest: REST,
  channel: string,
  type: ThreadKind,
  name: string,
): Promise<string> {
  const body = { name, type, auto_archive_duration: 10080 };
  const thread = (await rest.post(Routes.threads(channel), { body })) as { id: string };
  return thread.id;
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
