import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import type { Looking } from '../../look.ts';
import { type Measures, measuresOf, WIDTH } from './measures.ts';

const PAD = 12;
const GAP = 8;

/** Above the line with the name, and below the last line of a panel. */
export const EDGE = 8;
/** A captured card that has just come lies higher by this. */
export const RAISE = 9;
/** Between the lines of a panel. */
export const BETWEEN = 4;
/** A card of the hand that meets one of the row stands higher by this. */
export const LIFT = 12;

/** Where everything lies. */
export interface Table {
  readonly seats: number;
  /** Only names: there are no cards yet. */
  readonly bare: boolean;
  /** By seat. */
  readonly panels: readonly Rect[];
  readonly mat: Rect;
  /** None on pictures without a hand. */
  readonly tray: Rect | null;
  readonly height: number;
}

/** The table of a view: the viewer below, whoever comes next at the right. */
export function table(looking: Looking, view: GoStopView): Table {
  const by = measuresOf(looking.look);
  const seats = view.hands.length;
  const bare = view.phase === 'throw';
  const wide = bare ? by.line + 16 : wideHigh(by, seats);
  const top = seats === 2 || bare ? wide : halfHigh(by);
  const held = handOf(view);
  const tight = seats > 2 || held > by.abreast;
  const mat = { x: PAD, y: PAD + top + GAP, width: WIDTH - PAD * 2, height: by.mat[tight ? 1 : 0] };
  const low = { x: PAD, y: mat.y + mat.height + GAP, width: mat.width, height: wide };
  const end = low.y + wide;
  const tray = held === 0 ? null : { x: PAD, y: end + GAP, width: mat.width, height: trayHigh(by, held) };
  const panels = ordered(view, low, above(seats, top));
  return { seats, bare, panels, mat, tray, height: (tray ? tray.y + tray.height : end) + PAD };
}

/** How high the place of a card in a set is. */
export function slotHigh({ slot }: Measures): number {
  return Math.round(slot * 1.16);
}

/** One line of captured cards, one of sets. */
function wideHigh(by: Measures, seats: number): number {
  return EDGE * 2 + by.line + RAISE + 4 + cardHeight(wideCard(by, seats)) + EDGE + slotHigh(by);
}

/** How wide captured cards on a wide panel are. */
export function wideCard({ wide: [two, three] }: Measures, seats: number): number {
  return seats === 2 ? two : three;
}

/** A line of chips, two of captured cards, two of sets. */
function halfHigh(by: Measures): number {
  const cards = (RAISE + cardHeight(by.half)) * 2 + 4 + BETWEEN;
  return EDGE * 2 + by.line + by.second + cards + EDGE + slotHigh(by) * 2 + BETWEEN;
}

function trayHigh(by: Measures, held: number): number {
  const lines = held > by.abreast ? 2 : 1;
  const width = by.hand[held > by.few ? 1 : 0];
  if (lines === 1) return cardHeight(by.hand[0]) + LIFT * 3;
  return (cardHeight(width) + LIFT) * 2 + LIFT * 3;
}

/** How many cards the viewer holds. */
function handOf({ viewer, hands }: GoStopView): number {
  return viewer === null ? 0 : (hands[viewer]?.length ?? 0);
}

/** The panels above the mat, from the right: the next seat first. */
function above(seats: number, height: number): readonly Rect[] {
  const whole = WIDTH - PAD * 2;
  if (seats === 2) return [{ x: PAD, y: PAD, width: whole, height }];
  const width = (whole - GAP) / 2;
  return [PAD + width + GAP, PAD].map((x) => ({ x, y: PAD, width, height }));
}

function ordered(view: GoStopView, low: Rect, others: readonly Rect[]): readonly Rect[] {
  const seats = view.hands.length;
  const first = view.viewer ?? 0;
  return view.hands.map((_, seat) => [low, ...others][(seat - first + seats) % seats] ?? low);
}
