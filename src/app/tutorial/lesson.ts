import { Notes } from '../../ai/notes.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { type Match, type Played, replaySetup } from '../../engine/kernel.ts';
import { getDefaultOptions, type Options } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { TutorialMove, TutorialRecord } from '../../store/tutorials.ts';

/** Returns whether the learner has made enough decisions for a first game and has ended that turn: others have moved since. */
export function isEnough(lesson: Pick<Lesson, 'match' | 'entries'>): boolean {
  const most = getLessonSetup(lesson.match.game)?.decisions ?? 0;
  return countDecisions(lesson) >= most && getLatestEntries(lesson).some(({ seat }) => seat !== LEARNER_SEAT);
}

/** Refusal because the lesson is over, was given up, or was replaced. */
export class LessonGoneRefusal extends Refusal {
  constructor() {
    super(text('bot:learn.gone'));
  }
}

/** Refusal because the lesson has changed since. */
export class LessonChangedRefusal extends Refusal {
  constructor() {
    super(text('bot:learn.wentOn'));
  }
}

/** Returns the moves of a lesson in stored form; their results are computed again. */
export function getKeptMoves({ entries }: Pick<Lesson, 'entries'>): readonly TutorialMove[] {
  return entries.map(({ seat, move, luck, forced }) => ({ seat, move, luck, ...(forced && { forced }) }));
}

/** Seat of the learner. */
export const LEARNER_SEAT: Seat = 0;

/** A move of a lesson. */
export interface LessonEntry extends Entry {
  /** Match before the move. */
  readonly before: Match;
  /** True if the move was forced and played itself. */
  readonly forced?: true;
}

/** A first game that a person plays alone with AIs. */
export interface Lesson {
  /** Stored record; it does not contain moves made since. */
  readonly record: TutorialRecord;
  readonly match: Match;
  readonly entries: readonly LessonEntry[];
  /** Notes of every seat; they grow with the entries. */
  readonly notes: Notes;
}

/** Returns a lesson before its first move. */
export function setUpLesson(
  record: TutorialRecord,
  { game, seats, options }: Pick<Match, 'game' | 'seats' | 'options'>,
): Lesson {
  const match = replaySetup(game, seats, options, record.opening);
  const views = Array.from({ length: seats }, (_, seat) => game.view(match.state, seat));
  return { record, match, entries: [], notes: new Notes(game, views) };
}

/** Returns the lesson after a move. */
export function addLessonMove(lesson: Lesson, { match, entry }: Played<Kinds>, forced = false): Lesson {
  lesson.notes.addEvents(entry.events);
  const made = { ...entry, before: lesson.match, ...(forced && { forced: true as const }) };
  return { ...lesson, match, entries: [...lesson.entries, made] };
}

/** Returns how many moves the learner has decided. */
export function countDecisions({ entries }: Pick<Lesson, 'entries'>): number {
  return entries.filter(isDecision).length;
}

/** Returns the entries from the learner's last decision on; all if there is none. */
export function getLatestEntries({ entries }: Pick<Lesson, 'entries'>): readonly LessonEntry[] {
  return entries.slice(Math.max(0, entries.findLastIndex(isDecision)));
}

/** Returns the learner's view. */
export function getLearnerView({ match: { game, state } }: Pick<Lesson, 'match'>): unknown {
  return game.view(state, LEARNER_SEAT);
}

function isDecision({ seat, forced }: LessonEntry): boolean {
  return seat === LEARNER_SEAT && !forced;
}

/** Number of decisions that is enough for a first game, unless the game sets another. */
const DEFAULT_DECISIONS = 20;

/** Setup of a first game. */
export interface LessonSetup {
  readonly seats: number;
  readonly options: Options;
  /** Number of the learner's decisions after which the game may end, when their turn is over. */
  readonly decisions: number;
}

/** Returns the setup of a first game; null if no AI could explain the game. */
export function getLessonSetup({ ai, seats, options }: Game): LessonSetup | null {
  if (!ai) return null;
  const { lesson = {} } = ai;
  return {
    seats: lesson.seats ?? Math.min(...seats),
    options: { ...getDefaultOptions(options), ...lesson.options },
    decisions: lesson.decisions ?? DEFAULT_DECISIONS,
  };
}

/** Returns the games with a tutorial by play. */
export function getLearnableGames(games: readonly Game[]): readonly Game[] {
  return games.filter(canLearn);
}

/** Returns whether a game can be learnt by playing: an AI must be able to play it and to give advice. */
export function canLearn({ ai }: Pick<Game, 'ai'>): boolean {
  return ai !== undefined;
}

/** Minimum loss that is mentioned; a smaller one may be noise of the search. */
const MIN_LOST_CHANCE = 0.15;

/** Returns how much of the match a decision gave away against the best one found, 0 to 1; null if little. */
export function getLostChance({ record: { advice } }: Pick<Lesson, 'record'>, move: unknown): number | null {
  if (advice === null || advice.chance === null) return null;
  const made = advice.options.find((option) => isSameJson(option.move, move));
  if (!made || made.chance === null) return null;
  const lost = advice.chance - made.chance;
  return lost < MIN_LOST_CHANCE ? null : lost;
}
