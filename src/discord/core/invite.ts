import { getUsedPermissionBits } from './permissions.ts';

/** Returns the address where a server's admin adds the bot, with exactly the permissions it uses. */
export function createInviteLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: getUsedPermissionBits().toString(),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
