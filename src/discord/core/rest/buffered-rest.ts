import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { setTimeout as until } from 'node:timers/promises';
import { DiscordAPIError, type InternalRequest, type RawFile, REST, type RESTOptions } from 'discord.js';

/** Time in ms before a refused token is tried again. */
const RETRY_AFTER_MS = 1_000;

/**
 * Client of Discord's REST API that survives one 401. discord.js drops its token at the first 401 and then refuses every request itself,
 * but Discord also answers 401 by mistake during incidents.
 * The same request is made once more; `refused` is called if that fails too.
 */
export class TokenRest extends REST {
  readonly #refused: () => void;

  constructor(options?: Partial<RESTOptions>, refused: () => void = () => {}) {
    super(options);
    this.#refused = refused;
  }

  /** Keeps the current token when discord.js clears it. */
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }

  override async request(options: InternalRequest): Promise<unknown> {
    try {
      return await super.request(options);
    } catch (error) {
      if (!isUnauthorized(error, options)) throw error;
    }
    await until(RETRY_AFTER_MS, undefined, { signal: options.signal });
    try {
      return await super.request(options);
    } catch (error) {
      if (isUnauthorized(error, options)) this.#refused();
      throw error;
    }
  }
}

/** Returns whether the bot's token was refused. Interaction requests carry no bot token, so their 401 is about the interaction. */
function isUnauthorized(error: unknown, { auth }: InternalRequest): boolean {
  return auth !== false && error instanceof DiscordAPIError && error.status === 401;
}

/** Content types by file extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.json': 'application/json',
};
const DEFAULT_CONTENT_TYPE = 'application/octet-stream';

/**
 * Client that sends messages with files as one buffer. discord.js sends a form as a stream, and undici ends the process with an uncaught
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
      body: encodeForm(boundary, body, files),
      passThroughBody: true,
    });
  }
}

/** Returns the multipart form of the message and its files, as bytes. */
function encodeForm(boundary: string, body: unknown, files: readonly RawFile[]): Buffer {
  const parts = files.flatMap((file, at) => [
    encodePartHead(boundary, file.key ?? `files[${at}]`, file),
    toBytes(file.data),
    PART_END,
  ]);
  const message =
    body == null
      ? []
      : [encodePartHead(boundary, 'payload_json'), Buffer.from(JSON.stringify(body)), PART_END];
  return Buffer.concat([...parts, ...message, Buffer.from(`--${boundary}--\r\n`)]);
}

const PART_END = Buffer.from('\r\n');

function encodePartHead(boundary: string, part: string, file?: RawFile): Buffer {
  const named = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeQuotes(part)}"`;
  if (!file) return Buffer.from(`${named}\r\n\r\n`);
  const type = file.contentType ?? CONTENT_TYPES[extname(file.name)] ?? DEFAULT_CONTENT_TYPE;
  return Buffer.from(`${named}; filename="${escapeQuotes(file.name)}"\r\nContent-Type: ${type}\r\n\r\n`);
}

/** Escapes a name as in https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function escapeQuotes(name: string): string {
  return name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
}

function toBytes(data: RawFile['data']): Uint8Array {
  return data instanceof Uint8Array ? data : Buffer.from(String(data));
}
