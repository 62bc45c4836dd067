import type { Card } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { type Trace, touched } from './trace.ts';

/** Where a card lies, and how much of its width is not covered by the next one. */
export interface Spot {
  readonly zone: 'hand' | 'row' | 'storage';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seen: number;
  /** Its number in its line. */
  readonly at: number;
}

/** Every card that lies face up, where it is. */
export type Spots = Map<Card, Spot>;

/** What cards are laid with. */
export interface Dealer {
  readonly pen: Pen;
  readonly boxes: Boxes;
  readonly trace: Trace;
  readonly spots: Spots;
}

/** Lays a card and remembers where; one that was moved since the last picture has a light edge. */
export function lay({ pen, boxes, trace, spots }: Dealer, card: Card, spot: Spot): void {
  const { x, y, width } = spot;
  const height = cardHeight(width);
  hwatu(pen, card, x, y, { width, corner: true });
  if (touched(trace, card)) lit(pen, x, y, width, height);
  spots.set(card, spot);
  boxes.note('piece', card, { x, y, width, height });
}

/** A light edge round a card. */
export function lit(pen: Pen, x: number, y: number, width: number, height: number): void {
  rounded(pen, x, y, width, height, width * 0.09);
  line(pen, hues(pen).ink, pen.look.strong || pen.look.large ? 9 : 6);
  line(pen, hues(pen).glow, pen.look.strong || pen.look.large ? 6 : 4);
}
