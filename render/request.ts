import type { Language } from '../src/engine/text.ts';
import type { PortraitId } from './brand/portraits.ts';

/** Occupant of a seat. */
export interface SeatOccupant {
  readonly name: string;
  readonly ai: boolean;
  /** Portrait of the AI; without one it has a chip. */
  readonly portrait?: PortraitId;
  /** Id of the person's avatar among those of the request. */
  readonly avatar?: string;
}

/** Avatar of a person. */
export interface Avatar {
  /** Id by which names refer to it; it changes with the picture. */
  readonly id: string;
  /** PNG in base64, at most 350 KB; a sample of the previews has none. */
  readonly png?: string;
}

/** Maximum number of avatars on a picture. */
export const MAX_AVATARS = 16;

/** A place that may be chosen, in the game's notation, and the label of its button: `at` and `mark` of a choice. */
export interface Mark {
  readonly at: string;
  readonly mark: string;
}

/** Result of a player; `score` is what counted, if anything did. */
export interface Placing {
  readonly seat: number;
  readonly place: number;
  readonly score?: number;
}

/** Strip below a picture of a film. */
export interface FilmCaption {
  /** Newest event in a line; empty for none. */
  readonly text: string;
  /** Share of the match that is over, 0 to 1. */
  readonly progress: number;
  /** Title across the picture: the game, and who plays. */
  readonly title?: { readonly game: string; readonly who: string };
}

/** Words and seats of a game's cover. */
export interface Cover {
  /** Name of the game, and a short note beside it, already translated. */
  readonly title: string;
  readonly about: string;
  /** Seats that somebody may still take; one with a name is reserved. */
  readonly open: readonly number[];
}

/** Everything that a picture is made of, as plain JSON. */
export interface PictureRequest {
  /** Id of the game. */
  readonly scene: string;
  /** View of the game, never its state. */
  readonly view: unknown;
  /** Seat of the viewer, or null for the public picture. */
  readonly viewer: number | null;
  /** Occupants by seat. */
  readonly occupants: readonly SeatOccupant[];
  /** Seats to act; empty when the match is over. */
  readonly turn: readonly number[];
  /** Events since the last picture, as this viewer may still see them later. */
  readonly events: readonly unknown[];
  /** View before the events. The picture becomes a short loop that leads from it to `view`. */
  readonly before?: unknown;
  /** Turn of each event, ascending; traces of several turns bear numbers. One turn if omitted. */
  readonly order?: readonly number[];
  /** Weight of the moment in a film; 0, the default, for a quiet move. */
  readonly weight?: number;
  /** Caption in a film. */
  readonly caption?: FilmCaption;
  /** Current choices; empty on public pictures. */
  readonly marks: readonly Mark[];
  /** Crops the picture to the choices and what they affect. */
  readonly choosing?: true;
  /** Draws the game's cover instead, with a board of a sample match; the view is not looked at. */
  readonly cover?: Cover;
  /** Avatars of the people on the picture, at most {@link MAX_AVATARS}. */
  readonly avatars?: readonly Avatar[];
  /** Final places, or null while the match runs. */
  readonly places: readonly Placing[] | null;
  /** Style of the picture; the plain one by default. */
  readonly look?: Partial<StyleOptions>;
}

/** Style of a picture, as plain JSON. */
export interface StyleOptions {
  /** Id of a theme of the game. */
  readonly theme: string;
  /** Language of the few words on it. */
  readonly language: Language;
  /** Enables high contrast. */
  readonly strong: boolean;
  /** Enlarges pieces and marks. */
  readonly large: boolean;
  /** Shows number and value in the corners of the flower cards. */
  readonly corners: boolean;
}
