import type { Space } from '../../../src/games/runaround/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { motif } from '../../kit/motif.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { motifOf } from '../../look.ts';
import { arrows } from './arrows.ts';
import { runaroundHues, side } from './colours.ts';
import { links } from './links.ts';
import { measuresOf, WIDTH } from './measures.ts';
import { place } from './place.ts';
import { grounds } from './plates.ts';
import { heightOf, lane, numberAt, room, row, type Track } from './track.ts';
import { shade, wall } from './wall.ts';

/** All that never changes on a board of this size. */
export function board(pen: Pen, on: Track): Canvas {
  return layer(pen, `runaround/${on.size}${on.eight ? '/eight' : ''}`, WIDTH, heightOf(on), (pen) =>
    drawn(pen, on),
  );
}

function drawn(pen: Pen, on: Track): void {
  pen.fillStyle = runaroundHues(pen).table;
  pen.fillRect(0, 0, WIDTH, heightOf(on));
  grounds(pen);
  fronts(pen, on);
  links(pen, on);
  rim(pen, on);
  for (let space = 0; space < on.size; space++) paved(pen, on, space);
  shade(pen, on);
  arrows(pen, on);
  for (let space = 0; space < on.size; space++) numbered(pen, on, space);
  wall(pen, on);
}

/** The houses of a theme stand in a row behind the track. */
function fronts(pen: Pen, { field, rim, tip }: Track): void {
  const drawing = motifOf(pen, 'front');
  const high = measuresOf(pen.look).front;
  if (!drawing || high === 0) return;
  const [from, wide] = [field.x + tip * 0.8, field.width - tip * 1.6];
  const count = Math.floor(wide / high);
  const y = field.y - rim - high / 2 + 2;
  for (let at = 0; at < count; at++) motif(pen, drawing, from + ((at + 0.5) * wide) / count, y, high + 1);
}

/** Wood round the track: a dark edge, the wood, and the light on it. */
function rim(pen: Pen, { field, rim, tip }: Track): void {
  const [light = '', wood = '', dark = ''] = runaroundHues(pen).rim;
  const around = (by: number) =>
    rounded(pen, field.x - by, field.y - by, field.width + 2 * by, field.height + 2 * by, curve(tip) + by);
  shadowed(pen, 14, 5, () => {
    around(rim);
    fill(pen, dark);
  });
  around(rim - 2);
  fill(pen, wood);
  around(rim - 4);
  if (rim > 6) line(pen, light, 2);
  around(1.5);
  fill(pen, dark);
}

/** How round the ends of the track are. */
function curve(tip: number): number {
  return Math.min(tip, 96);
}

function paved(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = room(on, space);
  const start = startOf(on, space);
  const round = curve(on.tip);
  pen.save();
  pen.beginPath();
  pen.roundRect(
    x + 0.5,
    y,
    width - 1,
    height,
    start === 0 ? [round, 0, 0, round] : start === 1 ? [0, round, round, 0] : 0,
  );
  pen.clip();
  pen.fillStyle = start === null ? (runaroundHues(pen).paving[space % 2] ?? '') : side(pen, start).pale;
  pen.fillRect(x, y, width, height);
  if (start === null) cobbled(pen, on, space);
  else yard(pen, on, space, start);
  pen.restore();
  if (start === null && pen.look.strong) outlined(pen, on, space);
}

function startOf(on: Track, space: Space): 0 | 1 | null {
  if (lane(on, space) !== 'tip') return null;
  return space === 0 ? 0 : 1;
}

function outlined(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = room(on, space);
  pen.strokeStyle = runaroundHues(pen).joint;
  pen.lineWidth = 1.5;
  pen.strokeRect(x + 0.5, y, width - 1, height);
}

/** The stones of a theme before its houses, and lines round the space. */
function cobbled(pen: Pen, on: Track, space: Space): void {
  const { x, y, width, height } = room(on, space);
  const stones = pen.look.large || pen.look.strong ? null : motifOf(pen, 'cobbles');
  if (stones) {
    const inks = { stone: runaroundHues(pen).cobble };
    if (lane(on, space) === 'top') motif(pen, stones, x + width / 2, y + width / 2, width, inks);
  }
  pen.fillStyle = runaroundHues(pen).joint;
  pen.fillRect(x - 0.75, y, 1.5, height);
  pen.fillRect(x + width - 0.75, y, 1.5, height);
  pen.fillRect(x, y - 0.75, width, 1.5);
  pen.fillRect(x, y + height - 0.75, width, 1.5);
}

/** A start in its side's colour, with a line inside. */
function yard(pen: Pen, on: Track, space: Space, seat: 0 | 1): void {
  const { x, y, width, height } = room(on, space);
  const gate = pen.look.large || pen.look.strong ? null : motifOf(pen, 'gate');
  const middle = { x: x + width / 2, y: row(on, 'tip') };
  if (gate) motif(pen, gate, middle.x, middle.y, width * 0.92, { ...side(pen, seat) });
  else doorstep(pen, seat, middle.x, middle.y, width * 0.3);
  const round = curve(on.tip) - 4;
  pen.beginPath();
  const inset = 6;
  pen.roundRect(
    x + inset,
    y + inset,
    width - 2 * inset,
    height - 2 * inset,
    seat === 0 ? [round, 8, 8, round] : [8, round, round, 8],
  );
  line(pen, side(pen, seat).edge, 7);
  line(pen, side(pen, seat).colour, 4);
}

/** In the seat's shape: whose start it is. */
function doorstep(pen: Pen, seat: 0 | 1, x: number, y: number, radius: number): void {
  place(pen, seat, x, y, radius);
  line(pen, side(pen, seat).edge, 7);
  line(pen, side(pen, seat).colour, 4);
  place(pen, seat, x, y, radius * 0.42);
  fill(pen, side(pen, seat).colour);
  line(pen, side(pen, seat).edge, 2);
}

function numbered(pen: Pen, on: Track, space: Space): void {
  const { x, y } = numberAt(on, space);
  const { ink, inkSoft } = hues(pen);
  const colour = lane(on, space) === 'tip' ? ink : inkSoft;
  write(pen, String(space), x, y, { size: on.figure, colour, align: 'center' });
}
