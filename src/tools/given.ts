import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/kernel.ts';
import { defaults, type Options, type OptionValue } from '../engine/options.ts';
import type { Arg, Text } from '../engine/text.ts';
import { allowed, BadCall } from './called.ts';

/**
 * A match that stands like the position. Throws {@link BadCall} when the position cannot be, when seats or options that
 * were chosen contradict it, and when its options do not go together.
 */
export function matchAt(game: Game, at: string, seats: number | null, chosen: Options): Match {
  const usual = { ...defaults(game.options), ...chosen };
  const state = allowed(game.notation.parse(at, usual));
  const options = { ...usual, ...optionsIn(game, state) };
  for (const [id, value] of Object.entries(chosen)) agree(id, options[id], value);
  const sitting = seatsIn(game, state) ?? seats ?? game.seats[0] ?? 1;
  if (seats !== null && seats !== sitting)
    throw new BadCall(`The position is for ${sitting} players, and --seats says ${seats}.`);
  allowed(game.admits(sitting, options) ?? true);
  return { game, seats: sitting, options, state, played: 0 };
}

function agree(id: string, found: OptionValue | undefined, chosen: OptionValue): void {
  if (found === chosen) return;
  throw new BadCall(`The position has ${id} ${found}, and --options says ${chosen}.`);
}

/** The options as the state keeps them, by their ids, itself or among its `options`. */
function optionsIn({ options }: Game, state: unknown): Options {
  const kept: Record<string, unknown> = { ...plain(state), ...plain(plain(state).options) };
  const known = options.flatMap(({ id, values }) =>
    values.filter((value) => value === kept[id]).map((value) => [id, value] as const),
  );
  return Object.fromEntries(known);
}

function plain(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** How many players the description of the position speaks of; null where that cannot be. */
function seatsIn(game: Game, state: unknown): number | null {
  const named = game.words.describe(game.view(state, null)).flatMap(seatsOf);
  const count = 1 + Math.max(-1, ...named);
  return game.seats.includes(count) ? count : null;
}

function seatsOf({ with: args = {} }: Text): number[] {
  return Object.values(args).flatMap(seatsNamed);
}

function seatsNamed(arg: Arg): number[] {
  if (typeof arg !== 'object') return [];
  if (isList(arg)) return arg.flatMap(seatsNamed);
  return 'seat' in arg ? [arg.seat] : seatsOf(arg);
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}
