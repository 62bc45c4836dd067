import type { APIAttachment } from 'discord-api-types/v10';
import type { Upload } from '../rest/body.ts';
import { readImageSize } from './image-size.ts';

/** A file as the CDN serves it. */
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The playground's files and their URLs. */
export class Cdn {
  /** Files by attachment id. */
  readonly files = new Map<string, StoredFile>();
  /** Base URL, set once the port is known. */
  address = '';

  /** Stores an uploaded file and returns its attachment. https://docs.discord.com/developers/resources/message#attachment-object */
  keep(id: string, channel: string, upload: Upload): APIAttachment {
    const name = cleanFileName(upload.name);
    this.files.set(id, { name, type: upload.type, bytes: upload.bytes });
    const url = `${this.address}/cdn/attachments/${channel}/${id}/${encodeURIComponent(name)}?ex=0&is=0&hm=0`;
    return {
      id,
      filename: name,
      size: upload.bytes.length,
      url,
      proxy_url: url,
      content_type: upload.type,
      ...readImageSize(upload.bytes),
    };
  }

  /** Stores the image of an emoji. */
  keepEmoji(id: string, { type, bytes }: Pick<StoredFile, 'type' | 'bytes'>): void {
    this.files.set(id, { name: `${id}.${type.slice('image/'.length)}`, type, bytes });
  }

  /** Stores the avatar of a user. */
  keepAvatar(user: string, hash: string, bytes: Buffer): void {
    this.files.set(`${user}/${hash}`, { name: `${hash}.png`, type: 'image/png', bytes });
  }

  /** Finds the file at a path below `/cdn`. */
  find(path: string): StoredFile | undefined {
    const emoji = /^\/cdn\/emojis\/(\d+)\./.exec(path);
    if (emoji) return this.files.get(emoji[1]!);
    const attachment = /^\/cdn\/attachments\/\d+\/(\d+)\//.exec(path);
    if (attachment) return this.files.get(attachment[1]!);
    const own = /^\/cdn\/avatars\/(\d+\/\w+)\.png/.exec(path);
    if (own && this.files.has(own[1]!)) return this.files.get(own[1]!);
    const avatar = /^\/cdn\/(?:avatars|embed\/avatars)\/(\d+)/.exec(path);
    return avatar ? createAvatar(avatar[1]!) : undefined;
  }
}

/** Cleans a file name as Discord does, which keeps letters, digits, dots, dashes and underscores. */
export const cleanFileName = (name: string): string =>
  name.replace(/\s+/g, '_').replace(/[^\p{L}\p{N}._-]/gu, '') || 'unknown';

const COLOURS = ['#5865f2', '#3ba55d', '#faa61a', '#ed4245', '#eb459e'];

function createAvatar(id: string): StoredFile {
  const colour = COLOURS[Number(BigInt(id) % 5n)];
  const face = '<circle cx="32" cy="25" r="11"/><path d="M10 60a22 19 0 0 1 44 0z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/><g fill="#fff">${face}</g></svg>`;
  return { name: `${id}.svg`, type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
