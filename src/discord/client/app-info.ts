import { type ClientApplication, Team } from 'discord.js';
import { printableName } from '../../app/core/names.ts';
import type { Behind } from '../core/app-info.ts';
import { inviteLink } from '../core/invite.ts';
import type { Connecting } from './types.ts';

/** Who and what is behind an application; Discord is asked for it until it has said who runs it. */
export async function behindClient(
  application: ClientApplication | undefined,
  { readme = null, isPlayground = false }: Pick<Connecting, 'readme' | 'isPlayground'>,
): Promise<Behind> {
  if (!application) return { runner: null, readme, invite: null };
  if (!application.owner) await application.fetch().catch(() => null);
  const isOpen = !isPlayground && application.botPublic !== false;
  return { runner: runnerOf(application), readme, invite: isOpen ? inviteLink(application.id) : null };
}

function runnerOf({ owner }: ClientApplication): string | null {
  return owner instanceof Team ? owner.name : owner && printableName(owner.displayName, owner.username);
}
