import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import { getBoard } from '../../../src/games/motox/board.ts';
import { canStayOpen } from '../../../src/games/motox/building/can-stay-open.ts';
import { getAdjacentSpot } from '../../../src/games/motox/compass.ts';
import { motox } from '../../../src/games/motox/index.ts';
import { findRides } from '../../../src/games/motox/racing/find-rides.ts';
import { getOpenSides } from '../../../src/games/motox/track.ts';
import type { Tile } from '../../../src/games/motox/types.ts';
import { parseState } from '../../support/game/positions.ts';
import { getOptions, playRandomSteps } from '../../support/game/random.ts';
import { SETTINGS } from './games.ts';
import { LINE, printRace } from './position-text.ts';

const setUpMatch = (seats: number, luck: readonly number[]) =>
  motox.setup(seats, getOptions(motox), createRecordedChance(luck));

describe('MotoX setup', () => {
  test('R-MX-1: three players get 8 tiles and 4 coins, four get 6 and 3; twelve coins wait', () => {
    expect(setUpMatch(3, [5, 1, 0])).toMatchObject({
      hands: Array(3).fill({ tiles: 8, coins: 4 }),
      waiting: 12,
    });
    expect(setUpMatch(4, [5, 1, 0, 0])).toMatchObject({
      hands: Array(4).fill({ tiles: 6, coins: 3 }),
      waiting: 12,
    });
  });

  test('R-MX-2: the highest die goes first, with the null as 0', () => {
    expect(setUpMatch(3, [0, 1, 0]).first).toBe(1);
  });

  test('R-MX-2: players who tie roll again', () => {
    expect(setUpMatch(4, [5, 2, 5, 5, 3, 3, 1, 0, 4])).toMatchObject({ first: 2, mover: 2 });
  });
});

test('R-MX-36: after the winner the others are placed by rank, equal ranks together', () => {
  const state = parseState(motox, printRace(LINE, '5FL 7FL 5FR 3RL', 'won M'));
  expect(motox.turn(state)).toEqual({
    kind: 'over',
    standings: [
      { seat: 0, place: 2 },
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
      { seat: 3, place: 4 },
    ],
  });
});

/** Returns every track of the given length whose second tile lies to the east of the first. */
function listShapes(tiles: number): readonly (readonly Tile[])[] {
  let all: readonly (readonly Tile[])[] = [[createTile(0, 0), createTile(1, 0)]];
  while ((all[0]?.length ?? tiles) < tiles) all = all.flatMap(continueTrack);
  return all;
}

function continueTrack(track: readonly Tile[]): readonly (readonly Tile[])[] {
  const last = track.at(-1) as Tile;
  return getOpenSides(track).map((heading) => [...track, { ...getAdjacentSpot(last, heading), ramp: 0 }]);
}

function createTile(x: number, y: number): Tile {
  return { x, y, ramp: 0 };
}

/** Strongest rolls of four dice: all different numbers, the rest blanks. */
const ROLLS = [1, 2, 3, 4].flatMap((numbers) =>
  Array.from({ length: 32 }, (_, set) => [1, 2, 3, 4, 5].filter((face) => (set >> (face - 1)) & 1))
    .filter((faces) => faces.length === numbers)
    .map((faces) => ({ faces, turns: 4 - numbers })),
);

test('MotoX findRides: no roll on any track has more than 18 outcomes', () => {
  let most = 0;
  for (const track of listShapes(6)) {
    const board = getBoard(track);
    for (let from = 0; from < 24; from++) {
      for (const { faces, turns } of ROLLS) {
        const { rides } = findRides({ board, from, standing: [], turns, flight: 'move' }, faces);
        most = Math.max(most, rides.length);
      }
    }
  }
  expect(most).toBeLessThanOrEqual(18);
});

/** Returns whether the given number of tiles still fits, by trying all. */
function canFit(track: readonly Tile[], more: number): boolean {
  return more === 0 || continueTrack(track).some((longer) => canFit(longer, more - 1));
}

test('R-MX-8: canStayOpen agrees with a search of all tracks', () => {
  for (const { after } of playRandomSteps(motox, [{ seats: 3, options: { traps: 'end' }, most: 30 }], 40)) {
    if (after.track.length < 8) continue;
    for (const more of [1, 3, 6]) expect(canStayOpen(after.track, more)).toBe(canFit(after.track, more));
  }
});

test('R-MX-8: every track of the default rules has all its tiles', () => {
  for (const { entry } of playRandomSteps(motox, [{ seats: 4, most: 60 }], 30)) {
    for (const event of entry.events) if (event.kind === 'built') expect(event.tiles).toBe(24);
  }
});

test('MotoX turn: tells the mover of every random race, or the result at its end', () => {
  for (const { after } of playRandomSteps(motox, SETTINGS, 2)) {
    if (after.phase === 'over') expect(motox.turn(after)).toMatchObject({ kind: 'over' });
    else expect(motox.turn(after)).toMatchObject({ kind: 'act', seats: [after.mover] });
  }
});
