import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { LRUCache } from 'lru-cache';

type Make = RESTOptions['makeRequest'];

/** Time in ms after which a hanging reply is aborted and sent again; Discord ignores replies after 3,000 ms. */
const ANSWER_TIMEOUT_MS = 1_000;
/**
 * Last part of that time, in ms. It starts when the first part is seen to have ended, so that responses that came while the process was
 * busy are read.
 */
const FINAL_WAIT_MS = 200;

/** Route of the first reply to an interaction. https://docs.discord.com/developers/interactions/receiving-and-responding */
const ANSWER_ROUTE = /\/interactions\/\d+\/[^/]+\/callback(?:\?|$)/;

/**
 * Wraps the request function with a timeout for interaction replies. A repeated reply succeeds if the first had arrived.
 * All other requests keep the timeout of discord.js.
 */
export function withAnswerTimeout(make: Make = DefaultRestOptions.makeRequest): Make {
  const answer = acceptRepeatedAnswers((url, init) => requestWithTimeout(make, url, init));
  return async (url, init) => await (ANSWER_ROUTE.test(url) ? answer : make)(url, init);
}

/** Aborts like discord.js does, which makes it retry. */
async function requestWithTimeout(make: Make, url: string, init: Parameters<Make>[1]): ReturnType<Make> {
  const late = new AbortController();
  let timer = setTimeout(() => {
    timer = setTimeout(() => late.abort(), FINAL_WAIT_MS);
  }, ANSWER_TIMEOUT_MS - FINAL_WAIT_MS);
  // The signal belongs to this request alone, so listeners do not accumulate.
  init.signal?.addEventListener('abort', () => late.abort(), { once: true });
  return await make(url, { ...init, signal: late.signal }).finally(() => clearTimeout(timer));
}

type MakeRequest = RESTOptions['makeRequest'];
type Response = Awaited<ReturnType<MakeRequest>>;

/** Maximum number of replies in doubt remembered; more at once are unlikely. */
const MAX_IN_DOUBT = 1_000;

/** Error code for an interaction that was already answered. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const ALREADY_ANSWERED = 40060;

/**
 * Wraps the request function so that a reply that arrived counts as sent.
 * A try that hung, or that a proxy gave up, may have reached Discord, which then refuses the next one as already answered. If the first try
 * is refused so, another delivery was answered, and the error is kept. If a later one is, another process may have answered, whose text
 * this process then overwrites: the action was still done only once.
 */
export function acceptRepeatedAnswers(make: MakeRequest): MakeRequest {
  const inDoubt = new LRUCache<string, true>({ max: MAX_IN_DOUBT });
  return async (url, init) => {
    const mayHaveArrived = inDoubt.has(url);
    let response: Response;
    try {
      response = await make(url, init);
    } catch (error) {
      inDoubt.set(url, true);
      throw error;
    }
    if (response.status >= 500) inDoubt.set(url, true);
    const told = mayHaveArrived && response.status === 400 ? await acceptIfAnswered(response) : response;
    if (isFinalStatus(response.status)) inDoubt.delete(url);
    return told;
  };
}

/** Returns whether the status is not retried; 429 is retried later. */
function isFinalStatus(status: number): boolean {
  return status < 500 && status !== 429;
}

/** Returns success if the refusal says already answered, else the refusal as it was. */
async function acceptIfAnswered(refused: Response): Promise<Response> {
  const said = await refused.text();
  if (parseErrorCode(said) === ALREADY_ANSWERED) return createResponse(null, 204);
  return createResponse(said, refused.status, [...refused.headers]);
}

/** Creates a response; the types of Node and discord.js disagree on its body's other methods. */
function createResponse(body: string | null, status: number, headers: [string, string][] = []): Response {
  return new globalThis.Response(body, { status, headers }) as Response;
}

function parseErrorCode(said: string): unknown {
  try {
    return (JSON.parse(said) as { readonly code?: unknown } | null)?.code;
  } catch {
    return null;
  }
}
