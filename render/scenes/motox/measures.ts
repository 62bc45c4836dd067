import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Sizes in pixels for spaces of a given width. */
export interface Measures {
  /** Length of a bike, on the track and beside it. */
  readonly bike: number;
  readonly fallen: number;
  /** Radius of letters, at the corner of a space and beside the track. */
  readonly badge: number;
  /** Height of the figures of a tile and of a ramp. */
  readonly number: number;
  readonly sign: number;
}

/** Returns the measures for this width of a space; large pieces are larger relative to their spaces as well. */
export function getMeasures(cell: number, { large }: Pick<Style, 'large'>): Measures {
  const by = (part: number, least = 0) => Math.round(Math.max(least, cell * part));
  return large
    ? {
        bike: by(1.47),
        fallen: by(1.14),
        badge: by(0.43),
        number: by(0.72),
        sign: by(0.72),
      }
    : {
        bike: by(1.25),
        fallen: by(0.98),
        badge: by(0.34, 17),
        number: by(0.66, 31),
        sign: by(0.66, 31),
      };
}
