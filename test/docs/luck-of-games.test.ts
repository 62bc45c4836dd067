import { describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { type Chance, createSeededChance } from '../../src/engine/chance.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { advance, type Match, start } from '../../src/engine/kernel.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/registry.ts';
import { page, rowsUnder } from './files.ts';

/** One draw: the number of outcomes, and the outcome. */
interface Drawn {
  readonly of: number;
  readonly outcome: number;
}

interface Step {
  readonly before: Match;
  readonly seat: Seat;
  readonly move: { readonly kind: string } & Record<string, unknown>;
  readonly drawn: readonly Drawn[];
}

function gameOf(id: string): Game {
  return games.find((game) => game.id === id) as Game;
}

/** Plays a random match and records its draws. */
function played(id: string, seats: number, chosen: Options = {}, most = 80) {
  const game = gameOf(id);
  let drawn: Drawn[] = [];
  const source = createSeededChance(seats + 5);
  const note = (of: number, outcome: number): number => {
    drawn.push({ of, outcome });
    return outcome;
  };
  const chance: Chance = {
    roll: (sides) => note(sides, source.roll(sides)),
    draw: (count) => note(count, source.draw(count)),
  };
  const started = start(game, seats, { ...getDefaultOptions(game.options), ...chosen }, chance);
  if (refused(started)) throw new Error(started.reason.key);
  const opening = drawn;
  const first = started.match;
  const steps: Step[] = [];
  let match = first;
  for (
    let turn = game.turn(match.state);
    turn.kind === 'act' && steps.length < most;
    turn = game.turn(match.state)
  ) {
    const seat = turn.seats[0] as Seat;
    const { move } = pickRandomPath(
      game,
      game.view(match.state, seat),
      seat,
      createSeededChance(steps.length),
    );
    drawn = [];
    const next = advance(match, seat, move, chance);
    if (refused(next)) throw new Error(next.reason.key);
    steps.push({ before: match, seat, move: move as Step['move'], drawn });
    match = next.match;
  }
  return { opening, first, steps, last: match };
}

/** Returns the numbers of outcomes, in order. */
function sizes(drawn: readonly Drawn[]): readonly number[] {
  return drawn.map(({ of }) => of);
}

function down(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => from - at);
}

/** Returns the seat with the highest roll. Seats that tie roll again. */
function highest(drawn: readonly Drawn[], seats: number): { readonly first: number; readonly used: number } {
  let left = [...Array(seats).keys()];
  let used = 0;
  while (left.length > 1) {
    const values = left.map(() => drawn[used++]?.outcome ?? Number.NaN);
    left = left.filter((_, at) => values[at] === Math.max(...values));
  }
  return { first: left[0] as number, used };
}

test('docs/verifiable-luck.md: has a row for every game', () => {
  const { text } = page('docs/verifiable-luck.md');
  const named = rowsUnder(text, '## What each game draws').flatMap(([game]) => (game ? [game] : []));
  expect(named.map((name) => name.toLowerCase().replaceAll(/[\s-]/g, '')).sort()).toEqual(
    games.map(({ id }) => id).sort(),
  );
});

describe('draws of each game in docs/verifiable-luck.md', () => {
  test('docs/verifiable-luck.md: Runaround draws as documented', () => {
    const { opening, first, steps } = played('runaround', 2);
    expect(opening).toEqual([{ of: 2, outcome: (first.state as { mover: number }).mover }]);
    for (const { move, drawn } of steps) expect(sizes(drawn)).toEqual(move.kind === 'roll' ? [6] : []);
  });

  test.each([3, 4])('docs/verifiable-luck.md: Forage with %i players draws as documented', (seats) => {
    const { opening, first, steps } = played('forage', seats);
    expect(sizes(opening)).toEqual(opening.map(() => 6));
    const begins = { first: (first.state as { first: number }).first, used: opening.length };
    expect(highest(opening, seats)).toEqual(begins);
    for (const { move, drawn } of steps) expect(sizes(drawn)).toEqual(move.kind === 'roll' ? [6] : []);
  });

  test.each([3, 4])('docs/verifiable-luck.md: MotoX with %i players draws as documented', (seats) => {
    const { opening, first, steps } = played('motox', seats);
    const begins = { first: (first.state as { first: number }).first, used: opening.length };
    expect(highest(opening, seats)).toEqual(begins);
    for (const { before, move, drawn } of steps) {
      const { rank } = before.state as { rank: number };
      const dice = move.kind === 'roll' ? rank + Number(move.coins) : 0;
      expect(sizes(drawn)).toEqual(down(6, dice).map(() => 6));
    }
  });

  test.each<[number, Options]>([
    [2, {}],
    [4, { tiny: true }],
    [3, { first: 'host' }],
  ])('docs/verifiable-luck.md: Money Run with %i players, %j draws as documented', (seats, options) => {
    const { opening, first, steps } = played('moneyrun', seats, options);
    const all = options.tiny ? 60 : 42;
    expect(sizes(opening)).toEqual([...(options.first === 'host' ? [] : [seats]), ...down(all, 5)]);
    const bag = [...'L'.repeat(5), ...'M'.repeat(10), ...'S'.repeat(12), ...'P'.repeat(15)];
    if (options.tiny) bag.push(...'T'.repeat(18));
    const coins = opening.slice(-5).flatMap(({ outcome }) => bag.splice(outcome, 1));
    expect([...(first.state as { table: string[] }).table].sort()).toEqual(coins.sort());
    for (const { move, drawn } of steps) {
      const places = move.kind === 'place' && bag.length > 0;
      expect(sizes(drawn)).toEqual(places ? [bag.length] : []);
      for (const { outcome } of drawn) bag.splice(outcome, 1);
    }
  });

  const MONTHS =
    'A C+ D1 D2|B+ C+ D1 D2|A C+ D1 D2|B+ C- D1 D2|B C- D1 D2|B C D1 D2|B C- D1 D2|A B+ D1 D2|B C D1 D2|B C D1 D2|A D+ D1 D2|A B C-- D+';
  const CARDS = MONTHS.split('|').flatMap((cards, at) => cards.split(' ').map((card) => `${at + 1}${card}`));

  interface Dealt {
    readonly hands: readonly (readonly string[])[];
    readonly row: readonly { readonly cards: readonly string[] }[];
    readonly dealer: number;
    readonly resets: number;
    readonly deck: readonly string[];
  }

  function expectDeal(drawn: readonly Drawn[], state: Dealt, seats: number): void {
    const [hand, row] = seats === 2 ? [10, 8] : [7, 6];
    const count = hand * seats + row;
    expect(sizes(drawn)).toEqual(Array.from({ length: state.resets + 1 }, () => down(48, count)).flat());
    const deck = [...CARDS];
    const cards = drawn.slice(-count).flatMap(({ outcome }) => deck.splice(outcome, 1));
    for (let at = 0; at < seats; at++) {
      const theirs = state.hands[(state.dealer + at) % seats] ?? [];
      expect([...theirs].sort()).toEqual(cards.slice(at * hand, (at + 1) * hand).sort());
    }
    expect(state.row.flatMap((column) => column.cards).sort()).toEqual(cards.slice(seats * hand).sort());
    expect(state.deck).toEqual(deck);
  }

  test.each<[number, Options]>([
    [2, {}],
    [3, { deals: 3 }],
    [2, { dealer: 'host' }],
    [3, { dealer: 'rps', deals: 3 }],
  ])('docs/verifiable-luck.md: Go-Stop with %i players, %j draws as documented', (seats, options) => {
    const { opening, first, steps, last } = played('gostop', seats, options, 200);
    const state = first.state as Dealt;
    const lot = (options.dealer ?? 'random') === 'random' ? 1 : 0;
    if (options.dealer === 'rps') expect(opening).toEqual([]);
    else expectDeal(opening.slice(lot), state, seats);
    if (lot === 1) expect(opening[0]).toEqual({ of: seats, outcome: state.dealer });
    for (const [at, { before, move, drawn }] of steps.entries()) {
      const after = (steps[at + 1]?.before ?? last).state as Dealt;
      const { deck } = before.state as Dealt;
      const deals = move.kind === 'deal' || (move.kind === 'throw' && drawn.length > 0);
      if (deals) expectDeal(drawn, after, seats);
      else expect(sizes(drawn)).toEqual(['play', 'bomb', 'draw'].includes(move.kind) ? [deck.length] : []);
      if (!deals) expect(after.deck).toEqual(deck.toSpliced(drawn[0]?.outcome ?? 48, 1));
    }
  });

  test.each(['square', 'wide', 'ring', 'empty'])(
    'docs/verifiable-luck.md: the piecepack with the layout %s draws as documented',
    (layout) => {
      const { opening, first } = played('piecepack', 2, { layout }, 0);
      expect(sizes(opening)).toEqual(layout === 'empty' ? [] : down(24, 23));
      if (layout === 'empty') return;
      const tiles = [...'SMCA'].flatMap((suit) => [0, 1, 2, 3, 4, 5].map((rank) => `${suit}${rank}`));
      opening.forEach(({ outcome }, at) => {
        const top = 23 - at;
        [tiles[top], tiles[outcome]] = [tiles[outcome] as string, tiles[top] as string];
      });
      const { pieces } = first.state as {
        pieces: readonly { suit: string; rank: number; place: { kind: string } }[];
      };
      const board = pieces
        .filter(({ place }) => place.kind === 'board')
        .map(({ suit, rank }) => `${suit}${rank}`);
      expect(board).toEqual(tiles.slice(0, board.length));
    },
  );
});
