import { usedBits } from './permissions.ts';

/** Where a person who manages a server lets the bot in, with exactly the permissions it uses. */
export function inviteLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: usedBits().toString(),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
