import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour, suitDark, suitPale } from '../../kit/colours.ts';
import { plateGround } from '../../kit/plate.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { fitted, fittingSize, type Hand, write } from '../../kit/words.ts';
import { barOf, factOf, headOf, measuresOf } from './measures.ts';
import type { LetterFact, LetterView } from './types.ts';

/** What the letter is, and of which week. */
export function headed(pen: Pen, { title, week, about }: LetterView, boxes: Boxes): void {
  const { x, y, width, height } = headOf();
  const sizes = measuresOf(pen.look);
  boxes.note('plate', 'head', headOf());
  const { ink, inkSoft } = hues(pen);
  const lines = [
    [title, 0.2, { size: sizes.title, colour: ink }],
    [week, 0.55, { size: sizes.week, colour: inkSoft }],
    [about, 0.84, { size: sizes.about, colour: inkSoft, weight: 400 }],
  ] as const;
  for (const [words, part, hand] of lines) left(pen, words, { x, y: y + height * part, width }, hand, boxes);
}

/** A game, and a bar as long as it was played often; the longest takes all the room. */
export function bar(pen: Pen, { games }: LetterView, nth: number, boxes: Boxes): void {
  const { name: size } = measuresOf(pen.look);
  const { name = '', count = 0 } = games[nth] ?? {};
  const rect = barOf(pen.look, nth);
  const most = games[0]?.count ?? 1;
  const [named, figures] = [rect.width * 0.36, 24 + String(most).length * size * 0.7];
  boxes.note('plate', `bar ${nth}`, rect);
  const middle = rect.y + rect.height / 2;
  const { ink } = hues(pen);
  left(pen, name, { x: rect.x, y: middle, width: named - 20 }, { size, colour: ink }, boxes);
  const thick = rect.height * 0.6;
  const long = Math.max(thick, ((rect.width - named - figures) * count) / Math.max(most, 1));
  const from = rect.x + named;
  rounded(pen, from, middle - thick / 2, long, thick, thick / 2);
  const [colour, edge] = barHues(pen, nth);
  fill(pen, colour);
  line(pen, edge, 3);
  if (nth < 4) suitMark(pen, nth, from + thick / 2, middle, thick * 0.3, hues(pen).white);
  const after = { x: from + long + 16, y: middle, width: figures };
  left(pen, String(count), after, { size: size * 1.1, colour: ink }, boxes);
}

/** The suits in turn, then yellow, then white. */
function barHues(pen: Pen, nth: number): readonly [colour: string, edge: string] {
  if (nth < 4) return [suitColour(pen, nth), suitDark(pen, nth)];
  return [nth === 4 ? hues(pen).glow : hues(pen).white, hues(pen).ink];
}

/** The suit whose mark and colours each has. */
const SUITS: Readonly<Record<LetterFact['kind'], number>> = { closest: 3, longest: 1, runs: 2, newcomers: 0 };

/** What was remarkable, with a seal. */
export function fact(pen: Pen, view: LetterView, nth: number, boxes: Boxes): void {
  const one = view.facts[nth];
  if (!one) return;
  const { head, words } = measuresOf(pen.look);
  const suit = SUITS[one.kind];
  const rect = factOf(pen.look, view, nth);
  boxes.note('plate', one.kind, rect);
  plateGround(pen, rect, suitPale(pen, suit), suitPale(pen, suit), 0);
  const radius = rect.height * 0.33;
  seal(pen, suit, rect.x + 20 + radius, rect.y + rect.height / 2, radius);
  const x = rect.x + 2 * radius + 42;
  const room = rect.x + rect.width - 22 - x;
  const upper = rect.y + rect.height * 0.29;
  const soft: Hand = { size: head, colour: hues(pen).inkSoft };
  const taken = left(pen, one.head, { x, y: upper, width: room }, soft, boxes);
  right(pen, one.about, { x, y: upper, width: room, taken: taken + 24 }, { ...soft, weight: 400 }, boxes);
  const lower = { x, y: rect.y + rect.height * 0.69, width: room };
  left(pen, one.words, lower, { size: words, colour: hues(pen).ink }, boxes);
}

/** As of wax. */
function seal(pen: Pen, suit: number, x: number, y: number, radius: number): void {
  circle(pen, x, y, radius);
  fill(pen, suitColour(pen, suit));
  line(pen, suitDark(pen, suit), 4);
  circle(pen, x, y, radius * 0.8);
  line(pen, suitDark(pen, suit), 2);
  suitMark(pen, suit, x, y, radius * 0.56, hues(pen).white);
}

type Room = Pick<Rect, 'x' | 'y' | 'width'>;

/** Smaller where it is long, then cut. Returns how wide it is. */
function left(pen: Pen, said: string, { x, y, width }: Room, hand: Hand, boxes: Boxes): number {
  const words = said.normalize('NFKC');
  const size = fittingSize(pen, words, width, hand.size);
  const fits = fitted(pen, words, width, size, hand.weight);
  const long = write(pen, fits, x, y, { ...hand, size });
  boxes.note('text', fits, { x, y: y - size * 0.5, width: long, height: size });
  return long;
}

/** At the right end of the room, beside what is taken of it. */
function right(
  pen: Pen,
  said: string,
  { x, y, width, taken }: Room & { readonly taken: number },
  hand: Hand,
  boxes: Boxes,
): void {
  if (said === '') return;
  const words = said.normalize('NFKC');
  const size = fittingSize(pen, words, width - taken, hand.size);
  const fits = fitted(pen, words, width - taken, size, hand.weight);
  const long = write(pen, fits, x + width, y, { ...hand, size, align: 'right' });
  boxes.note('text', fits, { x: x + width - long, y: y - size * 0.5, width: long, height: size });
}
