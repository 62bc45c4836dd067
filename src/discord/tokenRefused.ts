import { CannotConnect, TOKEN_IS_REFUSED } from './cannotConnect.ts';

export function tokenRefused(): CannotConnect {
  return new CannotConnect(TOKEN_IS_REFUSED);
}

export function isTokenRefused(error: unknown): boolean {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  return code === 'TokenInvalid' || status === 401;
}
