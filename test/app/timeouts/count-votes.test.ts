import { describe, expect, test } from 'vitest';
import {
  countNeededVotes,
  getVotedChoice,
  getVoters,
  tallyVotes,
  type VoteChoice,
} from '../../../src/app/turns/timeout-votes.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { getDefaultOptions } from '../../../src/engine/options.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { Vote } from '../../../src/store/requests.ts';
import { createTable } from '../../support/panels.ts';

/** Parses votes such as `a:wait b:ai`. */
function parseVotes(text: string): readonly Vote[] {
  return text.split(' ').flatMap((one) => {
    const [person, choice] = one.split(':');
    return person && choice ? [{ person, choice }] : [];
  });
}

describe('timeout vote count', () => {
  test.each<readonly [voters: string, votes: string, choice: VoteChoice | null]>([
    ['a', '', null],
    ['a', 'a:wait', 'wait'],
    ['a', 'x:ai', null],
    ['ab', 'a:ai', null],
    ['ab', 'a:ai b:free', null],
    ['ab', 'a:ai b:ai', 'ai'],
    ['abc', 'a:once b:wait', null],
    ['abc', 'a:once b:wait c:once', 'once'],
    ['abc', 'a:free x:free y:free', null],
    ['abcd', 'a:free b:free', null],
    ['abcd', 'a:free b:free c:wait d:free', 'free'],
    ['', 'a:wait b:wait', null],
  ])('getVotedChoice: voters "%s" with votes "%s" decide %s', (voters, votes, choice) => {
    expect(getVotedChoice(parseVotes(votes), [...voters])).toBe(choice);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('countNeededVotes: of %i voters, %i are needed', (others, most) => {
    expect(countNeededVotes(Array.from({ length: others }, String))).toBe(most);
  });

  test('tallyVotes: counts only the votes of eligible voters', () => {
    expect(tallyVotes(parseVotes('a:wait b:ai c:ai x:ai'), ['a', 'b', 'c'])).toEqual({
      wait: 1,
      once: 0,
      ai: 2,
      free: 0,
    });
  });
});

test('getVoters: excludes players who left the server unless all did', () => {
  const table = createTable(
    forage,
    forage.setup(4, getDefaultOptions(forage.options), createSeededChance(1)),
    4,
  );
  expect(getVoters(table, 1, [0, 1])).toEqual(['p2', 'p3']);
  expect(getVoters(table, 1, [0, 2])).toEqual(['p3']);
  expect(getVoters(table, 1, [0, 2, 3])).toEqual(['p0', 'p2', 'p3']);
});

test('getVoters: excludes the late player, AI seats and free seats', () => {
  const table = createTable(
    forage,
    forage.setup(4, getDefaultOptions(forage.options), createSeededChance(1)),
    4,
  );
  expect(getVoters(table, 1, [])).toEqual(['p0', 'p2', 'p3']);
  const ai = { kind: 'ai' as const, seat: 0, player: 'random', name: 'AI (Ann)', instead: 'p0' };
  const free = { kind: 'empty' as const, seat: 3, name: '(Bo)', instead: 'p3' };
  expect(getVoters({ ...table, seats: table.seats.with(0, ai).with(3, free) }, 1, [])).toEqual(['p2']);
});
