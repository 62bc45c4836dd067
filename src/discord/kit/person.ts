import { PermissionFlagsBits } from 'discord.js';
import type { Act } from '../../tables/act.ts';
import type { Asked } from './reply.ts';

/** Who asks, as the tables know them. */
export function actOf(asked: Asked): Act {
  return {
    interaction: asked.id,
    at: asked.createdTimestamp,
    person: asked.user.id,
    name: nameOf(asked),
    manages: managesChannel(asked),
  };
}

/** What the person is called in this server. */
function nameOf({ member, user }: Asked): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return nick ?? user.displayName;
}

function managesChannel({ memberPermissions }: Asked): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;
}
