/** Literal segments of the Discord REST routes that the bot uses; every other segment is an id, a token or a name. */
const ROUTE_WORDS = new Set([
  '@me',
  '@original',
  'applications',
  'bot',
  'callback',
  'channels',
  'commands',
  'gateway',
  'guilds',
  'interactions',
  'members',
  'messages',
  'permissions',
  'threads',
  'typing',
  'users',
  'webhooks',
]);

/**
 * Returns the route of a path without identifying parts: `/channels/:id/messages/:id`. Replaces every segment that is not in {@link
 * ROUTE_WORDS}, so that nothing unforeseen leaks.
 */
export function getRouteLabel(path: string): string {
  const [bare = ''] = path.split('?');
  return bare
    .split('/')
    .map((part) => (part === '' || ROUTE_WORDS.has(part) ? part : ':id'))
    .join('/');
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const SCOPES = new Set(['user', 'global', 'shared']);

export function getMethodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other';
}

/** Returns the scope of a rate limit, from Discord's header. https://docs.discord.com/developers/topics/rate-limits */
export function getScopeLabel(header: string | null): string {
  return header !== null && SCOPES.has(header) ? header : 'other';
}

/** Returns the class of a status: `2xx`. */
export function getStatusLabel(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
