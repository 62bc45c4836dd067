import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** Calls a tool as its script of package.json does. */
function called(tool: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/tools/${tool}.ts`, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run position', () => {
  test('prints JSON', () => {
    const { status, stdout } = called('position', ['runaround']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'runaround', turn: { kind: 'act' }, legal: ['roll'] });
  });

  test('a move that is refused is an answer, and code 0', () => {
    const { status, stdout } = called('position', ['Runaround', '--luck', '0', '--play', '5']);
    expect([status, JSON.parse(stdout).refused.key]).toEqual([0, 'runaround:refuse.rollFirst']);
  });

  test('luck that does not suffice is code 1', () => {
    const { status, stdout } = called('position', ['runaround', '--luck', '0', '--play', 'roll']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ luck: { used: 1, missing: true, wanted: 6 } });
  });

  test.each([
    [['chess'], 'There is no game "chess".'],
    [['runaround', '--at', 'nowhere'], 'nowhere'],
    [['runaround', '--wind'], 'There is no flag --wind'],
    [['runaround', 'forage'], '"forage" is one word too many'],
  ])('%j is one sentence and code 2', (args, sentence) => {
    const { status, stdout, stderr } = called('position', args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('npm run simulate', () => {
  test('prints JSON', () => {
    const { status, stdout } = called('simulate', ['runaround', '--games', '20', '--seed', '4', '--json']);
    expect(status).toBe(0);
    const { games, seed, wins, shared, unfinished } = JSON.parse(stdout);
    expect([games, seed, unfinished]).toEqual([20, 4, 0]);
    expect(wins[0] + wins[1] + shared).toBe(20);
  });

  test('prints lines', () => {
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
  test('plays from a pipe', () => {
    const { status, stdout } = called('play', ['runaround', '--seed', '2', '--ai', '2'], 'roll\nquit\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Player 1 rolls [1-6]/);
  });

  test('knows how many players there are', () => {
    const { status, stderr } = called('play', ['runaround', '--ai', '2,3']);
    expect([status, stderr]).toEqual([2, '--ai names players from 1 to 2, and 3 is none of them.\n']);
  });

  test('ends when the pipe does, in Korean too', () => {
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
  ])('%j is one sentence and code 2', (args, sentence) => {
    const { status, stdout, stderr } = called('puzzles', args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
