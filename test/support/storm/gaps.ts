import { expect } from 'vitest';
import type { SessionGap } from './sessions.ts';
import type { Blow, Storm } from './storm.ts';

/** So long after a death another process has its shards at most, in ms. */
const MAX_TAKEOVER_MS = 15_000;

/** What became of the sessions, in ms, and of the interactions. */
export interface StormFigures {
  readonly longestGap: number;
  readonly longestTakeover: number;
  readonly sent: number;
  /** Not answered, as no session held the shard when they were sent or while the answer was waited for. */
  readonly excused: number;
  readonly unsure: number;
}

/** Every shard had a session again in time, and every interaction was answered that reached one which lasted. */
export function expectHeld({ sessions, ledger, blows }: Storm): StormFigures {
  const gaps = sessions.gaps();
  const takeovers = gaps.flatMap((gap) => getTakeoverTimes(gap, blows));
  expect(Math.max(...takeovers)).toBeLessThan(MAX_TAKEOVER_MS);
  const missed = ledger.unanswered.filter(({ shard, from, to }) => !sessions.lacked(shard, from, to));
  expect(missed.map(({ what, state }) => `${what}: ${state()}`)).toEqual([]);
  expect(ledger.bugs).toEqual([]);
  return {
    longestGap: Math.max(...gaps.map(({ from, to }) => to - from)),
    longestTakeover: Math.max(...takeovers),
    sent: ledger.sent,
    excused: ledger.unanswered.length,
    unsure: ledger.unsure,
  };
}

/** How long it took from the last blow within the gap. */
function getTakeoverTimes({ from, to }: SessionGap, blows: readonly Blow[]): readonly number[] {
  const last = blows.findLast(({ at }) => at < to && at >= from - 100);
  return last === undefined ? [] : [to - last.at];
}
