import { type Text, text } from '../../../engine/text.ts';
import { computeBillValue } from '../counting/bill.ts';
import type { BillLine, DealResult } from '../types.ts';
import { getMonthName } from './names.ts';

/** Describes the end of a deal, with every line of the bill (R-GS-36). */
export function describeDeal(deal: DealResult): Text {
  if (deal.winner === null) return text('gostop:tell.drawn');
  const args = {
    who: { seat: deal.winner },
    lines: describeBillLines(deal.bill),
    value: computeBillValue(deal.bill),
  };
  if (!deal.gains.some((gain) => gain < 0)) return text('gostop:tell.billed', args);
  return text('gostop:tell.paid', { ...args, gains: describeGains(deal.gains) });
}

function describeGains(gains: readonly number[]): readonly Text[] {
  return gains.map((gain, seat) =>
    text('gostop:gained', { who: { seat }, gain: gain > 0 ? `+${gain}` : formatSigned(gain) }),
  );
}

/** Formats points with a true minus sign. */
export function formatSigned(points: number): string {
  return String(points).replace('-', '−');
}

/** Describes the lines of a bill; reserve cards for later goes share one line. */
export function describeBillLines(bill: readonly BillLine[]): readonly Text[] {
  const goes = bill.filter(isLaterGo);
  const lines = bill.filter((one) => !isLaterGo(one)).map(describeBillLine);
  if (goes.length === 0) return lines;
  const times = goes.reduce((product, one) => product * ('times' in one ? one.times : 1), 1);
  return [...lines, text('gostop:bill.goes', { times })];
}

function isLaterGo(line: BillLine): boolean {
  return line.kind === 'reserve' && line.cause.kind === 'go';
}

function describeBillLine(line: BillLine): Text {
  switch (line.kind) {
    case 'trio':
      return text(`gostop:bill.${getTrioName(line.of)}`, { points: line.points });
    case 'additional':
      return text('gostop:bill.additional', { count: line.count, points: line.points });
    case 'four':
      return text('gostop:bill.four', { month: getMonthName(line.month), points: line.points });
    case 'reserve':
      return describeReserve(line);
    case 'carried':
      return text('gostop:bill.carried', { times: line.times });
    case 'penalty':
      return describePenalty(line);
    case 'brights':
    case 'animals':
    case 'birds':
    case 'ribbons':
    case 'junk':
      return text(`gostop:bill.${line.kind}`, { number: line.count, points: line.points });
  }
}

function describeReserve({ cause, times }: Extract<BillLine, { readonly kind: 'reserve' }>): Text {
  if ('month' in cause)
    return text(`gostop:bill.times.${cause.kind}`, { times, month: getMonthName(cause.month) });
  return text(`gostop:bill.times.${cause.kind}`, { times });
}

/** Describes a penalty. Of three players, the only one to have gone is not doubled but pays for both. */
function describePenalty({ of, seat, times }: Extract<BillLine, { readonly kind: 'penalty' }>): Text {
  if (of === 'go' && times === 1) return text('gostop:bill.penalty.goOnly', { who: { seat } });
  return text(`gostop:bill.penalty.${of}`, { who: { seat }, times });
}

/** Returns the ribbons' colour as the sentences name it. */
function getTrioName(of: 'C+' | 'C' | 'C-'): 'red' | 'blue' | 'plain' {
  if (of === 'C') return 'blue';
  return of === 'C+' ? 'red' : 'plain';
}
