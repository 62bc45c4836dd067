import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/kernel.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../engine/options.ts';
import type { Arg, Text } from '../engine/text.ts';
import { requireAllowed, UsageError } from './cli-args.ts';

/**
 * Creates a match from a position. Throws {@link UsageError} for an impossible position, for chosen seats or options
 * that contradict it, and for options that do not go together.
 */
export function createMatchFromPosition(
  game: Game,
  at: string,
  seats: number | null,
  chosen: Options,
): Match {
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
