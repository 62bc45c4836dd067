import type { Box, Boxes, Rect } from '../kit/boxes.ts';
import type { PictureRequest } from '../request.ts';
import { around } from './rects.ts';

/** What a picture for choosing has to show, in the pixels of the whole picture; null for all of it. */
type Wanted = (boxes: Boxes, request: PictureRequest) => readonly Rect[] | null;

/** What of a game's picture is wanted. */
interface Choosing {
  readonly wanted: Wanted;
  /** Whether that is all of it, wherever things are on it. */
  readonly isWhole: (request: PictureRequest) => boolean;
}

/** All of the picture: every part of the board can matter for the answer. */
const WHOLE: Choosing = { wanted: () => null, isWhole: () => true };

/** By game. A run round the wall meets all of the picture, a tray is shown without letters as well. */
const BY_GAME: Readonly<Record<string, Choosing>> = {
  runaround: WHOLE,
  gostop: { wanted: ofCards, isWhole: hasNoBadge },
  forage: { wanted: ofForage, isWhole: () => false },
  motox: { wanted: ofRide, isWhole: hasNoBadge },
  moneyrun: WHOLE,
  piecepack: WHOLE,
};

/** Of a scene without its own what bears a badge. */
const OTHERS: Choosing = { wanted: marked, isWhole: () => false };

/** What the picture of this request has to show of the whole one. */
export function wantedOf(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  return (BY_GAME[request.scene] ?? OTHERS).wanted(boxes, request);
}

/** Whether nothing will be cut off, as can be said before anything is drawn. */
export function staysWhole(request: PictureRequest): boolean {
  return (BY_GAME[request.scene] ?? OTHERS).isWhole(request);
}

/** Neither a letter nor the number of a move. */
function hasNoBadge({ marks, order }: PictureRequest): boolean {
  return marks.length === 0 && order === undefined;
}

/** Round a letter so much is seen, in pixels. */
const ROUND = 110;

function marked(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge').map((badge) => around(badge, ROUND));
  return badges.length === 0 ? null : badges;
}

/** The row, and every plate with a letter on it: the hand, or what was captured. */
function ofCards(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge');
  const plates = boxes.list('plate').filter((plate) => badges.some((badge) => isOn(badge, plate)));
  const row = boxes.list('plate').find(({ name }) => name === 'row');
  return badges.length === 0 || !row ? null : [row, ...plates].map((plate) => around(plate, 8));
}

/** What is laid is chosen by number from the own tray, for where the pawn stands. */
function ofForage(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const pawns = boxes.list('piece').filter(({ name }) => name === 'pawn' || name.startsWith('pawn '));
  const own = pawns.find(({ name }) => name === `pawn ${request.viewer}`);
  const tray = boxes.list('plate').find(({ name }) => name === 'tray');
  if (!own) return null;
  const badges = boxes.list('badge');
  if (badges.length > 0) return [own, ...badges].map((box) => around(box, ROUND));
  return tray ? [around(own, 2 * ROUND), around(tray, 8)] : null;
}

/** Where one rides from belongs to where one can ride to. */
function ofRide(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const badges = marked(boxes);
  const bike = boxes.list('piece').find(({ name }) => name === `bike ${request.viewer}`);
  return badges && [...badges, ...(bike ? [around(bike, ROUND)] : [])];
}

function isOn(badge: Box, plate: Box): boolean {
  const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2];
  return x >= plate.x && x <= plate.x + plate.width && y >= plate.y && y <= plate.y + plate.height;
}
