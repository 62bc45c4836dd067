import type { MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { Blunder } from '../../app/analysis/blunders.ts';
import type { ChanceBreakdown } from '../../app/analysis/chance-breakdown.ts';
import { countLateTurns, getHolderNames } from '../../app/analysis/decisions.ts';
import type { Table } from '../../app/core/table.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import type { Replay } from '../../app/replay/replay.ts';
import type { Seat } from '../../engine/game.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Arg, type Args, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { MoveEntry } from '../../store/log.ts';
import { formatUnmarkedLabels } from '../answers/answers.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import { toPercent } from '../core/percent.ts';
import { createLogLines, type LogLine } from '../text/log-lines.ts';

/** Formats the analysis: players, how much each owes to luck and to mistakes, and the moves that gave away most. */
export function formatAnalysisLines(analysis: MatchAnalysis): readonly string[] {
  const { table } = analysis.course;
  return [
    translateAnalysisText(table, 'title', {
      game: getGameName(table.game, table.record.language),
      who: table.seats.map(({ seat }) => describeHolders(analysis.course, seat, escapeName)),
    }),
    ...analysis.sums.map((sum, seat) => formatSumLine(analysis, sum, seat)),
    ...(analysis.judged === 0
      ? []
      : [
          '',
          ...formatBlunders(analysis),
          ...formatBestMove(analysis),
          `-# ${translateAnalysisText(table, 'note', { count: analysis.judged })}`,
        ]),
  ];
}

function formatBlunders(analysis: MatchAnalysis): readonly string[] {
  const { table } = analysis.course;
  if (analysis.gifts.length === 0) return [translateAnalysisText(table, 'even')];
  return [
    translateAnalysisText(table, 'most'),
    ...analysis.gifts.map((gift, nth) => formatBlunder(analysis, gift, nth)),
  ];
}

function formatBestMove(analysis: MatchAnalysis): readonly string[] {
  const { best, course } = analysis;
  if (!best) return [];
  const { number, before, after } = best;
  const said = {
    number,
    before: toPercent(before),
    after: toPercent(after),
    what: formatMoveEvents(analysis, best),
  };
  return [translateAnalysisText(course.table, 'bestHead'), translateAnalysisText(course.table, 'best', said)];
}

function formatBlunder(analysis: MatchAnalysis, gift: Blunder, nth: number): string {
  const { table } = analysis.course;
  const { number, made, best, better } = gift;
  const said = {
    mark: nth + 1,
    number,
    made: toPercent(made),
    best: toPercent(best),
    what: formatMoveEvents(analysis, gift),
  };
  if (better === null) return translateAnalysisText(table, 'hidden', said);
  const { language } = table.record;
  const labels = formatUnmarkedLabels(better.questions, better.path, language, getSafeNames(table));
  return translateAnalysisText(table, 'gift', { ...said, better: labels.join(' › ') });
}

function formatMoveEvents(
  { course }: MatchAnalysis,
  { entry, number }: Pick<Blunder, 'entry' | 'number'>,
): string {
  const { table, entries } = course;
  const then = rewindSeats(table, entries.slice(number));
  return (
    createMoveLines(then, entry)
      .map(({ said }) => said)
      .join(' ') || translateAnalysisText(table, 'decided', { name: escapeName(entry.name) })
  );
}

/** Returns the lines of a move's public events, as the replay shows them. If one gives the move's reason, it is the last one. */
export function createMoveLines(table: Table, entry: MoveEntry): readonly LogLine[] {
  const lines = createLogLines(table, [entry], null, 'now', table.record.language);
  const reason = lines.findIndex(hasReason);
  return reason < 0 ? lines : lines.slice(0, reason + 1);
}

function hasReason({ isExplained }: LogLine): boolean {
  return isExplained === true;
}

/** Translates a text of the analysis into the table's language, with its names. */
export function translateAnalysisText<W extends KeySuffix<'bot:went'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:went.${W}`>
): string {
  return translate(table.record.language, text(`bot:went.${what}`, ...args), getSafeNames(table));
}

/** Formats the breakdown of one seat and its occupants in order. Moves count for the seat, no matter which occupant made them. */
export function formatSumLine({ course }: MatchAnalysis, sum: ChanceBreakdown, seat: Seat): string {
  const { table } = course;
  const holders = getHolderNames(course, seat).map(escapeName);
  const key = holders.length > 1 ? 'bot:went.sumHanded' : 'bot:went.sum';
  const { early, ...parts } = roundSum(sum);
  const all = text(key, { name: joinHolders(holders), ...parts });
  const whole = early === 0 ? all : text('bot:went.early', { sum: all, early: formatSigned(early) });
  const count = countLateTurns(course, seat);
  const line = count === 0 ? whole : text('bot:went.late', { sum: whole, count });
  return translate(table.record.language, line, getSafeNames(table));
}

/** Names the occupants of a seat in order. The last one has not made all of its moves. */
export function describeHolders(course: Replay, seat: Seat, named: (name: string) => string): Arg {
  return joinHolders(getHolderNames(course, seat).map(named));
}

/** Formats "ann, then Badger". */
function joinHolders(holders: readonly string[]): Arg {
  return holders.reduce<Arg>(
    (before, after) => (before === '' ? after : text('bot:went.handed', { before, after })),
    '',
  );
}

/** Rounds the parts of a breakdown so that they add up to the change. */
function roundSum(sum: ChanceBreakdown) {
  const [from, to, early] = [toPoints(sum.from), toPoints(sum.to), toPoints(sum.early)];
  const [own, others] = [toPoints(sum.own), toPoints(sum.others)];
  const luck = to - from - own - others - early;
  return { from, to, early, luck: formatSigned(luck), own: formatSigned(own), others: formatSigned(others) };
}

/** Converts a share of a chance to hundredths. Sums may exceed 100. */
function toPoints(share: number): number {
  return Math.round(share * 100);
}

function formatSigned(sum: number): string {
  if (sum === 0) return '±0';
  return sum > 0 ? `+${sum}` : `−${-sum}`;
}
