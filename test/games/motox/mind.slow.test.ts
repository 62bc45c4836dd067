import { describe, expect, test } from 'vitest';
import { exhibition, type Shown } from '../../../src/ai/exhibition.ts';
import { think } from '../../../src/ai/thought.ts';
import { recorded } from '../../../src/engine/chance.ts';
import { moves, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { PASS } from '../../../src/games/motox/ai/codes.ts';
import { mind } from '../../../src/games/motox/ai/index.ts';
import type { MotoXWorld } from '../../../src/games/motox/ai/world.ts';
import { motox } from '../../../src/games/motox/index.ts';
import type { MotoX, MotoXMove, MotoXState } from '../../../src/games/motox/types.ts';
import { settingsOf } from '../../conformance/settings.ts';
import { optionsWith, randomGame, type Step } from '../../support/game/random.ts';

const RACES = settingsOf(motox, seeded(3)).flatMap((setting, number) => {
  const steps = [...randomGame(motox, number, setting)];
  return [{ built: steps.filter(isBuilding), raced: steps.filter((step) => !isBuilding(step)) }];
});

/** Three times the moves of a usual match. */
const LONG = 600;

const SEED = '9f86d081884c7d659a2feaa0c55ad015';

describe('in random races of all options', () => {
  test('the world goes as the rules do, with the same luck', () => {
    for (const { raced } of RACES) {
      const [world, played] = [worldOf(raced), worldOf(raced)];
      for (const { before, seat, entry, after } of raced) {
        const luck = recorded(entry.luck);
        mind.read(before, world);
        expect(world.mover()).toBe(seat);
        world.make(mind.code(entry.move, motox.view(before, seat), seat), luck);
        expect(luck.left()).toBe(0);
        mind.read(after, played);
        expect(world.cells).toEqual(played.cells);
      }
      expect(world.mover()).toBe(-1);
    }
  });

  test('its moves are the legal ones, there and back, and the policy plays one of them', () => {
    for (const { raced } of RACES) {
      const world = worldOf(raced);
      for (const { before, seat } of raced) {
        const view = motox.view(before, seat);
        mind.imagine(view, seat, null, seeded(1), world);
        const codes = codesOf(world);
        expect(sorted(codes.map((code) => mind.told(code, view, seat)))).toEqual(sorted(legal(before, seat)));
        for (const code of codes) expect(mind.code(mind.told(code, view, seat), view, seat)).toBe(code);
        expect(codes).toContain(world.policy());
      }
    }
  });

  test('the chances come to one, and all of it is the winner’s at the end', () => {
    for (const { raced } of RACES) {
      const world = worldOf(raced);
      const chances = new Float64Array(world.seats);
      for (const { before, after } of raced) {
        mind.read(before, world);
        world.judge(chances);
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
        expect(Math.min(...chances)).toBeGreaterThan(0);
        if (after.winner === null) continue;
        mind.read(after, world);
        world.judge(chances);
        expect([...chances.keys()].filter((seat) => chances[seat] === 1)).toEqual([after.winner]);
      }
    }
  });

  test('what is laid while the track is built is legal', () => {
    for (const { built } of RACES) {
      for (const { before, seat } of built) {
        const move = mind.plainly?.(motox.view(before, seat), seat, seeded(before.track.length));
        const after = motox.apply(before, seat, move as MotoXMove, recorded([]), () => undefined);
        expect(refused(after)).toBe(false);
      }
    }
  });

  test('the search weighs every legal move but a pass', () => {
    for (const { raced } of RACES) {
      const world = worldOf(raced);
      const promising = new Int32Array(64);
      for (const { before } of raced) {
        mind.read(before, world);
        const count = world.promising(promising);
        expect([...promising.subarray(0, count)]).toEqual(codesOf(world).filter((code) => code !== PASS));
        expect(world.policy()).not.toBe(PASS);
      }
    }
  });

  test('a thought in the race is a legal move', () => {
    for (const { raced } of RACES) {
      const { before, seat } = raced[Math.floor(raced.length / 2)] as Step<MotoX>;
      const view = motox.view(before, seat);
      const thinking = { view, seat, notes: null, strength: 'owl', seed: SEED, playouts: 300 } as const;
      const { move } = think(motox, thinking);
      expect(sorted(legal(before, seat))).toContain(JSON.stringify(move));
    }
  });
});

test('owls with all their playouts ride to the finish and nobody passes', () => {
  const full = { ...motox, mind: { ...mind, search: { ...mind.search, floor: mind.search.playouts } } };
  const chance = seeded(1);
  const started = start(full, 3, optionsWith(motox), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let last: Shown | null = null;
  for (const shown of exhibition(started.match, ['owl', 'owl', 'owl'], chance)) {
    last = shown;
    expect(shown.entry.move).not.toEqual({ kind: 'pass' });
    expect(shown.match.played).toBeLessThan(LONG);
  }
  expect(last?.match.state).toMatchObject({ phase: 'over' });
});

function isBuilding({ before }: Step<MotoX>): boolean {
  return before.phase === 'build';
}

/** A world for races on that track. */
function worldOf([first]: readonly Step<MotoX>[]): MotoXWorld {
  const { before } = first as Step<MotoX>;
  return mind.world(motox.view(before, before.mover), 'even');
}

function codesOf(world: MotoXWorld): number[] {
  const codes = new Int32Array(64);
  return [...codes.subarray(0, world.moves(codes))];
}

function legal(state: MotoXState, seat: number): MotoXMove[] {
  return [...moves(motox, motox.view(state, seat), seat)].map(({ move }) => move);
}

function sorted(list: readonly MotoXMove[]): string[] {
  return list.map((move) => JSON.stringify(move)).sort();
}
