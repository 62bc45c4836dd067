import { COIN_BITS, MOVER, PAWN, PHASE, SPACE, UP, VALUED } from './cells.ts';
import { COURSES, STASH } from './codes.ts';
import { RAY_LENGTH } from './spaces.ts';
import type { ForageWorld } from './world.ts';

/** Maximum loss in value when a coin is played for another. */
const MAX_LOSS = 1;

/** Filters moves worth searching: one way to each space, and coins of the stash only for what they take. */
export class MoveFilter {
  readonly #world: ForageWorld;
  readonly #seen = new Int32Array(128);
  #stamp = 0;

  constructor(world: ForageWorld) {
    this.#world = world;
  }

  /** Moves the kept moves to the front, in their order, and returns their number. */
  kept(codes: Int32Array, count: number): number {
    let [kept, source] = [0, -1];
    for (let at = 0; at < count; at++) {
      const code = codes[at] as number;
      const from = (code / COURSES) | 0;
      if (from !== source) this.#stamp++;
      source = from;
      if (
        this.#isNew(code % COURSES) &&
        (from < STASH || this.#isWorth(code % COURSES, (from - STASH) % VALUED))
      )
        codes[kept++] = code;
    }
    return kept;
  }

  #isNew(course: number): boolean {
    const space = this.#space(course);
    const isNew = this.#seen[space] !== this.#stamp;
    this.#seen[space] = this.#stamp;
    return isNew;
  }

  #isWorth(course: number, cost: number): boolean {
    const { cells } = this.#world;
    if (cells[PHASE] === 1) return true;
    const top = ((cells[SPACE + this.#space(course)] as number) & COIN_BITS) - 1;
    return (
      top >= 0 &&
      top % VALUED >= cost - MAX_LOSS &&
      ((top / VALUED) | 0) !== cells[MOVER] &&
      cells[UP + top] === 0
    );
  }

  #space(course: number): number {
    const { cells, rays } = this.#world;
    const pawn = cells[PAWN + (cells[MOVER] as number)] as number;
    return course === 0
      ? pawn
      : (rays[(pawn * 8 + ((course / RAY_LENGTH) | 0)) * RAY_LENGTH + (course % RAY_LENGTH) - 1] as number);
  }
}
