import type { Card } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { seatColour } from './colours.ts';
import { type Trace, touched } from './trace.ts';

/** Where a card lies, and how much of its width is not covered by the next one. */
export interface Spot {
  readonly zone: 'hand' | 'row' | 'storage';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seen: number;
  /** So much of its foot something else lies on. */
  readonly foot: number;
}

/** Nothing lies on it unless told. */
type Laid = Omit<Spot, 'foot'> & Partial<Pick<Spot, 'foot'>>;

/** Every card that lies face up, where it is. */
type Spots = Map<Card, Spot>;

/** What cards are laid with. */
export interface Dealer {
  readonly pen: Pen;
  readonly boxes: Boxes;
  readonly trace: Trace;
  readonly spots: Spots;
  /** What may be chosen. */
  readonly wanted: ReadonlySet<Card>;
}

/** Lays a card and remembers where; one that the newest turn moved has an edge in the colour of who moved it. */
export function lay({ pen, boxes, trace, spots }: Dealer, card: Card, laid: Laid): void {
  const spot = { foot: 0, ...laid };
  const { x, y, width } = spot;
  hwatu(pen, card, x, y, { width, corner: true });
  if (touched(trace, card)) edged(pen, spot, hues(pen).white, seatColour(pen, trace.seat ?? 0));
  spots.set(card, spot);
  boxes.note('piece', card, { x, y, width, height: cardHeight(width) });
}

/** A light edge round a card. */
export function lit(pen: Pen, at: Pick<Spot, 'x' | 'y' | 'width'>): void {
  edged(pen, at, hues(pen).ink, hues(pen).glow);
}

function edged(
  pen: Pen,
  { x, y, width }: Pick<Spot, 'x' | 'y' | 'width'>,
  under: string,
  colour: string,
): void {
  const thick = pen.look.strong || pen.look.large ? 6 : 4;
  rounded(pen, x, y, width, cardHeight(width), width * 0.09);
  line(pen, under, thick * 1.6);
  line(pen, colour, thick);
}
