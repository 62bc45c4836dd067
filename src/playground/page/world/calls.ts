import type { Call } from '../../protocol.ts';
import type { World } from './world.ts';

/** What calls this person, anywhere or in one channel, oldest first. */
export function callsFor({ calls }: World, person: string, channel?: string): readonly Call[] {
  return calls.filter(
    (call) => call.person === person && (channel === undefined || call.channel === channel),
  );
}
