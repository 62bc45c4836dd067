import { isIn, type LeagueMatch } from './match.ts';

/** A win, and a draw, in points. */
export const WIN = 2;
export const DRAW = 1;

/** Where somebody stands in a league. */
export interface LeagueRow {
  /** Their lot. */
  readonly lot: number;
  /** From 1; nobody shares one. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  readonly difference: number;
}

type Row = Omit<LeagueRow, 'place'>;

/**
 * The standings of a league of 1 to `count`: by points; of those who are level, by the points from the matches among them,
 * then by the difference of all their matches, then by the lot that was drawn at the start. See {@link margins}.
 */
export function standingsOf(count: number, matches: readonly LeagueMatch[]): readonly LeagueRow[] {
  const done = matches.filter(({ state }) => state === 'done');
  const margin = margins(done);
  const rows = Array.from({ length: count }, (_, at) => rowOf(at + 1, done, margin));
  return grouped(rows, ({ points }) => points)
    .flatMap((level) => untied(level, done))
    .map((row, at) => ({ ...row, place: at + 1 }));
}

type Margin = (match: LeagueMatch) => number;

/**
 * By how much a match was won: by the difference of what both counted, or by 1 where the game counts nothing. One that was
 * given up counts as the widest that was played to its end, so that nobody gives up to lose by less. One that had no
 * table counts nothing.
 */
function margins(done: readonly LeagueMatch[]): Margin {
  const widest = Math.max(1, ...done.map(playedMargin));
  return (match) => {
    const { winner, how } = match.result ?? {};
    if (winner === null || winner === undefined) return 0;
    if (how === 'given') return widest;
    return how === 'played' ? Math.max(playedMargin(match), 0) : 0;
  };
}

function playedMargin({ result }: LeagueMatch): number {
  if (result?.how !== 'played' || result.winner === null) return 0;
  return result.scores === null ? 1 : Math.abs(result.scores[0] - result.scores[1]);
}

function rowOf(lot: number, done: readonly LeagueMatch[], margin: Margin): Row {
  const own = done.filter((match) => isIn(match, lot));
  const won = own.filter(({ result }) => result?.winner === lot);
  const drawn = own.filter(isDrawn);
  const lost = own.filter((match) => !won.includes(match) && !drawn.includes(match));
  const sum = (list: readonly LeagueMatch[]) => list.reduce((all, match) => all + margin(match), 0);
  return {
    lot,
    played: own.length,
    won: won.length,
    drawn: drawn.length,
    lost: lost.length,
    points: pointsIn(lot, own),
    difference: sum(won) - sum(lost),
  };
}

/** Neither of the two has won, and both were there. */
function isDrawn({ result }: LeagueMatch): boolean {
  return result?.winner === null && result.how !== 'walkover';
}

function pointsIn(lot: number, matches: readonly LeagueMatch[]): number {
  return matches.reduce((all, match) => {
    if (!isIn(match, lot)) return all;
    return all + (match.result?.winner === lot ? WIN : isDrawn(match) ? DRAW : 0);
  }, 0);
}

/** As long as the matches among those who are level tell some of them apart, they are asked again among the rest. */
function untied(level: readonly Row[], done: readonly LeagueMatch[]): readonly Row[] {
  if (level.length === 1) return level;
  const isAmong = (lot: number | null) => level.some((row) => row.lot === lot);
  const among = done.filter(({ first, second }) => isAmong(first) && isAmong(second));
  const apart = grouped(level, ({ lot }) => pointsIn(lot, among));
  if (apart.length > 1) return apart.flatMap((rest) => untied(rest, done));
  return level.toSorted((one, other) => other.difference - one.difference || one.lot - other.lot);
}

/** Those with the same count together, the highest first. */
function grouped(rows: readonly Row[], count: (row: Row) => number): readonly (readonly Row[])[] {
  const counts = [...new Set(rows.map(count))].sort((one, other) => other - one);
  return counts.map((wanted) => rows.filter((row) => count(row) === wanted));
}
