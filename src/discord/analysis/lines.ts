import type { Went } from '../../app/analysis/analysis.ts';
import { holdersOf, latesOf } from '../../app/analysis/decisions.ts';
import type { Gift } from '../../app/analysis/gifts.ts';
import type { Sum } from '../../app/analysis/sums.ts';
import type { Table } from '../../app/core/table.ts';
import { tableBefore } from '../../app/replay/reached.ts';
import type { Course } from '../../app/replay/replay.ts';
import type { Seat } from '../../engine/game.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Arg, type Args, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { unmarkedLabelsOf } from '../answers/labels.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import { percent } from '../core/percent.ts';
import { type Line, toldLines } from '../text/lines.ts';

/** How a match went, in lines: who played, what each owes to luck and to mistakes, and what gave away most. */
export function wentLines(went: Went): readonly string[] {
  const { table } = went.course;
  return [
    tell(table, 'title', {
      game: gameName(table.game, table.record.language),
      who: table.sitters.map(({ seat }) => heldBy(went.course, seat, safe)),
    }),
    ...went.sums.map((sum, seat) => sumLine(went, sum, seat)),
    ...(went.judged === 0
      ? []
      : ['', ...giftLines(went), `-# ${tell(table, 'note', { count: went.judged })}`]),
  ];
}

function giftLines(went: Went): readonly string[] {
  const { table } = went.course;
  if (went.gifts.length === 0) return [tell(table, 'even')];
  return [tell(table, 'most'), ...went.gifts.map((gift, nth) => giftLine(went, gift, nth))];
}

function giftLine(went: Went, gift: Gift, nth: number): string {
  const { table } = went.course;
  const { number, made, best, better } = gift;
  const said = {
    mark: nth + 1,
    number,
    made: percent(made),
    best: percent(best),
    what: whatWasDone(went, gift),
  };
  if (better === null) return tell(table, 'hidden', said);
  const { language } = table.record;
  const labels = unmarkedLabelsOf(better.questions, better.path, language, namesAt(table));
  return tell(table, 'gift', { ...said, better: labels.join(' › ') });
}

/**
 * As everybody may read it who goes through the match now: all that came of it; where it is said what the move was for, up
 * to there.
 */
function whatWasDone({ course }: Went, { entry, number }: Gift): string {
  const { table, entries } = course;
  const then = tableBefore(table, entries.slice(number));
  const lines = toldLines(then, [entry], null, 'now', table.record.language);
  const reason = lines.findIndex(isWithReason);
  const told = reason < 0 ? lines : lines.slice(0, reason + 1);
  return told.map(({ said }) => said).join(' ') || tell(table, 'decided', { name: safe(entry.name) });
}

function isWithReason({ isExplained }: Line): boolean {
  return isExplained === true;
}

/** In the language of the table, with its names. */
export function tell<W extends Under<'bot:went'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:went.${W}`>
): string {
  return say(table.record.language, text(`bot:went.${what}`, ...args), namesAt(table));
}

/** What came of it for one seat, and who held it one after the other: moves count for the seat, whoever made them. */
export function sumLine({ course }: Went, sum: Sum, seat: Seat): string {
  const { table } = course;
  const holders = holdersOf(course, seat).map(safe);
  const key = holders.length > 1 ? 'bot:went.sumHanded' : 'bot:went.sum';
  const { early, ...parts } = told(sum);
  const all = text(key, { name: handedOn(holders), ...parts });
  const whole = early === 0 ? all : text('bot:went.early', { sum: all, early: signed(early) });
  const count = latesOf(course, seat);
  const line = count === 0 ? whole : text('bot:went.late', { sum: whole, count });
  return say(table.record.language, line, namesAt(table));
}

/** Who held a seat, one after the other: whoever sits there last has not made all of its moves. */
export function heldBy(course: Course, seat: Seat, named: (name: string) => string): Arg {
  return handedOn(holdersOf(course, seat).map(named));
}

/** "ann, then Badger". */
function handedOn(holders: readonly string[]): Arg {
  return holders.reduce<Arg>(
    (before, after) => (before === '' ? after : text('bot:went.handed', { before, after })),
    '',
  );
}

/** Rounded so that the parts make the whole. */
function told(sum: Sum) {
  const [from, to, early] = [points(sum.from), points(sum.to), points(sum.early)];
  const [own, others] = [points(sum.own), points(sum.others)];
  const luck = to - from - own - others - early;
  return { from, to, early, luck: signed(luck), own: signed(own), others: signed(others) };
}

/** What was gained or lost of a chance, in hundredths; also more than a chance can be, as sums are. */
function points(share: number): number {
  return Math.round(share * 100);
}

function signed(sum: number): string {
  if (sum === 0) return '±0';
  return sum > 0 ? `+${sum}` : `−${-sum}`;
}
