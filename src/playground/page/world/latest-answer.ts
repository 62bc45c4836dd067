import type { PageMessage, SeenMessage } from '../../protocol.ts';

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
