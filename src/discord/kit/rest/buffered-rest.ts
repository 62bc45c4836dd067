import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { InternalRequest, RawFile } from 'discord.js';
import { TokenRest } from './tokenRest.ts';

/** Types of files, by how their names end. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.json': 'application/json',
};
const ANY = 'application/octet-stream';

/**
 * Sends messages with files as one buffer. discord.js sends a form as a stream, and undici ends the process with an uncaught
 * "ReadableStream is already closed" when Discord answers before it has read all of that, as with a 401 or a 429.
 * https://docs.discord.com/developers/reference#uploading-files
 */
export class BufferedRest extends TokenRest {
  override async request(options: InternalRequest): Promise<unknown> {
    const { files, body, headers, ...rest } = options;
    if (!files?.length || options.appendToFormData) return await super.request(options);
    const boundary = randomUUID();
    const type = `multipart/form-data; boundary=${boundary}`;
    return await super.request({
      ...rest,
      headers: { ...headers, 'Content-Type': type },
      body: formOf(boundary, body, files),
      passThroughBody: true,
    });
  }
}

/** Returns the form with the message and its files, as bytes. */
function formOf(boundary: string, body: unknown, files: readonly RawFile[]): Buffer {
  const parts = files.flatMap((file, at) => [
    head(boundary, file.key ?? `files[${at}]`, file),
    bytesOf(file.data),
    END,
  ]);
  const message =
    body == null ? [] : [head(boundary, 'payload_json'), Buffer.from(JSON.stringify(body)), END];
  return Buffer.concat([...parts, ...message, Buffer.from(`--${boundary}--\r\n`)]);
}

const END = Buffer.from('\r\n');

function head(boundary: string, part: string, file?: RawFile): Buffer {
  const named = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(part)}"`;
  if (!file) return Buffer.from(`${named}\r\n\r\n`);
  const type = file.contentType ?? TYPES[extname(file.name)] ?? ANY;
  return Buffer.from(`${named}; filename="${quoted(file.name)}"\r\nContent-Type: ${type}\r\n\r\n`);
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
}

function bytesOf(data: RawFile['data']): Uint8Array {
  return data instanceof Uint8Array ? data : Buffer.from(String(data));
}
