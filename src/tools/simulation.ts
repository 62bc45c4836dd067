import { performance } from 'node:perf_hooks';
import { randomPath } from '../ai/random.ts';
import { type Chance, pickOne } from '../engine/chance.ts';
import type { Game, Seat, Turn } from '../engine/game.ts';
import { advance, type Match, start } from '../engine/kernel.ts';
import type { Options } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { BadCall } from './called.ts';
import { english } from './english.ts';
import { type Spread, spreadOf } from './spread.ts';

/** Which games are to be played. */
export interface SimulationCall {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: number;
}

/** What many random games came to. */
export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: number;
  readonly moves: Spread;
  /** A turn is all that a seat does before another seat acts. */
  readonly turns: Spread;
  /** By seat: how many games it won alone. */
  readonly wins: readonly number[];
  /** How many games had no winner alone. */
  readonly shared: number;
  /** How many games were broken off, which only happens where the options allow a game without end. */
  readonly unfinished: number;
  readonly movesPerSecond: number;
}

/** A game without bound is broken off after so many moves. */
const BROKEN_OFF = 20_000;

/** For how long games are played before the clock starts, in ms. */
const WARMING = 1_500;

interface Played {
  readonly moves: number;
  readonly turns: number;
  readonly end: Turn;
}

/** Plays whole games by random AI seats. Throws {@link BadCall} when seats and options do not go together. */
export function simulate(call: SimulationCall): Simulation {
  warmUp(call);
  const chance = seeded(call.seed);
  const began = performance.now();
  const played = Array.from({ length: call.games }, () => whole(call, chance));
  const seconds = (performance.now() - began) / 1000;
  const moves = played.map((one) => one.moves);
  const { game, ...asked } = call;
  return {
    game: game.id,
    ...asked,
    moves: spreadOf(moves),
    turns: spreadOf(played.map((one) => one.turns)),
    ...outcomes(played, call.seats),
    movesPerSecond: Math.round(moves.reduce((sum, count) => sum + count, 0) / seconds),
  };
}

/** Before the clock starts the rules are played for a moment, so that what is measured is their speed and not the compiler's. */
function warmUp(call: SimulationCall): void {
  const chance = seeded(call.seed + 1);
  const until = performance.now() + WARMING;
  for (let games = 0; games < call.games && performance.now() < until; games++) whole(call, chance);
}

function whole({ game, seats, options }: SimulationCall, chance: Chance): Played {
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new BadCall(english(started.reason));
  let { match } = started;
  let turns = 0;
  let before: Seat | null = null;
  let end = game.turn(match.state);
  while (end.kind === 'act' && match.played < BROKEN_OFF) {
    const seat: Seat = end.seats.length > 1 ? pickOne(chance, end.seats) : (end.seats[0] ?? 0);
    if (seat !== before) turns++;
    before = seat;
    match = moved(match, seat, chance);
    end = game.turn(match.state);
  }
  return { moves: match.played, turns, end };
}

function moved(match: Match, seat: Seat, chance: Chance): Match {
  const { move } = randomPath(match.game, match.game.view(match.state, seat), seat, chance);
  const played = advance(match, seat, move, chance);
  if (refused(played))
    throw new Error(`${JSON.stringify(move)} was offered and refused: ${played.reason.key}`);
  return played.match;
}

function outcomes(
  played: readonly Played[],
  seats: number,
): Pick<Simulation, 'wins' | 'shared' | 'unfinished'> {
  const firsts = played.flatMap(({ end }) => (end.kind === 'over' ? [firstOf(end)] : []));
  const wins = Array.from({ length: seats }, (_, seat) => firsts.filter((first) => first === seat).length);
  const shared = firsts.filter((first) => first === null).length;
  return { wins, shared, unfinished: played.length - firsts.length };
}

/** Who is first alone, or null. */
function firstOf({ standings }: Extract<Turn, { kind: 'over' }>): Seat | null {
  const [first, another] = standings.filter(({ place }) => place === 1);
  return first && !another ? first.seat : null;
}
