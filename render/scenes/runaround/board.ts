import type { Canvas, Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { COLOURS, EDGES, PALES } from './look.ts';
import { plates } from './plates.ts';
import { FIELD, HEIGHT, lane, room, type Track, track, WALL, WIDTH } from './track.ts';

/** All that never changes on a board of this size. */
export function board(pen: Pen, size: number): Canvas {
  return layer(pen, `runaround/${size}`, WIDTH, HEIGHT, (pen) => drawn(pen, track(size)));
}

function drawn(pen: Pen, on: Track): void {
  pen.fillStyle = hues(pen).table;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  plates(pen);
  frame(pen);
  for (let space = 0; space < on.size; space++) paved(pen, on, space);
  wall(pen, on);
}

function frame(pen: Pen): void {
  shadowed(pen, 12, 4, () => {
    rounded(pen, FIELD.x - 10, FIELD.y - 10, FIELD.width + 20, FIELD.height + 20, 70);
    fill(pen, '#8a6f4d');
  });
}

function paved(pen: Pen, on: Track, space: number): void {
  const { x, y, width, height } = room(on, space);
  const start = space === 0 ? 0 : space === on.size / 2 ? 1 : null;
  const round = start === 0 ? [62, 0, 0, 62] : start === 1 ? [0, 62, 62, 0] : 0;
  pen.beginPath();
  pen.roundRect(x + 1, y + 1, width - 2, height - 2, round);
  fill(pen, start === null ? (space % 2 ? hues(pen).paper : hues(pen).paperDark) : PALES[start]);
  if (start !== null) line(pen, COLOURS[start], 6);
  figure(pen, on, space);
  if (start === null) chevrons(pen, on, space);
  else turns(pen, on, space);
}

function figure(pen: Pen, on: Track, space: number): void {
  const { x, y, width, height } = room(on, space);
  const size = on.size > 32 ? 23 : 27;
  const down = lane(on, space) === 'bottom' ? height - 22 : 22;
  write(pen, String(space), x + width / 2, y + (lane(on, space) === 'tip' ? 30 : down), {
    size,
    colour: lane(on, space) === 'tip' ? hues(pen).ink : hues(pen).inkSoft,
    align: 'center',
  });
}

/** On a start the arrows point up and down: yellow turns up at 0 and down at the other. */
function turns(pen: Pen, on: Track, space: number): void {
  const { x, y, width, height } = room(on, space);
  const up = space === 0 ? 0 : 1;
  pointer(pen, x + width / 2 - 11, y + height - 34, -Math.PI / 2, up);
  pointer(pen, x + width / 2 + 11, y + height - 34, Math.PI / 2, up === 0 ? 1 : 0);
}

/** Light arrows for yellow, dark ones for blue, each its own way. */
function chevrons(pen: Pen, on: Track, space: number): void {
  const { x, y, width, height } = room(on, space);
  const top = lane(on, space) === 'top';
  const inner = top ? y + height - 24 : y + 24;
  const way = top ? 1 : -1;
  pointer(pen, x + width / 2, inner, way > 0 ? 0 : Math.PI, 0);
  pointer(pen, x + width / 2, inner + (top ? -26 : 26), way > 0 ? Math.PI : 0, 1);
}

function pointer(pen: Pen, x: number, y: number, angle: number, seat: 0 | 1): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(-5, -8);
  pen.lineTo(5, 0);
  pen.lineTo(-5, 8);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(pen, EDGES[seat], 7);
  line(pen, COLOURS[seat], 4);
  pen.restore();
}

function wall(pen: Pen, on: Track): void {
  const first = room(on, 2);
  const last = room(on, on.size / 2 - 2);
  const [x, y] = [first.x, FIELD.y + (FIELD.height - WALL) / 2];
  const width = last.x + last.width - first.x;
  shadowed(pen, 8, 3, () => {
    rounded(pen, x, y + 3, width, WALL - 6, 5);
    fill(pen, '#6d5844');
  });
  pen.save();
  rounded(pen, x + 3, y + 6, width - 6, WALL - 12, 3);
  pen.clip();
  bricks(pen, x + 3, y + 6, width - 6, WALL - 12);
  pen.restore();
}

function bricks(pen: Pen, x: number, y: number, width: number, height: number): void {
  const count = Math.round(width / 42);
  const long = width / count;
  for (let row = 0; row < 2; row++) {
    for (let at = 0; at <= count; at++) {
      pen.fillStyle = (at * 7 + row * 3) % 5 < 2 ? '#a98b6c' : '#9a7b5d';
      pen.fillRect(x + (at - row / 2) * long, y + (row * height) / 2, long - 3, height / 2 - 2);
    }
  }
}
