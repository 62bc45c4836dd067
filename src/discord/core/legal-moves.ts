import type { Path, Question } from '../../engine/question.ts';
import type { Language } from '../../engine/text.ts';

/** A legal move as typed, with its path of answers and the questions they answer. */
export interface LegalMove {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly value: string;
  /** Search key in lower case without spaces. */
  readonly bare: string;
}

/** Legal moves of a seat at one version of its table. */
export interface LegalMoves {
  readonly moves: readonly LegalMove[];
  /** Returns the description of a move in a language. */
  meaning(move: LegalMove, language: Language): string;
  /** Returns the descriptions of the first thousand moves, normalised for search. */
  meanings(language: Language): Promise<readonly string[]>;
}
