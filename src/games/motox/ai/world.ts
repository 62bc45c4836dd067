import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Temper, World } from '../../../engine/game-ai.ts';
import { getBoard, type Place } from '../board.ts';
import { MAX_DICE } from '../racing/bikes.ts';
import type { MotoXOptions, Tile } from '../types.ts';
import {
  FINISH,
  GRID,
  getRideEnd,
  getRideKind,
  LAND,
  OFF,
  PASS,
  RESTART,
  ROLL,
  SAFE,
  STAY,
  WAIT,
  WIPE,
} from './codes.ts';
import { addFace, countTurns, getNumbers, NO_ROLL, type Roll } from './dice.ts';
import { evaluate } from './evaluate.ts';
import { chooseByPolicy } from './policy.ts';
import {
  AT,
  COINS,
  DICE,
  DISCARD,
  DOWN,
  MOVER,
  NOT_ON_GRID,
  OVER,
  Position,
  RANK,
  STARTED,
} from './position.ts';
import { RideExplorer } from './ride-explorer.ts';
import type { TurnsToFinish } from './turns-to-finish.ts';
import { getTurnsToFinish } from './turns-to-finish-cache.ts';

const TEMPERAMENTS = { daring: 0.6, even: 1, careful: 1.4 } as const;
const FALL_COST = 0.3;

/** Search position of a MotoX race on a finished track. */
export class MotoXWorld extends Position implements World {
  /** Factor on the cost of a fall, by the AI's temper. */
  readonly temperament: number;
  readonly lines: RideExplorer;
  readonly outlook: TurnsToFinish;
  /** Number of places of the track. */
  readonly places: number;
  /** True if the rules let a bike leave the track only when it cannot stay on it (R-MX-27). */
  readonly isCalmFirst: boolean;

  constructor(track: readonly Tile[], seats: number, { flight, runOff }: MotoXOptions, temper: Temper) {
    super(seats);
    this.temperament = TEMPERAMENTS[temper];
    this.places = 4 * track.length;
    this.isCalmFirst = runOff === 'forced';
    this.lines = new RideExplorer(getBoard(track), flight);
    this.outlook = getTurnsToFinish(track, flight, seats);
  }

  mover(): Seat | -1 {
    return this.cells[OVER] === 1 ? -1 : this.turnOf;
  }

  moves(into: Int32Array): number {
    const mover = this.turnOf;
    if (this.at(mover) === NOT_ON_GRID) return this.#grid(into);
    if (this.roll !== NO_ROLL) return this.#rides(into);
    if (!this.isDown(mover)) return this.#rolls(into);
    if (this.isTaken(this.at(mover))) return writeOnly(into, WAIT);
    const count = this.#rolls(into);
    if (this.coins(mover) === 0) return count;
    into[count] = RESTART;
    return count + 1;
  }

  /**
   * Writes all moves except passing: if passing were searched, every seat would wait for the others, and the race would
   * never end.
   */
  promising(into: Int32Array): number {
    const count = this.moves(into);
    const pass = into.subarray(0, count).indexOf(PASS);
    if (pass === -1) return count;
    into.copyWithin(pass, pass + 1, count);
    return count - 1;
  }

  make(code: number, chance: Chance): void {
    if (code >= SAFE) this.#ride(code);
    else if (code >= GRID) this.#takeGrid(code - GRID);
    else if (code >= ROLL && code < RESTART) this.#roll(code - ROLL, chance);
    else this.#plain(code);
  }

  policy(): number {
    return chooseByPolicy(this);
  }

  judge(into: Float64Array): void {
    evaluate(this, into);
  }

  /** Cost of a run-off on top of its cost on an empty track, in turns. */
  get fall(): number {
    return FALL_COST * this.temperament;
  }

  /** Fills `lines` with all outcomes of the roll. */
  explore(): void {
    const { lines, cells } = this;
    const mover = cells[MOVER] as Seat;
    this.#stand(mover, 1);
    lines.begin();
    const numbers = getNumbers(this.roll);
    const turns = countTurns(this.roll);
    for (let number = 1; number <= 5; number++)
      if ((numbers & (1 << (number - 1))) !== 0) lines.ride(this.at(mover), number, turns);
    this.#stand(mover, 0);
  }

  #stand(mover: Seat, mark: 0 | 1): void {
    for (let seat = 0; seat < this.seats; seat++)
      if (seat !== mover && this.cells[DOWN + seat] === 0) this.lines.standing[this.at(seat)] = mark;
  }

  #grid(into: Int32Array): number {
    let count = 0;
    for (let place = 0; place < 4; place++) if (!this.isTaken(place)) into[count++] = GRID + place;
    return count;
  }

  #rolls(into: Int32Array): number {
    const most = Math.min(this.coins(this.turnOf), MAX_DICE - this.rank);
    for (let coins = 0; coins <= most; coins++) into[coins] = ROLL + coins;
    into[most + 1] = PASS;
    return most + 2;
  }

  /** Writes the legal rides (R-MX-26 to R-MX-29, R-MX-39). */
  #rides(into: Int32Array): number {
    this.explore();
    const { codes, count: found, calm, barred } = this.lines;
    const onlyCalm = this.isCalmFirst && calm;
    let count = 0;
    for (let at = 0; at < found; at++) {
      const code = codes[at] as number;
      if (!onlyCalm || getRideKind(code) !== OFF) into[count++] = code;
    }
    const nulls = getNumbers(this.roll) === 0;
    if (nulls || this.started || (barred && !calm)) into[count++] = STAY;
    else if (found === 0) into[count++] = WIPE;
    return count;
  }

  /** Puts the mover's bike on the grid (R-MX-15). */
  #takeGrid(place: Place): void {
    const { cells } = this;
    const mover = cells[MOVER] as Seat;
    cells[AT + mover] = place;
    const next = (mover + 1) % this.seats;
    cells[MOVER] = next;
    if (cells[AT + next] !== NOT_ON_GRID) cells[RANK] = this.rankOf(next);
  }

  /** Rolls the dice (R-MX-18, R-MX-20, R-MX-38b, R-MX-39). */
  #roll(coins: number, chance: Chance): void {
    const { cells } = this;
    const mover = cells[MOVER] as Seat;
    this.#pay(mover, coins);
    let unused = cells[DOWN + mover] === 1;
    const dice = this.rank + coins;
    let roll = 0;
    for (let die = 0; die < dice; die++) {
      const face = chance.draw(6);
      if (unused && face === 1) unused = false;
      else roll = addFace(roll, face);
    }
    if (cells[DOWN + mover] === 0) cells[DICE] = roll;
    else this.#kick(mover, unused, roll, dice);
  }

  #kick(mover: Seat, failed: boolean, roll: Roll, dice: number): void {
    const { cells } = this;
    if (!failed) cells[DOWN + mover] = 0;
    if (failed || dice === 1) {
      this.#handOn();
      return;
    }
    cells[DICE] = roll;
    cells[STARTED] = 1;
  }

  #pay(mover: Seat, coins: number): void {
    (this.cells[COINS + mover] as number) -= coins;
    (this.cells[DISCARD] as number) += coins;
  }

  #plain(code: number): void {
    const { cells } = this;
    const mover = cells[MOVER] as Seat;
    if (code === RESTART) {
      this.#pay(mover, 1);
      cells[DOWN + mover] = 0;
      return;
    }
    if (code === WIPE) cells[DOWN + mover] = 1;
    else if (code === WAIT && this.discard > 0) this.#pay(mover, -1);
    else if (code !== WAIT && code !== PASS && code !== STAY)
      throw new RangeError(`No move has the code ${code}`);
    this.#handOn();
  }

  #ride(code: number): void {
    const mover = this.turnOf;
    if (code === FINISH) this.#finish(mover);
    else this.#arrive(mover, code);
  }

  #arrive(mover: Seat, code: number): void {
    const { cells } = this;
    const end = getRideEnd(code);
    if (getRideKind(code) === LAND) cells[DOWN + this.standingOn(end)] = 1;
    cells[AT + mover] = end;
    if (getRideKind(code) === OFF) cells[DOWN + mover] = 1;
    this.#handOn();
  }

  #finish(mover: Seat): void {
    const { cells } = this;
    cells[AT + mover] = this.places;
    cells[OVER] = 1;
    cells[RANK] = 0;
    cells[DICE] = NO_ROLL;
    cells[STARTED] = 0;
  }

  #handOn(): void {
    const { cells } = this;
    const next = ((cells[MOVER] as number) + 1) % this.seats;
    cells[MOVER] = next;
    cells[DICE] = NO_ROLL;
    cells[STARTED] = 0;
    cells[RANK] = this.rankOf(next);
  }
}

function writeOnly(into: Int32Array, code: number): number {
  into[0] = code;
  return 1;
}
