/** The words of Discord's REST routes that requests of ours go to; anything else in a path is an id, a token or a name. */
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
 * The route of a path without anything that names somebody or something: `/channels/:id/messages/:id`. What is no word of
 * {@link OFF_WORDS} is left out, so that nothing unforeseen comes through.
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

/** Whose limit it was, as Discord's header says. https://docs.discord.com/developers/topics/rate-limits */
export function getScopeLabel(header: string | null): string {
  return header !== null && SCOPES.has(header) ? header : 'other';
}

/** `2xx`: the class of a status. */
export function getStatusLabel(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
