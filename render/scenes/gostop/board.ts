import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { getGoStopHues, getPlateColour, getSeatColour } from './colours.ts';
import { drawBed, drawCourtyard, drawPorch } from './garden.ts';
import { WIDTH } from './measures.ts';
import type { Table } from './table-layout.ts';

/** Cards shown before the deal: always the same ones, so that they tell nothing of anybody's hand. */
const SAMPLE_CARDS = ['2B+', '1A', '3A', '8A', '11A', '12A', '6B'];

const CARD_WIDTH = 120;

/** Distance of the cards' feet from the point round which they are fanned, in pixels. */
const RADIUS = 430;

/** Angle between neighbours, in radians. */
const SPREAD = 0.19;

const CORNER_RADIUS = 16;
/** Width of the stripe in a seat's colour at the left of its panel. */
export const BAND_WIDTH = 12;

/** Returns what never changes of a table like this, seen from the seat below. */
export function getBoardCanvas(pen: Pen, on: Table): Canvas {
  const first = on.panels.findIndex(({ y }) => y > on.mat.y);
  const kind = `${on.bare}/${on.seats}/${first}/${on.mat.y}/${on.mat.height}/${on.tray?.height ?? 0}/${on.height}`;
  return getLayer(pen, `gostop/${kind}`, WIDTH, on.height, (pen) => {
    pen.fillStyle = getGoStopHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, on.height);
    drawCourtyard(pen, on.height);
    on.panels.forEach((rect, seat) => {
      drawPaper(pen, rect, getKitHues(pen).paper);
      drawPanelColours(pen, rect, seat);
    });
    if (on.tray) {
      drawPaper(pen, on.tray, getGoStopHues(pen).tray);
      drawPorch(pen, on.tray, CORNER_RADIUS);
    }
    drawFelt(pen, on.mat);
    drawBed(pen, on.mat);
    if (on.bare) drawSampleFan(pen, on.mat);
  });
}

function drawPaper(pen: Pen, rect: Rect, colour: string): void {
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, CORNER_RADIUS);
    fill(pen, colour);
  });
}

function drawFelt(pen: Pen, { x, y, width, height }: Rect): void {
  const { felt, feltEdge, feltLine } = getGoStopHues(pen);
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, x, y, width, height, CORNER_RADIUS);
    fill(pen, feltEdge);
  });
  beginRoundedRect(pen, x + 4, y + 4, width - 8, height - 8, CORNER_RADIUS - 4);
  fill(pen, felt);
  beginRoundedRect(pen, x + 10, y + 10, width - 20, height - 20, CORNER_RADIUS - 8);
  strokeOutline(pen, feltLine, 1.5);
}

/** Draws a seat's colours on its panel. */
function drawPanelColours(pen: Pen, rect: Rect, seat: number): void {
  pen.save();
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, CORNER_RADIUS);
  pen.clip();
  pen.fillStyle = getPlateColour(pen, seat);
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  pen.fillStyle = getSeatColour(pen, seat);
  pen.fillRect(rect.x, rect.y, BAND_WIDTH, rect.height);
  pen.restore();
  if (!pen.look.strong) return;
  beginRoundedRect(pen, rect.x + 1.5, rect.y + 1.5, rect.width - 3, rect.height - 3, CORNER_RADIUS - 1);
  strokeOutline(pen, getKitHues(pen).ink, 3);
}

/** Draws a fan of cards in the upper half of the mat. */
function drawSampleFan(pen: Pen, { x, y, width }: Rect): void {
  const high = getCardHeight(CARD_WIDTH);
  SAMPLE_CARDS.forEach((card, at) => {
    pen.save();
    pen.translate(x + width / 2, y + 22 + high + RADIUS);
    pen.rotate((at - (SAMPLE_CARDS.length - 1) / 2) * SPREAD);
    drawHwatuCard(pen, card, -CARD_WIDTH / 2, -RADIUS - high, { width: CARD_WIDTH, corner: false });
    pen.restore();
  });
}
