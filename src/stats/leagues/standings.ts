import { hasLot, type LeagueMatch } from './league-match.ts';

/** A win, and a draw, in points. */
export const WIN_POINTS = 2;
export const DRAW_POINTS = 1;

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
 * then by the difference of all their matches, then by the lot that was drawn at the start. See {@link createMargin}.
 */
export function computeLeagueStandings(count: number, matches: readonly LeagueMatch[]): readonly LeagueRow[] {
  const done = matches.filter(({ state }) => state === 'done');
  const margin = createMargin(done);
  const rows = Array.from({ length: count }, (_, at) => computeRow(at + 1, done, margin));
  return groupByCount(rows, ({ points }) => points)
    .flatMap((level) => breakTies(level, done))
    .map((row, at) => ({ ...row, place: at + 1 }));
}

type Margin = (match: LeagueMatch) => number;

/**
 * By how much a match was won: by the difference of what both counted, or by 1 where the game counts nothing. One that was
 * given up counts as the widest that was played to its end, so that nobody gives up to lose by less. One that had no
 * table counts nothing.
 */
function createMargin(done: readonly LeagueMatch[]): Margin {
  const widest = Math.max(1, ...done.map(getPlayedMargin));
  return (match) => {
    const { winner, how } = match.result ?? {};
    if (winner === null || winner === undefined) return 0;
    if (how === 'given') return widest;
    return how === 'played' ? Math.max(getPlayedMargin(match), 0) : 0;
  };
}

function getPlayedMargin({ result }: LeagueMatch): number {
  if (result?.how !== 'played' || result.winner === null) return 0;
  return result.scores === null ? 1 : Math.abs(result.scores[0] - result.scores[1]);
}

function computeRow(lot: number, done: readonly LeagueMatch[], margin: Margin): Row {
  const own = done.filter((match) => hasLot(match, lot));
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
    points: sumPoints(lot, own),
    difference: sum(won) - sum(lost),
  };
}

/** Neither of the two has won, and both were there. */
function isDrawn({ result }: LeagueMatch): boolean {
  return result?.winner === null && result.how !== 'walkover';
}

function sumPoints(lot: number, matches: readonly LeagueMatch[]): number {
  return matches.reduce((all, match) => {
    if (!hasLot(match, lot)) return all;
    return all + (match.result?.winner === lot ? WIN_POINTS : isDrawn(match) ? DRAW_POINTS : 0);
  }, 0);
}

/** As long as the matches among those who are level tell some of them apart, they are asked again among the rest. */
function breakTies(level: readonly Row[], done: readonly LeagueMatch[]): readonly Row[] {
  if (level.length === 1) return level;
  const isAmong = (lot: number | null) => level.some((row) => row.lot === lot);
  const among = done.filter(({ first, second }) => isAmong(first) && isAmong(second));
  const apart = groupByCount(level, ({ lot }) => sumPoints(lot, among));
  if (apart.length > 1) return apart.flatMap((rest) => breakTies(rest, done));
  return level.toSorted((one, other) => other.difference - one.difference || one.lot - other.lot);
}

/** Those with the same count together, the highest first. */
function groupByCount(rows: readonly Row[], count: (row: Row) => number): readonly (readonly Row[])[] {
  const counts = [...new Set(rows.map(count))].sort((one, other) => other - one);
  return counts.map((wanted) => rows.filter((row) => count(row) === wanted));
}
