import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';

/** The picture's width in pixels. */
export const WIDTH = 1000;
export const PAD = 16;
const GAP = 12;

/** A panel over the whole width: one line of captured cards. */
const WIDE = 172;
/** A panel of half the width: two lines of captured cards. */
const HALF = 296;
/** While they throw for the deal, only names. */
const THROWING = 60;
const MAT = 300;
/** The viewer's hand. */
const TRAY = 212;

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
export function table(view: GoStopView): Table {
  const seats = view.hands.length;
  const wide = view.phase === 'throw' ? THROWING : WIDE;
  const top = seats === 2 || wide === THROWING ? wide : HALF;
  const mat = { x: PAD, y: PAD + top + GAP, width: WIDTH - PAD * 2, height: MAT };
  const low = { x: PAD, y: mat.y + MAT + GAP, width: mat.width, height: wide };
  const end = low.y + wide;
  const tray = handed(view) ? { x: PAD, y: end + GAP, width: mat.width, height: TRAY } : null;
  const panels = ordered(view, low, above(seats, top));
  return { seats, bare: wide === THROWING, panels, mat, tray, height: (tray ? tray.y + TRAY : end) + PAD };
}

/** Whether the viewer holds cards. */
function handed({ viewer, hands }: GoStopView): boolean {
  return viewer !== null && (hands[viewer]?.length ?? 0) > 0;
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
