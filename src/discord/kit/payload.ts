import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A picture to attach, with what it shows in words (at most 1024 characters). */
export interface Image {
  readonly png: Buffer;
  readonly alt: string;
  /** What its file is called; {@link IMAGE_NAME} unless told. */
  readonly name?: string;
}

/** A file to download. */
export interface File {
  readonly name: string;
  readonly content: Buffer;
  /** What it shows in words, where it shows something (at most 1024 characters). */
  readonly alt?: string;
}

/** A message of ours, wherever it goes. A mention in it reaches only who is named in `pings`. */
export interface Payload {
  readonly content: string;
  readonly image?: Image | null;
  /** Changing a message takes the picture away that it has. */
  readonly bare?: boolean;
  readonly files?: readonly File[];
  readonly rows?: readonly Row[];
  readonly pings?: readonly string[];
  /** A message that is changed to this asks what it asked before. */
  readonly same?: boolean;
}

export const IMAGE_NAME = 'board.png';
