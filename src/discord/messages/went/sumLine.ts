import type { Went } from '../../../app/analysis/analysis.ts';
import { holdersOf, latesOf } from '../../../app/analysis/decisions.ts';
import type { Sum } from '../../../app/analysis/sums.ts';
import type { Course } from '../../../app/replay/replay.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Arg, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { namesAt, safe } from '../../kit/names.ts';

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
