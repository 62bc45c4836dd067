import type { Pen } from '../../canvas.ts';
import { drawGameArt } from '../../game-art.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitPale } from '../../kit/colours.ts';
import { drawMedal } from '../../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { findFittingSize, measureTextWidth, truncateText, write } from '../../kit/text.ts';
import { drawToken } from '../../kit/token.ts';
import { drawTrophy } from '../../kit/trophy.ts';
import { countPlaces, getCabinetRect, getNicheRect, getPlaqueRect } from './measures.ts';
import type { HallCup, HallView } from './types.ts';

/** Colours of the cabinet: its boards, their edge, and the back of an empty place. */
const WOOD = '#6b4527';
const WOOD_DARK = '#3d2412';
const WOOD_BACK = '#8a5d38';

/** Draws the cabinet with all cups, and its empty places. */
export function drawCabinet(pen: Pen, view: HallView, boxes: Boxes): void {
  const { x, y, width, height } = getCabinetRect(view);
  withShadow(pen, 14, 5, () => {
    beginRoundedRect(pen, x, y, width, height, 18);
    fill(pen, WOOD);
  });
  beginRoundedRect(pen, x + 2, y + 2, width - 4, height - 4, 16);
  strokeOutline(pen, WOOD_DARK, 4);
  for (let nth = 0; nth < countPlaces(view); nth++) {
    const cup = view.cups[nth];
    if (cup) drawCup(pen, view, cup, nth, boxes);
    else drawEmptyPlace(pen, view, nth);
  }
}

function drawEmptyPlace(pen: Pen, view: HallView, nth: number): void {
  const [niche, plaque] = [getNicheRect(view, nth), getPlaqueRect(view, nth)];
  beginRoundedRect(pen, niche.x, niche.y, niche.width, niche.height + plaque.height, 10);
  fill(pen, WOOD_BACK);
  strokeOutline(pen, WOOD_DARK, 3);
}

/** Draws a cup in its niche, before its game, and its plaque. */
function drawCup(pen: Pen, view: HallView, cup: HallCup, nth: number, boxes: Boxes): void {
  const [niche, plaque] = [getNicheRect(view, nth), getPlaqueRect(view, nth)];
  const x = niche.x + niche.width / 2;
  pen.fillStyle = getSuitPale(pen, nth % 4);
  pen.fillRect(niche.x, niche.y, niche.width, niche.height);
  if (cup.game !== null) drawGameArt(pen, cup.game, niche, 0.3);
  drawTrophy(pen, x, niche.y + niche.height - 64, 124);
  if (cup.kind === 'record') drawMedal(pen, 1, x + 84, niche.y + niche.height - 40, 28);
  if (cup.kind === 'title') drawLaurel(pen, x, niche.y + niche.height - 62);
  const token = { ...cup, ground: getSuitPale(pen, (nth + 1) % 4) };
  drawToken(pen, token, x - 98, niche.y + niche.height - 52, 84, boxes);
  boxes.note('plate', `niche ${nth}`, niche);
  boxes.note('plate', `plaque ${nth}`, plaque);
  pen.fillStyle = getKitHues(pen).paper;
  pen.fillRect(plaque.x, plaque.y, plaque.width, plaque.height);
  pen.strokeStyle = WOOD_DARK;
  pen.lineWidth = 3;
  pen.strokeRect(niche.x, niche.y, niche.width, niche.height + plaque.height);
  drawWords(pen, cup, plaque, boxes);
}

/** Draws two branches of laurel round a cup. */
function drawLaurel(pen: Pen, x: number, y: number): void {
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 6; leaf++) {
      const angle = Math.PI / 2 - side * (0.5 + leaf * 0.36);
      pen.save();
      pen.translate(x + 76 * Math.cos(angle), y - 6 + 64 * Math.sin(angle));
      pen.rotate(angle + side * 0.9);
      pen.beginPath();
      pen.ellipse(0, 0, 6, 15, 0, 0, Math.PI * 2);
      strokeOutline(pen, getKitHues(pen).white, 5);
      fill(pen, '#2f7d4f');
      pen.restore();
    }
}

function drawWords(pen: Pen, { head, name, about }: HallCup, plaque: Rect, boxes: Boxes): void {
  const { ink, inkSoft } = getKitHues(pen);
  const room = { ...plaque, x: plaque.x + 14, width: plaque.width - 28 };
  writeCentred(pen, head, room, 22, 25, inkSoft, boxes);
  writeCentred(pen, name, room, 58, 34, ink, boxes);
  writeCentred(pen, about, room, 95, 25, inkSoft, boxes);
}

/** Writes a text in the middle of a plaque, smaller if it is long, then truncated. */
function writeCentred(
  pen: Pen,
  text: string,
  { x, y, width }: Rect,
  below: number,
  most: number,
  colour: string,
  boxes: Boxes,
): void {
  const words = text.normalize('NFKC');
  const size = findFittingSize(pen, words, width, most);
  const fits = truncateText(pen, words, width, size);
  const long = Math.min(width, measureTextWidth(pen, fits, size));
  write(pen, fits, x + width / 2, y + below, { size, colour, align: 'center' });
  boxes.note('text', fits, { x: x + (width - long) / 2, y: y + below - size / 2, width: long, height: size });
}
