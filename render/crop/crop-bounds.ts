import type { Box, Boxes, Rect } from '../kit/boxes.ts';
import type { PictureRequest } from '../request.ts';
import { expandRect } from './rects.ts';

/** Returns the rectangles that a picture for choosing has to show, in pixels of the whole picture; null for all of it. */
type CropBoundsFinder = (boxes: Boxes, request: PictureRequest) => readonly Rect[] | null;

/** Rule by which the pictures of one game are cropped. */
interface CropRule {
  readonly wanted: CropBoundsFinder;
  /** Returns whether the whole picture is needed, wherever its contents are. */
  readonly isWhole: (request: PictureRequest) => boolean;
}

/** Keeps the whole picture: every part of the board can matter for the answer. */
const NEVER_CROPPED: CropRule = { wanted: () => null, isWhole: () => true };

/** Crop rules by game. A run round the wall meets the whole picture; a tray is shown without letters as well. */
const RULES_BY_GAME: Readonly<Record<string, CropRule>> = {
  runaround: NEVER_CROPPED,
  gostop: { wanted: findCardBounds, isWhole: hasNoBadge },
  forage: { wanted: findForageBounds, isWhole: () => false },
  motox: { wanted: findRideBounds, isWhole: hasNoBadge },
  moneyrun: NEVER_CROPPED,
  piecepack: NEVER_CROPPED,
};

/** Rule of scenes without their own: keeps what bears a badge. */
const DEFAULT_RULE: CropRule = { wanted: findBadgeBounds, isWhole: () => false };

/** Returns the rectangles of the whole picture that the picture of this request has to show; null for all of it. */
export function findCropBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  return (RULES_BY_GAME[request.scene] ?? DEFAULT_RULE).wanted(boxes, request);
}

/** Returns whether nothing will be cut off, as far as can be told before drawing. */
export function isNeverCropped(request: PictureRequest): boolean {
  return (RULES_BY_GAME[request.scene] ?? DEFAULT_RULE).isWhole(request);
}

/** Returns whether the picture has neither a letter nor a move number. */
function hasNoBadge({ marks, order }: PictureRequest): boolean {
  return marks.length === 0 && order === undefined;
}

/** Margin shown around a letter, in pixels. */
const BADGE_MARGIN = 110;

function findBadgeBounds(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge').map((badge) => expandRect(badge, BADGE_MARGIN));
  return badges.length === 0 ? null : badges;
}

/** Returns the row and every plate with a letter on it: the hand, or the captured cards. */
function findCardBounds(boxes: Boxes): readonly Rect[] | null {
  const badges = boxes.list('badge');
  const plates = boxes.list('plate').filter((plate) => badges.some((badge) => isBadgeOnPlate(badge, plate)));
  const row = boxes.list('plate').find(({ name }) => name === 'row');
  return badges.length === 0 || !row ? null : [row, ...plates].map((plate) => expandRect(plate, 8));
}

/** Returns the surroundings of the pawn and the player's own tray, as pieces to lay are chosen from the tray by number. */
function findForageBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const pawns = boxes.list('piece').filter(({ name }) => name === 'pawn' || name.startsWith('pawn '));
  const own = pawns.find(({ name }) => name === `pawn ${request.viewer}`);
  const tray = boxes.list('plate').find(({ name }) => name === 'tray');
  if (!own) return null;
  const badges = boxes.list('badge');
  if (badges.length > 0) return [own, ...badges].map((box) => expandRect(box, BADGE_MARGIN));
  return tray ? [expandRect(own, 2 * BADGE_MARGIN), expandRect(tray, 8)] : null;
}

/** Returns the bounds of the destinations together with the place from which the player rides. */
function findRideBounds(boxes: Boxes, request: PictureRequest): readonly Rect[] | null {
  const badges = findBadgeBounds(boxes);
  const bike = boxes.list('piece').find(({ name }) => name === `bike ${request.viewer}`);
  return badges && [...badges, ...(bike ? [expandRect(bike, BADGE_MARGIN)] : [])];
}

function isBadgeOnPlate(badge: Box, plate: Box): boolean {
  const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2];
  return x >= plate.x && x <= plate.x + plate.width && y >= plate.y && y <= plate.y + plate.height;
}
