import { canyonRally } from './canyonRally/index.ts';
import { causeway } from './causeway/index.ts';
import { lanternEvening } from './lanternEvening/index.ts';
import type { Theme } from './theme.ts';
import { twinCouriers } from './twinCouriers/index.ts';
import { winterStores } from './winterStores/index.ts';
import { yearOfFlowers } from './yearOfFlowers/index.ts';

/** Every theme there is; the plain look is none of them. */
export const THEMES: readonly Theme[] = [
  canyonRally,
  causeway,
  lanternEvening,
  winterStores,
  twinCouriers,
  yearOfFlowers,
];

/** The themes of a game, in the order in which they are offered. */
export function themesOf(game: string): readonly Theme[] {
  return THEMES.filter((theme) => theme.game === game);
}

/** The theme of a game by its id; null for the plain look and for a theme that does not exist. */
export function themeOf(game: string, id: string | null): Theme | null {
  return THEMES.find((theme) => theme.game === game && theme.id === id) ?? null;
}
