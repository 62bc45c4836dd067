import { type Board, getTile, STEP_OFF as OVER_EDGE, STEP_FINISH as OVER_LINE, STEP_BACK } from '../board.ts';
import type { MotoXOptions } from '../types.ts';
import { CODE_COUNT, FINISH, LAND, OFF, SAFE } from './codes.ts';

/** Reach of a flight: to the end of the ride, to the next turn, or to the next edge (R-MX-32). */
const [TO_THE_END, TO_A_TURN, ONE_TILE] = [0, 1, 2];
const FLIGHTS = { move: TO_THE_END, turn: TO_A_TURN, tile: ONE_TILE } as const;

/** Explorer of all legal lines of a bike. It allocates nothing while it rides; outcomes go to `codes`. */
export class RideExplorer {
  /** Outcomes found since `begin`, each once: SAFE, LAND, OFF or FINISH, plus the place. */
  readonly codes = new Int16Array(CODE_COUNT);
  count = 0;
  /** A ramp was too high for one of the lines (R-MX-29). */
  barred = false;
  /** Some outcome keeps the bike on its wheels. */
  calm = false;
  /** Bikes by place that can be landed on or block the way. The code that sets an entry clears it. */
  readonly standing: Uint8Array;
  /** Places that the lines reached, one bit each. */
  readonly touched = new Int32Array(3);
  readonly #steps: Int16Array;
  /** Ramp by place, under the exit edge of its tile. */
  readonly #ramps: Uint8Array;
  readonly #flight: number;
  readonly #seen = new Uint32Array(CODE_COUNT);
  #time = 0;
  #number = 0;

  constructor(board: Board, flight: MotoXOptions['flight']) {
    this.#steps = Int16Array.from(board.steps);
    const places = board.steps.length / 4;
    this.#ramps = Uint8Array.from({ length: places }, (_, place) => board.ramps[getTile(place)] as number);
    this.standing = new Uint8Array(places);
    this.#flight = FLIGHTS[flight];
  }

  /** Clears the results. */
  begin(): void {
    this.count = 0;
    this.barred = false;
    this.calm = false;
    this.#time++;
    this.touched.fill(0);
  }

  /** Adds all outcomes of riding that number from there with this number of turns. */
  ride(from: number, number: number, turns: number): void {
    this.#number = number;
    for (let heading = 0; heading < 4; heading++) this.#step(from, heading, number, turns, false);
  }

  #step(at: number, heading: number, left: number, turns: number, air: boolean): void {
    const to = this.#steps[at * 4 + heading] as number;
    if (to >= 0) this.#enter(at, to, heading, left, turns, air);
    else if (to === OVER_EDGE) this.#note(OFF + at);
    else if (to === OVER_LINE) this.#note(FINISH);
    else if (to !== STEP_BACK) throw new Error(`No step comes to ${to}`);
  }

  #enter(at: number, to: number, heading: number, left: number, turns: number, air: boolean): void {
    if (to >> 2 === at >> 2) {
      this.#reach(to, heading, left - 1, turns, air);
      return;
    }
    const ramp = this.#ramps[at] as number;
    if (ramp > 0 && this.#number <= ramp) this.barred = true;
    else this.#reach(to, heading, left - 1, turns, ramp > 0 || (air && this.#flight !== ONE_TILE));
  }

  #reach(at: number, heading: number, left: number, turns: number, air: boolean): void {
    (this.touched[at >> 5] as number) |= 1 << (at & 31);
    const occupied = this.standing[at] === 1;
    if (occupied && !air) return;
    if (left === 0) this.#note((occupied ? LAND : SAFE) + at);
    else this.#goOn(at, heading, left, turns, air, occupied);
  }

  #goOn(at: number, heading: number, left: number, turns: number, air: boolean, occupied: boolean): void {
    this.#step(at, heading, left, turns, air);
    if (turns === 0) return;
    const flies = air && this.#flight !== TO_A_TURN;
    if (occupied && !flies) return;
    this.#step(at, (heading + 1) & 3, left, turns - 1, flies);
    this.#step(at, (heading + 3) & 3, left, turns - 1, flies);
  }

  #note(code: number): void {
    if (this.#seen[code] === this.#time) return;
    this.#seen[code] = this.#time;
    this.codes[this.count++] = code;
    if (code < OFF || code === FINISH) this.calm = true;
  }
}
