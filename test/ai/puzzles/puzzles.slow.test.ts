import { describe, expect, test } from 'vitest';
import { measureEndLead } from '../../../src/ai/puzzles/end-lead.ts';
import type { Puzzle } from '../../../src/ai/puzzles/puzzle.ts';
import { formatPuzzleFile, parsePuzzleFile } from '../../../src/ai/puzzles/puzzle-file.ts';
import {
  getSeatKnowledge,
  isLegalMove,
  isSameMove,
  listLegalMoves,
  parsePositionMove,
  replayPuzzle,
} from '../../../src/ai/puzzles/replay-puzzle.ts';
import { readPuzzles } from '../../../src/app/puzzles/read-puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { findEndFault, findFormFault, findLeadFault } from '../../../src/tools/puzzles/check.ts';
import { findPuzzle, getPuzzleMatch } from '../../../src/tools/puzzles/search.ts';

const all = readPuzzles();

describe('puzzle files of the bot', () => {
  test('puzzle files: hold at least 60 puzzles for four games, each from its own match', () => {
    const counts = games.map(({ id }) => all.filter(({ game }) => game === id).length);
    expect(counts.filter((count) => count >= 60).length).toBeGreaterThanOrEqual(4);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('parsePuzzleFile: reads what formatPuzzleFile wrote', () => {
    const forage = all.filter(({ game }) => game === 'forage');
    const [first] = forage as [Puzzle];
    const { game, rules, seats, options } = first;
    expect(parsePuzzleFile(formatPuzzleFile({ game, rules, seats, options }, forage))).toEqual(forage);
  });

  // The last one: older puzzles come from matches of earlier AIs.
  test('findPuzzle: finds a stored puzzle again from its seed', () => {
    const stored = all.findLast(({ game }) => game === 'motox') as Puzzle;
    const { seats, options, seed } = stored;
    const call = { game: gameOf(stored), seats, options };
    const found = findPuzzle(call, seed) as Puzzle;
    expect(parsePuzzleFile(formatPuzzleFile(getPuzzleMatch(call), [found]))).toEqual([stored]);
  });
});

describe('faults of a puzzle', () => {
  const puzzle = one('runaround');
  const game = gameOf(puzzle);

  test('findFormFault and findLeadFault: return null for a sound puzzle', () => {
    expect(findFormFault(game, puzzle)).toBeNull();
    expect(findLeadFault(game, puzzle)).toBeNull();
  });

  test('findFormFault: reports that the rules have changed', () => {
    expect(findFormFault({ ...game, rules: 9 }, puzzle)).toBe(
      'it was made with rules 1, and the game has rules 9',
    );
  });

  test('findFormFault: reports a match that cannot be replayed', () => {
    const moves = puzzle.moves.with(2, { text: 'run 99', luck: [] });
    expect(findFormFault(game, { ...puzzle, moves })).toContain('Move 3 of puzzle');
    const over = puzzle.moves.with(0, { text: 'roll', luck: [2, 2] });
    expect(findFormFault(game, { ...puzzle, moves: over })).toContain('luck is left over');
  });

  test('findFormFault: reports a best move that greedy also plays or that is not legal', () => {
    const { tempting } = puzzle;
    expect(findFormFault(game, { ...puzzle, best: tempting, next: puzzle.best })).toBe(
      'the greedy player finds the best move',
    );
    const nowhere = { move: 'roll', chance: 1 };
    expect(findFormFault(game, { ...puzzle, best: nowhere })).toBe('one of its moves is not legal');
  });

  test('findLeadFault: reports that another move is best', () => {
    expect(findLeadFault(game, { ...puzzle, best: puzzle.next })).toBe('another move is best');
  });
});

describe('puzzles played on to the end of the match', () => {
  test.each(['runaround', 'motox', 'gostop'])(
    'findEndFault: confirms that the best move of a puzzle of %s is ahead at the end',
    (id) => {
      const puzzle = one(id);
      expect(findEndFault(gameOf(puzzle), puzzle)).toBeNull();
    },
  );

  test('findEndFault: reports swapped moves and equal moves', () => {
    const puzzle = one('motox');
    const { best, next } = puzzle;
    const swapped = { ...puzzle, best: next, next: best };
    expect(findEndFault(gameOf(puzzle), swapped)).toMatch(
      /^played to the end, the best move leads by only -0\.\d+ in \d+ pairs/,
    );
    expect(findEndFault(gameOf(puzzle), { ...puzzle, next: best })).toBe(
      'played to the end, the best move leads by only 0.000 in 60 pairs of matches',
    );
  });

  test('measureEndLead: gives both moves the same luck, and other luck for another seed', () => {
    const puzzle = one('motox');
    const position = replayPuzzle(gameOf(puzzle), puzzle);
    const [best, next] = [puzzle.best, puzzle.next].map(({ move }) => parsePositionMove(position, move));
    const lead = measureEndLead(position, best, next, 1);
    expect(measureEndLead(position, best, next, 1)).toEqual(lead);
    expect(measureEndLead(position, next, best, 1)).toEqual({ ...lead, lead: -lead.lead });
    expect([2, 3, 4].map((seed) => measureEndLead(position, best, next, seed).lead)).not.toEqual(
      Array(3).fill(lead.lead),
    );
  });
});

describe('equal and legal moves of a puzzle', () => {
  test('isSameMove: takes two ways to one space of a torus board for one move', () => {
    const puzzle = all.filter(({ game }) => game === 'forage').find(hasTwoWays) as Puzzle;
    const position = replayPuzzle(gameOf(puzzle), puzzle);
    const best = parsePositionMove(position, puzzle.best.move);
    const { game, view, seat } = getSeatKnowledge(position);
    const same = listLegalMoves(game, view, seat).filter((move) => isSameMove(position, move, best));
    expect(same.length).toBeGreaterThan(1);
    expect(same.length).toBeLessThan(listLegalMoves(game, view, seat).length);
  });

  test('isLegalMove: is false for a move that the rules refuse', () => {
    const puzzle = one('runaround');
    const position = replayPuzzle(gameOf(puzzle), puzzle);
    expect(isLegalMove(position, parsePositionMove(position, puzzle.best.move))).toBe(true);
    expect(isLegalMove(position, { kind: 'roll' })).toBe(false);
  });
});

/** Returns whether another path leads to the same space as the best move. */
function hasTwoWays(puzzle: Puzzle): boolean {
  const position = replayPuzzle(gameOf(puzzle), puzzle);
  const best = parsePositionMove(position, puzzle.best.move);
  const { game, view, seat } = getSeatKnowledge(position);
  return listLegalMoves(game, view, seat).filter((move) => isSameMove(position, move, best)).length > 1;
}

function one(game: string): Puzzle {
  return all.find((puzzle) => puzzle.game === game) as Puzzle;
}

function gameOf(puzzle: Puzzle) {
  const game = games.find(({ id }) => id === puzzle.game);
  if (!game) throw new Error(`There is no game ${puzzle.game}`);
  return game;
}
