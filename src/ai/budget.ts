import type { SearchPlan } from '../engine/game-ai.ts';

/** Maximum time that a request waits for all searches before its own and its own, in ms. */
const MAX_WAIT_MS = 1_000;

/** Assumed duration of a full search before the first measurement, in ms. */
const DEFAULT_SEARCH_MS = 60;

/** Number of playouts that a search may take: fewer while others wait, and none below the minimum. */
export class Budget {
  /** Duration of a playout, by game, in ms. */
  readonly #cost = new Map<string, number>();

  /** `waiting`: number of other searches waiting for the same thread. */
  playouts(game: string, { playouts, minPlayouts }: SearchPlan, waiting: number): number {
    const cost = this.#cost.get(game) ?? DEFAULT_SEARCH_MS / playouts;
    const can = Math.min(playouts, Math.floor(MAX_WAIT_MS / (waiting + 1) / cost));
    return can < minPlayouts ? 0 : can;
  }

  /** Records the duration of a search. */
  took(game: string, playouts: number, milliseconds: number): void {
    if (playouts === 0) return;
    const cost = milliseconds / playouts;
    this.#cost.set(game, 0.8 * (this.#cost.get(game) ?? cost) + 0.2 * cost);
  }
}
