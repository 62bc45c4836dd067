import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { drawPlateGround } from '../../kit/plate.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { findFittingSize, type TextStyle, truncateText, write } from '../../kit/text.ts';
import { drawTrophy } from '../../kit/trophy.ts';
import { getBarRect, getFactRect, getHeadRect, getMeasures } from './measures.ts';
import type { DigestFact, DigestView } from './types.ts';

/** Draws the title of the digest and its week. */
export function drawHead(pen: Pen, { title, week, about }: DigestView, boxes: Boxes): void {
  const { x, y, width, height } = getHeadRect();
  const sizes = getMeasures(pen.look);
  boxes.note('plate', 'head', getHeadRect());
  const { ink, inkSoft } = getKitHues(pen);
  const lines = [
    [title, 0.2, { size: sizes.title, colour: ink }],
    [week, 0.55, { size: sizes.week, colour: inkSoft }],
    [about, 0.84, { size: sizes.about, colour: inkSoft, weight: 400 }],
  ] as const;
  for (const [words, part, hand] of lines)
    writeLeft(pen, words, { x, y: y + height * part, width }, hand, boxes);
}

/** Draws a game with a bar for its number of matches; the longest fills the room. */
export function drawBar(pen: Pen, { games }: DigestView, nth: number, boxes: Boxes): void {
  const { name: size } = getMeasures(pen.look);
  const { name = '', count = 0 } = games[nth] ?? {};
  const rect = getBarRect(pen.look, nth);
  const most = games[0]?.count ?? 1;
  const [named, figures] = [rect.width * 0.36, 24 + String(most).length * size * 0.7];
  boxes.note('plate', `bar ${nth}`, rect);
  const middle = rect.y + rect.height / 2;
  const { ink } = getKitHues(pen);
  writeLeft(pen, name, { x: rect.x, y: middle, width: named - 20 }, { size, colour: ink }, boxes);
  const thick = rect.height * 0.6;
  const long = Math.max(thick, ((rect.width - named - figures) * count) / Math.max(most, 1));
  const from = rect.x + named;
  beginRoundedRect(pen, from, middle - thick / 2, long, thick, thick / 2);
  const [colour, edge] = getBarHues(pen, nth);
  fill(pen, colour);
  strokeOutline(pen, edge, 3);
  if (nth < 4) drawSuitMark(pen, nth, from + thick / 2, middle, thick * 0.3, getKitHues(pen).white);
  const after = { x: from + long + 16, y: middle, width: figures };
  writeLeft(pen, String(count), after, { size: size * 1.1, colour: ink }, boxes);
}

/** Returns the colours of a bar: the suits in turn, then yellow, then white. */
function getBarHues(pen: Pen, nth: number): readonly [colour: string, edge: string] {
  if (nth < 4) return [getSuitColour(pen, nth), getSuitDark(pen, nth)];
  return [nth === 4 ? getKitHues(pen).glow : getKitHues(pen).white, getKitHues(pen).ink];
}

/** Suit whose mark and colours each kind of fact has. */
const SUITS_BY_FACT: Readonly<Record<DigestFact['kind'], number>> = {
  champion: 0,
  closest: 3,
  longest: 1,
  runs: 2,
  newcomers: 0,
};

/** Draws a fact with a seal. */
export function drawFact(pen: Pen, view: DigestView, nth: number, boxes: Boxes): void {
  const one = view.facts[nth];
  if (!one) return;
  const { head, words } = getMeasures(pen.look);
  const suit = SUITS_BY_FACT[one.kind];
  const rect = getFactRect(pen.look, view, nth);
  boxes.note('plate', one.kind, rect);
  drawPlateGround(pen, rect, getSuitPale(pen, suit), getSuitPale(pen, suit), 0);
  const radius = rect.height * 0.33;
  const [left, middle] = [rect.x + 20 + radius, rect.y + rect.height / 2];
  if (one.kind === 'champion') drawTrophy(pen, left, middle, radius * 2.2);
  else drawSeal(pen, suit, left, middle, radius);
  const x = rect.x + 2 * radius + 42;
  const room = rect.x + rect.width - 22 - x;
  const upper = rect.y + rect.height * 0.29;
  const soft: TextStyle = { size: head, colour: getKitHues(pen).inkSoft };
  const taken = writeLeft(pen, one.head, { x, y: upper, width: room }, soft, boxes);
  writeRight(
    pen,
    one.about,
    { x, y: upper, width: room, taken: taken + 24 },
    { ...soft, weight: 400 },
    boxes,
  );
  const lower = { x, y: rect.y + rect.height * 0.69, width: room };
  writeLeft(pen, one.words, lower, { size: words, colour: getKitHues(pen).ink }, boxes);
}

/** Draws a wax seal. */
function drawSeal(pen: Pen, suit: number, x: number, y: number, radius: number): void {
  beginCircle(pen, x, y, radius);
  fill(pen, getSuitColour(pen, suit));
  strokeOutline(pen, getSuitDark(pen, suit), 4);
  beginCircle(pen, x, y, radius * 0.8);
  strokeOutline(pen, getSuitDark(pen, suit), 2);
  drawSuitMark(pen, suit, x, y, radius * 0.56, getKitHues(pen).white);
}

type Room = Pick<Rect, 'x' | 'y' | 'width'>;

/** Writes a text smaller if it is long, then truncated. Returns its width. */
function writeLeft(pen: Pen, said: string, { x, y, width }: Room, hand: TextStyle, boxes: Boxes): number {
  const words = said.normalize('NFKC');
  const size = findFittingSize(pen, words, width, hand.size);
  const fits = truncateText(pen, words, width, size, hand.weight);
  const long = write(pen, fits, x, y, { ...hand, size });
  boxes.note('text', fits, { x, y: y - size * 0.5, width: long, height: size });
  return long;
}

/** Writes a text at the right end of the room, beside the occupied part. */
function writeRight(
  pen: Pen,
  said: string,
  { x, y, width, taken }: Room & { readonly taken: number },
  hand: TextStyle,
  boxes: Boxes,
): void {
  if (said === '') return;
  const words = said.normalize('NFKC');
  const size = findFittingSize(pen, words, width - taken, hand.size);
  const fits = truncateText(pen, words, width - taken, size, hand.weight);
  const long = write(pen, fits, x + width, y, { ...hand, size, align: 'right' });
  boxes.note('text', fits, { x: x + width - long, y: y - size * 0.5, width: long, height: size });
}
