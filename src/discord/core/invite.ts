import { ApplicationIntegrationType } from 'discord.js';
import { getUsedPermissionBits } from './permissions.ts';

/** Returns the scopes and the permissions, as a bit field, with which the bot is added to a server. */
export function getInstallParams(): { readonly scopes: readonly string[]; readonly permissions: string } {
  return { scopes: ['bot', 'applications.commands'], permissions: getUsedPermissionBits().toString() };
}

/** Returns how servers and users install the bot, for its profile. */
export function getIntegrationTypes() {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  return {
    [GuildInstall]: { oauth2_install_params: getInstallParams() },
    [UserInstall]: { oauth2_install_params: { scopes: ['applications.commands'], permissions: '0' } },
  };
}

/** Returns the address where users add the bot for themselves, so that it can send them direct messages. */
export function createUserInstallLink(application: string): string {
  const query = new URLSearchParams({
    client_id: application,
    integration_type: '1',
    scope: 'applications.commands',
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** Returns the address where a server's admin adds the bot, with exactly the permissions it uses. */
export function createInviteLink(application: string): string {
  const { scopes, permissions } = getInstallParams();
  const query = new URLSearchParams({ client_id: application, scope: scopes.join(' '), permissions });
  return `https://discord.com/oauth2/authorize?${query}`;
}
