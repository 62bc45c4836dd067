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
  /** Names all of it. */
  readonly key: string;
  /**
   * The same in whatever language: what is drawn once and kept is drawn in this look, and its key is part of its name. To ask
   * for its language throws, so words in one are drawn by whoever knows which.
   */
  readonly still: Look;
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
  const name = [game, theme.id, ...ways].join('/');
  const key = keyOf(name, language);
  const look = looks.get(key) ?? lookIn(name, theme, { language, strong, large, corners });
  looks.set(key, look);
  return look;
}

/** A look in a theme. `name` names the theme and the wishes, but for the language. */
export function lookIn(name: string, theme: Theme, wish: Omit<LookWish, 'theme'>): Look {
  const { language, strong, large, corners } = wish;
  const still = new Still(name, theme, wish);
  return { key: keyOf(name, language), still, theme, language, strong, large, corners };
}

function keyOf(name: string, language: Language): string {
  return `${name}/${language}`;
}

/** A look of no language. */
class Still implements Look {
  readonly still = this;
  readonly key: string;
  readonly theme: Theme;
  readonly strong: boolean;
  readonly large: boolean;
  readonly corners: boolean;

  constructor(key: string, theme: Theme, { strong, large, corners }: Omit<LookWish, 'theme'>) {
    this.key = key;
    this.theme = theme;
    this.strong = strong;
    this.large = large;
    this.corners = corners;
  }

  get language(): never {
    throw new Error('What is drawn once for all languages asks for one');
  }
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
