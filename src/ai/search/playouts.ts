import type { Seat } from '../../engine/game.ts';
import type { World } from '../../engine/game-ai.ts';
import type { ChanceStream } from './stream.ts';

/** Possible move, with the results of its playouts so far. */
export interface Candidate {
  readonly code: number;
  /** Sum of the values for the seat at the end of its playouts. */
  total: number;
  playouts: number;
  /** Total number of moves of the playouts, plus the estimated moves left after each. */
  moves: number;
}

/** Returns the mean value of a move: 0 to 1. */
export function getMeanWorth({ total, playouts }: Candidate): number {
  return playouts === 0 ? 0 : total / playouts;
}

/**
 * Compares two moves, the better first. Of equal moves in a decided match the nearer end comes first; otherwise a
 * nearer win or a later loss.
 */
export function compareMeanWorth(one: Candidate, other: Candidate): number {
  const mean = getMeanWorth(one);
  const nearer = isDecided(mean) ? 1 : Math.sign(mean - 0.5);
  return getMeanWorth(other) - mean || nearer * (getMeanLength(one) - getMeanLength(other));
}

/** Distance from a sure win or loss within which a chance counts as one. */
const DECIDED_MARGIN = 0.001;

/** Returns whether a move with that chance leaves the match practically won or lost. */
export function isDecided(chance: number): boolean {
  return chance >= 1 - DECIDED_MARGIN || chance <= DECIDED_MARGIN;
}

/** Sorts equal moves of a decided match by how soon they end it. `ranked`: the best first. */
export function sortSoonestFirst(ranked: readonly Candidate[]): readonly Candidate[] {
  const most = ranked[0] ? getMeanWorth(ranked[0]) : 0.5;
  if (!isDecided(most)) return ranked;
  const isEqual = (one: Candidate) => getMeanWorth(one) >= most - DECIDED_MARGIN;
  const equal = ranked.filter(isEqual).sort((one, other) => getMeanLength(one) - getMeanLength(other));
  return [...equal, ...ranked.filter((one) => !isEqual(one))];
}

function getMeanLength({ moves, playouts }: Candidate): number {
  return playouts === 0 ? 0 : moves / playouts;
}

/**
 * Search in one world, which is filled with a guessed position before each round of playouts, the same one for all
 * candidates.
 */
export class Playouts {
  readonly #world: World;
  readonly #imagine: (luck: ChanceStream) => void;
  readonly #luck: ChanceStream;
  readonly #seat: Seat;
  readonly #horizon: number;
  readonly #guessed: Int16Array;
  readonly #worths = new Float64Array(8);
  #round = 0;

  /** `imagine` fills the world from a random stream. */
  constructor(
    world: World,
    imagine: (luck: ChanceStream) => void,
    luck: ChanceStream,
    seat: Seat,
    horizon: number,
  ) {
    this.#world = world;
    this.#imagine = imagine;
    this.#luck = luck;
    this.#seat = seat;
    this.#horizon = horizon;
    this.#guessed = new Int16Array(world.cells.length);
  }

  /** Returns the seat's moves in the order of the rules, without those that plainly lead to nothing. */
  candidates(): Candidate[] {
    this.#guess();
    const codes = new Int32Array(MAX_LEGAL_MOVES);
    const count = this.#world.promising?.(codes) ?? this.#world.moves(codes);
    return [...codes.subarray(0, count)].map((code) => ({ code, total: 0, playouts: 0, moves: 0 }));
  }

  /** Plays one playout of each candidate, all from the same position and with the same randomness. */
  round(candidates: readonly Candidate[]): void {
    this.#begin();
    for (const candidate of candidates) {
      candidate.moves += this.#playout(candidate.code) + (this.#world.distanceToEnd?.(this.#seat) ?? 0);
      candidate.total += this.#worths[this.#seat] as number;
      candidate.playouts++;
    }
  }

  /** Returns the value of the match for each of eight seats after each of these legal moves: the mean of further rounds. */
  worths(codes: readonly number[], rounds: number): number[][] {
    const sums = codes.map(() => new Float64Array(this.#worths.length));
    for (let round = 0; round < rounds; round++) {
      this.#begin();
      for (const [at, sum] of sums.entries()) {
        this.#playout(codes[at] as number);
        for (const [seat, worth] of this.#worths.entries()) sum[seat] = (sum[seat] as number) + worth;
      }
    }
    return sums.map((sum) => [...sum].map((worth) => worth / rounds));
  }

  #begin(): void {
    this.#round++;
    this.#guess();
    this.#guessed.set(this.#world.cells);
  }

  #guess(): void {
    this.#luck.begin(2 * this.#round);
    this.#imagine(this.#luck);
  }

  /** Plays from the round's position with its random stream. Returns the number of moves until the judgement. */
  #playout(code: number): number {
    const [world, luck] = [this.#world, this.#luck];
    world.cells.set(this.#guessed);
    luck.begin(2 * this.#round + 1);
    world.make(code, luck);
    let made = 1;
    for (; made < this.#horizon && world.mover() !== -1 && !world.rests?.(); made++)
      world.make(world.policy(luck), luck);
    world.judge(this.#worths);
    return made;
  }
}

/** Maximum number of legal moves of a seat in any game. */
export const MAX_LEGAL_MOVES = 8192;
