import type { Box, Boxes, Rect } from '../kit/boxes.ts';
import type { PictureRequest } from '../request.ts';
import { expandRect } from './rects.ts';

/** What a picture for choosing has to show, in the pixels of the whole picture; null for all of it. */
type CropBoundsFinder = (boxes: Boxes, request: PictureRequest) => readonly Rect[] | null;

/** What of a game's picture is wanted. */
interface CropRule {
  readonly wanted: CropBoundsFinder;
  /** Whether that is all of it, wherever things are on it. */
  readonly isWhole: (request: PictureRequest) => boolean;
}

/** All of the picture: every part of the board can matter for the answer. */
const NEVER_CROPPED: CropRule = { wanted: () => null, isWhole: () => true };

/** By game. A run round the wall meets all of the picture, a tray is shown without letters as well. */
const RULES_BY_GAME: Readonly<Record<string, CropRule>> = {
  runaround: NEVER_CROPPED,
  gostop: { wanted: findCardBounds, isWhole: hasNoBadge },
  forage: { wanted: findForageBounds, isWhole: () => false },
  motox: { wanted: findRideBounds, isWhole: hasNoBadge },
  moneyrun: NEVER_CROPPED,
  piecepack: NEVER_CROPPED,
};

/** Of a scene without its own what bears a badge. */
const DEFAULT_RULE: CropRule = { wanted: findBadgeBounds, isWhole: () => false };

/** What the picture of this request has to show of the whole one. */
export function findCropBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  return (RULES_BY_GAME[request.scene] ?? DEFAULT_RULE).wanted(boxes, request);
}

/** Whether nothing will be cut off, as can be said before anything is drawn. */
export function isNeverCropped(request: PictureRequest): boolean {
  return (RULES_BY_GAME[request.scene] ?? DEFAULT_RULE).isWhole(request);
}

/** Neither a letter nor the number of a move. */
function hasNoBadge({ marks, order }: PictureRequest): boolean {
  return marks.length === 0 && order === undefined;
}

/** Round a letter so much is seen, in pixels. */
const BADGE_MARGIN = 110;

function findBadgeBounds(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge').map((badge) => expandRect(badge, BADGE_MARGIN));
  return badges.length === 0 ? null : badges;
}

/** The row, and every plate with a letter on it: the hand, or what was captured. */
function findCardBounds(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge');
  const plates = boxes.list('plate').filter((plate) => badges.some((badge) => isBadgeOnPlate(badge, plate)));
  const row = boxes.list('plate').find(({ name }) => name === 'row');
  return badges.length === 0 || !row ? null : [row, ...plates].map((plate) => expandRect(plate, 8));
}

/** What is laid is chosen by number from the own tray, for where the pawn stands. */
function findForageBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const pawns = boxes.list('piece').filter(({ name }) => name === 'pawn' || name.startsWith('pawn '));
  const own = pawns.find(({ name }) => name === `pawn ${request.viewer}`);
  const tray = boxes.list('plate').find(({ name }) => name === 'tray');
  if (!own) return null;
  const badges = boxes.list('badge');
  if (badges.length > 0) return [own, ...badges].map((box) => expandRect(box, BADGE_MARGIN));
  return tray ? [expandRect(own, 2 * BADGE_MARGIN), expandRect(tray, 8)] : null;
}

/** Where one rides from belongs to where one can ride to. */
function findRideBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const badges = findBadgeBounds(boxes);
  const bike = boxes.list('piece').find(({ name }) => name === `bike ${request.viewer}`);
  return badges && [...badges, ...(bike ? [expandRect(bike, BADGE_MARGIN)] : [])];
}

function isBadgeOnPlate(badge: Box, plate: Box): boolean {
  const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2];
  return x >= plate.x && x <= plate.x + plate.width && y >= plate.y && y <= plate.y + plate.height;
}
