import { type Language, text } from '../../../engine/text.ts';
import { translate } from '../../../i18n/translate.ts';
import type { BotContext } from '../context.ts';
import { truncateText } from '../cut.ts';
import { resolveComponentEmoji } from '../emoji.ts';
import { escapeName } from '../names.ts';
import type { Payload } from '../payload.ts';
import { classifyFailure, getErrorCode } from './failure.ts';

/** "Access to file uploads has been limited for this guild". https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const UPLOADS_LIMITED = 400001;
/** "Request entity too large" and "File uploaded exceeds the maximum size". */
const TOO_LARGE: readonly unknown[] = [40005, 50045];

/** "Invalid form body". */
const INVALID_FORM = 50035;

/** Maximum number of characters of a message. */
const MAX_CONTENT = 2_000;

/** Target channel of a message, and the host, who is notified once if Discord limits uploads there. */
export interface SendTarget {
  readonly channel: string;
  readonly host?: string | null;
  /** Language of the note that files are missing; left out if only pictures are sent, which alt texts replace. */
  readonly language?: Language;
  /** True if the message is a panel that is edited. Discord never makes it plain again. */
  readonly isPanel?: boolean;
}

/**
 * Sends a message; if Discord refuses its files, sends it again with alt texts in place of pictures. If it refuses an emoji of a component,
 * the message goes without them. Discord refuses some of them now and then: https://github.com/discord/discord-api-docs/issues/7128
 * If it refuses a new panel, the message is sent in the plain form.
 */
export async function sendWithFallback<T>(
  { uploads, log }: Pick<BotContext, 'uploads' | 'log'>,
  { channel, host = null, language, isPanel = false }: SendTarget,
  payload: Payload,
  sending: (payload: Payload) => Promise<T>,
): Promise<T> {
  const send = (one: Payload) =>
    isPanel ? sendWithoutRefusedEmoji(one, sending) : sendWithoutRefusedPanel(log, one, sending);
  if (hasFiles(payload) && uploads.isLimited(channel)) {
    uploads.owe(channel, host);
    return await send(toTextOnly(payload, language));
  }
  try {
    return await send(payload);
  } catch (error) {
    if (!hasFiles(payload) || !isFileRefusal(error)) throw error;
    if (getErrorCode(error) === UPLOADS_LIMITED) uploads.note(channel, host);
    return await send(toTextOnly(payload, language));
  }
}

async function sendWithoutRefusedPanel<T>(
  log: BotContext['log'],
  payload: Payload,
  sending: (payload: Payload) => Promise<T>,
): Promise<T> {
  try {
    return await sendWithoutRefusedEmoji(payload, sending);
  } catch (error) {
    const { panel, ...plain } = payload;
    if (!panel || !isFormRefusal(error)) throw error;
    log.warn({ err: error }, 'Discord refused a panel, which is sent as a plain message');
    return await sendWithoutRefusedEmoji(plain, sending);
  }
}

/** Returns whether Discord refused the form of a message, rather than its files or its time. */
export function isFormRefusal(error: unknown): boolean {
  return getErrorCode(error) === INVALID_FORM;
}

async function sendWithoutRefusedEmoji<T>(
  payload: Payload,
  send: (payload: Payload) => Promise<T>,
): Promise<T> {
  try {
    return await send(payload);
  } catch (error) {
    if (!isEmojiRefusal(error)) throw error;
    return await send({ ...payload, rows: resolveComponentEmoji(payload.rows ?? [], new Map()) });
  }
}

/** Returns whether an emoji of a component was refused, for example because somebody deleted it. */
function isEmojiRefusal(error: unknown): boolean {
  return getErrorCode(error) === INVALID_FORM && String((error as Error).message).includes('INVALID_EMOJI');
}

function hasFiles({ image, files = [] }: Payload): boolean {
  return Boolean(image) || files.length > 0;
}

/**
 * Returns whether the message may be accepted without its files: Attach Files is lacking, uploads are limited, or the files are too large.
 */
function isFileRefusal(error: unknown): boolean {
  const code = getErrorCode(error);
  return code === UPLOADS_LIMITED || TOO_LARGE.includes(code) || classifyFailure(error) === 'forbidden';
}

/** Returns the message without its files, with the alt texts appended as far as they fit. */
export function toTextOnly({ image, files = [], ...payload }: Payload, language?: Language): Payload {
  const alts = [image?.alt, ...files.map(({ alt }) => alt)].flatMap((alt) => (alt ? [escapeName(alt)] : []));
  const limited =
    files.length > 0 && language ? [translate(language, text('bot:permission.filesLimited'), () => '')] : [];
  const content = truncateText(
    [payload.content, ...limited, ...alts].filter(Boolean).join('\n\n'),
    MAX_CONTENT,
  );
  return { ...payload, content, image: null, bare: true };
}

/** Returns the line saying that Discord limits uploads in this server. */
export function formatUploadLimitLine(language: Language): string {
  return `-# ${translate(language, text('bot:permission.uploads'), () => '')}`;
}
