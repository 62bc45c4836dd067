import { canEnter } from '../world/direct.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Post, World } from '../world/world.ts';

/** Returns true if the message's audience includes the person. */
export function canSee(world: World, { ephemeralTo, message }: Post, person: ServerPerson): boolean {
  const isAddressed = ephemeralTo === null || ephemeralTo === person.user.id;
  return isAddressed && canEnter(world, person, world.channels.get(message.channel_id));
}
