import type { Language } from '../src/engine/text.ts';
import { plain } from '../themes/plain/index.ts';
import { getTheme } from '../themes/registry.ts';
import type { Hues, Motif, PlainColours, Theme } from '../themes/theme.ts';
import type { StyleOptions } from './request.ts';

/** Default style. */
export const PLAIN_STYLE: StyleOptions = {
  theme: plain.id,
  language: 'en',
  strong: false,
  large: false,
  corners: true,
};

/** Style options beside theme and language. */
type StyleFlags = Pick<StyleOptions, 'strong' | 'large' | 'corners'>;

/** Style of a picture. A class, so that no style can be assembled from parts of others. */
export class Style {
  /** Unique key of the style. */
  readonly key: string;
  readonly theme: Theme;
  readonly strong: boolean;
  readonly large: boolean;
  readonly corners: boolean;
  readonly #language: Language | null;
  readonly #still: Style;

  /** Creates a style; `name` identifies theme and options. Without a language it serves drawings without words. */
  constructor(name: string, theme: Theme, ways: StyleFlags, language: Language | null = null) {
    this.key = language === null ? name : `${name}/${language}`;
    this.theme = theme;
    this.strong = ways.strong;
    this.large = ways.large;
    this.corners = ways.corners;
    this.#language = language;
    this.#still = language === null ? this : new Style(name, theme, ways);
  }

  /** Returns the language. Throws if the style has none. */
  get language(): Language {
    if (this.#language === null) throw new Error('What is drawn once for all languages asks for one');
    return this.#language;
  }

  /** Returns the same style without a language. Cached drawings use it, and its key is part of theirs. */
  get still(): Style {
    return this.#still;
  }
}

const styles = new Map<string, Style>();

/** Returns the style for a game's picture; unknown options count as omitted. */
export function getStyle(game: string, wish: Partial<StyleOptions> = {}): Style {
  const theme = getTheme(game, wish.theme ?? PLAIN_STYLE.theme);
  const language = wish.language === 'ko' ? 'ko' : PLAIN_STYLE.language;
  const { strong = PLAIN_STYLE.strong, large = PLAIN_STYLE.large, corners = PLAIN_STYLE.corners } = wish;
  const ways = [strong ? 'strong' : '', large ? 'large' : '', corners ? '' : 'bare'];
  const name = [game, theme.id, ...ways].join('/');
  const key = `${name}/${language}`;
  const look = styles.get(key) ?? new Style(name, theme, { strong, large, corners }, language);
  styles.set(key, look);
  return look;
}

/** Anything with a style, such as a pen. */
export interface StyleSource {
  readonly look: Style;
}

/** Returns the colours for the style of a pen: the theme's if it has its own, high-contrast ones if requested. */
type HueLookup<C extends Hues> = (pen: StyleSource) => C;

/** Defines the colours of the kit or of one scene in every style. */
export function defineHues<C extends Hues>({ colours: usual, strong }: PlainColours<C>): HueLookup<C> {
  const mixed = new WeakMap<Style, C>();
  return ({ look }) => {
    const kept = mixed.get(look);
    if (kept) return kept;
    const colours = { ...usual, ...pickThemeHues(usual, look), ...(look.strong ? strong : {}) };
    mixed.set(look, colours);
    return colours;
  };
}

function pickThemeHues<C extends Hues>(usual: C, { theme }: Style): Partial<C> {
  const own = Object.entries(theme.colours).filter(([name]) => Object.hasOwn(usual, name));
  // A theme is typed against the colours of its scene, so a colour with one of their names has the right type.
  return Object.fromEntries(own) as Partial<C>;
}

/** Returns the motif of that name in the style's theme, or null. */
export function findMotif({ look }: StyleSource, name: string): Motif | null {
  return look.theme.motifs[name] ?? null;
}
