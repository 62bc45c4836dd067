import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { LRUCache } from 'lru-cache';

type Make = RESTOptions['makeRequest'];

/** An answer that hangs is given up after so long, in ms, and sent again: one that comes after 3,000 ms is none. */
const ANSWER_TIMEOUT_MS = 1_000;
/** The last part of it, in ms, begins when the first is seen to be over: what came while this machine was busy is read by then. */
const FINAL_WAIT_MS = 200;

/** The first answer to an interaction. https://docs.discord.com/developers/interactions/receiving-and-responding */
const ANSWER_ROUTE = /\/interactions\/\d+\/[^/]+\/callback(?:\?|$)/;

/**
 * How requests are made so that answers to interactions have a time of their own, and that one that is sent again counts as sent
 * where the first had arrived. All others keep the time that discord.js gives them.
 */
export function withAnswerTimeout(make: Make = DefaultRestOptions.makeRequest): Make {
  const answer = acceptRepeatedAnswers((url, init) => requestWithTimeout(make, url, init));
  return async (url, init) => await (ANSWER_ROUTE.test(url) ? answer : make)(url, init);
}

/** Aborted as discord.js aborts: then it tries again. */
async function requestWithTimeout(make: Make, url: string, init: Parameters<Make>[1]): ReturnType<Make> {
  const late = new AbortController();
  let timer = setTimeout(() => {
    timer = setTimeout(() => late.abort(), FINAL_WAIT_MS);
  }, ANSWER_TIMEOUT_MS - FINAL_WAIT_MS);
  // The signal is this request's alone, so nothing gathers on it.
  init.signal?.addEventListener('abort', () => late.abort(), { once: true });
  return await make(url, { ...init, signal: late.signal }).finally(() => clearTimeout(timer));
}

type MakeRequest = RESTOptions['makeRequest'];
type Response = Awaited<ReturnType<MakeRequest>>;

/** So many answers in doubt are remembered; more at once there will hardly ever be. */
const MAX_IN_DOUBT = 1_000;

/** What Discord says of an interaction that has been answered. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const ALREADY_ANSWERED = 40060;

/**
 * How answers to interactions are sent so that one that arrived counts as sent: a try that hung, or that a server on the way
 * gave up, may have reached Discord, which refuses the next one as answered already. Where the first try is refused so, it was
 * another delivery's, and that stays an error. Where a later one is, it may be another process's in truth, whose text is then
 * written over by this one's: what was done was done once all the same.
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

/** What is not tried again; 429 is, later. */
function isFinalStatus(status: number): boolean {
  return status < 500 && status !== 429;
}

/** As Discord said when the first one arrived, or else what it said now. */
async function acceptIfAnswered(refused: Response): Promise<Response> {
  const said = await refused.text();
  if (parseErrorCode(said) === ALREADY_ANSWERED) return createResponse(null, 204);
  return createResponse(said, refused.status, [...refused.headers]);
}

/** The types of Node and of discord.js disagree on what else the body of a response can do. */
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
