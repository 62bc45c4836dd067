/** Body of Discord's answer to a refused request. */
interface RefusalBody {
  readonly message: string;
  readonly code: number;
  readonly errors?: unknown;
  /** Seconds after which the same request may be retried, if it can succeed later. */
  readonly retry_after?: number;
  readonly global?: false;
}

/**
 * Thrown when a request breaks a rule; the HTTP side turns it into Discord's error shape.
 * https://docs.discord.com/developers/reference#error-messages
 */
export class RefusalError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: unknown;
  /** Seconds after which the same request may be retried; undefined if it never succeeds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: number, message: string, errors?: unknown, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** Returns the JSON body of the response. */
  get body(): RefusalBody {
    const plain = { message: this.message, code: this.code };
    if (this.retryAfter !== undefined) return { ...plain, retry_after: this.retryAfter, global: false };
    return this.errors === undefined ? plain : { ...plain, errors: this.errors };
  }
}

/** Status and message by code: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes */
const KNOWN_CODES = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10014: [400, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30010: [400, 'Maximum number of reactions reached (20)'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40094: [400, 'This interaction has hit the maximum number of follow-up messages'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50028: [400, 'Invalid Role'],
  50033: [400, 'Invalid Recipient(s)'],
  50041: [400, 'Invalid API version'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
  160007: [400, 'Maximum number of active announcement threads reached'],
  200000: [400, 'Message was blocked by automatic moderation'],
  200001: [400, 'Title was blocked by automatic moderation'],
  240000: [400, 'Message blocked by harmful links filter'],
  400001: [403, 'Access to file uploads has been limited for this guild'],
} as const satisfies Record<number, readonly [number, string]>;

/** Creates one of Discord's numbered refusals. */
export function createRefusal(code: keyof typeof KNOWN_CODES, retryAfter?: number): RefusalError {
  const [status, message] = KNOWN_CODES[code];
  return new RefusalError(status, code, message, undefined, retryAfter);
}

/** Creates a refusal without a code of its own: 401, 404, 405, 500. */
export const createPlainRefusal = (status: number, text: string): RefusalError =>
  new RefusalError(status, 0, `${status}: ${text}`);

/** Creates any refusal that Discord could send; status and message default to those of a known code. */
export function createAnyRefusal(code: number, status?: number, message?: string): RefusalError {
  const known: Readonly<Record<number, readonly [number, string]>> = KNOWN_CODES;
  const [usual = 400, said = 'Refused'] = known[code] ?? [];
  return new RefusalError(status ?? usual, code, message ?? said);
}
