import { CannotConnect } from './cannotConnect.ts';

export function tokenRefused(): CannotConnect {
  return new CannotConnect(
    'Discord refuses the token in DISCORD_TOKEN. Copy it again from the Bot page of your application.',
  );
}

export function isTokenRefused(error: unknown): boolean {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  return code === 'TokenInvalid' || status === 401;
}
