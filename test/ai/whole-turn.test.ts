import { expect, test } from 'vitest';
import { getMeanWorth } from '../../src/ai/search/playouts.ts';
import { ChanceStream } from '../../src/ai/search/stream.ts';
import { WholeTurns } from '../../src/ai/search/whole-turns.ts';
import type { Chance } from '../../src/engine/chance.ts';
import type { World } from '../../src/engine/game-ai.ts';

/** Worth of the match to the first seat by the moves so far as digits: '01' after 0 and then 1. */
type Worths = Readonly<Record<string, number>>;

test('WholeTurns: weighs both moves of a turn together', () => {
  const best = search({ '0': 0.6, '1': 0.4, '00': 0.6, '01': 0.5, '10': 0.3, '11': 0.9 }).ranked(100)[0];
  expect(best?.code).toBe(1);
});

test('WholeTurns: lets the next seat answer with its own best move', () => {
  const worths = { '00': 0.9, '0001': 0.1, '0100': 0.2, '10': 0.8, '1011': 0.6, '1110': 0.7 };
  const [best, other] = search(worths, 0.75).ranked(1_000);
  expect([best?.code, best && getMeanWorth(best)]).toEqual([1, 0.7]);
  expect([other?.code, other && getMeanWorth(other)]).toEqual([0, 0.2]);
});

test('WholeTurns: rankedAlone ignores the answer and keeps moves outside the beam', () => {
  const worths = { '0': 0.9, '1': 0.8, '00': 0.9, '0001': 0.1 };
  const alone = search(worths, 0.5, false, 1).rankedAlone(1_000);
  expect(alone.map((one) => [one.code, getMeanWorth(one)])).toEqual([
    [0, 0.9],
    [1, 0.8],
  ]);
});

test('WholeTurns: takes a win without searching further', () => {
  const { world, ranked } = search({ '11': 1 });
  expect(ranked(1_000)).toEqual([{ code: 1, total: 1, playouts: 1, moves: 2 }]);
  expect(world.judged).toBeLessThan(8);
});

test('WholeTurns: repeats for the same seed, with the same luck for every first move', () => {
  const ranked = () => search({}, 0.5, true).ranked(300);
  expect(ranked()).toEqual(ranked());
  const { world, ranked: once } = search({}, 0.5, true);
  once(20);
  expect(new Set(world.drawn.filter(({ move }) => move === 0).map(({ luck }) => luck)).size).toBe(1);
});

test('WholeTurns: judges no more positions than its budget, a turn to its end and an answer', () => {
  for (const budget of [1, 10, 40, 200]) {
    const { world, ranked } = search({}, 0.5, true);
    expect(ranked(budget).length).toBeGreaterThan(0);
    expect(world.judged).toBeLessThan(budget + 20);
  }
});

test('WholeTurns: worths gives a first move the worth of its best turn after the answer', () => {
  const worths = { '00': 0.9, '0001': 0.1, '01': 0.4, '0100': 0.2, '10': 0.8, '1011': 0.6, '1110': 0.7 };
  const { turns } = search(worths, 0.75);
  const [kept, other] = [turns.worths(1, 1_000), turns.worths(0, 1_000)];
  expect(kept.slice(0, 2)).toEqual([0.7, 1 - 0.7]);
  expect(other.slice(0, 2)).toEqual([0.2, 1 - 0.2]);
});

test('WholeTurns: worths judges a first move outside the beam', () => {
  const worths = { '0': 0.9, '1': 0.1, '10': 0.2, '1100': 0.3, '1101': 0.3, '1110': 0.3, '1111': 0.3 };
  const { turns } = search(worths, 0.5, false, 1);
  expect(turns.worths(1, 1)[0]).toBe(0.3);
});

test('WholeTurns: skips moves that repeat a position when there are others', () => {
  const worths = { '0': 0.9, '00': 0.9, '1': 0.2, '10': 0.2, '11': 0.1 };
  const { world, turns } = search(worths);
  world.repeats = () => world.cells[1] === 0;
  expect(turns.ranked(100)[0]?.code).toBe(1);
  expect(turns.rankedAlone(100).map(({ code }) => code)).toEqual([1]);
  world.repeats = () => true;
  expect(turns.ranked(100)[0]?.code).toBe(0);
});

function search(worths: Worths, usual = 0.5, isLucky = false, beam = 9) {
  const world = new Numbers(worths, usual, isLucky);
  const turns = new WholeTurns(world, new ChanceStream(SEED), { beam, replies: 9 });
  return { world, turns, ranked: turns.ranked.bind(turns), rankedAlone: turns.rankedAlone.bind(turns) };
}

const SEED = '0123456789abcdef0123456789abcdef';

/** Game of two seats that each choose 0 or 1, two numbers a turn, two turns each. */
class Numbers implements World {
  /** Count of the numbers chosen, then the numbers. */
  readonly cells = new Int16Array(9);
  readonly drawn: { readonly move: number; readonly luck: number }[] = [];
  judged = 0;
  repeats = () => false;
  readonly #worths: Worths;
  readonly #usual: number;
  readonly #isLucky: boolean;

  constructor(worths: Worths, usual: number, isLucky: boolean) {
    this.#worths = worths;
    this.#usual = usual;
    this.#isLucky = isLucky;
  }

  mover() {
    const chosen = this.#chosen();
    return chosen === 8 ? -1 : (chosen >> 1) % 2;
  }

  moves(into: Int32Array) {
    into.set([0, 1]);
    return 2;
  }

  make(code: number, chance: Chance) {
    const chosen = this.#chosen();
    if (this.#isLucky) this.drawn.push({ move: chosen, luck: chance.draw(1_000_000) });
    this.cells[1 + chosen] = code;
    this.cells[0] = chosen + 1;
  }

  policy() {
    return 0;
  }

  judge(into: Float64Array) {
    this.judged++;
    into[0] = this.#worths[this.cells.slice(1, 1 + this.#chosen()).join('')] ?? this.#usual;
    into[1] = 1 - into[0];
  }

  #chosen(): number {
    return this.cells[0] as number;
  }
}
