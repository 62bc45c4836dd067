import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { MOVER, PAWN, PHASE, ROLLED, VALUED } from './cells.ts';
import { COURSES, GO, ROLL, STASH, UNDER } from './codes.ts';
import type { GainTable } from './gain-table.ts';
import type { ForageWorld } from './world.ts';

/** Playout policy: takes the largest immediate gain, with the die at its average gain. */
export class Policy {
  readonly #world: ForageWorld;
  readonly #reach: GainTable;
  readonly #codes = new Int32Array(512);

  constructor(world: ForageWorld, reach: GainTable) {
    this.#world = world;
    this.#reach = reach;
  }

  code(chance: Chance): number {
    const { cells } = this.#world;
    if (cells[PHASE] === 1) return this.#any(chance);
    const mover = cells[MOVER] as Seat;
    const rolled = cells[ROLLED] as number;
    this.#reach.look(mover, cells[PAWN + mover] as number);
    if (rolled >= 0) return this.#gone(rolled, chance);
    const own = this.#world.ownUnder(mover);
    return own < 0 ? this.#played(mover) : this.#used(own % VALUED);
  }

  #any(chance: Chance): number {
    const count = this.#world.moves(this.#codes);
    return this.#codes[chance.draw(count)] as number;
  }

  #gone(number: number, chance: Chance): number {
    const course = this.#reach.courses[number] as number;
    return course > 0 ? GO * COURSES + course : this.#any(chance);
  }

  #used(number: number): number {
    const { courses, gains } = this.#reach;
    const course = courses[number] as number;
    const isBetter = course > 0 && (gains[number] as number) >= this.#reach.die();
    return isBetter ? UNDER * COURSES + course : ROLL;
  }

  /** Returns the play of a coin that gains more than it costs and more than the die, or a roll. */
  #played(mover: Seat): number {
    const coin = this.#reach.play(mover, this.#reach.die());
    if (coin < 0) return ROLL;
    return (STASH + coin) * COURSES + (this.#reach.courses[coin % VALUED] as number);
  }
}
