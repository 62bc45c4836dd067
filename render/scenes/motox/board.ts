import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { layer } from '../../kit/layers.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { ends } from './ends.ts';
import { type Field, type Panel, seats, size } from './field.ts';
import { WIDTH } from './frame.ts';
import { land } from './land.ts';
import { SAND, SAND_DARK } from './look.ts';
import { grounds } from './plates.ts';
import { ramps } from './ramps.ts';
import { road } from './road.ts';

/** The table with the track. In the race it stays as it is; while the track grows it is drawn each time. */
export function board(pen: Pen, on: Field, view: MotoXView): void {
  if (view.phase === 'build') ground(pen, on, view);
  else pen.drawImage(kept(pen, on, view), 0, 0);
}

function kept(pen: Pen, on: Field, view: MotoXView): Canvas {
  const track = view.track.map(({ x, y, ramp }) => `${x},${y},${ramp}`).join(';');
  const { width, height } = size(view);
  return layer(pen, `motox/${seats(view)}/${track}`, width, height, (pen) => ground(pen, on, view));
}

function ground(pen: Pen, on: Field, view: MotoXView): void {
  const { height } = size(view);
  pen.fillStyle = SAND;
  pen.fillRect(0, 0, WIDTH, height);
  grounds(pen, seats(view), height);
  for (const panel of on.panels) {
    if (on.panels.length > 1) strip(pen, panel);
    within(pen, panel, () => {
      land(pen, on, view, panel);
      road(pen, on, view);
      ends(pen, on, view);
      ramps(pen, on, view);
    });
    if (on.panels.length > 1) faded(pen, on, panel);
  }
}

/** Draws in the table's pixels on each panel, of a strip only what belongs to it and a little beyond. */
export function onPanels(pen: Pen, on: Field, draw: () => void): void {
  const beyond = on.panels.length > 1 ? on.cell : 0;
  const [across, down] = on.cut === 'columns' ? [beyond, 0] : [0, beyond];
  for (const { rect, shift } of on.panels) {
    const [width, height] = [rect.width - across * 2, rect.height - down * 2];
    within(pen, { rect: { x: rect.x + across, y: rect.y + down, width, height }, shift }, draw);
  }
}

function within(pen: Pen, { rect, shift }: Pick<Panel, 'rect' | 'shift'>, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(rect.x, rect.y, rect.width, rect.height);
  pen.clip();
  pen.translate(shift.x, shift.y);
  draw();
  pen.restore();
}

const STRIP = '#e2d0ae';

function strip(pen: Pen, { rect }: Panel): void {
  shadowed(pen, 6, 2, () => {
    rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
    fill(pen, SAND_DARK);
  });
  rounded(pen, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 10);
  fill(pen, STRIP);
}

/** What belongs to another strip is pale. */
function faded(pen: Pen, on: Field, { rect }: Panel): void {
  const [wide, high] = on.cut === 'columns' ? [on.cell - 3, rect.height - 4] : [rect.width - 4, on.cell - 3];
  const [x, y] = [rect.x + rect.width - 2 - wide, rect.y + rect.height - 2 - high];
  for (const [left, upper] of [
    [rect.x + 2, rect.y + 2],
    [x, y],
  ] as const) {
    rounded(pen, left, upper, wide, high, 10);
    fill(pen, 'rgba(226, 208, 174, 0.6)');
  }
}
