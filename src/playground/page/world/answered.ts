import type { Seen, ToPage } from '../../protocol.ts';
import type { World } from './world.ts';

/** The message that answers what its person did; another object each time that it changes. */
export interface Answered {
  readonly message: string;
}

/** After word of one's own interaction. */
export function answeredBy(
  { answered }: World,
  { message, progress }: Extract<ToPage, { is: 'progress' }>,
): Answered | null {
  const isIn = progress === 'answered' || progress === 'thinking';
  return isIn && message ? { message } : answered;
}

/** After a message: a new ephemeral one, or a later change of the answer, is an answer to its person as well. */
export function shownBy({ answered, messages }: World, { message, ephemeral }: Seen): Answered | null {
  const isKnown = messages.get(message.channel_id)?.some((seen) => seen.message.id === message.id) ?? false;
  const isAnswer = ephemeral && (!isKnown || message.id === answered?.message);
  return isAnswer ? { message: message.id } : answered;
}
