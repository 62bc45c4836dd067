import type { IncomingMessage, ServerResponse } from 'node:http';
import { Field } from '../checks/field.ts';
import { createAnyRefusal, createPlainRefusal, createRefusal, RefusalError } from '../checks/refusal.ts';
import type { Fault } from '../faults.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { openDirect } from '../world/direct.ts';
import { applicationRoutes } from './application-routes.ts';
import { readBody, readBytes } from './body.ts';
import { callbackRoutes } from './callback-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { commandRoutes } from './command-routes.ts';
import { emojiRoutes } from './emoji-routes.ts';
import { guildRoutes } from './guild-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { type LimitResult, RateLimits } from './rate-limits.ts';
import { reactionRoutes } from './reaction-routes.ts';
import {
  createOkReply,
  decodePath,
  type FoundRoute,
  findRoute,
  type Route,
  type RouteReply,
  type RouteRequest,
} from './router.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Names of the ids in a path, as Discord's errors call them. */
const ID_NAMES: Readonly<Record<string, string>> = {
  app: 'application_id',
  channel: 'channel_id',
  command: 'command_id',
  emojiId: 'emoji_id',
  guild: 'guild_id',
  message: 'message_id',
  role: 'role_id',
  user: 'user_id',
};

const MAX_ID = 2n ** 63n - 1n;

/** Returns true for `@original`, the name of an interaction's first answer. */
const isFirstAnswer = (params: Readonly<Record<string, string>>, value: string): boolean =>
  value === '@original' && 'token' in params;

/** A request as listeners see it, before and after it is carried out. */
export interface PassingRequest {
  /** Number of the request, from 1. */
  readonly n: number;
  readonly method: string;
  /** Path after `/api/v10`. */
  readonly path: string;
  readonly phase: 'before' | 'after';
}

/** Listener for requests; each call is awaited. */
export type RequestListener = (passing: PassingRequest) => void | Promise<void>;

/** Routes of direct messages: https://docs.discord.com/developers/resources/user#create-dm */
const directRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/users/@me/channels', handle: openDirectChannel },
];

const ROUTES: readonly Route[] = [
  ...applicationRoutes,
  ...emojiRoutes,
  ...guildRoutes,
  ...commandRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
  ...messageRoutes,
  ...reactionRoutes,
  ...channelRoutes,
  ...directRoutes,
];

/** REST v10: https://docs.discord.com/developers/reference#http-api */
export class RestApi {
  /** Refused and unknown requests, one line each. */
  readonly problems: string[] = [];
  readonly listeners = new Set<RequestListener>();
  /** Rate-limited requests, one line each. */
  readonly limited: string[] = [];
  readonly #playground: PlaygroundContext;
  readonly #limits: RateLimits | null;
  #count = 0;

  /** Creates the API; `isLimited` enforces Discord's rate limits. */
  constructor(playground: PlaygroundContext, isLimited = false) {
    this.#playground = playground;
    this.#limits = isLimited ? new RateLimits(playground.clock) : null;
  }

  /** Answers a request below `/api`. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
    const bytes = await readBytes(request);
    response.setHeader('date', new Date(this.#playground.clock.now()).toUTCString());
    this.#count += 1;
    const passing = { n: this.#count, method, path };
    await this.#tell({ ...passing, phase: 'before' });
    const fault = this.#playground.faults.take(method, decodePath(path));
    if (fault?.kind === 'refuse') {
      const refused = createAnyRefusal(fault.code, fault.status, fault.message);
      return sendReply(response, this.#refused(method, path, refused), this.#headers(method, path));
    }
    if (isStopping(fault)) return answerWithFault(response, fault!);
    const reply = await this.#answer(request, url, path, bytes);
    await this.#tell({ ...passing, phase: 'after' });
    if (fault !== null) return answerWithFault(response, fault);
    sendReply(response, reply, this.#headers(method, path));
  }

  async #tell(passing: PassingRequest): Promise<void> {
    for (const listener of [...this.listeners]) await listener(passing);
    this.#playground.world.tell({ kind: 'request' });
  }

  async #answer(request: IncomingMessage, url: URL, path: string, bytes: Buffer): Promise<RouteReply> {
    const method = request.method ?? 'GET';
    try {
      if (/^\/api\/v(?!10(\/|$))\d+/.test(url.pathname)) throw createRefusal(50041);
      const found = findRoute(ROUTES, method, path);
      this.#authorize(request, found);
      const limited = this.#limitsOf(found);
      if (limited.refused !== null) return this.#delayed(method, path, limited);
      checkPathIds(found.params);
      const body = await readBody(bytes, request.headers['content-type'] ?? '');
      const asked = { playground: this.#playground, params: found.params, query: url.searchParams, body };
      const reply = found.route.handle(asked);
      return { ...reply, headers: { ...limited.headers, ...reply.headers } };
    } catch (error) {
      return this.#refused(method, path, error);
    }
  }

  /** Throws without the bot's token: https://docs.discord.com/developers/reference#authentication */
  #authorize(request: IncomingMessage, { route }: FoundRoute): void {
    if (route.open || request.headers.authorization === `Bot ${this.#playground.token}`) return;
    throw createPlainRefusal(401, 'Unauthorized');
  }

  #limitsOf({ route, params }: FoundRoute): LimitResult {
    const isNew = route.method === 'POST' && route.pattern === '/channels/:channel/messages';
    const channel = isNew ? params.channel! : null;
    return this.#limits?.take(route.open !== true, channel) ?? { headers: {}, refused: null };
  }

  #delayed(method: string, path: string, { headers, refused }: LimitResult): RouteReply {
    this.limited.push(`${method} ${path} ${refused!.headers?.['x-ratelimit-scope']}`);
    return { ...refused!, headers: { ...headers, ...refused!.headers } };
  }

  #refused(method: string, path: string, error: unknown): RouteReply {
    const known = error instanceof RefusalError ? error : createPlainRefusal(500, 'Internal Server Error');
    const detail = known.errors === undefined ? '' : ` ${JSON.stringify(known.errors)}`;
    const cause = error instanceof RefusalError ? '' : ` ${String((error as Error).stack)}`;
    const hint = known.status === 401 && known.code === 0 ? ' (wants "Authorization: Bot <token>")' : '';
    const where = path.replace(/^(\/(?:interactions|webhooks)\/\d+\/)[^/]+/, '$1:token');
    const line = `${method} ${where} ${known.status} ${known.code} ${known.message}${hint}${detail}${cause}`;
    // A rate-limited request is not an error of the bot.
    if (known.retryAfter === undefined) this.problems.push(line);
    else this.limited.push(line);
    const { status, body: json, retryAfter } = known;
    // The route's own limits are unaffected; only this request has to wait.
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) };
    return { status, json, headers };
  }

  /** Returns the default rate-limit headers: https://docs.discord.com/developers/topics/rate-limits#header-format */
  #headers(method: string, path: string): Record<string, string> {
    const bucket = Buffer.from(`${method} ${path.replace(/\d{17,19}|aW50[^/]+/g, ':id')}`).toString(
      'base64url',
    );
    return {
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '999',
      'x-ratelimit-reset': (this.#playground.clock.now() / 1000 + 1).toFixed(3),
      'x-ratelimit-reset-after': '1.000',
      'x-ratelimit-bucket': bucket,
    };
  }
}

type StrikingFault = Exclude<Fault, { readonly kind: 'refuse' }>;

const isStopping = (fault: StrikingFault | null): boolean =>
  fault !== null && (fault.kind === '429' || (fault.write ?? 'before') === 'before');

/** Answers with the fault; a hang gets no answer until the client gives up or the playground stops. */
function answerWithFault(response: ServerResponse, fault: StrikingFault) {
  if (fault.kind === 'hang') return;
  if (fault.kind === '502')
    return sendReply(response, { status: 502, json: { message: '502: Bad Gateway', code: 0 } }, {});
  const { retryAfter } = fault;
  const json = { message: 'You are being rate limited.', retry_after: retryAfter, global: false };
  const headers = {
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': 'user',
    'x-ratelimit-reset-after': String(retryAfter),
  };
  sendReply(
    response,
    { status: 429, json },
    { ...headers, 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0' },
  );
}

function sendReply(response: ServerResponse, reply: RouteReply, more: Record<string, string>): void {
  const { status, json } = reply;
  const headers = { ...more, ...reply.headers };
  if (json === undefined) return void response.writeHead(status, headers).end();
  const body = JSON.stringify(json);
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(body);
}

/** Throws if a path has an invalid id. */
function checkPathIds(params: Readonly<Record<string, string>>): void {
  const ids = Object.entries(params).filter(
    ([name, value]) => name in ID_NAMES && !isFirstAnswer(params, value),
  );
  const form = Field.root(Object.fromEntries(ids.map(([name, value]) => [ID_NAMES[name], value])));
  for (const [name, value] of ids) checkId(form.at(ID_NAMES[name]!), value);
  form.settle();
}

function checkId(id: Field, text: string): void {
  if (!/^\d+$/.test(text)) id.refuse('NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
  else if (BigInt(text) > MAX_ID)
    id.refuse('NUMBER_TYPE_MAX', `snowflake value should be less than or equal to ${MAX_ID}.`);
}

/** Opens direct messages, which always succeeds; a user who blocks them only rejects the first message. */
function openDirectChannel({ playground, body }: RouteRequest): RouteReply {
  const form = Field.root(body.json);
  form.at('recipient_id').required();
  const id = form.at('recipient_id').snowflake();
  form.settle();
  const person = playground.world.person(id ?? '');
  if (person === undefined) throw createRefusal(50033);
  return createOkReply(openDirect(playground, person));
}
