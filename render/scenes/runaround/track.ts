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

/** Height by which the number on a start is raised, in parts of its width: the end of the track is round. */
const TIP_CURVE = 0.24;
/** Distance of a letter's middle outward from the edge of its space, in its radii. */
const LETTER_RAISE = 0.66;
/** Depth of the track's bend at the middle of a start, in parts of its width. */
const TIP_BEND = 0.13;
/** Height below a figure of eight, in pixels. */
const LINKS_HEIGHT = 96;
/** Maximum size of figures in parts of a space's width: two of them fit. */
const MAX_FIGURE = 0.76;
/** Vertical gap between things in a lane. */
const LANE_GAP = 8;

/** Lays out the track as wide as the picture permits. */
export function layOutTrack(size: number, look: Style, eight = false): Track {
  const { side, rim, wall, tip, badge: letter, figure: number, front, ...most } = getMeasures(look);
  const step = (WIDTH - 2 * side) / (size / 2 - 1 + 2 * tip);
  const badge = Math.min(letter, step * 0.49);
  const figure = Math.min(number, step * MAX_FIGURE);
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
  const grown = { pawn, pair: Math.round(pawn * most.pair), badge };
  const plate = getPlateRect(look, 0);
  const y = plate.y + plate.height + badge * (1 + LETTER_RAISE) + 6 + front;
  const high = 2 * getLaneHeight({ ...usual, ...grown }) + wall;
  return { ...usual, ...grown, field: { x: side, y, width: WIDTH - 2 * side, height: high } };
}

/** Returns the necessary height of the picture. */
export function getPictureHeight({ field, rim, linked, badge }: Track): number {
  const below = Math.max(rim + 22, badge * (1 + LETTER_RAISE) + 4);
  return Math.ceil(field.y + field.height + linked + below);
}

type Lane = Pick<Track, 'figure' | 'pawn' | 'pair'>;

function getLaneHeight(lane: Lane): number {
  return Math.round(getPawnOffset(lane) + lane.pawn / 2 + getInnerHeight(lane));
}

/** Returns the distance from the outer edge to the middle of a pawn. */
function getPawnOffset({ figure, pawn }: Pick<Track, 'figure' | 'pawn'>): number {
  return figure * 1.1 + 2 * LANE_GAP + pawn / 2;
}

/** Returns the height between a pawn and the wall, where a second pawn has room. */
function getInnerHeight({ pair, pawn }: Lane): number {
  return Math.max(0, 2 * pair - pawn) + LANE_GAP;
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
  const above = on.badge + LANE_GAP;
  const below = getTipArrowLength(on) + on.figure * 1.1 + on.tip * TIP_CURVE + 3 * LANE_GAP;
  return { top: on.field.y + above, height: on.field.height - above - below };
}

/** Returns the length of the arrows on a start. */
export function getTipArrowLength({ step }: Pick<Track, 'step'>): number {
  return Math.min(42, step * 0.6);
}

/** Returns the middle of a space's letter, on the rim: it leaves pawn and number visible. */
export function getLetterPlace(on: Track, space: Space): Point {
  const { x, y, width, height } = getSpaceRect(on, space);
  const raise = on.badge * LETTER_RAISE;
  const where = getLane(on, space);
  if (where === 'bottom') return { x: x + width / 2, y: y + height + raise };
  return { x: x + width / 2, y: where === 'top' ? y - raise : y - raise + width * TIP_BEND };
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

/** Returns the place of a space's number. */
export function getNumberPlace(on: Track, space: Space): Point {
  const { x, width } = getSpaceRect(on, space);
  const inset = LANE_GAP + on.figure * 0.55;
  const y = getLane(on, space) === 'top' ? on.field.y + inset : on.field.y + on.field.height - inset;
  if (getLane(on, space) !== 'tip') return { x: x + width / 2, y };
  return { x: x + width * (space === 0 ? 0.56 : 0.44), y: y - width * TIP_CURVE };
}

function getColumnLeft({ field, step, tip, size }: Track, at: number): number {
  if (at === 0) return field.x;
  return at === size / 2 ? field.x + field.width - tip : field.x + tip + (at - 1) * step;
}
