import type { Language, Sentences } from '../src/engine/text.ts';

/** A colour of CSS, or a few that belong together in a fixed order. */
type Hue = string | readonly string[];

/** The colours of a scene or of the kit, by what they are for. */
export type Hues = Readonly<Record<string, Hue>>;

/**
 * One shape of a motif: an outline in SVG's path notation in a box of 100 × 100 round the origin (so from −50 to 50),
 * filled, outlined, or both. An ink is a colour of CSS, or `@` and one of the colours that whoever draws it gives:
 * `@colour` and `@edge` of a seat.
 */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  /** Of the outline, in hundredths of the motif's box; 2 unless told. */
  readonly width?: number;
}

/** A small drawing of a theme. `mark`: where a suit's mark stands on it, and half its width, in hundredths. */
export interface Motif {
  readonly strokes: readonly Stroke[];
  readonly mark?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** The drawings of a theme, by the names for which a scene has a place. */
export type Motifs<M extends string = string> = Readonly<Partial<Record<M, Motif>>>;

/**
 * A skin of one game, or the plain look of all: plain data. Whatever it leaves out stays as in the plain look. `C` are the colours of the scene
 * and of the kit, `M` the names of the motifs that the scene has a place for.
 */
export interface Theme<C extends Hues = Hues, M extends string = string> {
  /** Lower-case letters, digits and hyphens; no other theme has it. */
  readonly id: string;
  /** The id of its game; `any` for the plain look alone. */
  readonly game: string;
  readonly colours: Partial<C>;
  readonly motifs: Motifs<M>;
  /**
   * `name` and `about` (one line), all that the game tells (`tell`), and whatever else of its sentences the theme says in
   * its own words, under the same keys and with no other places to fill. A sentence without a name of the plain look
   * may stay as it is, also in one language alone.
   */
  readonly words: Readonly<Record<Language, Sentences>>;
}

/**
 * The plain look of a scene or of the kit: every colour it has, by what it is for. `strong` are those that differ in high
 * contrast, in every theme.
 */
export interface PlainColours<C extends Hues = Hues> {
  readonly colours: C;
  readonly strong: Partial<C>;
}
