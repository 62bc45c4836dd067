import type { Many, Path, Question, Ready } from '../engine/question.ts';

/** Question that is still to be answered. */
export type UnansweredQuestion = Exclude<Question<unknown>, Ready<unknown>>;

/** Meaning of a line typed under a question. */
type Answer =
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'quit' }
  /** No answer by number: perhaps a move in the notation of the game. */
  | { readonly kind: 'typed'; readonly typed: string };

/** Parses a line: numbers answer the question, `back` returns to the question before, `quit` ends the game. */
export function parseAnswer(line: string, question: UnansweredQuestion, path: Path): Answer {
  const typed = line.trim();
  if (/^q(uit)?$/i.test(typed)) return { kind: 'quit' };
  if (/^b(ack)?$/i.test(typed)) return { kind: 'path', path: path.slice(0, -1) };
  const step = parseStep(typed, question);
  return step === null ? { kind: 'typed', typed } : { kind: 'path', path: [...path, step] };
}

function parseStep(typed: string, question: UnansweredQuestion): string | null {
  if (typed === '') return question.kind === 'many' && question.min === 0 ? '' : null;
  const numbers = typed.split(/[\s,+]+/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return null;
  const taken = question.choices.filter((_, index) => numbers.includes(String(index + 1)));
  const fits = taken.length === numbers.length && isWithinChoices(taken.length, question);
  return fits ? taken.map(({ id }) => id).join('+') : null;
}

function isWithinChoices(count: number, question: UnansweredQuestion): boolean {
  return question.kind === 'pick' ? count === 1 : isCountAllowed(count, question);
}

function isCountAllowed(count: number, { min, max }: Many): boolean {
  return count >= min && count <= max;
}
