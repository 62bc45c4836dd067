import { isPlayer, type LeagueMatch } from './league-match.ts';

/** Points for a win and a draw. */
export const WIN_POINTS = 2;
export const DRAW_POINTS = 1;

/** Standing of a player in a league. */
export interface LeagueRow {
  /** Lot of the player. */
  readonly drawNumber: number;
  /** From 1; never shared. */
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
 * Returns the standings of a league of players 1 to `count`, sorted by points. Ties are broken by the points from the
 * matches among the tied players, then by the difference over all matches, then by the number drawn at the start. See
 * {@link createMargin}.
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
 * Returns the margin of a win: the difference of the scores, or 1 if the game has none. A match given up counts as the
 * widest one that was played out, so that giving up is never better than losing. A match without a table counts 0.
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

function computeRow(drawNumber: number, done: readonly LeagueMatch[], margin: Margin): Row {
  const own = done.filter((match) => isPlayer(match, drawNumber));
  const won = own.filter(({ result }) => result?.winner === drawNumber);
  const drawn = own.filter(isDrawn);
  const lost = own.filter((match) => !won.includes(match) && !drawn.includes(match));
  const sum = (list: readonly LeagueMatch[]) => list.reduce((all, match) => all + margin(match), 0);
  return {
    drawNumber,
    played: own.length,
    won: won.length,
    drawn: drawn.length,
    lost: lost.length,
    points: sumPoints(drawNumber, own),
    difference: sum(won) - sum(lost),
  };
}

/** Returns whether nobody won although both players were there. */
function isDrawn({ result }: LeagueMatch): boolean {
  return result?.winner === null && result.how !== 'walkover';
}

function sumPoints(drawNumber: number, matches: readonly LeagueMatch[]): number {
  return matches.reduce((all, match) => {
    if (!isPlayer(match, drawNumber)) return all;
    return all + (match.result?.winner === drawNumber ? WIN_POINTS : isDrawn(match) ? DRAW_POINTS : 0);
  }, 0);
}

/** Breaks ties by the matches among the tied players, repeatedly as long as this separates some of them. */
function breakTies(level: readonly Row[], done: readonly LeagueMatch[]): readonly Row[] {
  if (level.length === 1) return level;
  const isAmong = (drawNumber: number | null) => level.some((row) => row.drawNumber === drawNumber);
  const among = done.filter(({ first, second }) => isAmong(first) && isAmong(second));
  const apart = groupByCount(level, ({ drawNumber }) => sumPoints(drawNumber, among));
  if (apart.length > 1) return apart.flatMap((rest) => breakTies(rest, done));
  return level.toSorted(
    (one, other) => other.difference - one.difference || one.drawNumber - other.drawNumber,
  );
}

/** Groups rows with the same count, the highest first. */
function groupByCount(rows: readonly Row[], count: (row: Row) => number): readonly (readonly Row[])[] {
  const counts = [...new Set(rows.map(count))].sort((one, other) => other - one);
  return counts.map((wanted) => rows.filter((row) => count(row) === wanted));
}
