import { type ClientApplication, Team } from 'discord.js';
import { getPrintableName } from '../../app/core/names.ts';
import type { AppInfo } from '../core/app-info.ts';
import { createInviteLink } from '../core/invite.ts';
import type { ConnectOptions } from './connect-options.ts';

/** Returns operator and invite link of the application. Fetches the application from Discord until its owner is known. */
export async function loadAppInfo(
  application: ClientApplication | undefined,
  { isPlayground = false }: Pick<ConnectOptions, 'isPlayground'>,
): Promise<AppInfo> {
  if (!application) return { runner: null, invite: null };
  if (!application.owner) await application.fetch().catch(() => null);
  const isOpen = !isPlayground && application.botPublic !== false;
  return {
    runner: getRunnerName(application),
    invite: isOpen ? createInviteLink(application.id) : null,
  };
}

function getRunnerName({ owner }: ClientApplication): string | null {
  return owner instanceof Team ? owner.name : owner && getPrintableName(owner.displayName, owner.username);
}
