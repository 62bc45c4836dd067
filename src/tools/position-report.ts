import {
  type Chance,
  ChanceRecorder,
  createRecordedChance,
  createSeededChance,
  LuckRanOutError,
} from '../engine/chance.ts';
import type { Game, Turn } from '../engine/game.ts';
import { advance, listWholeMoves, type Match, start } from '../engine/kernel.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../engine/options.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import type { Arg, Text } from '../engine/text.ts';
import { readTyped } from '../engine/typed-text.ts';
import { requireAllowed, UsageError } from './cli-args.ts';
import { translateToEnglish } from './english.ts';

/** Request for a report on a position. */
export interface PositionCall {
  readonly game: Game;
  /** Null for the fewest possible, or those of the position. */
  readonly seats: number | null;
  /** Chosen options; the others have their default, or the position's value. */
  readonly options: Options;
  /** Position in the game's notation; null to set up. */
  readonly at: string | null;
  /** Outcomes to draw in order, over set-up and moves; null if none were given. */
  readonly luck: readonly number[] | null;
  /** Moves in the game's notation. */
  readonly plays: readonly string[];
}

/** Reason of a refusal: a sentence, its identifier, and the ruling it rests on. */
interface RefusalReport {
  readonly reason: string;
  readonly key: string;
  readonly ruling: string | null;
}

/** Result of one move. */
type PlayReport =
  | { readonly move: string; readonly events: readonly unknown[]; readonly position: string }
  | { readonly move: string; readonly refused: RefusalReport };

/** Position and the legal moves; without the position if the outcomes did not suffice for the set-up. */
interface PositionReport {
  readonly game: string;
  readonly options: Options;
  readonly position?: string;
  readonly turn?: Turn;
  /** Every whole move, in the order of the questions. */
  readonly legal?: readonly string[];
  readonly plays?: readonly PlayReport[];
  /** Events of all moves, in order. */
  readonly events?: readonly unknown[];
  readonly refused?: RefusalReport;
  readonly luck: LuckReport;
  readonly message?: string;
}

/** Sets up or parses a position and makes the moves. Throws {@link UsageError} for an impossible position or outcome. */
export function createPositionReport(call: PositionCall): PositionReport {
  const luck = createGivenLuck(call.luck ?? (call.at === null ? null : []));
  const played: PlayReport[] = [];
  let match: Match | undefined;
  let ranOut: LuckRanOutError | null = null;
  try {
    match = openPosition(call, luck.chance);
    for (const made of playMoves(match, call.plays, luck.chance)) {
      played.push(made.report);
      match = made.match;
    }
  } catch (error) {
    ranOut = requireLuckRanOut(error);
  }
  return {
    game: call.game.id,
    options: match?.options ?? { ...getDefaultOptions(call.game.options), ...call.options },
    ...(match && describePosition(match)),
    ...(call.plays.length > 0 && summarisePlays(played)),
    luck: luck.report(ranOut),
    ...(ranOut && { message: `${ranOut.message}.` }),
  };
}

function openPosition({ game, seats, options, at }: PositionCall, chance: Chance): Match {
  if (at !== null) return createMatchFromPosition(game, at, seats, options);
  const all = { ...getDefaultOptions(game.options), ...options };
  return requireAllowed(start(game, seats ?? game.seats[0] ?? 1, all, chance)).match;
}

function* playMoves(
  opening: Match,
  typed: readonly string[],
  chance: Chance,
): Generator<{ readonly match: Match; readonly report: PlayReport }> {
  let match = opening;
  for (const move of typed) {
    const played = playTypedMove(match, move, chance);
    if (refused(played)) return yield { match, report: { move, refused: createRefusalReport(played) } };
    match = played.match;
    const position = match.game.notation.print(match.state);
    yield { match, report: { move, events: played.entry.events, position } };
  }
}

function playTypedMove(match: Match, typed: string, chance: Chance): ReturnType<typeof advance> {
  const { game, state } = match;
  const turn = game.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const move = turn.kind === 'act' ? readTyped(game, typed, game.view(state, seat), seat) : null;
  return refused(move) ? move : advance(match, seat, move, chance);
}

function describePosition({ game, state }: Match): Pick<PositionReport, 'position' | 'turn' | 'legal'> {
  const turn = game.turn(state);
  const acting = turn.kind === 'act' ? turn.seats : [];
  const legal = acting.flatMap((seat) => [...listWholeMoves(game, game.view(state, seat), seat)]);
  return {
    position: game.notation.print(state),
    turn,
    legal: legal.map(({ move }) => game.notation.printMove(move)),
  };
}

function summarisePlays(plays: readonly PlayReport[]): Pick<PositionReport, 'plays' | 'events' | 'refused'> {
  const last = plays.at(-1);
  const events = plays.flatMap((one) => ('events' in one ? one.events : []));
  return { plays, events, ...(last && 'refused' in last && { refused: last.refused }) };
}

function createRefusalReport({ reason, ruling }: Refusal): RefusalReport {
  return { reason: translateToEnglish(reason), key: reason.key, ruling: ruling ?? null };
}

/** Returns the error if the outcomes ran out, which is part of the report. An impossible outcome is an invalid call. */
function requireLuckRanOut(error: unknown): LuckRanOutError {
  if (error instanceof LuckRanOutError) return error;
  throw error instanceof RangeError ? new UsageError(`${error.message}.`) : error;
}

/** Seed of the set-up's stream when no outcomes were given. */
const SEED = 1;

/** Report on the outcomes given to a tool, or on their source if none were given. */
type LuckReport =
  | { readonly given: readonly number[]; readonly used: number; readonly left: number }
  | {
      readonly given: readonly number[];
      readonly used: number;
      readonly missing: true;
      readonly wanted: number;
    }
  | { readonly given: null; readonly seed: number; readonly drawn: readonly number[]; readonly note: string };

/** Source of outcomes for a tool that can report what was drawn. */
interface GivenLuck {
  readonly chance: Chance;
  report(ranOut: LuckRanOutError | null): LuckReport;
}

/** Creates a source of exactly the given outcomes; with null, a stream that is the same at every call. */
export function createGivenLuck(given: readonly number[] | null): GivenLuck {
  return given === null ? createFixedLuck() : createExactLuck(given);
}

function createExactLuck(given: readonly number[]): GivenLuck {
  const chance = createRecordedChance(given);
  return {
    chance,
    report: (ranOut) => {
      const used = given.length - chance.left();
      return ranOut
        ? { given, used, missing: true, wanted: ranOut.wanted }
        : { given, used, left: chance.left() };
    },
  };
}

function createFixedLuck(): GivenLuck {
  const chance = new ChanceRecorder(createSeededChance(SEED));
  const note = 'Without --luck, all outcomes come from a fixed stream that is the same in every call.';
  return { chance, report: () => ({ given: null, seed: SEED, drawn: chance.luck, note }) };
}

/**
 * Creates a match from a position. Throws {@link UsageError} for an impossible position, for chosen seats or options
 * that contradict it, and for options that do not go together.
 */
function createMatchFromPosition(game: Game, at: string, seats: number | null, chosen: Options): Match {
  const usual = { ...getDefaultOptions(game.options), ...chosen };
  const state = requireAllowed(game.notation.parse(at, usual));
  const options = { ...usual, ...readStateOptions(game, state) };
  for (const [id, value] of Object.entries(chosen)) assertOptionAgrees(id, options[id], value);
  const playing = countDescribedSeats(game, state) ?? seats ?? game.seats[0] ?? 1;
  if (seats !== null && seats !== playing)
    throw new UsageError(`The position is for ${playing} players, but --seats is ${seats}.`);
  requireAllowed(game.admits(playing, options) ?? true);
  return { game, seats: playing, options, state, played: 0 };
}

function assertOptionAgrees(id: string, found: OptionValue | undefined, chosen: OptionValue): void {
  if (found === chosen) return;
  throw new UsageError(`The position has ${id} ${found}, but --options has ${chosen}.`);
}

/** Reads the options that the state stores by their ids, at its top level or in its `options`. */
function readStateOptions({ options }: Game, state: unknown): Options {
  const kept: Record<string, unknown> = {
    ...toPlainObject(state),
    ...toPlainObject(toPlainObject(state).options),
  };
  const known = options.flatMap(({ id, values }) =>
    values.filter((value) => value === kept[id]).map((value) => [id, value] as const),
  );
  return Object.fromEntries(known);
}

function toPlainObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns the number of players that the position's description mentions, or null if the game does not allow it. */
function countDescribedSeats(game: Game, state: unknown): number | null {
  const named = game.text.describe(game.view(state, null)).flatMap(listTextSeats);
  const count = 1 + Math.max(-1, ...named);
  return game.seats.includes(count) ? count : null;
}

function listTextSeats({ with: args = {} }: Text): number[] {
  return Object.values(args).flatMap(listArgSeats);
}

function listArgSeats(arg: Arg): number[] {
  if (typeof arg !== 'object') return [];
  if (isList(arg)) return arg.flatMap(listArgSeats);
  return 'seat' in arg ? [arg.seat] : listTextSeats(arg);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}
