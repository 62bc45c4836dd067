import { describe, expect, test } from 'vitest';
import { type Decided, type Judgement, judge } from '../../src/ai/judgement.ts';
import { Notes } from '../../src/ai/notes.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { listWholeMoves } from '../../src/engine/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import type { RunaroundView } from '../../src/games/runaround/types.ts';
import { playRandomGame } from '../support/game/random.ts';
import { tictactoe } from '../tictactoe/index.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** View in which the pawn on 20 makes the last run with a 5, and the one on 3 does nothing. */
const OPEN: RunaroundView = {
  size: 24,
  goal: 3,
  homes: [2, 3],
  runs: [2, 2],
  pawns: [[3, 20], [6]],
  mover: 0,
  rolled: 5,
  again: null,
};

const WINS = { kind: 'run', from: 20 };
const DAWDLES = { kind: 'run', from: 3 };

function decided(more: Partial<Decided> = {}): Decided {
  return { view: OPEN, seat: 0, notes: null, move: DAWDLES, seats: 2, seed: SEED, playouts: 400, ...more };
}

function judged(game: Game, of: Decided): Judgement {
  const judgement = judge(game, of);
  if (judgement === null) throw new Error('It was not judged');
  return judgement;
}

describe('judge', () => {
  test('judge: names the better move, and what both moves are worth to every seat', () => {
    const { made, best } = judged(runaround, decided());
    expect([made.move, best]).toEqual([DAWDLES, { move: WINS, worths: [1, 0] }]);
    expect(made.worths[0]).toBeLessThan(0.9);
    expect(made.worths[0]).toBeGreaterThan(0);
  });

  test('judge: names the played move as best when none is better', () => {
    const { made, best } = judged(runaround, decided({ move: WINS }));
    expect(made).toEqual({ move: WINS, worths: [1, 0] });
    expect(best).toBe(made);
  });

  test('judge: gives the same result for the same request, also after JSON', () => {
    const asked = decided({ view: { ...OPEN, runs: [0, 0] } });
    expect(judge(runaround, JSON.parse(JSON.stringify(asked)))).toEqual(judge(runaround, asked));
  });

  test('judge: returns null for an only move and for a game without an AI', () => {
    expect(judge(runaround, decided({ view: { ...OPEN, rolled: null }, move: { kind: 'roll' } }))).toBeNull();
    const started = tictactoe.setup(2, {}, { draw: () => 0, roll: () => 1 });
    expect(judge(tictactoe, decided({ view: tictactoe.view(started, 0) }))).toBeNull();
  });

  test('judge: returns null where the AI has only one sensible move', () => {
    const motox = gameCalled('motox');
    const [step] = playRandomGame(motox, 1, { seats: 3, most: 1 });
    if (!step) throw new Error('Nothing was done');
    const { before, seat, entry } = step;
    const of = decided({ view: motox.view(before, seat), seat, move: entry.move, seats: 3 });
    expect(judge(motox, of)).toBeNull();
  });
});

describe.each(games.filter(({ ai }) => ai).map((game) => [game.id, game] as const))(
  'judge in %s',
  (_, game) => {
    const seats = game.seats.at(-1) ?? 2;

    test('judge: judges every legal move, also one that the search skips', () => {
      const { of, others } = choice(game, seats);
      for (const move of others) {
        const { made, best } = judged(game, { ...of, move, playouts: 40 });
        expect(made.move).toEqual(move);
        expect(made.worths).toHaveLength(seats);
        expect(sum(made.worths)).toBeCloseTo(1);
        expect(best.worths[of.seat] as number).toBeGreaterThanOrEqual(made.worths[of.seat] as number);
      }
    });

    test('judge: gives the same result in every state that looks the same to the mover', () => {
      const { of, state } = choice(game, seats);
      const first = judged(game, of);
      for (let world = 0; world < 3; world++) {
        const other = game.guess(game.view(state, of.seat), of.seat, createSeededChance(world));
        expect(judge(game, { ...of, view: game.view(other, of.seat) })).toEqual(first);
      }
    });
  },
);

/** Returns a decision with several moves from a random match, and its other moves. */
function choice(game: Game, seats: number) {
  const notes = new Notes(game, viewsAtStart(game, seats));
  for (const { before, seat, entry } of playRandomGame(game, 5, { seats, most: 400 })) {
    const view = game.view(before, seat);
    const of = decided({ view, seat, notes: notes.of(seat), move: entry.move, seats, playouts: 120 });
    const others = [...listWholeMoves(game, view, seat)].map(({ move }) => move);
    if (others.length > 2 && judge(game, of) !== null)
      return { of, others: others.slice(-12), state: before };
    notes.addEvents(entry.events);
  }
  throw new Error(`Nothing was decided in ${game.id}`);
}

function viewsAtStart(game: Game, seats: number): readonly unknown[] {
  const [first] = playRandomGame(game, 5, { seats, most: 1 });
  return Array.from({ length: seats }, (_, seat) => game.view(first?.before, seat));
}

function gameCalled(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return game;
}

function sum(worths: readonly number[]): number {
  return worths.reduce((all, one) => all + one, 0);
}
