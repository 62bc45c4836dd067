import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { StyleSource } from '../../style.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';

const PAD = 12;
const GAP = 8;

/** Space above the line with the name, and below the last line of a panel. */
export const PANEL_EDGE = 8;
/** Height by which a newly captured card is raised. */
export const NEW_CARD_RAISE = 9;
/** Distance between the lines of a panel. */
export const LINE_GAP = 4;
/** Height by which a card of the hand that matches one of the row is raised. */
export const MATCH_LIFT = 12;

/** Layout of the table. */
export interface Table {
  readonly seats: number;
  /** Set while there are only names and no cards. */
  readonly bare: boolean;
  /** Panels by seat. */
  readonly panels: readonly Rect[];
  readonly mat: Rect;
  /** Rectangle of the hand; null on pictures without one. */
  readonly tray: Rect | null;
  readonly height: number;
}

/** Lays out the table of a view: the viewer below, the next seat at the right. */
export function layOutTable(looking: StyleSource, view: GoStopView): Table {
  const by = getMeasures(looking.look);
  const seats = view.hands.length;
  const bare = view.phase === 'throw';
  const wide = bare ? by.line + 16 : getWidePanelHeight(by, seats);
  const top = seats === 2 || bare ? wide : getHalfPanelHeight(by);
  const held = countHand(view);
  const tight = seats > 2 || held > by.abreast;
  const mat = { x: PAD, y: PAD + top + GAP, width: WIDTH - PAD * 2, height: by.mat[tight ? 1 : 0] };
  const low = { x: PAD, y: mat.y + mat.height + GAP, width: mat.width, height: wide };
  const end = low.y + wide;
  const tray =
    held === 0 ? null : { x: PAD, y: end + GAP, width: mat.width, height: getTrayHeight(by, held) };
  const panels = orderPanels(view, low, layOutUpperPanels(seats, top));
  return { seats, bare, panels, mat, tray, height: (tray ? tray.y + tray.height : end) + PAD };
}

/** Returns the height of a card's slot in a set. */
export function getSlotHeight({ slot }: Measures): number {
  return Math.round(slot * 1.16);
}

/** Returns the height of a panel with one line of captured cards and one of sets. */
function getWidePanelHeight(by: Measures, seats: number): number {
  return (
    PANEL_EDGE * 2 +
    by.line +
    NEW_CARD_RAISE +
    4 +
    getCardHeight(getWideCardWidth(by, seats)) +
    PANEL_EDGE +
    getSlotHeight(by)
  );
}

/** Returns the width of captured cards on a wide panel. */
export function getWideCardWidth({ wide: [two, three] }: Measures, seats: number): number {
  return seats === 2 ? two : three;
}

/** Returns the height of a half panel: a line of chips, two of captured cards, two of sets. */
function getHalfPanelHeight(by: Measures): number {
  const cards = (NEW_CARD_RAISE + getCardHeight(by.half)) * 2 + 4 + LINE_GAP;
  return PANEL_EDGE * 2 + by.line + by.second + cards + PANEL_EDGE + getSlotHeight(by) * 2 + LINE_GAP;
}

function getTrayHeight(by: Measures, held: number): number {
  const lines = held > by.abreast ? 2 : 1;
  const width = by.hand[held > by.few ? 1 : 0];
  if (lines === 1) return getCardHeight(by.hand[0]) + MATCH_LIFT * 3;
  return (getCardHeight(width) + MATCH_LIFT) * 2 + MATCH_LIFT * 3;
}

/** Returns the number of cards that the viewer holds. */
function countHand({ viewer, hands }: GoStopView): number {
  return viewer === null ? 0 : (hands[viewer]?.length ?? 0);
}

/** Lays out the panels above the mat from the right, the next seat first. */
function layOutUpperPanels(seats: number, height: number): readonly Rect[] {
  const whole = WIDTH - PAD * 2;
  if (seats === 2) return [{ x: PAD, y: PAD, width: whole, height }];
  const width = (whole - GAP) / 2;
  return [PAD + width + GAP, PAD].map((x) => ({ x, y: PAD, width, height }));
}

function orderPanels(view: GoStopView, low: Rect, others: readonly Rect[]): readonly Rect[] {
  const seats = view.hands.length;
  const first = view.viewer ?? 0;
  return view.hands.map((_, seat) => [low, ...others][(seat - first + seats) % seats] ?? low);
}
