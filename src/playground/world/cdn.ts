import type { APIAttachment } from 'discord-api-types/v10';
import type { Upload } from '../rest/body.ts';

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

/** Reads width and height in px from the header of a PNG, GIF or WebP; null for other files. */
export function readImageSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 30) return null;
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (head.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return readWebpSize(bytes, head.slice(12, 16));
  return null;
}

/** Reads the size of a WebP: https://developers.google.com/speed/webp/docs/riff_container */
function readWebpSize(bytes: Buffer, chunk: string): { width: number; height: number } {
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
