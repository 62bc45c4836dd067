import type { Seat } from '../../engine/game.ts';
import type { World } from '../../engine/mind.ts';
import type { Stream } from './stream.ts';

/** A move that could be made, and what became of it in the playouts so far. */
export interface Candidate {
  readonly code: number;
  /** What the match was worth to the seat at the end of its playouts, in all. */
  total: number;
  playouts: number;
}

/** What a move was worth on average: 0 to 1. */
export function meanOf({ total, playouts }: Candidate): number {
  return playouts === 0 ? 0 : total / playouts;
}

/** A search in one world: it is filled with a guessed position before each round of playouts, the same one for all candidates. */
export class Playouts {
  readonly #world: World;
  readonly #imagine: (luck: Stream) => void;
  readonly #luck: Stream;
  readonly #seat: Seat;
  readonly #horizon: number;
  readonly #guessed: Int16Array;
  readonly #worths = new Float64Array(8);
  #round = 0;

  /** `imagine` fills the world by that luck. */
  constructor(world: World, imagine: (luck: Stream) => void, luck: Stream, seat: Seat, horizon: number) {
    this.#world = world;
    this.#imagine = imagine;
    this.#luck = luck;
    this.#seat = seat;
    this.#horizon = horizon;
    this.#guessed = new Int16Array(world.cells.length);
  }

  /** What the seat can do, in the order of the rules, but what plainly leads to nothing. */
  candidates(): Candidate[] {
    this.#guess();
    const codes = new Int32Array(MOST_MOVES);
    const count = this.#world.promising?.(codes) ?? this.#world.moves(codes);
    return [...codes.subarray(0, count)].map((code) => ({ code, total: 0, playouts: 0 }));
  }

  /** One playout of each candidate, all from the same position and with the same luck. */
  round(candidates: readonly Candidate[]): void {
    this.#round++;
    this.#guess();
    this.#guessed.set(this.#world.cells);
    for (const candidate of candidates) {
      this.#world.cells.set(this.#guessed);
      this.#luck.begin(2 * this.#round + 1);
      candidate.total += this.#playout(candidate.code);
      candidate.playouts++;
    }
  }

  #guess(): void {
    this.#luck.begin(2 * this.#round);
    this.#imagine(this.#luck);
  }

  #playout(code: number): number {
    const [world, luck, worths] = [this.#world, this.#luck, this.#worths];
    world.make(code, luck);
    for (let made = 1; made < this.#horizon && world.mover() !== -1 && !world.rests?.(); made++)
      world.make(world.policy(luck), luck);
    world.judge(worths);
    return worths[this.#seat] as number;
  }
}

/** No seat of any game has more moves to choose from. */
export const MOST_MOVES = 8192;
