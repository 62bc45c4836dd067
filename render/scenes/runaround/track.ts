import type { Space } from '../../../src/games/runaround/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { getMeasures, getPlateRect, WIDTH } from './measures.ts';

/** The geometry of a track of `size` spaces (R-RA-1), in pixels: a hairpin, or a figure of eight. */
export interface Track {
  readonly size: number;
  /** The lower lane runs to the right too, and each start is joined to its far end by a way below the track. */
  readonly eight: boolean;
  /** How much room those ways have below the track. */
  readonly linked: number;
  /** Where it lies, without its rim. */
  readonly field: Rect;
  readonly rim: number;
  /** How thick the wall between the lanes is. */
  readonly wall: number;
  /** The width of a space of the lanes. */
  readonly step: number;
  /** The width of a start. */
  readonly tip: number;
  /** How high a pawn is. */
  readonly pawn: number;
  /** How high each of two pawns on a space of the lanes is (R-RA-18). */
  readonly pair: number;
  readonly badge: number;
  /** The size of the figures. */
  readonly figure: number;
  /** The length of the arrows on the lanes. */
  readonly arrow: number;
}

/** More spaces than this have small figures. */
const MAX_LARGE_FIGURE_SPACES = 32;
/** The number on a start is so much higher, in parts of its width: the end of the track is round. */
const TIP_CURVE = 0.24;
/** Below a figure of eight, in pixels. */
const LINKS_HEIGHT = 96;
/** Between what is above each other in a lane. */
const LANE_GAP = 8;

/** The track as wide as the picture has room for. */
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

/** A letter has room beside the number of its space. */
function getLetterRadius(radius: number, step: number, { large }: Style): number {
  return Math.min(radius, step * (large ? 0.34 : 0.26));
}

/** How high the picture has to be. */
export function getPictureHeight({ field, rim, linked }: Track): number {
  return Math.ceil(field.y + field.height + rim + linked + 22);
}

type Lane = Pick<Track, 'figure' | 'pawn' | 'pair' | 'badge'>;

function getLaneHeight(lane: Lane): number {
  return Math.round(getPawnOffset(lane) + lane.pawn / 2 + getInnerHeight(lane));
}

/** From the outer edge to the middle of a pawn. */
function getPawnOffset({ figure, pawn }: Pick<Track, 'figure' | 'pawn'>): number {
  return figure * 1.1 + 2 * LANE_GAP + pawn / 2;
}

/** Between a pawn and the wall: a second pawn, and the letter of a space of the lower lane. */
function getInnerHeight({ pair, pawn, badge }: Lane): number {
  return Math.max(0, 2 * pair - pawn) + badge * 1.35 + LANE_GAP / 2;
}

/** The column of a space, from 0 at yellow's start to size / 2 at blue's. */
export function getColumn({ size, eight }: Pick<Track, 'size' | 'eight'>, space: Space): number {
  if (space <= size / 2) return space;
  return eight ? space - size / 2 : size - space;
}

/** Where a space lies: a start is as high as both lanes. */
export function getLane({ size }: Pick<Track, 'size'>, space: Space): 'top' | 'bottom' | 'tip' {
  if (space === 0 || space === size / 2) return 'tip';
  return space < size / 2 ? 'top' : 'bottom';
}

/** Whether a wall is between the space and the one across. */
function hasWall(on: Pick<Track, 'size' | 'eight'>, space: Space): boolean {
  const at = getColumn(on, space);
  return at >= 2 && at <= on.size / 2 - 2;
}

/** The rectangle of a space. */
export function getSpaceRect(on: Track, space: Space): Rect {
  const { field, tip, step } = on;
  const where = getLane(on, space);
  const x = getColumnLeft(on, getColumn(on, space));
  if (where === 'tip') return { x, y: field.y, width: tip, height: field.height };
  const height = hasWall(on, space) ? (field.height - on.wall) / 2 : field.height / 2;
  const y = where === 'top' ? field.y : field.y + field.height - height;
  return { x, y, width: step, height };
}

/** What is free for pawns on a start, from the top: above is its letter, below are two arrows and its number. */
export function getTipRoom(on: Track): { readonly top: number; readonly height: number } {
  const above = LANE_GAP + on.badge * 2;
  const below = getTipArrowLength(on) + on.figure * 1.1 + on.tip * TIP_CURVE + 3 * LANE_GAP;
  return { top: on.field.y + above, height: on.field.height - above - below };
}

/** The length of the arrows on a start. */
export function getTipArrowLength({ step }: Pick<Track, 'step'>): number {
  return Math.min(42, step * 0.6);
}

/** The outline of what a letter names: a space, and of a start its upper part, within the bend of the track. */
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

/** Where a pawn stands on a space. */
export function getPawnPlace(on: Track, space: Space): Point {
  const { x, width } = getSpaceRect(on, space);
  return { x: x + width / 2, y: getRowHeight(on, getLane(on, space)) };
}

/** The height at which pawns stand in a lane or on a start. */
export function getRowHeight(on: Track, where: 'top' | 'bottom' | 'tip'): number {
  const { field } = on;
  if (where === 'tip') return getTipRoom(on).top + getTipRoom(on).height / 2;
  return where === 'top' ? field.y + getPawnOffset(on) : field.y + field.height - getPawnOffset(on);
}

/** The number of a space of the lanes stands so far to the right, in parts of its width: left of it there is room for a letter. */
const NUMBER_OFFSET = 0.63;

/** Where the number of a space is. */
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
