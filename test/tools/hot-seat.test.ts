import { describe, expect, test } from 'vitest';
import type { StrengthId } from '../../src/ai/strengths.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import type { Many, Pick } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { parseAnswer, playHotSeat } from '../../src/tools/hot-seat.ts';
import { introduceGame } from '../conformance/strict-text.ts';
import { tictactoe } from '../tictactoe/index.ts';

introduceGame(tictactoe);

/** Plays tic-tac-toe with typed lines; returns the last position and the output. */
async function playTyped(lines: readonly string[], ai: ReadonlyMap<number, StrengthId> = new Map()) {
  const started = start(tictactoe, 2, getDefaultOptions(tictactoe.options), createSeededChance(1));
  if (refused(started)) throw new Error(started.reason.key);
  const left = [...lines];
  const written: string[] = [];
  const terminal = {
    write: (line: string) => void written.push(line),
    read: async () => left.shift() ?? null,
  };
  const match = await playHotSeat(started.match, {
    ai,
    language: 'en',
    chance: createSeededChance(1),
    terminal,
  });
  return { position: match.game.notation.print(match.state), written, left };
}

describe('playHotSeat', () => {
  test('playHotSeat: accepts numbers and typed moves to the end of the match', async () => {
    const { position, written } = await playTyped(['1', 'a2', 'b1', 'B2', 'c1']);
    expect(position).toBe('.../oo./xxx');
    expect(written.slice(-3)).toEqual(['', '1. Player 1', '2. Player 2']);
    expect(written).toContain('  Player 1 marks a1.');
  });

  test('playHotSeat: shows position, turn and numbered answers', async () => {
    const { written } = await playTyped([]);
    expect(written.slice(0, 6)).toEqual([
      '',
      'Crosses: none. Noughts: none.',
      'Player 1: Player 1 is to mark a square',
      'Which square?',
      '   1  a1',
      '   2  b1',
    ]);
  });

  test('playHotSeat: explains an illegal move and asks again', async () => {
    const { position, written } = await playTyped(['b2', 'b2', 'nonsense', 'back', '0', 'a1', 'quit', 'a3']);
    expect(position).toBe('.../.x./o..');
    expect(written).toContain('b2 is marked already; choose a free square.');
    expect(written).toContain('nonsense is not a square; squares are a1 to c3.');
  });

  test('playHotSeat: plays AI seats', async () => {
    const { written } = await playTyped(
      [],
      new Map([
        [0, 'owl'],
        [1, 'owl'],
      ]),
    );
    expect(written.filter((line) => line.includes('marks')).length).toBeGreaterThanOrEqual(5);
    expect(written.at(-1)).toMatch(/^[12]\. Player/);
  });
});

describe('playHotSeat with AI players', () => {
  /** Plays Runaround between two AIs; returns the winner and the output. */
  async function playAis(first: StrengthId, second: StrengthId, seed: number) {
    const started = start(
      runaround,
      2,
      { ...getDefaultOptions(runaround.options), goal: 3 },
      createSeededChance(seed),
    );
    if (refused(started)) throw new Error(started.reason.key);
    const written: string[] = [];
    const terminal = { write: (line: string) => void written.push(line), read: async () => null };
    const ai = new Map([first, second].entries());
    const { state } = await playHotSeat(started.match, {
      ai,
      language: 'en',
      chance: createSeededChance(seed),
      terminal,
    });
    const turn = runaround.turn(state as never);
    return { written, winner: turn.kind === 'over' && turn.standings.find(({ place }) => place === 1)?.seat };
  }

  test('playHotSeat: owls beat sparrows from either seat and explain their moves', async () => {
    const asFirst = await Promise.all([1, 2, 3].map((seed) => playAis('owl', 'sparrow', seed)));
    const asSecond = await Promise.all([4, 5, 6].map((seed) => playAis('sparrow', 'owl', seed)));
    const winners = [...asFirst, ...asSecond].map(({ winner }) => winner);
    expect(winners.filter((winner, at) => winner === (at < 3 ? 0 : 1)).length).toBeGreaterThanOrEqual(5);
    expect(asFirst[0]?.written.some((line) => /^ {2}Player \d moves .* \(.+\)\.$/.test(line))).toBe(true);
  });
});

describe('parseAnswer', () => {
  const choices = ['sun', 'moon', 'crown'].map((id) => ({ id, label: text('tictactoe:ask') }));
  const pick: Pick = { kind: 'pick', ask: text('tictactoe:ask'), choices };
  const many: Many = { kind: 'many', ask: text('tictactoe:ask'), choices, min: 0, max: 2 };

  test.each([
    ['2', pick, { kind: 'path', path: ['board', 'moon'] }],
    [' b ', pick, { kind: 'path', path: [] }],
    ['Quit', pick, { kind: 'quit' }],
    ['4', pick, { kind: 'typed', typed: '4' }],
    ['1 2', pick, { kind: 'typed', typed: '1 2' }],
    ['', pick, { kind: 'typed', typed: '' }],
    ['a2', pick, { kind: 'typed', typed: 'a2' }],
    ['3 1', many, { kind: 'path', path: ['board', 'sun+crown'] }],
    ['3,1', many, { kind: 'path', path: ['board', 'sun+crown'] }],
    ['', many, { kind: 'path', path: ['board', ''] }],
    ['1 2 3', many, { kind: 'typed', typed: '1 2 3' }],
    ['1 1', many, { kind: 'typed', typed: '1 1' }],
  ])('parseAnswer: reads %j', (line, question, answer) => {
    expect(parseAnswer(line, question, ['board'])).toEqual(answer);
  });
});
