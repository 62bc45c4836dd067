import { getUsedPermissionBits } from './permissions.ts';

/** Where a person who manages a server lets the bot in, with exactly the permissions it uses. */
export function createInviteLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: getUsedPermissionBits().toString(),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
