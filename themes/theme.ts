import type { Language, Sentences } from '../src/engine/text.ts';

/** A CSS colour, or a few that belong together in a fixed order. */
type Hue = string | readonly string[];

/** Colours of a scene or of the kit, by purpose. */
export type Hues = Readonly<Record<string, Hue>>;

/**
 * One shape of a motif: an outline that is filled, outlined, or both. It is in SVG path notation in a box of 100 × 100 round the origin
 * (from −50 to 50). An ink is a CSS colour, or `@` and the name of a colour that the drawing code passes: `@colour` and `@edge` of a seat.
 */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  /** Width of the outline in hundredths of the motif's box; 2 by default. */
  readonly width?: number;
}

/** A small drawing of a theme. `mark` is the place of a suit's mark on it, and half its width, in hundredths. */
export interface Motif {
  readonly strokes: readonly Stroke[];
  readonly mark?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Drawings of a theme, by the motif names of its scene. */
export type Motifs<M extends string = string> = Readonly<Partial<Record<M, Motif>>>;

/**
 * Theme of one game, or the plain theme of all: plain data. Whatever it omits stays as in the plain theme. `C` are the colours of the scene
 * and of the kit, `M` the names of the motifs that the scene uses.
 */
export interface Theme<C extends Hues = Hues, M extends string = string> {
  /** Unique id of lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Id of its game; `any` for the plain theme alone. */
  readonly game: string;
  readonly colours: Partial<C>;
  readonly motifs: Motifs<M>;
  /**
   * Texts that the theme replaces, under the keys of the game and with no other placeholders. They are `name` and `about` (one line), all
   * event texts of the game (`tell`), and any other sentences. A sentence without a name of the plain theme may be omitted, also in one
   * language alone.
   */
  readonly words: Readonly<Record<Language, Sentences>>;
}

/**
 * Plain theme of a scene or of the kit: every colour that it has, by purpose. `strong` are those that differ in high contrast, in every
 * theme.
 */
export interface PlainColours<C extends Hues = Hues> {
  readonly colours: C;
  readonly strong: Partial<C>;
}
