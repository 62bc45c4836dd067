import type { Seat } from '../../engine/game.ts';
import type { TurnPlan, World } from '../../engine/game-ai.ts';
import { type Candidate, MAX_LEGAL_MOVES } from './playouts.ts';
import type { ChanceStream } from './stream.ts';

/** A turn or the beginning of one, and what the position after it is worth to its mover and to the seat that thinks. */
interface Line {
  readonly codes: readonly number[];
  readonly worth: number;
  readonly own: number;
}

/** Turns of one seat from a position. */
interface Turns {
  readonly from: Int16Array;
  readonly seat: Seat;
  /** How many moves others made before. */
  readonly made: number;
  /** How many beginnings are followed. */
  readonly width: number;
  /** It need not be looked at more closely once less is left to the seat that thinks. */
  readonly enough: number;
  readonly whole: Line[];
  /** Beginnings that were not followed. */
  readonly rest: Line[];
}

/** The beginning of every turn. */
const EMPTY_LINE: Line = { codes: [], worth: 0, own: 0 };
/** Nobody can do better, whatever follows. */
const WON_CHANCE = 0.9999;
/** The part of the budget for one's own turn; the rest is for what the next seat makes of it. */
const OWN_BUDGET_SHARE = 0.4;

/**
 * A search over the whole turn of a seat, for a game where nothing is hidden: all first moves, the best few of them with
 * all second moves, until somebody else is to move. Luck is the same for all first moves, for all second ones, and so on.
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
  /** Positions that may still be judged. */
  #left = 0;
  /** Whether the search skips moves that repeat a position. */
  #avoids = true;

  /** `world`: filled with the position as it is. */
  constructor(world: World, luck: ChanceStream, plan: TurnPlan) {
    this.#world = world;
    this.#luck = luck;
    this.#plan = plan;
    this.#seat = world.mover() as Seat;
    this.#root = world.cells.slice();
    this.#begun = new Int16Array(world.cells.length);
  }

  /** The first moves, the best first, by about so many judged positions; the best turns as the next seat would leave them. */
  ranked(budget: number): Candidate[] {
    this.#left = Math.floor(budget * OWN_BUDGET_SHARE);
    const { whole } = this.#ownTurns();
    this.#left += budget - Math.floor(budget * OWN_BUDGET_SHARE);
    const [best] = whole;
    return groupByFirstMove(
      best && best.own >= WON_CHANCE ? [best] : this.#answered(removeEqualLines(whole)),
    );
  }

  /** All first moves, the best first, without a look at what others make of them. */
  rankedAlone(budget: number): Candidate[] {
    this.#left = budget;
    const { whole, rest } = this.#ownTurns();
    return groupByFirstMove([...whole, ...rest]);
  }

  /** What each of eight seats has of the best turn that begins with this move, as the next seat would leave it. */
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

  /** Nothing else can be done. */
  isForced(): boolean {
    this.#world.cells.set(this.#root);
    return this.#world.moves(this.#codes) === 1;
  }

  /** The turns of the seat that thinks; those that repeat a position only where there is no other. */
  #ownTurns(): Turns {
    const turns = this.#turns(this.#root, this.#seat, 0, this.#plan.beam, -1);
    if (turns.whole.length > 0) return turns;
    this.#avoids = false;
    return this.#turns(this.#root, this.#seat, 0, this.#plan.beam, -1);
  }

  /** The line of these moves; the world and the worths are left as they are after it. */
  #judged(codes: readonly number[]): Line {
    this.#play(this.#root, codes, 0);
    this.#world.judge(this.#worths);
    const own = this.#worths[this.#seat] as number;
    return { codes, worth: own, own };
  }

  /**
   * The turns that the budget allows, with what the next seat makes of them; those that are worse than the best may
   * look better than they are.
   */
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

  /** A turn with the best turn of the next seat after it, and what that leaves. */
  #answer(line: Line, after: Int16Array, enough: number): Line {
    const next = this.#world.mover();
    if (next === -1) return line;
    const [best] = this.#turns(after, next, line.codes.length, this.#plan.replies, enough).whole;
    return best ? { ...line, codes: [...line.codes, ...best.codes], own: best.own } : line;
  }

  /** Looks for the turns of a seat, those that begin so; the whole ones with the best for it first. */
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

  /** The best beginnings with one move more; those that have become whole turns are put aside. */
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

  /** Adds each line, as long as the budget lasts, with each move that may complete what it began. */
  #complete(turns: Turns, lines: readonly Line[]): void {
    for (const line of lines) {
      if (this.#left <= 0) break;
      this.#play(turns.from, line.codes, turns.made);
      const count = this.#world.completing?.(this.#codes) ?? 0;
      this.#added(turns, line, count, []);
    }
  }

  /** Adds the line with each move that can follow. */
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

  /** Makes the moves; before them `made` others were. */
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

/** Leaves out lines that are worth just the same as {@link MAX_EQUAL_LINES} before them. */
function removeEqualLines(sorted: readonly Line[]): Line[] {
  return sorted.filter((line, at) => {
    const before = sorted[at - MAX_EQUAL_LINES];
    return before === undefined || before.worth !== line.worth || before.own !== line.own;
  });
}

function compareWorth(one: Line, other: Line): number {
  return other.worth - one.worth;
}

/** What each first move is worth by its best turn, the best first. */
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
