import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import type { StyleSource } from '../../style.ts';
import { listBonusCards } from './bonus-cards.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';
import { findBegunSets } from './sets.ts';

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
  const [own, ...others] = listContents(view);
  const wide = getWidePanelHeight(by, seats, own ?? EMPTY);
  const top =
    seats === 2 || bare
      ? getWidePanelHeight(by, seats, others[0] ?? EMPTY)
      : Math.max(...others.map((content) => getHalfPanelHeight(by, content)));
  const held = countHand(view);
  const mat = { x: PAD, y: PAD + top + GAP, width: WIDTH - PAD * 2, height: by.mat[seats === 2 ? 0 : 1] };
  const low = { x: PAD, y: mat.y + mat.height + GAP, width: mat.width, height: wide };
  const end = low.y + wide;
  const tray = held === 0 ? null : { x: PAD, y: end + GAP, width: mat.width, height: getTrayHeight(by) };
  const panels = orderPanels(view, low, layOutUpperPanels(seats, top));
  return { seats, bare, panels, mat, tray, height: (tray ? tray.y + tray.height : end) + PAD };
}

/** Returns the height of a card's slot in a set. */
export function getSlotHeight({ slot }: Measures): number {
  return slot;
}

/** Contents of a panel below its line with the name. */
interface PanelContent {
  readonly hasCards: boolean;
  /** Number of sets begun. */
  readonly sets: number;
}

const EMPTY: PanelContent = { hasCards: false, sets: 0 };

/** Lists the contents of the panels, the lowest first, then round the table. */
function listContents(view: GoStopView): readonly PanelContent[] {
  const seats = view.hands.length;
  return view.hands.map((_, at) => {
    const seat = ((view.viewer ?? 0) + at) % seats;
    const hasCards = (view.storage[seat] ?? []).length + listBonusCards(view, seat).length > 0;
    return { hasCards, sets: findBegunSets(view, seat).length };
  });
}

/** Returns the height of a panel: the line with the name, and only as many lines below it as it has something to show. */
function getWidePanelHeight(by: Measures, seats: number, { hasCards, sets }: PanelContent): number {
  const cards = hasCards ? NEW_CARD_RAISE + 4 + getCardHeight(getWideCardWidth(by, seats)) : 0;
  return PANEL_EDGE * 2 + by.line + cards + (sets > 0 ? PANEL_EDGE + getSlotHeight(by) : 0);
}

/** Returns the width of captured cards on a wide panel. */
export function getWideCardWidth({ wide: [two, three] }: Measures, seats: number): number {
  return seats === 2 ? two : three;
}

/** Returns the height of a half panel: a line of chips, two of captured cards, one or two of sets. */
function getHalfPanelHeight(by: Measures, { hasCards, sets }: PanelContent): number {
  const cards = hasCards ? (NEW_CARD_RAISE + getCardHeight(by.half)) * 2 + 4 + LINE_GAP : 0;
  const lines = Math.ceil(sets / SETS_IN_HALF_LINE);
  return PANEL_EDGE * 2 + by.line + by.second + cards + lines * (getSlotHeight(by) + PANEL_EDGE);
}

/** Number of sets that surely fit into a line of half a panel. */
const SETS_IN_HALF_LINE = 2;

function getTrayHeight({ hand }: Measures): number {
  return getCardHeight(hand) + MATCH_LIFT * 2.5;
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
