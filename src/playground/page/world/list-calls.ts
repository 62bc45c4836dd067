import type { UnreadCall } from '../../protocol.ts';
import type { PageState } from './page-state.ts';

/** Lists the messages that call this person, anywhere or in one channel, oldest first. */
export function listCalls({ calls }: PageState, person: string, channel?: string): readonly UnreadCall[] {
  return calls.filter(
    (call) => call.person === person && (channel === undefined || call.channel === channel),
  );
}
