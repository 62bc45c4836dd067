import { Notes } from '../../ai/notes.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Game, Kinds, Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { type Match, type Played, replaySetup } from '../../engine/kernel.ts';
import { getDefaultOptions, type Options } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { TutorialMove, TutorialRecord } from '../../store/tutorials.ts';

/**
 * Whether the learner has decided as often as is enough for a first game, and has ended the turn in which they did: others
 * have moved since.
 */
export function isEnough(lesson: Pick<Lesson, 'match' | 'entries'>): boolean {
  const most = getLessonSetup(lesson.match.game)?.decisions ?? 0;
  return countDecisions(lesson) >= most && getLatestEntries(lesson).some(({ seat }) => seat !== LEARNER_SEAT);
}

/** That first game is not there any more: it is over, was given up, or another one is played in its place. */
export class LessonGoneRefusal extends Refusal {
  constructor() {
    super(text('bot:learn.gone'));
  }
}

/** That first game has gone on since. */
export class LessonChangedRefusal extends Refusal {
  constructor() {
    super(text('bot:learn.wentOn'));
  }
}

/** The moves of a lesson as they are kept: what they led to is played again. */
export function getKeptMoves({ entries }: Pick<Lesson, 'entries'>): readonly TutorialMove[] {
  return entries.map(({ seat, move, luck, forced }) => ({ seat, move, luck, ...(forced && { forced }) }));
}

/** Where the learner sits. */
export const LEARNER_SEAT: Seat = 0;

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
  readonly record: TutorialRecord;
  readonly match: Match;
  readonly entries: readonly LessonEntry[];
  /** What every seat remembers by now: it grows with the entries. */
  readonly notes: Notes;
}

/** A lesson before its first move. */
export function setUpLesson(
  record: TutorialRecord,
  { game, seats, options }: Pick<Match, 'game' | 'seats' | 'options'>,
): Lesson {
  const match = replaySetup(game, seats, options, record.opening);
  const views = Array.from({ length: seats }, (_, seat) => game.view(match.state, seat));
  return { record, match, entries: [], notes: new Notes(game, views) };
}

/** The lesson after a move. */
export function addLessonMove(lesson: Lesson, { match, entry }: Played<Kinds>, forced = false): Lesson {
  lesson.notes.told(entry.events);
  const made = { ...entry, before: lesson.match, ...(forced && { forced: true as const }) };
  return { ...lesson, match, entries: [...lesson.entries, made] };
}

/** How many moves the learner has decided. */
export function countDecisions({ entries }: Pick<Lesson, 'entries'>): number {
  return entries.filter(isDecision).length;
}

/** What has been played since the learner decided last, with that decision; all where they never did. */
export function getLatestEntries({ entries }: Pick<Lesson, 'entries'>): readonly LessonEntry[] {
  return entries.slice(Math.max(0, entries.findLastIndex(isDecision)));
}

/** What the learner sees. */
export function getLearnerView({ match: { game, state } }: Pick<Lesson, 'match'>): unknown {
  return game.view(state, LEARNER_SEAT);
}

function isDecision({ seat, forced }: LessonEntry): boolean {
  return seat === LEARNER_SEAT && !forced;
}

/** After so many decisions it is enough, unless the game says how many. */
const DEFAULT_DECISIONS = 20;

/** How a first game is laid out. */
export interface LessonSetup {
  readonly seats: number;
  readonly options: Options;
  /** After so many decisions of the learner it is enough, when their turn is over. */
  readonly decisions: number;
}

/** How a game is played for the first time; null where no AI could explain it. */
export function getLessonSetup({ mind, seats, options }: Game): LessonSetup | null {
  if (!mind) return null;
  const { lesson = {} } = mind;
  return {
    seats: lesson.seats ?? Math.min(...seats),
    options: { ...getDefaultOptions(options), ...lesson.options },
    decisions: lesson.decisions ?? DEFAULT_DECISIONS,
  };
}

/** The games that can be learnt by playing. */
export function getLearnableGames(games: readonly Game[]): readonly Game[] {
  return games.filter(canLearn);
}

/** Returns whether a game can be learnt by playing: an AI has to be able to play it and to advise. */
export function canLearn({ mind }: Pick<Game, 'mind'>): boolean {
  return mind !== undefined;
}

/** What is given away by less than this is not spoken of: it may be the thought that is not sure. */
const MIN_LOST_CHANCE = 0.15;

/** How much of the match a decision gave away against the best that was thought of, 0 to 1; null where that is not much. */
export function getLostChance({ record: { advice } }: Pick<Lesson, 'record'>, move: unknown): number | null {
  if (advice === null || advice.chance === null) return null;
  const made = advice.options.find((option) => isSameJson(option.move, move));
  if (!made || made.chance === null) return null;
  const lost = advice.chance - made.chance;
  return lost < MIN_LOST_CHANCE ? null : lost;
}
