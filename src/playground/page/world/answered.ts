import type { Seen, ToPage } from '../../protocol.ts';

/** The message that answers what its person did; another object each time that it changes. */
export interface Answered {
  readonly message: string;
}

/** After word of one's own interaction. */
export function answeredBy(
  answered: Answered | null,
  { message, progress }: Extract<ToPage, { is: 'progress' }>,
): Answered | null {
  const isIn = progress === 'answered' || progress === 'thinking';
  return isIn && message ? { message } : answered;
}

/** After a message: a new ephemeral one, or a later change of the answer, is an answer to its person as well. */
export function shownBy(
  answered: Answered | null,
  { message, ephemeral }: Seen,
  isKnown: boolean,
): Answered | null {
  const isAnswer = ephemeral && (!isKnown || message.id === answered?.message);
  return isAnswer ? { message: message.id } : answered;
}
