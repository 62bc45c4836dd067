import type { Language } from '../src/engine/text.ts';
import { plain } from '../themes/plain/index.ts';
import { getTheme } from '../themes/registry.ts';
import type { Hues, Motif, PlainColours, Theme } from '../themes/theme.ts';
import type { StyleOptions } from './request.ts';

/** What everybody is shown who wishes nothing. */
export const PLAIN_STYLE: StyleOptions = {
  theme: plain.id,
  language: 'en',
  strong: false,
  large: false,
  corners: true,
};

/** What somebody may wish beside a theme and a language. */
type StyleFlags = Pick<StyleOptions, 'strong' | 'large' | 'corners'>;

/** The look a picture is drawn in. It is a class so that no look is put together from the parts of another. */
export class Style {
  /** Names all of it. */
  readonly key: string;
  readonly theme: Theme;
  readonly strong: boolean;
  readonly large: boolean;
  readonly corners: boolean;
  readonly #language: Language | null;
  readonly #still: Style;

  /** `name` names theme and ways; without a language it is a look for drawing what has no words of one. */
  constructor(name: string, theme: Theme, ways: StyleFlags, language: Language | null = null) {
    this.key = language === null ? name : `${name}/${language}`;
    this.theme = theme;
    this.strong = ways.strong;
    this.large = ways.large;
    this.corners = ways.corners;
    this.#language = language;
    this.#still = language === null ? this : new Style(name, theme, ways);
  }

  /** Throws in a look of no language. */
  get language(): Language {
    if (this.#language === null) throw new Error('What is drawn once for all languages asks for one');
    return this.#language;
  }

  /** The same in no language: what is drawn once and kept is drawn in this look, and its key is part of its name. */
  get still(): Style {
    return this.#still;
  }
}

const styles = new Map<string, Style>();

/** The look that a game's picture is wanted in; what is not known counts as not told. */
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

/** Whatever has a look: a pen. */
export interface StyleSource {
  readonly look: Style;
}

/** The colours that somebody draws with, by the look of the pen: the theme's where it has its own, stronger ones on wish. */
type HueLookup<C extends Hues> = (pen: StyleSource) => C;

/** The colours of the kit or of one scene in every look. */
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
  // A theme is written against the colours of its scene, so what has a name of theirs is of their kind.
  return Object.fromEntries(own) as Partial<C>;
}

/** The motif of that name that the look's theme has, or null. */
export function findMotif({ look }: StyleSource, name: string): Motif | null {
  return look.theme.motifs[name] ?? null;
}
