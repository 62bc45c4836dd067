import type { Space } from '../../../src/games/runaround/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { getMeasures, getPlateRect, WIDTH } from './measures.ts';

/** Geometry of a track of `size` spaces (R-RA-1), in pixels: a hairpin, or a figure of eight. */
export interface Track {
  readonly size: number;
  /**
   * Set for a figure of eight. The lower lane then runs to the right too, and each start is joined to its far end by a way below the track.
   */
  readonly eight: boolean;
  /** Room for those ways below the track. */
  readonly linked: number;
  /** Rectangle of the track without its rim. */
  readonly field: Rect;
  readonly rim: number;
  /** Thickness of the wall between the lanes. */
  readonly wall: number;
  /** Width of a space of the lanes. */
  readonly step: number;
  /** Width of a start. */
  readonly tip: number;
  /** Height of a pawn. */
  readonly pawn: number;
  /** Height of each of two pawns on a space of the lanes (R-RA-18). */
  readonly pair: number;
  readonly badge: number;
  /** Size of the figures. */
  readonly figure: number;
  /** Length of the arrows on the lanes. */
  readonly arrow: number;
}

/** Maximum number of spaces with large figures. */
const MAX_LARGE_FIGURE_SPACES = 32;
/** Height by which the number on a start is raised, in parts of its width: the end of the track is round. */
const TIP_CURVE = 0.24;
/** Height below a figure of eight, in pixels. */
const LINKS_HEIGHT = 96;
/** Vertical gap between things in a lane. */
const LANE_GAP = 8;

/** Lays out the track as wide as the picture permits. */
export function layOutTrack(size: number, look: Style, eight = false): Track {
  const { side, rim, wall, tip, badge, figures, front, ...most } = getMeasures(look);
  const step = (WIDTH - 2 * side) / (size / 2 - 1 + 2 * tip);
  const figure = size > MAX_LARGE_FIGURE_SPACES ? figures[0] : figures[1];
  const usual = {
    size,
    eight,
    linked: eight ? LINKS_HEIGHT : 0,
    rim,
    wall,
    step,
    tip: step * tip,
    figure,
    arrow: step,
  };
  const pawn = Math.round(Math.min(most.pawnMost, step * most.pawn));
  const grown = { pawn, pair: Math.round(pawn * most.pair), badge: getLetterRadius(badge, step, look) };
  const plate = getPlateRect(look, 0);
  const y = plate.y + plate.height + side / 2 + rim + 10 + front;
  const high = 2 * getLaneHeight({ ...usual, ...grown }) + wall;
  return { ...usual, ...grown, field: { x: side, y, width: WIDTH - 2 * side, height: high } };
}

/** Returns a letter's radius that leaves room for the number of its space. */
function getLetterRadius(radius: number, step: number, { large }: Style): number {
  return Math.min(radius, step * (large ? 0.34 : 0.26));
}

/** Returns the necessary height of the picture. */
export function getPictureHeight({ field, rim, linked }: Track): number {
  return Math.ceil(field.y + field.height + rim + linked + 22);
}

type Lane = Pick<Track, 'figure' | 'pawn' | 'pair' | 'badge'>;

function getLaneHeight(lane: Lane): number {
  return Math.round(getPawnOffset(lane) + lane.pawn / 2 + getInnerHeight(lane));
}

/** Returns the distance from the outer edge to the middle of a pawn. */
function getPawnOffset({ figure, pawn }: Pick<Track, 'figure' | 'pawn'>): number {
  return figure * 1.1 + 2 * LANE_GAP + pawn / 2;
}

/** Returns the height between a pawn and the wall: for a second pawn, and the letter of a space of the lower lane. */
function getInnerHeight({ pair, pawn, badge }: Lane): number {
  return Math.max(0, 2 * pair - pawn) + badge * 1.35 + LANE_GAP / 2;
}

/** Returns the column of a space, from 0 at yellow's start to size / 2 at blue's. */
export function getColumn({ size, eight }: Pick<Track, 'size' | 'eight'>, space: Space): number {
  if (space <= size / 2) return space;
  return eight ? space - size / 2 : size - space;
}

/** Returns the lane of a space; a start is as high as both lanes. */
export function getLane({ size }: Pick<Track, 'size'>, space: Space): 'top' | 'bottom' | 'tip' {
  if (space === 0 || space === size / 2) return 'tip';
  return space < size / 2 ? 'top' : 'bottom';
}

/** Returns whether a wall separates the space from the one across. */
function hasWall(on: Pick<Track, 'size' | 'eight'>, space: Space): boolean {
  const at = getColumn(on, space);
  return at >= 2 && at <= on.size / 2 - 2;
}

/** Returns the rectangle of a space. */
export function getSpaceRect(on: Track, space: Space): Rect {
  const { field, tip, step } = on;
  const where = getLane(on, space);
  const x = getColumnLeft(on, getColumn(on, space));
  if (where === 'tip') return { x, y: field.y, width: tip, height: field.height };
  const height = hasWall(on, space) ? (field.height - on.wall) / 2 : field.height / 2;
  const y = where === 'top' ? field.y : field.y + field.height - height;
  return { x, y, width: step, height };
}

/** Returns the room for pawns on a start, from the top: above is its letter, below are two arrows and its number. */
export function getTipRoom(on: Track): { readonly top: number; readonly height: number } {
  const above = LANE_GAP + on.badge * 2;
  const below = getTipArrowLength(on) + on.figure * 1.1 + on.tip * TIP_CURVE + 3 * LANE_GAP;
  return { top: on.field.y + above, height: on.field.height - above - below };
}

/** Returns the length of the arrows on a start. */
export function getTipArrowLength({ step }: Pick<Track, 'step'>): number {
  return Math.min(42, step * 0.6);
}

/** Returns the outline that a letter names: a space, or the upper part of a start, within the bend of the track. */
export function getLetterRect(on: Track, space: Space): Rect {
  const rect = getSpaceRect(on, space);
  if (getLane(on, space) !== 'tip') return rect;
  const aside = rect.width * 0.2;
  const top = getTipRoom(on);
  return {
    x: rect.x + aside,
    y: rect.y + LANE_GAP,
    width: rect.width - aside,
    height: top.top + top.height - rect.y - LANE_GAP,
  };
}

/** Returns the place of a pawn on a space. */
export function getPawnPlace(on: Track, space: Space): Point {
  const { x, width } = getSpaceRect(on, space);
  return { x: x + width / 2, y: getRowHeight(on, getLane(on, space)) };
}

/** Returns the height of pawns in a lane or on a start. */
export function getRowHeight(on: Track, where: 'top' | 'bottom' | 'tip'): number {
  const { field } = on;
  if (where === 'tip') return getTipRoom(on).top + getTipRoom(on).height / 2;
  return where === 'top' ? field.y + getPawnOffset(on) : field.y + field.height - getPawnOffset(on);
}

/** Offset to the right of a lane space's number, in parts of its width: there is room for a letter at its left. */
const NUMBER_OFFSET = 0.63;

/** Returns the place of a space's number. */
export function getNumberPlace(on: Track, space: Space): Point {
  const { x, width } = getSpaceRect(on, space);
  const inset = LANE_GAP + on.figure * 0.55;
  const y = getLane(on, space) === 'top' ? on.field.y + inset : on.field.y + on.field.height - inset;
  if (getLane(on, space) !== 'tip') return { x: x + width * NUMBER_OFFSET, y };
  return { x: x + width * (space === 0 ? 0.56 : 0.44), y: y - width * TIP_CURVE };
}

function getColumnLeft({ field, step, tip, size }: Track, at: number): number {
  if (at === 0) return field.x;
  return at === size / 2 ? field.x + field.width - tip : field.x + tip + (at - 1) * step;
}
