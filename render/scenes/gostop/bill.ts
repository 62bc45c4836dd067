import type { BillLine, Deal, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { type Code, valueSign } from '../../kit/hwatu/corner.ts';
import { RED, YELLOW } from '../../kit/hwatu/inks.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { type Chip, drawChips, fitting } from './chips.ts';
import { seatColour, seatPale, token } from './look.ts';
import { bombSign, shakeSign } from './signs.ts';

/** How high the bill is that lies at the foot of the mat. */
export const BILL = 92;
const TOTAL = 104;
const LINE = 37;

/** The bill to be shown: of the match that is over, or of a deal that has just ended; null where there is none. */
export function billShown(view: GoStopView, events: readonly GoStopEvent[]): Deal | null {
  const told = events.flatMap((event) => (event.kind === 'billed' ? [event.deal] : [])).at(-1);
  const deal = told ?? (view.phase === 'over' ? view.last : null);
  return deal && deal.winner !== null ? deal : null;
}

/** What a deal brought its winner, line by line, and what it comes to. */
export function bill(pen: Pen, boxes: Boxes, { winner, bill: lines, gains }: Deal, rect: Rect): void {
  if (winner === null) return;
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, seatPale(pen, winner));
  const middle = rect.y + rect.height / 2;
  token(pen, winner, rect.x + 42, middle, 28);
  chips(
    pen,
    boxes,
    lines.map((line) => chipOf(pen, line)),
    {
      ...rect,
      x: rect.x + 84,
      width: rect.width - 84 - TOTAL - 24,
    },
  );
  total(pen, boxes, winner, gains[winner] ?? 0, rect.x + rect.width - TOTAL - 12, middle);
}

/** In one line or two. */
function chips(pen: Pen, boxes: Boxes, all: readonly Chip[], rect: Rect): void {
  const first = fitting(pen, all, rect.width);
  const rest = fitting(pen, all.slice(first.length), rect.width);
  const middle = rect.y + rect.height / 2;
  drawChips(pen, boxes, first, rect.x, rest.length > 0 ? middle - LINE / 2 : middle);
  drawChips(pen, boxes, rest, rect.x, middle + LINE / 2);
}

function total(pen: Pen, boxes: Boxes, winner: number, value: number, x: number, y: number): void {
  rounded(pen, x, y - 32, TOTAL, 64, 14);
  fill(pen, seatColour(pen, winner));
  write(pen, String(value), x + TOTAL / 2, y, { size: 46, colour: hues(pen).white, align: 'center' });
  boxes.note('text', `bill ${value}`, { x, y: y - 32, width: TOTAL, height: 64 });
}

function chipOf(pen: Pen, line: BillLine): Chip {
  switch (line.kind) {
    case 'brights':
      return added(pen, line.points, signed('A'));
    case 'animals':
      return added(pen, line.points, signed('B'));
    case 'birds':
      return added(pen, line.points, signed('B+'));
    case 'ribbons':
      return added(pen, line.points, signed('C*'));
    case 'trio':
      return added(pen, line.points, signed(line.of));
    case 'junk':
      return added(pen, line.points, signed('D'));
    case 'additional':
      return { words: `+${line.points}`, ground: YELLOW, colour: hues(pen).ink };
    case 'four':
      return added(pen, line.points, (pen, x, y) => figure(pen, line.month, x, y));
    case 'reserve':
      return doubled(pen, line);
    case 'carried':
      return times(pen, line.times);
    case 'penalty':
      return times(pen, line.times, (pen, x, y) => token(pen, line.seat, x, y, 11));
  }
}

type Sign = NonNullable<Chip['sign']>;

function signed(code: Code): Sign {
  return (pen, x, y, size) => valueSign(pen, code, x, y, size / 24);
}

function figure(pen: Pen, month: number, x: number, y: number): void {
  write(pen, String(month), x, y, { size: 18, colour: RED, align: 'center' });
}

function added(pen: Pen, points: number, sign: Sign): Chip {
  return { words: `+${points}`, ground: hues(pen).white, colour: hues(pen).ink, sign };
}

const CAUSES = { shake: shakeSign, bomb: bombSign, animals: signed('B') } as const;

function doubled(pen: Pen, { cause, times: by }: Extract<BillLine, { kind: 'reserve' }>): Chip {
  if (cause.kind === 'go') return { words: `GO ${cause.count} ×${by}`, ground: RED, colour: hues(pen).white };
  return { ...times(pen, by, CAUSES[cause.kind]), ground: hues(pen).white, colour: hues(pen).ink };
}

function times(pen: Pen, by: number, sign?: Sign): Chip {
  const chip = { words: `×${by}`, ground: hues(pen).ink, colour: hues(pen).white };
  return sign ? { ...chip, sign } : chip;
}
