import { describe, expect, test } from 'vitest';
import { Notes } from '../../src/ai/notes.ts';
import { MAX_LEGAL_MOVES } from '../../src/ai/search/playouts.ts';
import { searchBestMove } from '../../src/ai/search-best-move.ts';
import { STRENGTH_IDS, STRENGTHS, type StrengthId } from '../../src/ai/strengths.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import type { GameAi } from '../../src/engine/game-ai.ts';
import { games } from '../../src/games/registry.ts';
import { playRandomGame } from '../support/game/random.ts';

/** Numbers of random matches, and of guessed worlds in which their last moves are tried. */
const MATCHES = 14;
const WORLDS = 24;
/** Least worth that counts as first place; a little of the worth may depend on the points. */
const FIRST = 0.999;
/** Number of moves after which a win that is still there counts as kept. */
const LATER = 12;

/** Position before the last move of a match. */
interface Last {
  readonly view: unknown;
  readonly seat: Seat;
  readonly notes: unknown;
}

describe.each(games.filter(({ ai }) => ai))('immediate wins in $id', (game) => {
  const lasts = Array.from({ length: MATCHES }, (_, number) => lastOf(game, number));

  test.each(STRENGTH_IDS)('searchBestMove: a %s takes an immediate win, or keeps it as sure', (strength) => {
    const open = lasts.filter((last) => winsIn(game.ai as GameAi, last, strength).length > 0);
    expect(open.length).toBeGreaterThan(0);
    for (const last of open) expect(isTaken(game, last, strength), JSON.stringify(last)).toBe(true);
  });
});

function lastOf(game: Game, number: number): Last {
  const seats = game.seats[0] ?? 2;
  const steps = [...playRandomGame(game, number, { seats })];
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('Nobody moves');
  const views = Array.from({ length: seats }, (_, seat) => game.view(first.before, seat));
  const notes = new Notes(game, views);
  for (const { entry } of steps.slice(0, -1)) notes.addEvents(entry.events);
  return { view: game.view(last.before, last.seat), seat: last.seat, notes: notes.of(last.seat) };
}

/** Returns the moves that win at once, or none if every move does. */
function winsIn(ai: GameAi, last: Last, strength: StrengthId): readonly number[] {
  const world = ai.world(last.view, 'even');
  ai.imagine(last.view, last.seat, knownTo(ai, last, strength), createSeededChance(0), world);
  const into = new Int32Array(MAX_LEGAL_MOVES);
  const codes = [...into.subarray(0, world.promising?.(into) ?? world.moves(into))];
  const wins = codes.filter((code) => isWon(ai, last, strength, code, 1));
  return wins.length === codes.length ? [] : wins;
}

/** Returns whether the AI takes the win, now or later. */
function isTaken(game: Game, last: Last, strength: StrengthId): boolean {
  const ai = game.ai as GameAi;
  const { minPlayouts: playouts } = ai.search;
  const { move } = searchBestMove(game, { ...last, strength, seed: '0123456789abcdef'.repeat(2), playouts });
  return isWon(ai, last, strength, ai.encode(move, last.view, last.seat), LATER);
}

/** Returns whether the seat is first after at most `most` moves, later ones by the quick policy, in every guessed world. */
function isWon(ai: GameAi, last: Last, strength: StrengthId, code: number, most: number): boolean {
  const { view, seat } = last;
  const world = ai.world(view, 'even');
  const known = knownTo(ai, last, strength);
  const worths = new Float64Array(8);
  return Array.from({ length: WORLDS }).every((_, number) => {
    const chance = createSeededChance(number);
    ai.imagine(view, seat, known, chance, world);
    world.make(code, chance);
    for (let made = 1; made < most && world.mover() !== -1; made++) world.make(world.policy(chance), chance);
    world.judge(worths);
    return world.mover() === -1 && (worths[seat] as number) >= FIRST;
  });
}

function knownTo({ memory }: GameAi, { notes }: Last, strength: StrengthId): unknown {
  return notes === null ? null : (memory?.fade(notes, STRENGTHS[strength].recall) ?? null);
}
