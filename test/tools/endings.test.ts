import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { forage } from '../../src/games/forage/index.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import type { MoneyRunState } from '../../src/games/moneyrun/types.ts';
import { motox } from '../../src/games/motox/index.ts';
import { games } from '../../src/games/registry.ts';
import type { Player } from '../../src/tools/arena/players.ts';
import { getPositionKey, playCourse } from '../../src/tools/endings/course.ts';
import { createLineUps } from '../../src/tools/endings/line-ups.ts';
import { type EndingsRow, findBrokenLimits } from '../../src/tools/endings/rows.ts';

const ROW: EndingsRow = {
  game: 'motox',
  seats: 3,
  lineUp: 'owls',
  matches: 50,
  over: 50,
  capped: 0,
  repeats: 3,
  moves: { median: 90, max: 120 },
  passedRounds: 1,
  passes: 3,
};

describe('findBrokenLimits', () => {
  test('findBrokenLimits: accepts a usual row', () => {
    expect(findBrokenLimits([ROW])).toEqual([]);
  });

  test.each<[Partial<EndingsRow>, string]>([
    [{ over: 49 }, '1 matches did not end'],
    [{ repeats: 4 }, 'one position occurred 4 times'],
    [{ passedRounds: 2 }, 'all players passed 2 rounds in a row'],
    [{ passes: 3.5 }, 'the median race had 3.5 passes'],
  ])('findBrokenLimits: reports %j', (changed, sentence) => {
    expect(findBrokenLimits([{ ...ROW, ...changed }])).toEqual([`motox, 3 seats, owls: ${sentence}`]);
  });

  test('findBrokenLimits: lets one match of Forage reach the cap, or two of a hundred', () => {
    const row = { ...ROW, game: 'forage' };
    expect(findBrokenLimits([{ ...row, capped: 1 }])).toEqual([]);
    expect(findBrokenLimits([{ ...row, capped: 2 }])).toEqual([
      'forage: 2 of 50 matches reached the cap of rounds',
    ]);
    expect(findBrokenLimits([{ ...row, capped: 2 }, row])).toEqual([]);
    expect(findBrokenLimits([{ ...ROW, game: 'moneyrun', capped: 9 }])).toEqual([]);
  });
});

describe('getPositionKey', () => {
  test.each(games.filter(({ ai }) => ai))('getPositionKey: exists for $id', (game) => {
    expect(getPositionKey(game, opening(game))).not.toBeNull();
  });

  test('getPositionKey: ignores the round but not the seat to move', () => {
    const state = opening(moneyrun) as { readonly round: number; readonly mover: number };
    const position = getPositionKey(moneyrun, state);
    expect(getPositionKey(moneyrun, { ...state, round: 9 })).toBe(position);
    expect(getPositionKey(moneyrun, { ...state, mover: 1 - state.mover })).not.toBe(position);
  });
});

describe('playCourse', () => {
  test('playCourse: counts a repeated position and a match that reaches the cap', async () => {
    const places = [shuttle, shuttle].map((player) => ({ player, isAi: true }));
    const options = { ...getDefaultOptions(moneyrun.options), roundCap: 20 };
    const course = await playCourse({ game: moneyrun, options, places, seed: 1, number: 1 });
    expect(course).toMatchObject({ isOver: true, isCapped: true, passes: 0 });
    expect(course.repeats).toBeGreaterThan(3);
  });

  test('playCourse: counts rounds in which all pass until the match is stopped', async () => {
    const [owls] = createLineUps(motox, 3, 0);
    const places = (owls?.places(0) ?? []).map(({ player, isAi }) => ({ isAi, player: passing(player) }));
    const options = getDefaultOptions(motox.options);
    const course = await playCourse({ game: motox, options, places, seed: 1, number: 1 });
    expect(course).toMatchObject({ isOver: false, isCapped: false });
    expect(course.passedRounds).toBeGreaterThan(900);
    expect(course.repeats).toBeGreaterThan(900);
    expect(course.passes).toBeGreaterThan(2_700);
  });
});

test('createLineUps: puts one owl among scripted players in each seat in turn', () => {
  const lineUps = createLineUps(forage, 3, undefined);
  const among = lineUps.at(-1);
  expect([0, 1, 2].map((number) => among?.places(number).findIndex(({ isAi }) => isAi))).toEqual([0, 1, 2]);
  for (const { places } of lineUps.slice(0, 3)) expect(new Set(places(0)).size).toBe(1);
});

test('endings tool: prints a row for each line-up as JSON', () => {
  const call = ['src/tools/endings.ts', 'runaround', '--games', '1', '--playouts', '0', '--json'];
  const { status, stdout } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  const { rows, broken } = JSON.parse(stdout);
  expect(rows.map(({ lineUp }: EndingsRow) => lineUp)).toEqual([
    'sparrows',
    'badgers',
    'owls',
    'mixed',
    'owl among plans',
  ]);
  expect(status).toBe(broken.length === 0 ? 0 : 1);
  expect(rows.every(({ over, moves }: EndingsRow) => over === 1 && moves.max > 10)).toBe(true);
});

function opening(game: (typeof games)[number]): unknown {
  const started = start(game, game.seats[0] ?? 2, getDefaultOptions(game.options), createSeededChance(1));
  if (refused(started)) throw new Error(started.reason.key);
  return started.match.state;
}

/** Player that moves one coin to and fro. */
const shuttle: Player = ({ view }) => {
  const { stacks, table } = view as MoneyRunState;
  const [stack] = stacks;
  if (!stack) return { kind: 'place', coin: table[0], at: 'e5' };
  return { kind: 'shift', from: stack.at, to: stack.at === 'e5' ? 'e6' : 'e5' };
};

/** Returns a player that passes whenever it may. */
function passing(player: Player): Player {
  return (at) => {
    const { phase, dice } = at.view as { readonly phase: string; readonly dice: unknown };
    return phase === 'race' && dice === null ? { kind: 'pass' } : player(at);
  };
}

test('endings tool: refuses a number of seats that no requested game has', () => {
  const call = ['src/tools/endings.ts', 'runaround', '--seats', '4'];
  const { status, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'None of these games is for 4 players.\n']);
});
