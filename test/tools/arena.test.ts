import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { games } from '../../src/games/registry.ts';
import { collect } from '../../src/tools/arena/collect.ts';
import { fight, MAX_ARENA_MOVES } from '../../src/tools/arena/matches.ts';
import { computeOutcome } from '../../src/tools/arena/outcome.ts';
import { listPlans } from '../../src/tools/arena/plans.ts';
import { listArenaSettings } from '../../src/tools/arena/table.ts';
import { tictactoe } from '../tictactoe/index.ts';

function called(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/arena.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('arena --table: has a row for the defaults and for each value of each option', () => {
  const { status, stdout } = called('runaround', '--table', '--games', '2', '--playouts', '0', '--json');
  const rows = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(rows[0]).toMatchObject({
    game: 'runaround',
    seats: 2,
    changed: '',
    fair: 0.5,
    games: 2,
    refused: 0,
  });
  expect(rows.map((row: { changed: string }) => row.changed)).toContain('goal 3');
  expect(new Set(rows.map((row: { changed: string }) => row.changed)).size).toBe(rows.length);
});

test('arena --table: can be limited to a number of seats', () => {
  const { stdout } = called(
    'gostop',
    '--table',
    '--seats',
    '3',
    '--games',
    '1',
    '--playouts',
    '0',
    '--b',
    'random',
  );
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toContain('| game | seats | option |');
  expect(lines.slice(2).every((line) => line.startsWith('| gostop | 3 |'))).toBe(true);
  expect(stdout).toContain('| deals 10 | 1 |');
});

test('arena --table: refuses --options', () => {
  const { status, stderr } = called('forage', '--table', '--options', '{"roundCap":20}');
  expect(status).toBe(2);
  expect(stderr).toContain('--options');
});

test('arena --scripted: prints a row for each scripted plan of a game', () => {
  const call = ['moneyrun', '--scripted', '--a', 'greedy', '--games', '2'];
  const { status, stdout } = called(...call, '--options', '{"roundCap":20}');
  const [head, , ...rows] = stdout.trim().split('\n');
  expect(status).toBe(0);
  expect(head).toContain('| plan | matches | first |');
  expect(rows.map((row) => row.split(' | ').slice(0, 2))).toEqual(
    listPlans(moneyrun).map((plan) => [`| ${plan}`, '2']),
  );
  expect(called('piecepack', '--scripted').stderr).toBe('piecepack has no scripted players.\n');
});

test.each([[['--b', 'badger']], [['--table']], [['--judged', '5']]])(
  'arena --scripted: refuses %j',
  (more) => {
    const { status, stderr } = called('moneyrun', '--scripted', ...more);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--scripted cannot be combined with')]);
  },
);

test('arena: stops and counts a match that does not end', async () => {
  const endless = { ...tictactoe, turn: () => ({ kind: 'act', seats: [0], phase: 'mark' }) as const };
  const stay: typeof endless.apply = (state) => state;
  const player = () => 'a1';
  const call = { game: { ...endless, apply: stay } as Game, seats: 2, options: {}, games: 2, seed: 1 };
  const { unfinished, moves, first } = computeOutcome(
    await collect(fight({ ...call, a: player, b: player })),
  );
  expect([unfinished, moves, first]).toEqual([2, MAX_ARENA_MOVES, 0]);
});

test('arena --judged: greedy has an equal share without luck, and random play less', () => {
  const judged = (a: string, pairs: string) => {
    const call = ['--seats', '3', '--a', a, '--games', '12', '--judged', pairs, '--json'];
    return JSON.parse(called('gostop', ...call).stdout).judged;
  };
  const equal = judged('greedy', '2');
  expect(equal.first).toEqual({ mean: expect.closeTo(1 / 3), interval: expect.closeTo(0) });
  expect(equal.alone.mean).toBeLessThan(1 / 3);
  const { mean, interval } = judged('uniform', '30').first;
  expect(mean + interval).toBeLessThan(1 / 3);
});

test('arena --judged: refuses an opponent other than greedy', () => {
  const { status, stderr } = called('gostop', '--b', 'random', '--judged', '5');
  expect(status).toBe(2);
  expect(stderr).toContain('--judged');
});

test.each(games)('listArenaSettings: $id admits all settings, with every number of seats', (game) => {
  const settings = listArenaSettings(game);
  expect(new Set(settings.map(({ seats }) => seats))).toEqual(new Set(game.seats));
  for (const { seats, options } of settings) expect(game.admits(seats, options)).toBeNull();
  const values = game.options.flatMap((option) => option.values).length;
  expect(settings.length).toBeLessThanOrEqual(game.seats.length * (1 + values - game.options.length));
});
