import type { Language } from '../src/engine/text.ts';

/** Who sits at a seat. */
export interface SeatOccupant {
  readonly name: string;
  readonly ai: boolean;
}

/** A place that may be chosen, in the game's notation, and what its button says: `at` and `mark` of a choice. */
export interface Mark {
  readonly at: string;
  readonly mark: string;
}

/** How somebody finished; `score` is what counted, where something did. */
export interface Placing {
  readonly seat: number;
  readonly place: number;
  readonly score?: number;
}

/** All that a picture is made of: plain JSON. */
export interface PictureRequest {
  /** The game's id. */
  readonly scene: string;
  /** The game's view, never its state. */
  readonly view: unknown;
  /** The seat that looks, or null for everybody. */
  readonly viewer: number | null;
  /** By seat. */
  readonly sitters: readonly SeatOccupant[];
  /** The seats to act; empty when the match is over. */
  readonly turn: readonly number[];
  /** What happened since the last picture, as this viewer may still see it later. */
  readonly events: readonly unknown[];
  /** Turn of each event, ascending; traces of several turns bear numbers. One turn if left out. */
  readonly order?: readonly number[];
  /** In a film, how much what happened matters; 0 for a quiet move, and unless told. */
  readonly weight?: number;
  /** What may be chosen now; empty on public pictures. */
  readonly marks: readonly Mark[];
  /** Only what one chooses from and what that meets is shown. */
  readonly choosing?: true;
  /** How it ended, or null. */
  readonly places: readonly Placing[] | null;
  /** In what way it is wanted; the plain one unless told. */
  readonly look?: Partial<StyleOptions>;
}

/** In what way a picture is wanted: plain JSON. */
export interface StyleOptions {
  /** The id of a theme of the game. */
  readonly theme: string;
  /** Of the few words on it. */
  readonly language: Language;
  /** High contrast. */
  readonly strong: boolean;
  /** Large pieces and marks. */
  readonly large: boolean;
  /** Number and value in the corners of the flower cards. */
  readonly corners: boolean;
}
