import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { layer } from '../../kit/layers.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { motoxHues } from './colours.ts';
import { ends } from './ends.ts';
import { type Field, onTable, type Panel, seats, size, type Tiles } from './field.ts';
import { bands, land } from './land.ts';
import { WIDTH } from './measures.ts';
import { grounds } from './plates.ts';
import { ramps } from './ramps.ts';
import { road } from './road.ts';
import { verge } from './verge.ts';
import { centre } from './way.ts';

/** The land is drawn as high as a multiple of so many pixels. */
const STEP = 200;

/** The table with the track: in the race for all of it; while the track grows for what is posted and what is chosen from until it does. */
export function board(pen: Pen, on: Field, view: MotoXView): void {
  pen.drawImage(kept(pen, on, view), 0, 0);
}

function kept(pen: Pen, on: Field, view: MotoXView): Canvas {
  const track = view.track.map(({ x, y, ramp }) => `${x},${y},${ramp}`).join(';');
  const { width, height } = size(view, pen.look);
  return layer(pen, `motox/${seats(view)}/${track}`, width, height, (pen) => ground(pen, on, view));
}

function ground(pen: Pen, on: Field, view: MotoXView): void {
  const { height } = size(view, pen.look);
  pen.drawImage(country(pen, height), 0, 0);
  grounds(pen, seats(view), height);
  for (const panel of on.panels) {
    if (on.panels.length > 1) bordered(pen, panel);
    within(pen, panel, () => stretch(pen, on, view, panel));
  }
}

/** At least as high as told: one for many heights, as a track has another with nearly every tile. */
function country(pen: Pen, height: number): Canvas {
  const high = Math.ceil(height / STEP) * STEP;
  return layer(pen, `motox/land/${high}`, WIDTH, high, (pen) => bands(pen, WIDTH, high));
}

function stretch(pen: Pen, on: Field, view: MotoXView, panel: Panel): void {
  const { length } = view.track;
  const own = Array.from({ length: Math.min(length, panel.to + 1) - panel.from }, (_, at) => panel.from + at);
  const beyond = [panel.from - 1, panel.to + 1].filter((at) => at >= 0 && at < length);
  if (!pen.look.large && !pen.look.strong) land(pen, on, view, panel);
  verge(
    pen,
    on,
    view,
    [...own, ...beyond].sort((one, other) => one - other),
  );
  laid(pen, on, view, beyond);
  for (const at of beyond) veil(pen, on, view.track, at, at < panel.from ? panel.from : panel.to);
  laid(pen, on, view, own);
}

function laid(pen: Pen, on: Field, view: MotoXView, tiles: Tiles): void {
  road(pen, on, view.track, tiles);
  ends(pen, on, view, tiles);
  ramps(pen, on, view.track, tiles);
}

/** Draws in the table's pixels on each panel. */
export function onPanels(pen: Pen, on: Field, draw: (panel: Panel) => void): void {
  for (const panel of on.panels) within(pen, panel, () => draw(panel));
}

function within(pen: Pen, { rect, shift }: Pick<Panel, 'rect' | 'shift'>, draw: () => void): void {
  pen.save();
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
  pen.clip();
  pen.translate(shift.x, shift.y);
  draw();
  pen.restore();
}

function bordered(pen: Pen, { rect }: Panel): void {
  const { groundDark, ground } = motoxHues(pen);
  pen.globalAlpha = 0.25;
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 12);
  fill(pen, ground);
  pen.globalAlpha = 1;
  rounded(pen, rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, 11);
  line(pen, groundDark, 3);
}

/** A tile that belongs to another panel is pale, up to the edge where it meets its neighbour here. */
function veil(pen: Pen, on: Field, track: MotoXView['track'], at: number, neighbour: number): void {
  const [tile, next] = [track[at], track[neighbour]];
  if (!tile || !next) return;
  const { x, y } = onTable(on, centre(tile));
  const [right, up] = [next.x - tile.x, next.y - tile.y];
  const [near, far] = [on.cell - 2, on.cell * 2];
  const [left, above] = [x - (right < 0 ? near : far), y - (up > 0 ? near : far)];
  pen.globalAlpha = 0.62;
  pen.fillStyle = motoxHues(pen).ground;
  pen.fillRect(left, above, x + (right > 0 ? near : far) - left, y + (up < 0 ? near : far) - above);
  pen.globalAlpha = 1;
}
