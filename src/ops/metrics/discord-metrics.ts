import { type Client, Events, type Interaction, type REST, RESTEvents, Status } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Metrics } from './metrics.ts';
import { getMethodLabel, getRouteLabel, getScopeLabel, getStatusLabel } from './request-labels.ts';

/** Maximum number of interactions tracked until their first answer. Beyond it, the oldest count as never answered. */
const MAX_OPEN_INTERACTIONS = 2_000;

/** Path of the first answer to an interaction; captures the interaction's id. */
const CALLBACK_PATH = /^\/interactions\/(\d+)\/[^/]+\/callback(?:\?|$)/;

type Counted = Pick<Metrics, 'interactions' | 'acknowledgements'>;

/** Counts the interactions that a client receives, and measures the time until the first answer to each. */
export function watchClient(
  metrics: Counted & Pick<Metrics, 'requests' | 'rateLimited'>,
  client: Client,
): void {
  const waiting = new LRUCache<string, { readonly kind: string; readonly since: number }>({
    max: MAX_OPEN_INTERACTIONS,
  });
  client.on(Events.InteractionCreate, (interaction) => {
    const kind = getInteractionKind(interaction);
    metrics.interactions.inc({ kind });
    if (!waiting.has(interaction.id)) waiting.set(interaction.id, { kind, since: performance.now() });
  });
  watchRest(metrics, client.rest);
  client.rest.on(RESTEvents.Response, ({ path }, { ok }) => {
    const [, id = ''] = CALLBACK_PATH.exec(path) ?? [];
    const asked = waiting.get(id);
    if (!asked || !ok) return;
    waiting.delete(id);
    metrics.acknowledgements.observe({ kind: asked.kind }, (performance.now() - asked.since) / 1000);
  });
}

function getInteractionKind(interaction: Interaction): string {
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isContextMenuCommand()) return 'menu';
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isButton()) return 'button';
  if (interaction.isAnySelectMenu()) return 'select';
  return interaction.isModalSubmit() ? 'modal' : 'other';
}

/** Counts requests by route and status. discord.js emits responses only while a listener is attached. */
export function watchRest(
  { requests, rateLimited }: Pick<Metrics, 'requests' | 'rateLimited'>,
  rest: REST,
): void {
  rest.on(RESTEvents.Response, ({ method, path }, { status, headers }) => {
    const route = getRouteLabel(path);
    requests.inc({ method: getMethodLabel(method), route, status: getStatusLabel(status) });
    if (status === 429) rateLimited.inc({ route, scope: getScopeLabel(headers.get('x-ratelimit-scope')) });
  });
}

/** Reports whether Discord accepts the bot's token, after each response that shows it. A 5xx shows nothing. */
export function watchToken(rest: REST, told: (isRefused: boolean) => void): void {
  rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (data.auth !== false && status < 500) told(status === 401);
  });
}

/** Counts the shards of clients, and how many of them are connected. */
export function countShards(clients: Iterable<Client>): { readonly all: number; readonly connected: number } {
  const shards = [...clients].flatMap(({ ws }) => [...ws.shards.values()]);
  return { all: shards.length, connected: shards.filter(({ status }) => status === Status.Ready).length };
}
