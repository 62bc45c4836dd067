import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { blockedAmong } from '../../store/blocked.ts';
import type { Store } from '../../store/open.ts';

/** Returns why a person may neither open games on a server, nor take a seat or vote there; null if they may. */
export async function blockedFrom(store: Store, guild: string, person: string): Promise<Refusal | null> {
  const isBlocked = (await blockedAmong(store, guild, [person])).has(person);
  return isBlocked ? new Refusal(text('bot:refuse.blocked')) : null;
}
