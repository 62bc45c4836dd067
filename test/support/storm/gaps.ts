import { expect } from 'vitest';
import type { SessionGap } from './sessions.ts';
import type { Blow, Storm } from './storm.ts';

/** Maximum ms from a process's death until another has its shards. */
const MAX_TAKEOVER_MS = 15_000;

/** Figures of the sessions, in ms, and of the interactions. */
export interface StormFigures {
  readonly longestGap: number;
  readonly longestTakeover: number;
  readonly sent: number;
  /** Number of unanswered interactions whose shard had no session when they were sent or while they waited. */
  readonly excused: number;
  readonly unsure: number;
}

/** Expects that every shard regained a session in time, and every interaction whose session lasted was answered. */
export function expectHeld({ sessions, ledger, answers, blows }: Storm): StormFigures {
  const gaps = sessions.gaps();
  const takeovers = gaps.flatMap((gap) => getTakeoverTimes(gap, blows));
  expect(Math.max(...takeovers)).toBeLessThan(MAX_TAKEOVER_MS);
  const missed = answers.unanswered.filter(({ shard, from, to }) => !sessions.lacked(shard, from, to));
  expect(missed.map(({ what, state }) => `${what}: ${state()}`)).toEqual([]);
  expect(answers.bugs).toEqual([]);
  return {
    longestGap: Math.max(...gaps.map(({ from, to }) => to - from)),
    longestTakeover: Math.max(...takeovers),
    sent: ledger.clicks,
    excused: answers.unanswered.length,
    unsure: ledger.outcome('lost to a fault'),
  };
}

/** Returns the time from the last blow within the gap until its end. */
function getTakeoverTimes({ from, to }: SessionGap, blows: readonly Blow[]): readonly number[] {
  const last = blows.findLast(({ at }) => at < to && at >= from - 100);
  return last === undefined ? [] : [to - last.at];
}
