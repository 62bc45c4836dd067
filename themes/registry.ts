import { canyonRally } from './canyonRally/index.ts';
import { causeway } from './causeway/index.ts';
import { lanternEvening } from './lanternEvening/index.ts';
import { plain } from './plain/index.ts';
import type { Theme } from './theme.ts';
import { twinCouriers } from './twinCouriers/index.ts';
import { winterStores } from './winterStores/index.ts';
import { yearOfFlowers } from './yearOfFlowers/index.ts';

/** Every theme there is, the plain look first. */
export const THEMES: readonly Theme[] = [
  plain,
  canyonRally,
  causeway,
  lanternEvening,
  winterStores,
  twinCouriers,
  yearOfFlowers,
];

/** The themes that a game can be played in, in the order in which they are offered: the plain look first. */
export function listThemes(game: string): readonly Theme[] {
  return THEMES.filter((theme) => theme === plain || theme.game === game);
}

/** The theme of a game by its id; the plain look for none, and for one that does not exist. */
export function getTheme(game: string, id: string | null): Theme {
  return listThemes(game).find((theme) => theme.id === id) ?? plain;
}
