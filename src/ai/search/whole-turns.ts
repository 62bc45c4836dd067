import type { Seat } from '../../engine/game.ts';
import type { TurnPlan, World } from '../../engine/game-ai.ts';
import { type Candidate, MAX_LEGAL_MOVES } from './playouts.ts';
import type { ChanceStream } from './stream.ts';

/** Turn or its beginning, with the value of the position after it to its mover and to the searching seat. */
interface Line {
  readonly codes: readonly number[];
  readonly worth: number;
  readonly own: number;
}

/** Turns of one seat from a position. */
interface Turns {
  readonly from: Int16Array;
  readonly seat: Seat;
  /** Number of moves made before by others. */
  readonly made: number;
  /** Number of beginnings that are followed. */
  readonly width: number;
  /** Stops examining the turns once the searching seat's value is below this. */
  readonly enough: number;
  readonly whole: Line[];
  /** Beginnings that were not followed. */
  readonly rest: Line[];
}

/** Beginning of every turn. */
const EMPTY_LINE: Line = { codes: [], worth: 0, own: 0 };
/** Value that no other line can improve on. */
const WON_CHANCE = 0.9999;
/** Share of the budget for the seat's own turn; the rest is for the next seat's reply. */
const OWN_BUDGET_SHARE = 0.4;

/**
 * Search over the whole turn of a seat, for a game without secrets. Tries all first moves, then the best few of them
 * with all second moves, until another seat is to move. All first moves get the same randomness, all second moves too,
 * and so on.
 */
export class WholeTurns {
  readonly #world: World;
  readonly #luck: ChanceStream;
  readonly #plan: TurnPlan;
  readonly #seat: Seat;
  readonly #root: Int16Array;
  readonly #begun: Int16Array;
  readonly #codes = new Int32Array(MAX_LEGAL_MOVES);
  readonly #worths = new Float64Array(8);
  /** Number of positions that may still be judged. */
  #left = 0;
  /** True while the search skips moves that repeat a position. */
  #avoids = true;

  /** `world`: holds the exact position. */
  constructor(world: World, luck: ChanceStream, plan: TurnPlan) {
    this.#world = world;
    this.#luck = luck;
    this.#plan = plan;
    this.#seat = world.mover() as Seat;
    this.#root = world.cells.slice();
    this.#begun = new Int16Array(world.cells.length);
  }

  /**
   * Returns the first moves, the best first, with about `budget` judged positions; the best turns include the next
   * seat's reply.
   */
  ranked(budget: number): Candidate[] {
    this.#left = Math.floor(budget * OWN_BUDGET_SHARE);
    const { whole } = this.#ownTurns();
    this.#left += budget - Math.floor(budget * OWN_BUDGET_SHARE);
    const [best] = whole;
    return groupByFirstMove(
      best && best.own >= WON_CHANCE ? [best] : this.#answered(removeEqualLines(whole)),
    );
  }

  /** Returns all first moves, the best first, without the other seats' replies. */
  rankedAlone(budget: number): Candidate[] {
    this.#left = budget;
    const { whole, rest } = this.#ownTurns();
    return groupByFirstMove([...whole, ...rest]);
  }

  /** Returns the values for each of eight seats of the best turn that begins with this move, after the next seat's reply. */
  worths(code: number, budget: number): number[] {
    this.#left = Math.floor(budget * OWN_BUDGET_SHARE);
    const begun = this.#judged([code]);
    const isWhole = this.#world.mover() !== this.#seat;
    const whole = isWhole
      ? [begun]
      : this.#turns(this.#root, this.#seat, 0, this.#plan.beam, -1, begun).whole;
    this.#left += budget - Math.floor(budget * OWN_BUDGET_SHARE);
    const [best = begun] = this.#answered(whole).toSorted((one, other) => other.own - one.own);
    this.#judged(best.codes);
    return [...this.#worths];
  }

  /** Returns whether there is only one move. */
  isForced(): boolean {
    this.#world.cells.set(this.#root);
    return this.#world.moves(this.#codes) === 1;
  }

  /** Returns the turns of the searching seat; those that repeat a position only if there are no others. */
  #ownTurns(): Turns {
    const turns = this.#turns(this.#root, this.#seat, 0, this.#plan.beam, -1);
    if (turns.whole.length > 0) return turns;
    this.#avoids = false;
    return this.#turns(this.#root, this.#seat, 0, this.#plan.beam, -1);
  }

  /** Returns the line of these moves. Leaves the world and the values in the state after it. */
  #judged(codes: readonly number[]): Line {
    this.#play(this.#root, codes, 0);
    this.#world.judge(this.#worths);
    const own = this.#worths[this.#seat] as number;
    return { codes, worth: own, own };
  }

  /** Returns the turns within the budget after the next seat's reply. Turns worse than the best may be overestimated. */
  #answered(turns: readonly Line[]): Line[] {
    const seen: Line[] = [];
    const known: Int16Array[] = [];
    let best = 0;
    for (const line of turns) {
      if (this.#left <= 0 && seen.length > 0) break;
      this.#play(this.#root, line.codes, 0);
      const after = this.#world.cells.slice();
      if (known.some((other) => isSamePosition(other, after))) continue;
      known.push(after);
      const answered = this.#answer(line, after, best);
      best = Math.max(best, answered.own);
      seen.push(answered);
    }
    return seen;
  }

  /** Extends a turn by the next seat's best reply and updates its value. */
  #answer(line: Line, after: Int16Array, enough: number): Line {
    const next = this.#world.mover();
    if (next === -1) return line;
    const [best] = this.#turns(after, next, line.codes.length, this.#plan.replies, enough).whole;
    return best ? { ...line, codes: [...line.codes, ...best.codes], own: best.own } : line;
  }

  /** Finds the turns of a seat that begin with `first`; the whole ones, the best for the seat first. */
  #turns(
    from: Int16Array,
    seat: Seat,
    made: number,
    width: number,
    enough: number,
    first = EMPTY_LINE,
  ): Turns {
    const turns = { from, seat, made, width, enough, whole: [], rest: [] };
    let begun: Line[] = [first];
    while (begun.length > 0 && !this.#isSettled(turns)) begun = this.#followed(turns, begun);
    return turns;
  }

  /** Extends the best beginnings by one move, and collects those that have become whole turns. */
  #followed(turns: Turns, begun: readonly Line[]): Line[] {
    const next: Line[] = [];
    for (const [at, line] of begun.entries()) {
      if (at > 0 && (this.#left <= 0 || this.#isSettled(turns))) break;
      this.#onward(turns, line, next);
      turns.whole.sort(compareWorth);
    }
    next.sort(compareWorth);
    const best = removeEqualLines(next).slice(0, turns.width);
    const rest = next.filter((line) => !best.includes(line));
    turns.rest.push(...rest);
    if (begun[0] === EMPTY_LINE && turns.made === 0) this.#complete(turns, removeEqualLines(rest));
    turns.whole.sort(compareWorth);
    return best;
  }

  #isSettled({ whole: [best], enough }: Turns): boolean {
    return best !== undefined && (best.worth >= WON_CHANCE || best.own < enough);
  }

  /** Extends each line, within the budget, by each move that may complete what it began. */
  #complete(turns: Turns, lines: readonly Line[]): void {
    for (const line of lines) {
      if (this.#left <= 0) break;
      this.#play(turns.from, line.codes, turns.made);
      const count = this.#world.completing?.(this.#codes) ?? 0;
      this.#added(turns, line, count, []);
    }
  }

  /** Extends the line by each possible move. */
  #onward(turns: Turns, line: Line, next: Line[]): void {
    this.#play(turns.from, line.codes, turns.made);
    const count = this.#world.promising?.(this.#codes) ?? this.#world.moves(this.#codes);
    this.#added(turns, line, count, next);
  }

  #added({ seat, made, whole }: Turns, { codes }: Line, count: number, next: Line[]): void {
    const [world, worths] = [this.#world, this.#worths];
    this.#begun.set(world.cells);
    for (let at = 0; at < count; at++) {
      const code = this.#codes[at] as number;
      world.cells.set(this.#begun);
      this.#make(code, made + codes.length);
      if (this.#avoids && made === 0 && world.repeats?.()) continue;
      world.judge(worths);
      const line = {
        codes: [...codes, code],
        worth: worths[seat] as number,
        own: worths[this.#seat] as number,
      };
      (world.mover() === seat ? next : whole).push(line);
    }
    this.#left -= count;
  }

  /** Makes the moves; `made` moves were made before them. */
  #play(from: Int16Array, codes: readonly number[], made: number): void {
    this.#world.cells.set(from);
    for (const [at, code] of codes.entries()) this.#make(code, made + at);
  }

  #make(code: number, made: number): void {
    this.#luck.begin(made + 1);
    this.#world.make(code, this.#luck);
  }
}

/** Maximum number of lines followed with equal worth; more are usually the same plan with other coins. */
const MAX_EQUAL_LINES = 2;

/** Removes lines with exactly the same values as {@link MAX_EQUAL_LINES} lines before them. */
function removeEqualLines(sorted: readonly Line[]): Line[] {
  return sorted.filter((line, at) => {
    const before = sorted[at - MAX_EQUAL_LINES];
    return before === undefined || before.worth !== line.worth || before.own !== line.own;
  });
}

function compareWorth(one: Line, other: Line): number {
  return other.worth - one.worth;
}

/** Returns the value of each first move by its best turn, the best first. */
function groupByFirstMove(lines: readonly Line[]): Candidate[] {
  const best = new Map<number, Candidate>();
  for (const { codes, own } of lines.toSorted((one, other) => other.own - one.own)) {
    const [code = 0] = codes;
    if (!best.has(code)) best.set(code, { code, total: own, playouts: 1, moves: codes.length });
  }
  return [...best.values()];
}

function isSamePosition(one: Int16Array, other: Int16Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
