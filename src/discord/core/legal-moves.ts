import type { Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';

/** A legal move as it is typed, with the answers that lead to it, and what they answer. */
export interface LegalMove {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly value: string;
  /** What is typed is looked for in this: small letters without spaces. */
  readonly bare: string;
}

/** What a seat can do at a version of its table. */
export interface LegalMoves {
  readonly moves: readonly LegalMove[];
  /** What a move means, in the words of a language. */
  meaning(move: LegalMove, language: Language): string;
  /** The same of the first thousand moves, each as it is looked through. */
  meanings(language: Language): Promise<readonly string[]>;
}
