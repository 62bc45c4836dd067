import type { Seat } from '../../../engine/game.ts';
import { CUP, getFace, RAIN, type Sort } from '../cards.ts';
import { getThreshold } from '../options.ts';
import type { BillLine, Card, GoStopOptions, GoStopTable } from '../types.ts';

/** Bill lines for captured cards. */
export type PointLine = Extract<
  BillLine,
  { readonly kind: 'brights' | 'animals' | 'birds' | 'ribbons' | 'junk' | 'trio' }
>;

/** Number of cards by sort, and flags for the cards that an option values differently. */
interface Tally {
  readonly counts: Readonly<Record<Sort, number>>;
  readonly rain: boolean;
  readonly cup: boolean;
}

/** Parts of a state or view from which points are counted. */
type Table = Pick<GoStopTable<unknown, unknown>, 'storage' | 'options' | 'additional' | 'wentAt'>;

/** Returns the points of the cards, set by set; sets without points are left out. */
export function buildPointLines(cards: readonly Card[], options: GoStopOptions): readonly PointLine[] {
  const [plain = [], poured] = buildPointLineVariants(cards, options);
  return poured && sumPoints(poured) > sumPoints(plain) ? poured : plain;
}

/** Returns the lines with the cup as an animal and, where the option allows, as double junk (R-GS-3). */
export function buildPointLineVariants(
  cards: readonly Card[],
  options: GoStopOptions,
): readonly (readonly PointLine[])[] {
  const tally = tallyCards(cards);
  const plain = buildTallyLines(tally, options);
  return options.cup && tally.cup ? [plain, buildTallyLines(pourCup(tally), options)] : [plain];
}

/** Returns the points of the cards. The result is cached as long as the list lives, since it is asked for often. */
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

/** Returns the points that a seat announces: cards and additional points (R-GS-28). */
export function getAnnouncedPoints(table: Table, seat: Seat): number {
  return computeCardPoints(table.storage[seat] ?? [], table.options) + (table.additional[seat] ?? 0);
}

/** Returns whether the seat may stop: enough points, and with `improve` more than at its last go (R-GS-28, R-GS-29). */
export function canStop(table: Table, seat: Seat): boolean {
  return countMissingPoints(table, seat) === 0;
}

/** Returns the points that the seat lacks before it may stop. */
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

/** Counts the cards by sort. */
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

/** Returns the amount of junk; double junk counts two (R-GS-1). */
export function countJunk({ counts }: Pick<Tally, 'counts'>): number {
  return counts.junk + 2 * counts.double;
}

/** Returns the tally with the cup counted as double junk (R-GS-3). */
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

/** Adds the brights' line: three, four, five are 3, 4, 15, not summed (R-GS-35, R-GS-2). */
function pushBrights(lines: PointLine[], { counts, rain }: Tally, options: GoStopOptions): void {
  const count = counts.bright;
  if (count < 3) return;
  const three = rain && options.rain === 'two' ? 2 : 3;
  const points = count === 5 ? 15 : count === 4 ? 4 : three;
  lines.push({ kind: 'brights', count, points });
}

/** Adds birds and animals; a trio of birds leaves the animals unless both count (R-GS-33). */
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

/** Adds the ribbons; each trio is 3 and leaves the ribbons unless both count (R-GS-34). */
function pushRibbons(lines: PointLine[], { counts }: Tally, options: GoStopOptions): void {
  let rest = counts.rain;
  for (const [of, sort] of TRIOS) {
    const whole = counts[sort] === 3;
    if (whole) lines.push({ kind: 'trio', of, points: 3 });
    if (!whole || options.additive) rest += counts[sort];
  }
  pushSet(lines, 'ribbons', rest, 5);
}

/** Adds a line with one point at `first` cards and one for each more. */
function pushSet(
  lines: PointLine[],
  kind: 'animals' | 'ribbons' | 'junk',
  count: number,
  first: number,
): void {
  if (count >= first) lines.push({ kind, count, points: count - first + 1 });
}
