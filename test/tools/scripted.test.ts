import { describe, expect, test } from 'vitest';
import { listLegalMoves } from '../../src/ai/puzzles/replay-puzzle.ts';
import { pickUniformPath } from '../../src/ai/random-path.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { advance, type Match, start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import type { GoStop, GoStopMove, GoStopView } from '../../src/games/gostop/types.ts';
import { gostopScript as script } from '../../src/tools/arena/scripted/gostop.ts';
import { pickScriptedMove } from '../../src/tools/arena/scripted.ts';

/** Views of the player to move in some random deals. */
const seen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => viewsOf(2 + (seed % 2), seed));

describe('scripted players of Go-Stop', () => {
  test('scripted player: chooses among exactly the legal moves', () => {
    expect(seen.length).toBeGreaterThan(150);
    for (const { view, seat } of seen) {
      const looked = script.look(view, seat, createSeededChance(1)).map(({ move }) => JSON.stringify(move));
      const legal = listLegalMoves(gostop as never, view, seat).map((move) => JSON.stringify(move));
      expect(looked.toSorted()).toEqual(legal.toSorted());
    }
  });

  test('scripted player: counts what a move takes for sure', () => {
    const all = seen.flatMap(({ view, seat }) =>
      script.look(view, seat, createSeededChance(1)).map((one) => ({ ...one, view })),
    );
    const brights = all.filter(
      ({ move, has }) => has.bright === 1 && move.kind === 'play' && !move.card.endsWith('A'),
    );
    expect(brights.length).toBeGreaterThan(0);
    for (const { view } of brights)
      expect(view.row.flatMap(({ cards }) => cards).some((card) => card.endsWith('A'))).toBe(true);
    for (const { has } of all) expect(has.bright + has.bird + has.animal + has.ribbon).toBeLessThanOrEqual(4);
    for (const { has } of all.filter(({ has: of }) => of.left > 0))
      expect([has.junk, has.denied]).toEqual([0, 0]);
  });

  test('scripted player: stops or goes on by its weights', () => {
    const open = seen.filter(({ view, seat }) => listLegalMoves(gostop as never, view, seat).length === 2);
    const deciding = open.filter(({ view }) => view.phase === 'decide');
    expect(deciding.length).toBeGreaterThan(0);
    for (const { view, seat } of deciding) {
      const [stops, goes] = [script.plans.stopper, script.plans.gambler].map(
        (weights = {}) =>
          pickScriptedMove(weights, gostop as never, view, seat, createSeededChance(1)) as GoStopMove,
      );
      expect([stops?.kind, goes?.kind]).toEqual(['stop', 'go']);
    }
  });
});

function viewsOf(
  seats: number,
  seed: number,
): readonly { readonly view: GoStopView; readonly seat: number }[] {
  const chance = createSeededChance(seed);
  const started = start(gostop, seats, getDefaultOptions(gostop.options), chance);
  if (refused(started)) throw new Error(started.reason.key);
  const views = [];
  let match: Match<GoStop> = started.match;
  for (let turn = gostop.turn(match.state); turn.kind === 'act'; turn = gostop.turn(match.state)) {
    const seat = turn.seats[0] as number;
    const view = gostop.view(match.state, seat);
    views.push({ view, seat });
    const played = advance(match, seat, pickUniformPath(gostop, view, seat, chance).move, chance);
    if (refused(played)) throw new Error(played.reason.key);
    match = played.match;
  }
  return views;
}
