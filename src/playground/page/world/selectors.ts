import type { PageMessage, SeenMessage, UnreadCall } from '../../protocol.ts';
import type { PageState } from './page-state.ts';

/** Compares snowflakes, older first. They are too long for numbers, and a longer id is a later one. */
export function compareAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Returns the shown server's id for the address; null if the person has only one server. */
export const getServerId = ({ guild, servers }: Pick<PageState, 'guild' | 'servers'>): string | null =>
  servers.length > 1 ? guild.id : null;

/** Lists the messages that call this person, anywhere or in one channel, oldest first. */
export function listCalls({ calls }: PageState, person: string, channel?: string): readonly UnreadCall[] {
  return calls.filter(
    (call) => call.person === person && (channel === undefined || call.channel === channel),
  );
}

/** Message with the latest answer to this person; a new object each time the message changes. */
export interface LatestAnswer {
  readonly message: string;
}

/** Returns the latest answer after progress of the person's own interaction. */
export function updateByProgress(
  answered: LatestAnswer | null,
  { message, progress }: Extract<PageMessage, { is: 'progress' }>,
): LatestAnswer | null {
  const isIn = progress === 'answered' || progress === 'thinking';
  return isIn && message ? { message } : answered;
}

/** Returns the latest answer after a message: a new ephemeral one, or a change of the answer, counts as an answer. */
export function updateByMessage(
  answered: LatestAnswer | null,
  { message, ephemeral }: SeenMessage,
  isKnown: boolean,
): LatestAnswer | null {
  const isAnswer = ephemeral && (!isKnown || message.id === answered?.message);
  return isAnswer ? { message: message.id } : answered;
}
