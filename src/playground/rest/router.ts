import { createPlainRefusal } from '../checks/refusal.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import type { Body } from './body.ts';

/** A parsed request. */
export interface RouteRequest {
  readonly playground: PlaygroundContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
}

/** A response; without `json` it has no body. */
export interface RouteReply {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One of Discord's endpoints. */
export interface Route {
  readonly method: string;
  /** Path with `:name` for one segment. */
  readonly pattern: string;
  /** True if the endpoint needs no bot token, because the token in its path authorizes it. */
  readonly open?: true;
  readonly handle: (request: RouteRequest) => RouteReply;
}

export const createOkReply = (json: unknown): RouteReply => ({ status: 200, json });
export const createCreatedReply = (json: unknown): RouteReply => ({ status: 201, json });
export const NO_CONTENT_REPLY: RouteReply = { status: 204 };

/** The matching route and the values of its path segments. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a request; throws 404 for an unknown path, 405 for a known path with another method. */
export function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute {
  const fitting = routes.flatMap((route) => {
    const params = matchPattern(route.pattern, path);
    return params === null ? [] : [{ route, params }];
  });
  const found = fitting.find(({ route }) => route.method === method);
  if (found !== undefined) return found;
  throw fitting.length > 0
    ? createPlainRefusal(405, 'Method Not Allowed')
    : createPlainRefusal(404, 'Not Found');
}

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const segments = path.split('/').map(decodePath);
  if (names.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index]!;
    if (name.startsWith(':')) params[name.slice(1)] = segment;
    else if (name !== segment) return null;
  }
  return params;
}

/** Decodes a path; a malformed one is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
