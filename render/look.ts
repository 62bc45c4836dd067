import type { Language } from '../src/engine/text.ts';
import { plain } from '../themes/plain/index.ts';
import { themeOf } from '../themes/registry.ts';
import type { Hues, Motif, Plain, Theme } from '../themes/theme.ts';
import type { LookWish } from './request.ts';

/** What everybody is shown who wishes nothing. */
export const PLAIN: LookWish = {
  theme: plain.id,
  language: 'en',
  strong: false,
  large: false,
  corners: true,
};

/** The look a picture is drawn in. */
export interface Look {
  /** Names all of it: part of the key of whatever is drawn once and kept. */
  readonly key: string;
  readonly theme: Theme;
  readonly language: Language;
  readonly strong: boolean;
  readonly large: boolean;
  readonly corners: boolean;
}

const looks = new Map<string, Look>();

/** The look that a game's picture is wanted in; what is not known counts as not told. */
export function lookOf(game: string, wish: Partial<LookWish> = {}): Look {
  const theme = themeOf(game, wish.theme ?? PLAIN.theme);
  const language = wish.language === 'ko' ? 'ko' : PLAIN.language;
  const { strong = PLAIN.strong, large = PLAIN.large, corners = PLAIN.corners } = wish;
  const ways = [strong ? 'strong' : '', large ? 'large' : '', corners ? '' : 'bare'];
  const key = [game, theme.id, language, ...ways].join('/');
  const kept = looks.get(key);
  if (kept) return kept;
  const look = { key, theme, language, strong, large, corners };
  looks.set(key, look);
  return look;
}

/** Whatever has a look: a pen. */
export interface Looking {
  readonly look: Look;
}

/** The colours that somebody draws with, by the look of the pen: the theme's where it has its own, stronger ones on wish. */
export type Palette<C extends Hues> = (pen: Looking) => C;

/** The colours of the kit or of one scene in every look. */
export function palette<C extends Hues>({ colours: usual, strong }: Plain<C>): Palette<C> {
  const mixed = new WeakMap<Look, C>();
  return ({ look }) => {
    const kept = mixed.get(look);
    if (kept) return kept;
    const colours = { ...usual, ...ofTheme(usual, look), ...(look.strong ? strong : {}) };
    mixed.set(look, colours);
    return colours;
  };
}

function ofTheme<C extends Hues>(usual: C, { theme }: Look): Partial<C> {
  const own = Object.entries(theme.colours).filter(([name]) => Object.hasOwn(usual, name));
  // A theme is written against the colours of its scene, so what has a name of theirs is of their kind.
  return Object.fromEntries(own) as Partial<C>;
}

/** The motif of that name that the look's theme has, or null. */
export function motifOf({ look }: Looking, name: string): Motif | null {
  return look.theme.motifs[name] ?? null;
}
