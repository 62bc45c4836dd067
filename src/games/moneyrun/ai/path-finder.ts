import type { Seat } from '../../../engine/game.ts';
import { DIRECTION_COUNT } from './grid.ts';
import type { MoneyRunWorld } from './world.ts';

/** Upper bound on the actions of a path; longer ones are not searched. */
export const MAX_ACTIONS = 40;
/** Cost of a square that no path has reached yet; in quarters of an action, like all costs below. */
const UNREACHED = 32_767;
/** Unit of costs: quarters of an action. */
const COST_UNIT = 4;
/** Cost of waiting until another pawn leaves, in actions. */
const PAWN_WAIT_COST = 3;
/**
 * Extra cost of relying on a coin, by its distance in squares, in quarters of an action: an opponent may take it before
 * the pawn arrives.
 */
export const RISKS: readonly number[] = [0, 0, 1, 2, 2, 2, 2, 2, 2];
/** Marks that {@link PathFinder.spread} writes. */
export const [BESIDE_WAY, ON_WAY] = [1, 2];
/** Number of lists in the circular queue; no step adds more. */
const BUCKET_COUNT = 64;
/** Maximum cost of a step that is searched. */
const MAX_STEP_COST = 7 * COST_UNIT;

/**
 * Finder of the fewest actions that a pawn needs to its line if no opponent hinders it: each coin that has to be laid
 * first is one, each step another, and steps that continue down cost nothing. The search (A*, with a list for each
 * cost) assumes one action for each row ahead, and two for a row without coins. It may therefore overrate a long run
 * down by one action.
 */
export class PathFinder {
  readonly #world: MoneyRunWorld;
  /** Costs by square, twice: the second entry is for a pawn that may run on down from there. */
  readonly #needed: Int16Array;
  readonly #before: Int16Array;
  readonly #done: Uint8Array;
  readonly #waits: Uint8Array;
  readonly #lists: readonly Int16Array[];
  readonly #lengths = new Int32Array(BUCKET_COUNT);
  /** Estimated cost by rows left. */
  readonly #hopes: Int16Array;
  readonly #beside: Int16Array;
  readonly #heights: Int16Array;
  readonly #always: number;
  #left: Int16Array;
  readonly #risks: readonly number[];
  readonly #size: number;
  #start = -1;
  #last = -1;

  /** Creates a finder. `risks`: {@link RISKS} to estimate the real time; none to count the actions exactly. */
  constructor(world: MoneyRunWorld, risks: readonly number[] = []) {
    this.#risks = risks;
    this.#size = world.match.options.board;
    const { squares } = world.grid;
    this.#world = world;
    this.#needed = new Int16Array(2 * squares);
    this.#before = new Int16Array(2 * squares);
    this.#done = new Uint8Array(2 * squares);
    this.#waits = new Uint8Array(squares);
    this.#lists = Array.from({ length: BUCKET_COUNT }, () => new Int16Array(4 * DIRECTION_COUNT * squares));
    this.#hopes = new Int16Array(world.match.options.board);
    this.#beside = world.grid.beside;
    this.#heights = world.heights;
    this.#always = world.match.options.climbFirst ? 1 : 0;
    this.#left = new Int16Array(0);
  }

  /** Returns the number of actions that the seat needs; {@link MAX_ACTIONS} if there is no path. */
  actions(seat: Seat): number {
    const world = this.#world;
    this.#start = world.pawn(seat);
    this.#last = -1;
    if (this.#start < 0) return 2 * world.rowsLeft(seat);
    this.#left = world.left[seat] as Int16Array;
    this.#needed.fill(UNREACHED);
    this.#done.fill(0);
    this.#lengths.fill(0);
    this.#hope();
    this.#standing(seat, PAWN_WAIT_COST * COST_UNIT);
    const found = this.#search();
    this.#standing(seat, 0);
    return found / COST_UNIT;
  }

  /** Writes for each square whether the path found last uses it, or whether another coin there may shorten the path. */
  spread(into: Uint8Array): void {
    const { beside, squares } = this.#world.grid;
    into.fill(0);
    const found = this.#last < 0 ? MAX_ACTIONS * COST_UNIT : (this.#needed[this.#last] as number);
    for (let here = 0; here < squares && this.#start >= 0; here++) {
      const actions = this.#atLeast(here, found);
      for (let direction = 0; actions < found && direction < DIRECTION_COUNT; direction++) {
        const to = beside[here * DIRECTION_COUNT + direction] as number;
        if (to >= 0 && actions + COST_UNIT + this.#hoped(to) < found) into[to] = BESIDE_WAY;
      }
    }
    if (this.#start >= 0) into[this.#start] = BESIDE_WAY;
    for (let node = this.#last; node >= 0; node = this.#before[node] as number)
      if ((this.#before[node] as number) >= 0) into[node >> 1] = ON_WAY;
  }

  #standing(seat: Seat, waits: number): void {
    const { match } = this.#world;
    if (match.options.sharing) return;
    for (let other = 0; other < match.seats; other++) {
      const pawn = this.#world.pawn(other);
      if (other !== seat && pawn >= 0) this.#waits[pawn] = waits;
    }
  }

  #hope(): void {
    const hopes = this.#hopes.fill(2 * COST_UNIT);
    hopes[0] = 0;
    for (let square = 0; square < this.#heights.length; square++)
      if (this.#heights[square] !== 0) hopes[(this.#left[square] as number) + 1] = COST_UNIT;
    for (let rows = 1; rows < hopes.length; rows++)
      hopes[rows] = (hopes[rows] as number) + (hopes[rows - 1] as number);
  }

  #hoped(square: number): number {
    return this.#hopes[this.#left[square] as number] as number;
  }

  /** Returns a lower bound on the actions to a square, given a path that takes `found`. */
  #atLeast(square: number, found: number): number {
    const needed = Math.min(this.#needed[2 * square] as number, this.#needed[2 * square + 1] as number);
    return Math.min(needed, found - this.#hoped(square));
  }

  #search(): number {
    const first = this.#hoped(this.#start);
    this.#reach(2 * this.#start, 0, -1, first);
    for (let sum = first; sum < MAX_ACTIONS * COST_UNIT; sum++) {
      const slot = sum % BUCKET_COUNT;
      const list = this.#lists[slot] as Int16Array;
      for (let at = 0; at < (this.#lengths[slot] as number); at++) {
        const node = list[at] as number;
        if (this.#done[node] === 1) continue;
        this.#done[node] = 1;
        if (this.#left[node >> 1] === 0) {
          this.#last = node;
          return this.#needed[node] as number;
        }
        this.#onward(node, sum);
      }
      this.#lengths[slot] = 0;
    }
    return MAX_ACTIONS * COST_UNIT;
  }

  #onward(node: number, sum: number): void {
    const heights = this.#heights;
    const beside = this.#beside;
    const here = node >> 1;
    const actions = this.#needed[node] as number;
    const own = heights[here] as number;
    const height = own === 0 && here !== this.#start ? 1 : own;
    const mayRun = (node & 1) === 1;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = beside[here * DIRECTION_COUNT + direction] as number;
      if (to < 0) continue;
      const coins = heights[to] as number;
      const there = coins === 0 ? 1 : coins;
      const wanted = (direction & 1) === 1 && there < 3 ? 2 : there - 1;
      const raised = wanted > height ? wanted - height : 0;
      const isDown = there < height + raised;
      const laid = coins === 0 ? COST_UNIT : this.#risk(to);
      const step = mayRun && raised === 0 && isDown ? 0 : COST_UNIT;
      const cost = laid + raised * COST_UNIT + (this.#waits[to] as number) + step;
      if (cost <= MAX_STEP_COST) this.#reach(2 * to + (isDown ? 1 : this.#always), actions + cost, node, sum);
    }
  }

  #risk(to: number): number {
    const columns = Math.abs((to % this.#size) - (this.#start % this.#size));
    const rows = Math.abs(((to / this.#size) | 0) - ((this.#start / this.#size) | 0));
    return this.#risks[Math.max(columns, rows)] ?? 0;
  }

  #reach(node: number, actions: number, before: number, sum: number): void {
    if ((this.#needed[node] as number) <= actions || (this.#needed[node | 1] as number) <= actions) return;
    this.#needed[node] = actions;
    this.#before[node] = before;
    this.#done[node] = 0;
    const hoped = actions + this.#hoped(node >> 1);
    const slot = Math.max(hoped, sum) % BUCKET_COUNT;
    const length = this.#lengths[slot] as number;
    (this.#lists[slot] as Int16Array)[length] = node;
    this.#lengths[slot] = length + 1;
  }
}
