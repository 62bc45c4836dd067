import type { Many, Path, Question, Ready } from '../engine/question.ts';

/** A question that is still to be answered. */
export type Asked = Exclude<Question<unknown>, Ready<unknown>>;

/** What a line that somebody typed under a question means. */
type Answer =
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'quit' }
  /** Not an answer by number: perhaps a move in the notation of the game. */
  | { readonly kind: 'typed'; readonly typed: string };

/** The numbers of answers lead on, `back` leads to the question before, `quit` ends it all. */
export function answerOf(line: string, question: Asked, path: Path): Answer {
  const typed = line.trim();
  if (/^q(uit)?$/i.test(typed)) return { kind: 'quit' };
  if (/^b(ack)?$/i.test(typed)) return { kind: 'path', path: path.slice(0, -1) };
  const step = stepOf(typed, question);
  return step === null ? { kind: 'typed', typed } : { kind: 'path', path: [...path, step] };
}

function stepOf(typed: string, question: Asked): string | null {
  if (typed === '') return question.kind === 'many' && question.min === 0 ? '' : null;
  const numbers = typed.split(/[\s,+]+/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return null;
  const taken = question.choices.filter((_, index) => numbers.includes(String(index + 1)));
  const fits = taken.length === numbers.length && within(taken.length, question);
  return fits ? taken.map(({ id }) => id).join('+') : null;
}

function within(count: number, question: Asked): boolean {
  return question.kind === 'pick' ? count === 1 : fitsMany(count, question);
}

function fitsMany(count: number, { min, max }: Many): boolean {
  return count >= min && count <= max;
}
