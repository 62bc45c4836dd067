import type { Card, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawTraceArrow as arrow } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { drawMomentSeal } from '../../kit/moment-seal.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { measureTextWidth } from '../../kit/text.ts';
import { getGoStopHues, getSeatColour, getSeatPale } from './colours.ts';
import { drawFallingPetals } from './garden.ts';
import { getMeasures } from './measures.ts';
import { drawLabel } from './signs.ts';
import type { DrawContext } from './spots.ts';
import { getText } from './text.ts';
import type { Trace } from './trace.ts';

const PAD = 9;
/** Width between the cards and the edge where the arrow leaves. */
const ARROW_WIDTH = 40;
/** Distance from the edge of the mat's inside to the panel at which the arrow points. */
const PANEL_DISTANCE = 18;
/** Maximum width of a card, that of the row in one line. */
const MAX_CARD_WIDTH = 138;

/** Direction of the panel to which the cards go. */
type SpoilsDirection = 'up' | 'down';

/** Draws the last haul, once and large, with an arrow to its owner, and the seal of a great moment. */
export function drawSpoils(dealer: DrawContext, haul: Haul, rect: Rect, way: SpoilsDirection): void {
  const { pen, boxes } = dealer;
  const { moment, months } = haul;
  const stamp = getMeasures(pen.look).stamp * (months.length > 1 ? 1 : 1.5);
  if (months.length === 0) {
    const high = Math.min(rect.height, stamp);
    if (moment)
      sealMoment(pen, boxes, moment, { ...rect, y: rect.y + (rect.height - high) / 2, height: high });
    return;
  }
  const high = moment ? stamp + PAD : 0;
  if (moment) {
    const y = way === 'up' ? rect.y + rect.height - stamp : rect.y;
    sealMoment(pen, boxes, moment, { ...rect, y, height: stamp });
  }
  const height = rect.height - high - ARROW_WIDTH;
  drawPairs(dealer, haul, { ...rect, y: rect.y + (way === 'up' ? ARROW_WIDTH : high), height }, way);
}

/** Draws the cards on a plate in the owner's colour, in the middle of `room`. */
function drawPairs(dealer: DrawContext, haul: Haul, room: Rect, way: SpoilsDirection): void {
  const { pen } = dealer;
  const width = findCardWidth(haul.months, room);
  const line1 = getCardHeight(width) + PAD;
  const height = haul.months.length * line1 + PAD;
  const plate = { ...room, y: room.y + (room.height - height) / 2, height };
  const x = plate.x + plate.width / 2;
  const [from, to] =
    way === 'up'
      ? [plate.y + 4, room.y - ARROW_WIDTH - PANEL_DISTANCE]
      : [plate.y + height - 4, room.y + room.height + ARROW_WIDTH + PANEL_DISTANCE];
  const look = { colour: getSeatColour(pen, haul.seat), edge: getKitHues(pen).white, width: 12 };
  arrow(
    pen,
    [
      { x, y: from },
      { x, y: to },
    ],
    look,
  );
  beginRoundedRect(pen, plate.x, plate.y, plate.width, plate.height, 14);
  fill(pen, getSeatPale(pen, haul.seat));
  strokeOutline(pen, getSeatColour(pen, haul.seat), 4);
  drawFallingPetals(pen, plate);
  haul.months.forEach((cards, at) => {
    drawPile(dealer, cards, { ...plate, y: plate.y + PAD + at * line1 }, width);
  });
}

/** Returns the maximum width of a card at which all lines fit. */
function findCardWidth(months: readonly (readonly Card[])[], room: Rect): number {
  const high = (room.height - PAD) / months.length - PAD;
  const wide = (room.width - PAD * 2) / Math.max(...months.map(({ length }) => (length > 2 ? 1.9 : 1.66)));
  return Math.floor(Math.min(MAX_CARD_WIDTH, high / 1.65, wide));
}

function drawPile(dealer: DrawContext, cards: readonly Card[], plate: Rect, width: number): void {
  const { pen, boxes } = dealer;
  const step = getCardStep(cards.length, plate.width - PAD * 2, width);
  const x = plate.x + (plate.width - width - step * (cards.length - 1)) / 2;
  cards.forEach((card, at) => {
    const left = x + at * step;
    drawHwatuCard(pen, card, left, plate.y, { width, corner: false });
    boxes.note('piece', `taken ${card}`, { x: left, y: plate.y, width, height: getCardHeight(width) });
    const seen = at === cards.length - 1 ? width : Math.min(step, width);
    drawOriginTag(dealer, card, { x: left, low: plate.y + getCardHeight(width), seen });
  });
}

/** Returns the offset of cards: side by side if there is room. */
function getCardStep(count: number, room: number, width: number): number {
  return count < 2 ? 0 : Math.min(width + 4, (room - width) / (count - 1));
}

/** Draws the seal of a great moment. */
function sealMoment(pen: Pen, boxes: Boxes, moment: Moment, rect: Rect): void {
  const { seal: ground, sealInk: ink } = getGoStopHues(pen);
  const said = getText(pen).moment(moment);
  drawMomentSeal(pen, said, rect, { ground, ink });
  boxes.note('text', said, rect);
}

/** Haul of the newest turn: cards by month, those from the hand and the deck on top of what they matched. */
export interface Haul {
  readonly seat: number;
  readonly months: readonly (readonly Card[])[];
  readonly moment: Moment | null;
}

/** Returns the haul of these events; null if nothing was taken and nothing great happened. */
export function createHaul(view: GoStopView, events: readonly GoStopEvent[], trace: Trace): Haul | null {
  const moment = findMoment(view, events);
  const took = events.find((event) => event.kind === 'took' && event.cards.length > 0);
  const done = took ?? events.find(({ kind }) => kind === 'went' || kind === 'stopped' || kind === 'four');
  if (!done || !('seat' in done)) return null;
  const cards = took?.kind === 'took' ? took.cards : [];
  return { seat: done.seat, months: groupByMonth(cards, trace), moment };
}

function groupByMonth(cards: readonly Card[], trace: Trace): readonly (readonly Card[])[] {
  const months = [...new Set(cards.map(getMonth))];
  const ordered = [...cards].sort((one, other) => getStackHeight(one, trace) - getStackHeight(other, trace));
  return months.map((month) => ordered.filter((card) => getMonth(card) === month));
}

function getStackHeight(card: Card, trace: Trace): number {
  return trace.drawn.has(card) ? 2 : trace.played.has(card) ? 1 : 0;
}

function getMonth(card: Card): number {
  return Number.parseInt(card, 10);
}

/** A moment that deserves the attention of the whole table. */
export type Moment =
  | { readonly kind: 'win' | 'four' | 'birds' | 'sweep' | 'ttadak' | 'kiss' }
  | { readonly kind: 'go'; readonly count: number };

const BIRD_CARDS = ['2B+', '4B+', '8B+'];

/** Returns the greatest moment of these events of one seat; null for an ordinary turn. */
function findMoment(view: GoStopView, events: readonly GoStopEvent[]): Moment | null {
  if (events.some(({ kind }) => kind === 'four')) return { kind: 'four' };
  if (events.some(({ kind }) => kind === 'stopped')) return { kind: 'win' };
  const went = events.find((event) => event.kind === 'went');
  if (went) return { kind: 'go', count: went.count };
  if (isThirdBird(view, events)) return { kind: 'birds' };
  if (isPaid(events, 'sweep')) return { kind: 'sweep' };
  if (isPaid(events, 'ttadak')) return { kind: 'ttadak' };
  return isKiss(events) ? { kind: 'kiss' } : null;
}

/** Returns whether the third of the three birds was taken. */
function isThirdBird({ storage }: GoStopView, events: readonly GoStopEvent[]): boolean {
  return events.some(
    (event) =>
      event.kind === 'took' &&
      event.cards.some((card) => BIRD_CARDS.includes(card)) &&
      BIRD_CARDS.every((card) => storage[event.seat]?.includes(card)),
  );
}

function isPaid(events: readonly GoStopEvent[], what: 'sweep' | 'ttadak'): boolean {
  return events.some((event) => event.kind === 'bonus' && event.of === what);
}

/** Returns whether the deck matched a lone card of the hand at once, whether or not that pays (R-GS-16). */
function isKiss(events: readonly GoStopEvent[]): boolean {
  const played = events.find((event) => event.kind === 'played');
  const drew = events.find((event) => event.kind === 'drew');
  return played?.onto.length === 0 && drew?.onto.length === 1 && drew.onto[0] === played.card;
}

const SIDE_PADDING = 6;
/** Distance above the lower edge of its card. */
const FOOT_GAP = 5;

/** Place for a tag: the visible part of a card. */
interface TagPlace {
  readonly x: number;
  /** Lower edge of the card. */
  readonly low: number;
  readonly seen: number;
}

/** Writes its origin at the foot of a card that the newest turn moved; nothing if the words do not fit. */
export function drawOriginTag(dealer: DrawContext, card: Card, { x, low, seen }: TagPlace): void {
  const { pen, boxes, trace } = dealer;
  const said = trace.played.has(card) ? getText(pen).hand : trace.drawn.has(card) ? getText(pen).deck : null;
  const { tag: height, textTag } = getMeasures(pen.look);
  if (said === null || trace.seat === null) return;
  const [most, least] = textTag;
  const long = Math.ceil(measureTextWidth(pen, said, most));
  const size = Math.min(most, Math.floor((most * (seen - SIDE_PADDING * 3)) / long));
  if (size < least) return;
  const width = Math.ceil(measureTextWidth(pen, said, size)) + SIDE_PADDING * 2;
  const rect = { x: x + (seen - width) / 2, y: low - height - FOOT_GAP, width, height };
  const ground = getSeatColour(pen, trace.seat);
  const { goInk } = getGoStopHues(pen);
  drawLabel(pen, rect, { words: said, size, ground, colour: goInk, round: 8, edge: goInk });
  boxes.note('text', said, rect);
}
