import type { Entry } from '../../engine/entry.ts';
import type { Kinds, Seat } from '../../engine/game.ts';
import { type Match, type Played, restarted } from '../../engine/kernel.ts';
import { Notes } from '../../players/notes.ts';
import type { LessonRecord } from '../../store/lessons.ts';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

/** A move of a lesson. */
export interface LessonEntry extends Entry {
  /** The match in which it was made. */
  readonly before: Match;
  /** It was the only one, as everybody could see, and played itself. */
  readonly forced?: true;
}

/** A first game that somebody plays alone with AIs, as far as it has come. */
export interface Lesson {
  /** As it is kept; what has been played since is not in it yet. */
  readonly record: LessonRecord;
  readonly match: Match;
  readonly entries: readonly LessonEntry[];
  /** What every seat remembers by now: it grows with the entries. */
  readonly notes: Notes;
}

/** A lesson before its first move. */
export function laidOut(
  record: LessonRecord,
  { game, seats, options }: Pick<Match, 'game' | 'seats' | 'options'>,
): Lesson {
  const match = restarted(game, seats, options, record.opening);
  const views = Array.from({ length: seats }, (_, seat) => game.view(match.state, seat));
  return { record, match, entries: [], notes: new Notes(game, views) };
}

/** The lesson after a move. */
export function after(lesson: Lesson, { match, entry }: Played<Kinds>, forced = false): Lesson {
  lesson.notes.told(entry.events);
  const made = { ...entry, before: lesson.match, ...(forced && { forced: true as const }) };
  return { ...lesson, match, entries: [...lesson.entries, made] };
}

/** How many moves the learner has decided. */
export function decisions({ entries }: Pick<Lesson, 'entries'>): number {
  return entries.filter(isDecision).length;
}

/** What has been played since the learner decided last, with that decision; all where they never did. */
export function latest({ entries }: Pick<Lesson, 'entries'>): readonly LessonEntry[] {
  return entries.slice(Math.max(0, entries.findLastIndex(isDecision)));
}

/** What the learner sees. */
export function learnersView({ match: { game, state } }: Pick<Lesson, 'match'>): unknown {
  return game.view(state, LEARNER);
}

function isDecision({ seat, forced }: LessonEntry): boolean {
  return seat === LEARNER && !forced;
}
