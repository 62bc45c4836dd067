import type { BillLine, DealResult } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { write } from '../../kit/text.ts';
import type { Chip } from './chips.ts';
import { getGoStopHues } from './colours.ts';
import { drawBombSign, drawShakeSign, drawToken, getValueSign, type Sign } from './signs.ts';
import { getText } from './text.ts';

type PointsLine = Extract<BillLine, { readonly points: number }>;
type ReserveFactor = Extract<BillLine, { readonly kind: 'reserve' }>;
type FactorLine = ReserveFactor | Extract<BillLine, { readonly kind: 'carried' }>;

/** Creates the arithmetic of a bill: the addends and their sum, then the sum times its factors, then what each loser pays. */
export function createBillChips(pen: Pen, deal: DealResult): readonly (readonly Chip[])[] {
  const points = deal.bill.filter((line): line is PointsLine => 'points' in line);
  const factors = deal.bill.filter(
    (line): line is FactorLine => line.kind === 'reserve' || line.kind === 'carried',
  );
  const sum = points.reduce((all, line) => all + line.points, 0);
  const product = factors.reduce((all, line) => all * line.times, sum);
  const adding = [...points.map((line) => createPointsChip(pen, line)), createBareChip(pen, `= ${sum}`)];
  const times = createFactorChips(pen, factors);
  return [
    adding,
    ...(times.length === 0
      ? []
      : [[createBareChip(pen, String(sum)), ...times, createBareChip(pen, `= ${product}`)]]),
    ...createPaymentChips(pen, deal),
  ];
}

/** Creates the payments, as with penalties every loser pays: the loser's token, the amount, and the reasons for doubling. */
function createPaymentChips(pen: Pen, deal: DealResult): readonly (readonly Chip[])[] {
  const losses = deal.gains.flatMap((gain, seat) =>
    gain < 0
      ? [
          { words: `−${-gain}`, ...getPlainChipColours(pen), sign: createTokenSign(seat) },
          ...createDoublingChips(pen, deal, seat),
        ]
      : [],
  );
  return losses.length === 0 ? [] : [losses];
}

function createDoublingChips(pen: Pen, { bill }: DealResult, seat: number): readonly Chip[] {
  return bill.flatMap((line) => {
    if (line.kind !== 'penalty' || line.seat !== seat || line.times === 1) return [];
    if (line.of === 'go') return [createGoneChip(pen, `${getText(pen).went} ×${line.times}`)];
    return [createTimesChip(pen, `×${line.times}`, getValueSign(line.of === 'junk' ? 'D' : 'A'))];
  });
}

function createTokenSign(seat: number): Sign {
  return (pen, x, y, size) => drawToken(pen, seat, x, y, size * 0.46);
}

function createPointsChip(pen: Pen, line: PointsLine): Chip {
  const chip = { words: `+${line.points}`, ...getPlainChipColours(pen) };
  if (line.kind === 'additional')
    return { words: chip.words, ground: getGoStopHues(pen).gain, colour: getGoStopHues(pen).gainInk };
  return { ...chip, sign: getLineSign(line) };
}

function getLineSign(line: Exclude<PointsLine, { readonly kind: 'additional' }>): Sign {
  switch (line.kind) {
    case 'brights':
      return getValueSign('A');
    case 'animals':
      return getValueSign('B');
    case 'birds':
      return getValueSign('B+');
    case 'ribbons':
      return getValueSign('C*');
    case 'trio':
      return getValueSign(line.of);
    case 'junk':
      return getValueSign('D');
    case 'four':
      return createMonthSign(line.month);
  }
}

/** Creates the sign for four cards of a month: its number. */
function createMonthSign(month: number): Sign {
  return (pen, x, y, size) => {
    const hand = { size: size * 1.12, colour: getGoStopHues(pen).go, align: 'center' } as const;
    write(pen, String(month), x, y, hand);
  };
}

/** Creates the chips of the factors; reserve cards for later goes are one factor. */
function createFactorChips(pen: Pen, factors: readonly FactorLine[]): readonly Chip[] {
  const goes = factors.filter((line) => line.kind === 'reserve' && line.cause.kind === 'go');
  const rest = factors.filter((line) => !goes.includes(line)).map((line) => createFactorChip(pen, line));
  return goes.length === 0 ? rest : [...rest, createGoChip(pen, goes)];
}

function createGoChip(pen: Pen, goes: readonly FactorLine[]): Chip {
  const counts = goes.flatMap((line) =>
    line.kind === 'reserve' && line.cause.kind === 'go' ? [line.cause.count] : [],
  );
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  const by = goes.reduce((all, line) => all * line.times, 1);
  const name = getText(pen).go(first === last ? `${first}` : `${first}–${last}`);
  return createGoneChip(pen, `${name} ×${by}`);
}

function createGoneChip(pen: Pen, figures: string): Chip {
  return { words: figures, ground: getGoStopHues(pen).go, colour: getGoStopHues(pen).goInk };
}

function createFactorChip(pen: Pen, line: FactorLine): Chip {
  const by = `×${line.times}`;
  if (line.kind === 'carried') return createTimesChip(pen, by);
  const { cause } = line;
  if (cause.kind === 'shake') return { words: by, ...getPlainChipColours(pen), sign: drawShakeSign };
  if (cause.kind === 'bomb') return { words: by, ...getPlainChipColours(pen), sign: drawBombSign };
  return { words: by, ...getPlainChipColours(pen), sign: getValueSign('B') };
}

function createTimesChip(pen: Pen, by: string, sign?: Sign): Chip {
  const chip = { words: by, ground: getGoStopHues(pen).times, colour: getGoStopHues(pen).timesInk };
  return sign ? { ...chip, ground: getGoStopHues(pen).chip, colour: getGoStopHues(pen).chipInk, sign } : chip;
}

function getPlainChipColours(pen: Pen) {
  return { ground: getGoStopHues(pen).chip, colour: getGoStopHues(pen).chipInk };
}

function createBareChip(pen: Pen, figures: string): Chip {
  return { words: figures, ground: null, colour: getGoStopHues(pen).chipInk };
}
