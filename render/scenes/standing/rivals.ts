import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitPale } from '../../kit/colours.ts';
import { drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { GOLD } from '../../kit/trophy.ts';
import { getMeasures, getRivalsRect, INSET } from './measures.ts';
import {
  OUTCOMES,
  type Outcome,
  type StandingRival,
  type StandingRivals,
  type StandingView,
} from './types.ts';

/** Width of a bar and minimum width of one of its parts, in pixels. */
const BAR = 540;
const MIN_PART = 66;

/** Draws the results against the opponents met most, a bar each, below a legend. */
export function drawRivals(pen: Pen, view: StandingView, boxes: Boxes): void {
  if (!view.rivals) return;
  const rect = getRivalsRect(pen.look, view);
  const { figure, rival } = getMeasures(pen.look);
  boxes.note('plate', 'rivals', rect);
  drawPlateGround(pen, rect, getKitHues(pen).paper, getKitHues(pen).paper, 0);
  drawLegend(pen, view.rivals, rect, boxes);
  for (const [nth, one] of view.rivals.each.entries()) {
    const y = rect.y + 1.5 * INSET + figure + nth * rival;
    drawRival(pen, one, { ...rect, y, height: rival }, nth, boxes);
  }
}

/** Writes the heading, and the outcomes with their colours above the bars. */
function drawLegend(pen: Pen, { head, outcomes }: StandingRivals, rect: Rect, boxes: Boxes): void {
  const { figure: size } = getMeasures(pen.look);
  const y = rect.y + INSET + size / 2;
  const style = { size, colour: getKitHues(pen).inkSoft };
  const long = write(pen, head, rect.x + INSET, y, style);
  boxes.note('text', head, { x: rect.x + INSET, y: y - size / 2, width: long, height: size });
  let x = getBarLeft(rect);
  for (const outcome of OUTCOMES) {
    beginRoundedRect(pen, x, y - size * 0.4, size * 0.8, size * 0.8, 5);
    drawPart(pen, outcome);
    x += size * 1.05;
    const words = outcomes[outcome];
    const width = write(pen, words, x, y, style);
    boxes.note('text', words, { x, y: y - size / 2, width, height: size });
    x += width + size;
  }
}

function getBarLeft({ x, width }: Rect): number {
  return x + width - INSET - BAR;
}

/** Draws an opponent's token and name, and the bar. */
function drawRival(pen: Pen, one: StandingRival, rect: Rect, nth: number, boxes: Boxes): void {
  const { name: size, figure } = getMeasures(pen.look);
  const y = rect.y + rect.height / 2;
  const diameter = rect.height * 0.8;
  const left = rect.x + INSET;
  drawToken(
    pen,
    { ...one, ground: getSuitPale(pen, (nth + 1) % 4) },
    left + diameter / 2,
    y,
    diameter,
    boxes,
  );
  const [x, bar] = [left + diameter + INSET, getBarLeft(rect)];
  const room = bar - INSET - x;
  const { name } = one;
  drawPlateName(pen, boxes, { name, ai: false }, x, y, room, findFittingSize(pen, name, room, size));
  let from = bar;
  for (const [outcome, width] of listParts(one)) {
    beginRoundedRect(pen, from + 2, y - figure * 0.65, width - 4, figure * 1.3, 8);
    drawPart(pen, outcome);
    const colour = outcome === 'lost' ? getKitHues(pen).white : getKitHues(pen).ink;
    const words = String(one[outcome]);
    const long = write(pen, words, from + width / 2, y, { size: figure, colour, align: 'center' });
    const box = { x: from + (width - long) / 2, y: y - figure / 2, width: long, height: figure };
    boxes.note('text', `${outcome} ${words} ${nth}`, box);
    from += width;
  }
}

/** Returns the outcomes that happened, with their widths: proportional, and wide enough for a number. */
function listParts(one: StandingRival): readonly (readonly [Outcome, number])[] {
  const parts = OUTCOMES.filter((outcome) => one[outcome] > 0);
  const sum = parts.reduce((all, outcome) => all + one[outcome], 0);
  const free = BAR - MIN_PART * parts.length;
  return parts.map((outcome) => [outcome, MIN_PART + (free * one[outcome]) / sum]);
}

/** Fills a part of a bar: gold, grey and dark differ without colour, too. */
function drawPart(pen: Pen, outcome: Outcome): void {
  const { ink, inkSoft, paperDark } = getKitHues(pen);
  pen.fillStyle = { won: GOLD, drawn: paperDark, lost: inkSoft }[outcome];
  pen.fill();
  strokeOutline(pen, ink, 3);
}
