import type { Room } from '../room.ts';
import type { MessageName } from './actor.ts';
import { CannotDo } from './typed-options.ts';

/** Deletes a message that everybody sees. What only one person sees no moderator can reach. */
export function removeMessage({ world }: Room, message: MessageName): void {
  const id = typeof message === 'string' ? message : message?.id;
  const post = world.posts.get(id ?? '');
  if (post === undefined || post.ephemeralTo !== null) throw new CannotDo(`There is no message ${id}.`);
  world.delete(post);
}
