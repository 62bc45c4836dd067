import type { Sort } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import { getHwatuHues } from './colours.ts';

/** Style of a kind of card: its background, its text, and whether a frame joins it to others of a set. */
interface KindStyle {
  readonly ground: string;
  readonly ink: string;
  readonly framed: boolean;
}

/** Returns the style of a kind. */
export function getKindStyle(pen: Pen, sort: Sort): KindStyle {
  const hues = getHwatuHues(pen);
  const set = (ground: string, ink = hues.light): KindStyle => ({ ground, ink, framed: true });
  const loose = (ground: string, ink = hues.light): KindStyle => ({ ground, ink, framed: false });
  const kinds: Readonly<Record<Sort, KindStyle>> = {
    bright: set(hues.brights, hues.dark),
    bird: set(hues.birds),
    animal: loose(hues.animals),
    red: set(hues.red),
    blue: set(hues.blue),
    plain: set(hues.plain),
    rain: loose(hues.rain),
    double: loose(hues.double),
    junk: loose(hues.junk, hues.dark),
  };
  return kinds[sort];
}
