import type { Went } from '../../../app/analysis/analysis.ts';
import type { Gift } from '../../../app/analysis/gifts.ts';
import type { Table } from '../../../app/core/table.ts';
import { tableBefore } from '../../../app/replay/reached.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { gameName, namesAt, safe } from '../../kit/names.ts';
import { percent } from '../../kit/percent.ts';
import { unmarkedLabelsOf } from '../labels.ts';
import { type Line, toldLines } from '../lines.ts';
import { heldBy, sumLine } from './sumLine.ts';

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
