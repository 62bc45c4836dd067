import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { measuresOf } from './measures.ts';

const LEVELS = [0, 25, 50, 75, 100];

/** The sheet of the chart with its scales: how likely from below to above, the moves from left to right. */
export function frame(pen: Pen, sheet: Rect, field: Rect, count: number, boxes: Boxes): void {
  boxes.note('plate', 'chart', sheet);
  shadowed(pen, 10, 3, () => {
    rounded(pen, sheet.x, sheet.y, sheet.width, sheet.height, 16);
    fill(pen, hues(pen).white);
  });
  for (const level of LEVELS) levelLine(pen, field, level, boxes);
  for (const number of ticks(count)) tick(pen, field, number, count, boxes);
}

function levelLine(pen: Pen, field: Rect, level: number, boxes: Boxes): void {
  const { figure } = measuresOf(pen.look);
  const y = field.y + field.height * (1 - level / 100);
  pen.beginPath();
  pen.moveTo(field.x, y);
  pen.lineTo(field.x + field.width, y);
  line(pen, hues(pen).paperDark, level % 50 === 0 ? 4 : 2);
  if (level % 50 !== 0) return;
  const [words, x] = [`${level} %`, field.x - figure * 0.45];
  const long = write(pen, words, x, y, { size: figure, colour: hues(pen).inkSoft, align: 'right' });
  boxes.note('text', words, { x: x - long, y: y - figure * 0.5, width: long, height: figure });
}

function tick(pen: Pen, field: Rect, number: number, count: number, boxes: Boxes): void {
  const { figure } = measuresOf(pen.look);
  const x = field.x + (field.width * number) / count;
  const bottom = field.y + field.height;
  pen.beginPath();
  pen.moveTo(x, bottom);
  pen.lineTo(x, bottom + figure * 0.35);
  line(pen, hues(pen).inkSoft, 3);
  const y = bottom + figure * 0.95;
  const long = write(pen, String(number), x, y, { size: figure, colour: hues(pen).inkSoft, align: 'center' });
  boxes.note('text', `move ${number}`, { x: x - long / 2, y: y - figure * 0.5, width: long, height: figure });
}

/** The steps of a scale that people like to count by. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000];
/** At most so many numbers stand on the scale of the moves, the first and the last among them. */
const MOST = 6;
/** So much of the scale the last number needs for itself. */
const ROOM = 0.115;

/** The numbers on the scale of the moves: even steps, and the last move, which takes the place of one that is near to it. */
function ticks(count: number): readonly number[] {
  const step = STEPS.find((one) => count / one <= MOST) ?? count;
  const even = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  return [...even.filter((number) => number === 0 || count - number > count * ROOM), count];
}
