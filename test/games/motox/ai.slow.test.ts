import { describe, expect, test } from 'vitest';
import { type ExhibitionMove, playExhibition } from '../../../src/ai/exhibition.ts';
import { searchBestMove } from '../../../src/ai/search-best-move.ts';
import { createRecordedChance, createSeededChance } from '../../../src/engine/chance.ts';
import { listWholeMoves, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { PASS } from '../../../src/games/motox/ai/codes.ts';
import { ai } from '../../../src/games/motox/ai/index.ts';
import type { MotoXWorld } from '../../../src/games/motox/ai/world.ts';
import { motox } from '../../../src/games/motox/index.ts';
import type { MotoX, MotoXMove, MotoXState } from '../../../src/games/motox/types.ts';
import { listSettings } from '../../conformance/settings.ts';
import { getOptions, playRandomGame, type RandomStep } from '../../support/game/random.ts';

const RACES = listSettings(motox, createSeededChance(3)).flatMap((setting, number) => {
  const steps = [...playRandomGame(motox, number, setting)];
  return [{ built: steps.filter(isBuilding), raced: steps.filter((step) => !isBuilding(step)) }];
});

/** Three times the number of moves of a usual match. */
const LONG = 600;

const SEED = '9f86d081884c7d659a2feaa0c55ad015';

describe('MotoX AI in random races with all options', () => {
  test('MotoX AI: a move in the world has the result of the rules, with the same luck', () => {
    for (const { raced } of RACES) {
      const [world, played] = [createWorld(raced), createWorld(raced)];
      for (const { before, seat, entry, after } of raced) {
        const luck = createRecordedChance(entry.luck);
        ai.read(before, world);
        expect(world.mover()).toBe(seat);
        world.make(ai.encode(entry.move, motox.view(before, seat), seat), luck);
        expect(luck.left()).toBe(0);
        ai.read(after, played);
        expect(world.cells).toEqual(played.cells);
      }
      expect(world.mover()).toBe(-1);
    }
  });

  test('MotoX AI: the world has the legal moves, codes decode to them, and the policy plays one', () => {
    for (const { raced } of RACES) {
      const world = createWorld(raced);
      for (const { before, seat } of raced) {
        const view = motox.view(before, seat);
        ai.imagine(view, seat, null, createSeededChance(1), world);
        const codes = listCodes(world);
        expect(sortMoves(codes.map((code) => ai.decode(code, view, seat)))).toEqual(
          sortMoves(listLegalMoves(before, seat)),
        );
        for (const code of codes) expect(ai.encode(ai.decode(code, view, seat), view, seat)).toBe(code);
        expect(codes).toContain(world.policy());
      }
    }
  });

  test('MotoX AI: chances add up to one, and the winner has all of it at the end', () => {
    for (const { raced } of RACES) {
      const world = createWorld(raced);
      const chances = new Float64Array(world.seats);
      for (const { before, after } of raced) {
        ai.read(before, world);
        world.judge(chances);
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
        expect(Math.min(...chances)).toBeGreaterThan(0);
        if (after.winner === null) continue;
        ai.read(after, world);
        world.judge(chances);
        expect([...chances.keys()].filter((seat) => chances[seat] === 1)).toEqual([after.winner]);
      }
    }
  });

  test('MotoX AI: builds the track with legal moves', () => {
    for (const { built } of RACES) {
      for (const { before, seat } of built) {
        const move = ai.fallbackMove?.(
          motox.view(before, seat),
          seat,
          createSeededChance(before.track.length),
        );
        const after = motox.apply(before, seat, move as MotoXMove, createRecordedChance([]), () => undefined);
        expect(refused(after)).toBe(false);
      }
    }
  });

  test('MotoX AI: weighs every legal move except a pass', () => {
    for (const { raced } of RACES) {
      const world = createWorld(raced);
      const promising = new Int32Array(64);
      for (const { before } of raced) {
        ai.read(before, world);
        const count = world.promising(promising);
        expect([...promising.subarray(0, count)]).toEqual(listCodes(world).filter((code) => code !== PASS));
        expect(world.policy()).not.toBe(PASS);
      }
    }
  });

  test('MotoX AI: a search in the race returns a legal move', () => {
    for (const { raced } of RACES) {
      const { before, seat } = raced[Math.floor(raced.length / 2)] as RandomStep<MotoX>;
      const view = motox.view(before, seat);
      const thinking = { view, seat, notes: null, strength: 'owl', seed: SEED, playouts: 300 } as const;
      const { move } = searchBestMove(motox, thinking);
      expect(sortMoves(listLegalMoves(before, seat))).toContain(JSON.stringify(move));
    }
  });
});

test('MotoX AI: owls with all their playouts finish the race without a pass', () => {
  const full = { ...motox, ai: { ...ai, search: { ...ai.search, minPlayouts: ai.search.playouts } } };
  const chance = createSeededChance(1);
  const started = start(full, 3, getOptions(motox), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let last: ExhibitionMove | null = null;
  for (const shown of playExhibition(started.match, ['owl', 'owl', 'owl'], chance)) {
    last = shown;
    expect(shown.entry.move).not.toEqual({ kind: 'pass' });
    expect(shown.match.played).toBeLessThan(LONG);
  }
  expect(last?.match.state).toMatchObject({ phase: 'over' });
});

function isBuilding({ before }: RandomStep<MotoX>): boolean {
  return before.phase === 'build';
}

/** Creates a world for races on the track of the steps. */
function createWorld([first]: readonly RandomStep<MotoX>[]): MotoXWorld {
  const { before } = first as RandomStep<MotoX>;
  return ai.world(motox.view(before, before.mover), 'even');
}

function listCodes(world: MotoXWorld): number[] {
  const codes = new Int32Array(64);
  return [...codes.subarray(0, world.moves(codes))];
}

function listLegalMoves(state: MotoXState, seat: number): MotoXMove[] {
  return [...listWholeMoves(motox, motox.view(state, seat), seat)].map(({ move }) => move);
}

function sortMoves(list: readonly MotoXMove[]): string[] {
  return list.map((move) => JSON.stringify(move)).sort();
}
