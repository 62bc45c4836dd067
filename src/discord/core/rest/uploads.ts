import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../i18n/say.ts';
import type { Bot } from '../context.ts';
import { cut } from '../cut.ts';
import { safe } from '../names.ts';
import type { Payload } from '../payload.ts';
import { codeOf, failureOf } from './failure.ts';

/** Access to file uploads has been limited for this guild. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const LIMITED = 400001;
/** Request entity too large; File uploaded exceeds the maximum size. */
const TOO_LARGE: readonly unknown[] = [40005, 50045];

/** Maximum number of characters of a message. */
const MAX_CONTENT = 2_000;

/** Where a message is sent, and who is told once where Discord limits uploads there. */
export interface Sending {
  readonly channel: string;
  readonly host?: string | null;
  /** In which it is said that files are missing; left out where only pictures are sent, which words stand for. */
  readonly language?: Language;
}

/** Sends a message; where Discord takes no files of it, the words of its picture come in the place of that. */
export async function sendOrTell<T>(
  { uploads }: Pick<Bot, 'uploads'>,
  { channel, host = null, language }: Sending,
  payload: Payload,
  send: (payload: Payload) => Promise<T>,
): Promise<T> {
  if (hasFiles(payload) && uploads.isLimited(channel)) {
    uploads.owe(channel, host);
    return await send(inWords(payload, language));
  }
  try {
    return await send(payload);
  } catch (error) {
    if (!hasFiles(payload) || !mayBeOfFiles(error)) throw error;
    if (codeOf(error) === LIMITED) uploads.note(channel, host);
    return await send(inWords(payload, language));
  }
}

function hasFiles({ image, files = [] }: Payload): boolean {
  return Boolean(image) || files.length > 0;
}

/** Whether the same message may be taken without its files: Attach Files is lacking, uploads are limited, or they are too large. */
function mayBeOfFiles(error: unknown): boolean {
  const code = codeOf(error);
  return code === LIMITED || TOO_LARGE.includes(code) || failureOf(error) === 'forbidden';
}

/** The message without its files; the alt texts stand below it, as far as there is room. */
export function inWords({ image, files = [], ...payload }: Payload, language?: Language): Payload {
  const alts = [image?.alt, ...files.map(({ alt }) => alt)].flatMap((alt) => (alt ? [safe(alt)] : []));
  const limited =
    files.length > 0 && language ? [say(language, text('bot:permission.filesLimited'), () => '')] : [];
  const content = cut([payload.content, ...limited, ...alts].filter(Boolean).join('\n\n'), MAX_CONTENT);
  return { ...payload, content, image: null, bare: true };
}

/** Says that Discord limits uploads in this server. */
export function limitedLine(language: Language): string {
  return `-# ${say(language, text('bot:permission.uploads'), () => '')}`;
}
