import type { Card } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { getSeatColour } from './colours.ts';
import { isTouched, type Trace } from './trace.ts';

/** Place of a card, and the part of its width that the next one leaves visible. */
export interface Spot {
  readonly zone: 'hand' | 'row' | 'storage';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seen: number;
  /** Height of its foot that is covered. */
  readonly foot: number;
}

/** Placement of a card, by default with nothing on it. */
type CardPlacement = Omit<Spot, 'foot'> & Partial<Pick<Spot, 'foot'>>;

/** Places of all face-up cards. */
type Spots = Map<Card, Spot>;

/** Context for drawing cards. */
export interface DrawContext {
  readonly pen: Pen;
  readonly boxes: Boxes;
  readonly trace: Trace;
  readonly spots: Spots;
  /** Cards that may be chosen. */
  readonly wanted: ReadonlySet<Card>;
}

/**
 * Draws a card and records its place; one that the newest turn moved has an edge in the mover's colour. Captured cards bear no month, as
 * they are no longer matched.
 */
export function layCard({ pen, boxes, trace, spots }: DrawContext, card: Card, laid: CardPlacement): void {
  const spot = { foot: 0, ...laid };
  const { x, y, width } = spot;
  drawHwatuCard(pen, card, x, y, { width, corner: spot.zone !== 'storage' });
  if (isTouched(trace, card))
    drawCardEdge(pen, spot, getKitHues(pen).white, getSeatColour(pen, trace.seat ?? 0));
  spots.set(card, spot);
  boxes.note('piece', card, { x, y, width, height: getCardHeight(width) });
}

/** Draws a light edge round a card. */
export function drawLightEdge(pen: Pen, at: Pick<Spot, 'x' | 'y' | 'width'>): void {
  drawCardEdge(pen, at, getKitHues(pen).ink, getKitHues(pen).glow);
}

function drawCardEdge(
  pen: Pen,
  { x, y, width }: Pick<Spot, 'x' | 'y' | 'width'>,
  under: string,
  colour: string,
): void {
  const thick = pen.look.strong || pen.look.large ? 6 : 4;
  beginRoundedRect(pen, x, y, width, getCardHeight(width), width * 0.09);
  strokeOutline(pen, under, thick * 1.6);
  strokeOutline(pen, colour, thick);
}
