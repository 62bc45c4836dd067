import { performance } from 'node:perf_hooks';
import { pickRandomPath } from '../ai/random-path.ts';
import { type Chance, createSeededChance, pickOne } from '../engine/chance.ts';
import type { Game, Seat, Turn } from '../engine/game.ts';
import { advance, type Match, start } from '../engine/kernel.ts';
import type { Options } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { UsageError } from './cli-args.ts';
import { translateToEnglish } from './english.ts';
import { computeSpread, type Spread } from './spread.ts';

/** Games to simulate. */
export interface SimulationCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: number;
}

/** Results of many random games. */
export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: number;
  readonly moves: Spread;
  /** A turn is all that a seat does before another seat acts. */
  readonly turns: Spread;
  /** Number of sole wins, by seat. */
  readonly wins: readonly number[];
  /** Number of games without a sole winner. */
  readonly shared: number;
  /** Number of games stopped at the limit, only possible where the options allow endless games. */
  readonly unfinished: number;
  readonly movesPerSecond: number;
}

/** Maximum number of moves of a game without bound. */
const MAX_SIMULATED_MOVES = 20_000;

/** Duration of the warm-up before the clock starts, in ms. */
const WARM_UP_MS = 1_500;

interface PlayedGame {
  readonly moves: number;
  readonly turns: number;
  readonly end: Turn;
}

/** Plays whole games by random AI seats. Throws {@link UsageError} when seats and options do not go together. */
export function simulate(call: SimulationCall): Simulation {
  warmUp(call);
  const chance = createSeededChance(call.seed);
  const began = performance.now();
  const played = Array.from({ length: call.games }, () => playGame(call, chance));
  const seconds = (performance.now() - began) / 1000;
  const moves = played.map((one) => one.moves);
  const { game, ...options } = call;
  return {
    game: game.id,
    ...options,
    moves: computeSpread(moves),
    turns: computeSpread(played.map((one) => one.turns)),
    ...countOutcomes(played, call.seats),
    movesPerSecond: Math.round(moves.reduce((sum, count) => sum + count, 0) / seconds),
  };
}

/** Plays for a moment before the clock starts, so that the measurement is the speed of the rules and not of the compiler. */
function warmUp(call: SimulationCall): void {
  const chance = createSeededChance(call.seed + 1);
  const until = performance.now() + WARM_UP_MS;
  for (let games = 0; games < call.games && performance.now() < until; games++) playGame(call, chance);
}

function playGame({ game, seats, options }: SimulationCall, chance: Chance): PlayedGame {
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new UsageError(translateToEnglish(started.reason));
  let { match } = started;
  let turns = 0;
  let before: Seat | null = null;
  let end = game.turn(match.state);
  while (end.kind === 'act' && match.played < MAX_SIMULATED_MOVES) {
    const seat: Seat = end.seats.length > 1 ? pickOne(chance, end.seats) : (end.seats[0] ?? 0);
    if (seat !== before) turns++;
    before = seat;
    match = makeRandomMove(match, seat, chance);
    end = game.turn(match.state);
  }
  return { moves: match.played, turns, end };
}

function makeRandomMove(match: Match, seat: Seat, chance: Chance): Match {
  const { move } = pickRandomPath(match.game, match.game.view(match.state, seat), seat, chance);
  const played = advance(match, seat, move, chance);
  if (refused(played))
    throw new Error(`${JSON.stringify(move)} was offered and refused: ${played.reason.key}`);
  return played.match;
}

function countOutcomes(
  played: readonly PlayedGame[],
  seats: number,
): Pick<Simulation, 'wins' | 'shared' | 'unfinished'> {
  const firsts = played.flatMap(({ end }) => (end.kind === 'over' ? [findSoleWinner(end)] : []));
  const wins = Array.from({ length: seats }, (_, seat) => firsts.filter((first) => first === seat).length);
  const shared = firsts.filter((first) => first === null).length;
  return { wins, shared, unfinished: played.length - firsts.length };
}

/** Returns the sole winner, or null. */
function findSoleWinner({ standings }: Extract<Turn, { kind: 'over' }>): Seat | null {
  const [first, another] = standings.filter(({ place }) => place === 1);
  return first && !another ? first.seat : null;
}
