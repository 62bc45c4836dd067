import type { Seat } from '../../../engine/game.ts';
import { CUP, getFace, RAIN, type Sort } from '../cards.ts';
import { getThreshold } from '../options.ts';
import type { BillLine, Card, GoStopOptions, GoStopTable } from '../types.ts';

/** The lines of a bill that cards bring. */
export type PointLine = Extract<
  BillLine,
  { readonly kind: 'brights' | 'animals' | 'birds' | 'ribbons' | 'junk' | 'trio' }
>;

/** How many of each sort, and the cards that an option gives another worth. */
interface Tally {
  readonly counts: Readonly<Record<Sort, number>>;
  readonly rain: boolean;
  readonly cup: boolean;
}

/** Anything whose points are asked for: a state or a view. */
type Table = Pick<GoStopTable<unknown, unknown>, 'storage' | 'options' | 'additional' | 'wentAt'>;

/** What the cards are worth, set by set; only what brings points. */
export function buildPointLines(cards: readonly Card[], options: GoStopOptions): readonly PointLine[] {
  const [plain = [], poured] = buildPointLineVariants(cards, options);
  return poured && sumPoints(poured) > sumPoints(plain) ? poured : plain;
}

/** The lines with the cup as an animal and then, where it may be, as double junk (R-GS-3). */
export function buildPointLineVariants(
  cards: readonly Card[],
  options: GoStopOptions,
): readonly (readonly PointLine[])[] {
  const tally = tallyCards(cards);
  const plain = buildTallyLines(tally, options);
  return options.cup && tally.cup ? [plain, buildTallyLines(pourCup(tally), options)] : [plain];
}

/** What the cards are worth. Kept for as long as the list lives: it is asked again and again. */
export function computeCardPoints(cards: readonly Card[], options: GoStopOptions): number {
  const known = POINTS_CACHE.get(cards);
  if (known?.options === options) return known.points;
  const points = sumPoints(buildPointLines(cards, options));
  POINTS_CACHE.set(cards, { options, points });
  return points;
}

const POINTS_CACHE = new WeakMap<
  readonly Card[],
  { readonly options: GoStopOptions; readonly points: number }
>();

/** What a seat announces: its cards and its additional points (R-GS-28). */
export function getAnnouncedPoints(table: Table, seat: Seat): number {
  return computeCardPoints(table.storage[seat] ?? [], table.options) + (table.additional[seat] ?? 0);
}

/** Whether the seat may stop: enough points, and with `improve` more than at its last go (R-GS-28, R-GS-29). */
export function canStop(table: Table, seat: Seat): boolean {
  return countMissingPoints(table, seat) === 0;
}

/** How many points the seat lacks before it may stop. */
export function countMissingPoints(table: Table, seat: Seat): number {
  const cards = computeCardPoints(table.storage[seat] ?? [], table.options);
  const short = getThreshold(table.storage.length) - cards - (table.additional[seat] ?? 0);
  const worse = table.options.improve ? (table.wentAt[seat] ?? 0) + 1 - cards : 0;
  return Math.max(0, short, worse);
}

export function sumPoints(lines: readonly PointLine[]): number {
  let sum = 0;
  for (const line of lines) sum += line.points;
  return sum;
}

/** How many of each sort. */
export function tallyCards(cards: readonly Card[]): Tally {
  const counts: Record<Sort, number> = {
    bright: 0,
    bird: 0,
    animal: 0,
    red: 0,
    blue: 0,
    plain: 0,
    rain: 0,
    double: 0,
    junk: 0,
  };
  for (const card of cards) counts[getFace(card).sort]++;
  return { counts, rain: cards.includes(RAIN), cup: cards.includes(CUP) };
}

/** How much junk was taken; double junk counts two (R-GS-1). */
export function countJunk({ counts }: Pick<Tally, 'counts'>): number {
  return counts.junk + 2 * counts.double;
}

/** The cup counted as double junk (R-GS-3). */
export function pourCup({ counts, rain }: Tally): Tally {
  return {
    counts: { ...counts, animal: counts.animal - 1, double: counts.double + 1 },
    rain,
    cup: false,
  };
}

function buildTallyLines(tally: Tally, options: GoStopOptions): PointLine[] {
  const lines: PointLine[] = [];
  pushBrights(lines, tally, options);
  pushAnimals(lines, tally, options);
  pushRibbons(lines, tally, options);
  pushSet(lines, 'junk', countJunk(tally), 10);
  return lines;
}

/** Three, four, five are 3, 4, 15, and nothing is added up (R-GS-35, R-GS-2). */
function pushBrights(lines: PointLine[], { counts, rain }: Tally, options: GoStopOptions): void {
  const count = counts.bright;
  if (count < 3) return;
  const three = rain && options.rain === 'two' ? 2 : 3;
  const points = count === 5 ? 15 : count === 4 ? 4 : three;
  lines.push({ kind: 'brights', count, points });
}

/** The birds' trio leaves the animals, unless both count (R-GS-33). */
function pushAnimals(lines: PointLine[], { counts }: Tally, options: GoStopOptions): void {
  const trio = counts.bird === 3;
  if (trio) lines.push({ kind: 'birds', count: 3, points: 5 });
  const birds = trio && !options.additive ? 0 : counts.bird;
  pushSet(lines, 'animals', counts.animal + birds, 5);
}

const TRIOS = [
  ['C+', 'red'],
  ['C', 'blue'],
  ['C-', 'plain'],
] as const;

/** Each trio is 3 and leaves the ribbons, unless both count (R-GS-34). */
function pushRibbons(lines: PointLine[], { counts }: Tally, options: GoStopOptions): void {
  let rest = counts.rain;
  for (const [of, sort] of TRIOS) {
    const whole = counts[sort] === 3;
    if (whole) lines.push({ kind: 'trio', of, points: 3 });
    if (!whole || options.additive) rest += counts[sort];
  }
  pushSet(lines, 'ribbons', rest, 5);
}

/** One point from so many on, and one for each more. */
function pushSet(
  lines: PointLine[],
  kind: 'animals' | 'ribbons' | 'junk',
  count: number,
  first: number,
): void {
  if (count >= first) lines.push({ kind, count, points: count - first + 1 });
}
