import type { Seat } from '../../../engine/game.ts';
import * as at from './cells.ts';
import { ON_WAY, PathFinder, RISKS } from './path-finder.ts';
import type { MoneyRunWorld } from './world.ts';

/**
 * Cache of the actions that each seat needs. It keeps the paths of one position; for later positions it searches again
 * only the paths that the changes since may affect.
 */
export class ActionCountCache {
  readonly #world: MoneyRunWorld;
  readonly #way: PathFinder;
  readonly #heights: Int16Array;
  readonly #pawns = new Int16Array(at.SEATS).fill(at.NOBODY);
  readonly #actions = new Float64Array(at.SEATS);
  /** Marks by seat and square: whether a change there may matter to the seat. */
  readonly #matters: readonly Uint8Array[];
  readonly #changed = new Int16Array(2 * at.SEATS);
  #changes = 0;

  constructor(world: MoneyRunWorld) {
    const { squares } = world.grid;
    this.#world = world;
    this.#way = new PathFinder(world, RISKS);
    this.#heights = new Int16Array(squares);
    this.#matters = Array.from({ length: at.SEATS }, () => new Uint8Array(squares));
  }

  /** Stores the paths of the position. */
  keep(): void {
    const { match, heights } = this.#world;
    this.#heights.set(heights);
    for (let seat = 0; seat < match.seats; seat++) {
      this.#pawns[seat] = this.#world.pawn(seat);
      this.#actions[seat] = this.#way.actions(seat);
      this.#way.spread(this.#matters[seat] as Uint8Array);
    }
  }

  /** Marks the squares of a seat's stored path. */
  mark(seat: Seat, into: Uint8Array, mark: number): void {
    const matters = this.#matters[seat] as Uint8Array;
    for (let square = 0; square < into.length; square++)
      if (matters[square] === ON_WAY) into[square] = (into[square] as number) | mark;
  }

  /** Records the changes since `keep`. Has to be called before {@link actions} of a position. */
  look(): void {
    const { heights, match } = this.#world;
    this.#changes = 0;
    for (let square = 0; square < heights.length; square++)
      if (heights[square] !== this.#heights[square]) this.#note(square);
    for (let seat = 0; seat < match.seats; seat++) {
      const pawn = this.#world.pawn(seat);
      if (pawn === this.#pawns[seat]) continue;
      this.#note(pawn);
      this.#note(this.#pawns[seat] as number);
    }
  }

  actions(seat: Seat): number {
    return this.#isKept(seat) ? (this.#actions[seat] as number) : this.#way.actions(seat);
  }

  #note(square: number): void {
    if (this.#changes < this.#changed.length) this.#changed[this.#changes] = square;
    this.#changes++;
  }

  #isKept(seat: Seat): boolean {
    if (this.#pawns[seat] !== this.#world.pawn(seat) || this.#changes > this.#changed.length) return false;
    const matters = this.#matters[seat] as Uint8Array;
    for (let change = 0; change < this.#changes; change++) {
      const square = this.#changed[change] as number;
      if (square < 0 || matters[square] !== 0) return false;
    }
    return true;
  }
}
