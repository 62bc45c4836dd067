import type { IncomingMessage } from 'node:http';
import { createRefusal, RefusalError } from '../checks/refusal.ts';

/** A file that came with a request as part `files[n]`. */
export interface Upload {
  readonly n: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Parsed body of a request. */
export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** Maximum size of a request: https://docs.discord.com/developers/resources/message#create-message */
const REQUEST_BYTES = 25 * 1024 * 1024;

/** Reads every byte of a request. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Parses JSON, or a form with `payload_json` and `files[n]`. Refuses a body of any other type, as `fetch` sends a text by default.
 * https://docs.discord.com/developers/reference#uploading-files
 */
export async function readBody(bytes: Buffer, contentType: string): Promise<Body> {
  if (bytes.length > REQUEST_BYTES) throw createRefusal(40005);
  if (bytes.length === 0) return { json: {}, uploads: [] };
  if (contentType.startsWith('multipart/form-data')) return readForm(bytes, contentType);
  const text = bytes.toString('utf8');
  if (contentType.startsWith('application/json')) return { json: parseJson(text), uploads: [] };
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return { json: Object.fromEntries(new URLSearchParams(text)), uploads: [] };
  throw createTypeRefusal();
}

/** Creates the refusal of a content type, as reported: https://github.com/CrazyHackGUT/Discord/issues/14 */
function createTypeRefusal(): RefusalError {
  const known = "{'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'}";
  const message = `Expected "Content-Type" header to be one of ${known}.`;
  return new RefusalError(400, 50035, 'Invalid Form Body', {
    _errors: [{ code: 'CONTENT_TYPE_INVALID', message }],
  });
}

async function readForm(bytes: Buffer, contentType: string): Promise<Body> {
  const form = await parseForm(bytes, contentType);
  const payload = form.get('payload_json');
  const json = typeof payload === 'string' ? parseJson(payload) : getFormFields(form);
  const files = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, value }]));
  return {
    json,
    uploads: await Promise.all(files.map(({ name, value }, index) => readUpload(name, value, index))),
  };
}

async function readUpload(part: string, file: File, index: number): Promise<Upload> {
  const n = /^files\[(\d+)\]$/.exec(part)?.[1] ?? String(index);
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  return { n, name: file.name, type, bytes: Buffer.from(await file.arrayBuffer()) };
}

async function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body: new Uint8Array(bytes) };
  try {
    return await new Request('http://127.0.0.1/', init).formData();
  } catch {
    throw new RefusalError(400, 50035, 'Invalid Form Body');
  }
}

const getFormFields = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createRefusal(50109);
  }
}
