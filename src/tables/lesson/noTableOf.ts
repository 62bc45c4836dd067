import type { Language } from '../../engine/text.ts';
import { recordOfNone } from '../past/noTable.ts';
import type { Table } from '../table.ts';
import { LEARNER, type Lesson } from './lesson.ts';
import { EASIEST } from './onward.ts';

/** Who plays a lesson, as they are called there. */
interface LessonNames {
  readonly person: string;
  readonly learner: string;
  /** The first, second, … AI. */
  readonly ai: (number: number) => string;
}

/** A lesson as a table, so that it can be shown as one: there is none, and nothing of it is kept. */
export function noTableOf({ match }: Pick<Lesson, 'match'>, names: LessonNames, language: Language): Table {
  const sitters = Array.from({ length: match.seats }, (_, seat) =>
    seat === LEARNER
      ? { kind: 'person' as const, seat, person: names.person, name: names.learner }
      : { kind: 'ai' as const, seat, player: EASIEST, name: names.ai(seat) },
  );
  return { record: recordOfNone(match, language), game: match.game, sitters };
}
