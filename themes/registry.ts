import { canyonRally } from './canyonRally/index.ts';
import { causeway } from './causeway/index.ts';
import { lanternEvening } from './lanternEvening/index.ts';
import { plain } from './plain/index.ts';
import type { Theme } from './theme.ts';
import { twinCouriers } from './twinCouriers/index.ts';
import { winterStores } from './winterStores/index.ts';
import { yearOfFlowers } from './yearOfFlowers/index.ts';

/** All themes, the plain one first. */
export const THEMES: readonly Theme[] = [
  plain,
  canyonRally,
  causeway,
  lanternEvening,
  winterStores,
  twinCouriers,
  yearOfFlowers,
];

/** Returns the themes of a game in the order in which they are offered, the plain one first. */
export function listThemes(game: string): readonly Theme[] {
  return THEMES.filter((theme) => theme === plain || theme.game === game);
}

/** Returns a game's theme by id; the plain one for null or an unknown id. */
export function getTheme(game: string, id: string | null): Theme {
  return listThemes(game).find((theme) => theme.id === id) ?? plain;
}
