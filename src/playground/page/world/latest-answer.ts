import type { PageMessage, SeenMessage } from '../../protocol.ts';

/** The message that answers what its person did; another object each time that it changes. */
export interface LatestAnswer {
  readonly message: string;
}

/** After word of one's own interaction. */
export function updateByProgress(
  answered: LatestAnswer | null,
  { message, progress }: Extract<PageMessage, { is: 'progress' }>,
): LatestAnswer | null {
  const isIn = progress === 'answered' || progress === 'thinking';
  return isIn && message ? { message } : answered;
}

/** After a message: a new ephemeral one, or a later change of the answer, is an answer to its person as well. */
export function updateByMessage(
  answered: LatestAnswer | null,
  { message, ephemeral }: SeenMessage,
  isKnown: boolean,
): LatestAnswer | null {
  const isAnswer = ephemeral && (!isKnown || message.id === answered?.message);
  return isAnswer ? { message: message.id } : answered;
}
