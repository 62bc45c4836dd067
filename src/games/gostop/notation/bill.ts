/**
 * Prints and parses the lines of a bill as words, seats counted from 1:
 *
 * - `brights:3=3`, `birds:3=5`, `animals:6=2`, `ribbons:5=1`, `junk:12=3`: number of cards and their points;
 * - `C+=3`, `C=3`, `C-=3`: a trio of ribbons; `plus:2=2`: additional points; `four9=7`: four of a month in the hand;
 * - `shake9x2`, `bomb4x2`, `animalsx2`, `go3x2`: reserve cards; `carriedx2`: from earlier deals;
 * - `nojunk:2x2`, `nobrights:2x2`, `went:2x2`: penalties of player 2.
 */
import type { BillLine, ReserveCause } from '../types.ts';

const PENALTIES = { junk: 'nojunk', brights: 'nobrights', go: 'went' } as const;

export function printLine(line: BillLine): string {
  switch (line.kind) {
    case 'trio':
      return `${line.of}=${line.points}`;
    case 'additional':
      return `plus:${line.count}=${line.points}`;
    case 'four':
      return `four${line.month}=${line.points}`;
    case 'reserve':
      return `${printCause(line.cause)}x${line.times}`;
    case 'carried':
      return `carriedx${line.times}`;
    case 'penalty':
      return `${PENALTIES[line.of]}:${line.seat + 1}x${line.times}`;
    default:
      return `${line.kind}:${line.count}=${line.points}`;
  }
}

/** Prints a reserve card's cause: `shake9`, `bomb4`, `animals`, `go3`. */
export function printCause(cause: ReserveCause): string {
  switch (cause.kind) {
    case 'shake':
    case 'bomb':
      return `${cause.kind}${cause.month}`;
    case 'animals':
      return 'animals';
    case 'go':
      return `go${cause.count}`;
  }
}

/** Parses a line printed by {@link printLine}, in any case; returns null if it is none. */
export function parseLine(word: string): BillLine | null {
  const low = word.toLowerCase();
  return parsePoints(low) ?? parseTimes(low);
}

function parsePoints(word: string): BillLine | null {
  const trio = /^(c[+-]?)=(\d+)$/.exec(word);
  if (trio) return { kind: 'trio', of: trio[1]?.toUpperCase() as 'C+', points: Number(trio[2]) };
  const four = /^four(\d{1,2})=(\d+)$/.exec(word);
  if (four) return { kind: 'four', month: Number(four[1]), points: Number(four[2]) };
  const set = /^(brights|animals|birds|ribbons|junk|plus):(\d+)=(\d+)$/.exec(word);
  if (!set) return null;
  const [, kind, count, points] = set;
  const named = kind === 'plus' ? 'additional' : (kind as 'brights');
  return { kind: named, count: Number(count), points: Number(points) };
}

function parseTimes(word: string): BillLine | null {
  const [, what = '', times] = /^(.+)x(\d+)$/.exec(word) ?? [];
  if (what === 'carried') return { kind: 'carried', times: Number(times) };
  const cause = parseCause(what);
  if (cause) return { kind: 'reserve', cause, times: Number(times) };
  const penalty = /^(nojunk|nobrights|went):([123])$/.exec(what);
  if (!penalty) return null;
  const of = penalty[1] === 'nojunk' ? 'junk' : penalty[1] === 'went' ? 'go' : 'brights';
  return { kind: 'penalty', of, seat: Number(penalty[2]) - 1, times: Number(times) };
}

/** Parses a reserve card's cause, or returns null. */
export function parseCause(word: string): ReserveCause | null {
  if (word === 'animals') return { kind: 'animals' };
  const [, kind, number] = /^(shake|bomb|go)(\d{1,2})$/.exec(word) ?? [];
  if (kind === undefined) return null;
  if (kind === 'go') return { kind, count: Number(number) };
  return { kind: kind as 'shake' | 'bomb', month: Number(number) };
}
