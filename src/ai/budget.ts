import type { SearchPlan } from '../engine/game-ai.ts';

/** Whoever waits shall wait no longer than this for all thoughts before theirs and their own, in ms. */
const MAX_WAIT_MS = 1_000;

/** A thought of all the playouts that a game asks for takes about so long before anybody has measured it, in ms. */
const DEFAULT_SEARCH_MS = 60;

/** How many playouts a thought may take: fewer where others wait, and below the floor none. */
export class Budget {
  /** What a playout takes, by game, in ms. */
  readonly #cost = new Map<string, number>();

  /** `waiting`: how many other thoughts wait for the same thread. */
  playouts(game: string, { playouts, floor }: SearchPlan, waiting: number): number {
    const cost = this.#cost.get(game) ?? DEFAULT_SEARCH_MS / playouts;
    const can = Math.min(playouts, Math.floor(MAX_WAIT_MS / (waiting + 1) / cost));
    return can < floor ? 0 : can;
  }

  /** So long it took. */
  took(game: string, playouts: number, milliseconds: number): void {
    if (playouts === 0) return;
    const cost = milliseconds / playouts;
    this.#cost.set(game, 0.8 * (this.#cost.get(game) ?? cost) + 0.2 * cost);
  }
}
