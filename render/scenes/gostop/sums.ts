import type { BillLine, Deal } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { write } from '../../kit/words.ts';
import type { Chip } from './chips.ts';
import { gostopHues } from './colours.ts';
import { bombSign, type Sign, shakeSign, valued } from './signs.ts';
import { token } from './token.ts';
import { words } from './words.ts';

type Points = Extract<BillLine, { readonly points: number }>;
type Reserve = Extract<BillLine, { readonly kind: 'reserve' }>;
type Times = Reserve | Extract<BillLine, { readonly kind: 'carried' }>;

/** The arithmetic of a bill: what adds up and its sum, then the sum times its factors, then what each loser pays. */
export function sums(pen: Pen, deal: Deal): readonly (readonly Chip[])[] {
  const points = deal.bill.filter((line): line is Points => 'points' in line);
  const factors = deal.bill.filter(
    (line): line is Times => line.kind === 'reserve' || line.kind === 'carried',
  );
  const sum = points.reduce((all, line) => all + line.points, 0);
  const product = factors.reduce((all, line) => all * line.times, sum);
  const adding = [...points.map((line) => added(pen, line)), bare(pen, `= ${sum}`)];
  const times = factorsOf(pen, factors);
  return [
    adding,
    ...(times.length === 0 ? [] : [[bare(pen, String(sum)), ...times, bare(pen, `= ${product}`)]]),
    ...paid(pen, deal),
  ];
}

/** With penalties every loser pays: whose token, how much, and what they are doubled for. */
function paid(pen: Pen, deal: Deal): readonly (readonly Chip[])[] {
  const losses = deal.gains.flatMap((gain, seat) =>
    gain < 0
      ? [{ words: `−${-gain}`, ...plain(pen), sign: tokenOf(seat) }, ...doublings(pen, deal, seat)]
      : [],
  );
  return losses.length === 0 ? [] : [losses];
}

function doublings(pen: Pen, { bill }: Deal, seat: number): readonly Chip[] {
  return bill.flatMap((line) => {
    if (line.kind !== 'penalty' || line.seat !== seat || line.times === 1) return [];
    if (line.of === 'go') return [gone(pen, `${words(pen).went} ×${line.times}`)];
    return [times(pen, `×${line.times}`, valued(line.of === 'junk' ? 'D' : 'A'))];
  });
}

function tokenOf(seat: number): Sign {
  return (pen, x, y, size) => token(pen, seat, x, y, size * 0.46);
}

function added(pen: Pen, line: Points): Chip {
  const chip = { words: `+${line.points}`, ...plain(pen) };
  if (line.kind === 'additional')
    return { words: chip.words, ground: gostopHues(pen).gain, colour: gostopHues(pen).gainInk };
  return { ...chip, sign: signOf(line) };
}

function signOf(line: Exclude<Points, { readonly kind: 'additional' }>): Sign {
  switch (line.kind) {
    case 'brights':
      return valued('A');
    case 'animals':
      return valued('B');
    case 'birds':
      return valued('B+');
    case 'ribbons':
      return valued('C*');
    case 'trio':
      return valued(line.of);
    case 'junk':
      return valued('D');
    case 'four':
      return monthly(line.month);
  }
}

/** Four of a month: its number. */
function monthly(month: number): Sign {
  return (pen, x, y, size) => {
    const hand = { size: size * 0.9, colour: gostopHues(pen).go, align: 'center' } as const;
    write(pen, String(month), x, y, hand);
  };
}

/** Reserve cards for later goes are one factor. */
function factorsOf(pen: Pen, factors: readonly Times[]): readonly Chip[] {
  const goes = factors.filter((line) => line.kind === 'reserve' && line.cause.kind === 'go');
  const rest = factors.filter((line) => !goes.includes(line)).map((line) => factor(pen, line));
  return goes.length === 0 ? rest : [...rest, went(pen, goes)];
}

function went(pen: Pen, goes: readonly Times[]): Chip {
  const counts = goes.flatMap((line) =>
    line.kind === 'reserve' && line.cause.kind === 'go' ? [line.cause.count] : [],
  );
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  const by = goes.reduce((all, line) => all * line.times, 1);
  const name = words(pen).go(first === last ? `${first}` : `${first}–${last}`);
  return gone(pen, `${name} ×${by}`);
}

function gone(pen: Pen, figures: string): Chip {
  return { words: figures, ground: gostopHues(pen).go, colour: gostopHues(pen).goInk };
}

function factor(pen: Pen, line: Times): Chip {
  const by = `×${line.times}`;
  if (line.kind === 'carried') return times(pen, by);
  const { cause } = line;
  if (cause.kind === 'shake') return { words: by, ...plain(pen), sign: shakeSign };
  if (cause.kind === 'bomb') return { words: by, ...plain(pen), sign: bombSign };
  return { words: by, ...plain(pen), sign: valued('B') };
}

function times(pen: Pen, by: string, sign?: Sign): Chip {
  const chip = { words: by, ground: gostopHues(pen).times, colour: gostopHues(pen).timesInk };
  return sign ? { ...chip, ground: gostopHues(pen).chip, colour: gostopHues(pen).chipInk, sign } : chip;
}

function plain(pen: Pen) {
  return { ground: gostopHues(pen).chip, colour: gostopHues(pen).chipInk };
}

function bare(pen: Pen, figures: string): Chip {
  return { words: figures, ground: null, colour: gostopHues(pen).chipInk };
}
