import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

/** Runs a tool as its npm script does. */
function called(tool: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/tools/${tool}.ts`, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run position', () => {
  test('npm run position: prints JSON', () => {
    const { status, stdout } = called('position', ['runaround']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'runaround', turn: { kind: 'act' }, legal: ['roll'] });
  });

  test('npm run position: reports a refused move and exits with 0', () => {
    const { status, stdout } = called('position', ['Runaround', '--luck', '0', '--play', '5']);
    expect([status, JSON.parse(stdout).refused.key]).toEqual([0, 'runaround:refuse.rollFirst']);
  });

  test('npm run position: exits with 1 when luck is missing', () => {
    const { status, stdout } = called('position', ['runaround', '--luck', '0', '--play', 'roll']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ luck: { used: 1, missing: true, wanted: 6 } });
  });

  test.each([
    [['chess'], 'There is no game "chess".'],
    [['runaround', '--at', 'nowhere'], 'nowhere'],
    [['runaround', '--wind'], 'There is no flag --wind'],
    [['runaround', 'forage'], '"forage" is one word too many'],
  ])('npm run position: with %j prints one sentence and exits with 2', (args, sentence) => {
    const { status, stdout, stderr } = called('position', args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('npm run simulate', () => {
  test('npm run simulate: prints JSON', () => {
    const { status, stdout } = called('simulate', ['runaround', '--games', '20', '--seed', '4', '--json']);
    expect(status).toBe(0);
    const { games, seed, wins, shared, unfinished } = JSON.parse(stdout);
    expect([games, seed, unfinished]).toEqual([20, 4, 0]);
    expect(wins[0] + wins[1] + shared).toBe(20);
  });

  test('npm run simulate: prints lines', () => {
    const { stdout } = called('simulate', ['runaround', '--games', '5']);
    expect(stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '5',
      'moves',
      'turns',
      'wins',
      'speed',
      '',
    ]);
  });
});

describe('npm run play', () => {
  test('npm run play: reads moves from a pipe', () => {
    const { status, stdout } = called('play', ['runaround', '--seed', '2', '--ai', '2'], 'roll\nquit\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Player 1 rolls [1-6]/);
  });

  test('npm run play: refuses an AI for a player that does not exist', () => {
    const { status, stderr } = called('play', ['runaround', '--ai', '2,3']);
    expect([status, stderr]).toEqual([2, '--ai names players from 1 to 2, and 3 is none of them.\n']);
  });

  test.each([
    [
      ['--ai', 'owl', '--seats', '3'],
      [2, 3],
    ],
    [
      ['--ai', '1=owl,3', '--seats', '3'],
      [1, 3],
    ],
    [
      ['--ai', 'sparrow,badger', '--seats', '4'],
      [2, 3, 4],
    ],
  ])('npm run play: with %j leaves the other seats to people', (args, ais) => {
    const { status, stdout } = called('play', ['motox', '--seed', '2', ...args], 'no move\nquit\n');
    expect(status).toBe(0);
    const asked = [...stdout.matchAll(/^Player (\d):/gm)].map(([, player]) => Number(player));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((player) => ais.includes(player))).toEqual([]);
  });

  test.each(['hawk', '2=hawk', 'owl=2'])(
    'npm run play: with --ai %s prints one sentence and exits with 2',
    (ai) => {
      const { status, stderr } = called('play', ['runaround', '--ai', ai]);
      expect([status, stderr]).toEqual([
        2,
        `--ai takes sparrow, badger, owl, or players such as 2 and 2=owl, not "${ai}".\n`,
      ]);
    },
  );

  test('npm run play: ends with the pipe, in Korean too', () => {
    expect(called('play', ['runaround', '--language', 'ko']).status).toBe(0);
  });
});

describe('npm run puzzles', () => {
  test.each([
    [['--game', 'piecepack'], 'No AI plays piecepack'],
    [['--game', 'forage', '--options', '{}'], 'choose options without memory'],
    [['--game', 'runaround', '--seats', '3'], 'for 2 players'],
    [['--game', 'runaround', '--count', 'many'], '--count is a whole number'],
    [[], 'Say which game'],
  ])('npm run puzzles: with %j prints one sentence and exits with 2', (args, sentence) => {
    const { status, stdout, stderr } = called('puzzles', args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('npm run backup, restore and doctor', () => {
  test.each([
    ['backup', ['--data', 'test/nowhere'], 'There is no data in test/nowhere'],
    ['backup', ['--keep', '0'], '--keep is a whole number of at least 1'],
    ['restore', [], 'Say which file'],
    ['restore', ['nothing.db', '--data', 'test/nowhere'], 'There is no file nothing.db'],
    ['doctor', ['--data', 'test/nowhere'], 'There is no data in test/nowhere'],
    ['doctor', ['table 7'], 'one word too many'],
  ])('npm run %s: with %j prints one sentence and exits with 2', (tool, args, sentence) => {
    const { status, stdout, stderr } = called(tool, args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('npm run doctor: checks a restored backup and exits with 1 when it has faults', () => {
    const folder = mkdtempSync(join(tmpdir(), 'piecemeal-spawned-'));
    const [data, trial] = [join(folder, 'data'), join(folder, 'trial')];
    mkdirSync(data);
    writeFileSync(join(data, 'piecemeal.db'), gunzipSync(readFileSync('test/store/files/0015.db.gz')));
    const copy = called('backup', [join(folder, 'copies'), '--data', data, '--keep', '2']).stdout.trim();
    expect(called('restore', [copy, '--data', trial])).toMatchObject({
      status: 0,
      stdout: `Restored: ${copy}\n`,
    });
    expect(called('doctor', ['--data', trial]).stderr).toContain('the next start brings it up to date');
    called('ratings', ['--check', '--data', trial]);
    const { status, stdout } = called('doctor', ['--json', '--data', trial]);
    const { healthy, faults } = JSON.parse(stdout);
    expect([status, healthy]).toEqual(faults.length === 0 ? [0, true] : [1, false]);
    rmSync(folder, { recursive: true });
  });
});
