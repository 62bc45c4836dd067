import { type Chance, ChanceRecorder, createRecordedChance } from './chance.ts';
import type { Entry } from './entry.ts';
import type { Game, Kinds, Seat, Turn } from './game.ts';
import type { Options } from './options.ts';
import type { Choice, Many, Path, Question, Ready } from './question.ts';
import { Refusal, refused } from './refusal.ts';
import { formatSeatRange } from './seat.ts';
import { text } from './text.ts';

/** Match in progress: everything that has to be kept beside its log. */
export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: Options;
  readonly state: K['state'];
  /** Number of moves made. */
  readonly played: number;
}

export interface Started<K extends Kinds> {
  readonly match: Match<K>;
  readonly luck: readonly number[];
}

export interface Played<K extends Kinds> {
  readonly match: Match<K>;
  readonly entry: Entry<K>;
}

/** Sets up a match, or returns why these seats and options do not go together. */
export function start<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: Options,
  chance: Chance,
): Started<K> | Refusal {
  if (!game.seats.includes(seats)) return refuseSeats(game, seats);
  const objection = game.admits(seats, options);
  if (objection) return objection;
  const recorder = new ChanceRecorder(chance);
  const state = game.setup(seats, options, recorder);
  return { match: { game, seats, options, state, played: 0 }, luck: recorder.luck };
}

const START: Path = [];

/** Returns the question after these answers, from a view and never from the state. Refuses if an answer was not offered. */
export function ask<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  path: Path,
): Question<K['move']> | Refusal {
  let question = game.next(view, seat, START);
  for (let answered = 1; answered <= path.length; answered++) {
    if (question.kind === 'ready' || !isOffered(question, path[answered - 1] as string))
      return refuseNotOffered();
    question = game.next(view, seat, answered === path.length ? path : path.slice(0, answered));
  }
  return question;
}

/** Makes a move for a seat: checks the turn, applies the rules, records random outcomes and events. */
export function advance<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  move: K['move'],
  chance: Chance,
): Played<K> | Refusal {
  const { game } = match;
  const objection = checkTurn(game.turn(match.state), seat);
  if (objection) return objection;
  const recorder = new ChanceRecorder(chance);
  const events: K['event'][] = [];
  const state = game.apply(match.state, seat, move, recorder, (event) => events.push(event));
  if (refused(state)) return state;
  return {
    match: { game, seats: match.seats, options: match.options, state, played: match.played + 1 },
    entry: { seat, move, luck: recorder.luck, events },
  };
}

/**
 * Replays a log with exactly its recorded outcomes. Throws if the log breaks the rules or leaves outcomes unused: then
 * it belongs to another game.
 */
export function replay<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: Options,
  opening: readonly number[],
  log: readonly Pick<Entry<K>, 'seat' | 'move' | 'luck'>[],
): Match<K> {
  return log.reduce((match, entry) => replayMove(match, entry), replaySetup(game, seats, options, opening));
}

/** First step of {@link replay}: the set-up. */
export function replaySetup<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: Options,
  opening: readonly number[],
): Match<K> {
  const luck = createRecordedChance(opening);
  const started = start(game, seats, options, luck);
  if (refused(started)) throw new Error(`The log cannot start: ${started.reason.key}`);
  if (luck.left() > 0)
    throw new Error(`The set-up of the log leaves ${luck.left()} outcomes of its luck over`);
  return started.match;
}

/** Further step of {@link replay}: one move. */
export function replayMove<K extends Kinds>(
  match: Match<K>,
  entry: Pick<Entry<K>, 'seat' | 'move' | 'luck'>,
): Match<K> {
  const luck = createRecordedChance(entry.luck);
  const played = advance(match, entry.seat, entry.move, luck);
  if (refused(played))
    throw new Error(`Move ${match.played + 1} of the log is refused: ${played.reason.key}`);
  if (luck.left() > 0)
    throw new Error(`Move ${match.played + 1} of the log leaves ${luck.left()} outcomes of its luck over`);
  return played.match;
}

/** Yields, lazily, every whole move that the seat can compose from its view, with the path to it. */
export function* listWholeMoves<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  path: Path = [],
): Generator<{ readonly path: Path; readonly move: K['move'] }> {
  const question = game.next(view, seat, path);
  if (question.kind === 'ready') yield { path, move: question.move };
  else for (const step of listSteps(question)) yield* listWholeMoves(game, view, seat, [...path, step]);
}

/** Yields every answer to one question as a step of a path. */
export function* listSteps(question: Exclude<Question<unknown>, Ready<unknown>>): Generator<string> {
  if (question.kind === 'pick') for (const choice of question.choices) yield choice.id;
  else yield* listSubsets(question);
}

function* listSubsets(question: Many, from = 0, taken: Path = []): Generator<string> {
  if (taken.length >= question.min) yield taken.join('+');
  if (taken.length === question.max) return;
  for (const [at, choice] of question.choices.entries()) {
    if (at >= from) yield* listSubsets(question, at + 1, [...taken, choice.id]);
  }
}

/** Returns whether this step answers the question. */
export function isOffered(question: Exclude<Question<unknown>, Ready<unknown>>, step: string): boolean {
  return question.kind === 'pick' ? hasChoiceId(question.choices, step) : isSubsetStep(question, step);
}

function hasChoiceId(choices: readonly Choice[], id: string): boolean {
  for (const choice of choices) if (choice.id === id) return true;
  return false;
}

function isSubsetStep(question: Many, step: string): boolean {
  const ids = step === '' ? [] : step.split('+');
  const inOrder = question.choices.filter((choice) => ids.includes(choice.id)).map((choice) => choice.id);
  return inOrder.join('+') === step && ids.length >= question.min && ids.length <= question.max;
}

function checkTurn(turn: Turn, seat: Seat): Refusal | null {
  if (turn.kind === 'over') return new Refusal(text('bot:refuse.over'));
  return turn.seats.includes(seat) ? null : refuseNotYourTurn(turn.seats);
}

/** Refuses a move out of turn and names the seats that have to move. */
export function refuseNotYourTurn(seats: readonly Seat[]): Refusal {
  return new Refusal(text('bot:refuse.notYourTurn', { who: seats.map((seat) => ({ seat })) }));
}

function refuseSeats(game: Game, seats: number): Refusal {
  return new Refusal(text('bot:refuse.seats', { seats, possible: formatSeatRange(game.seats) }));
}

/** Refuses a step that is no answer to the question. */
export function refuseNotOffered(): Refusal {
  return new Refusal(text('bot:refuse.notOffered'));
}
