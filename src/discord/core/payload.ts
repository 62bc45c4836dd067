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
  /** It notifies without a ping, as a direct message has to. */
  readonly aloud?: boolean;
  /** A message that is changed to this asks what it asked before. */
  readonly same?: boolean;
  /** Table that a private message is about. */
  readonly about?: TableMessage;
}

/** Table of a private message. A player has one private message per table; a newer one replaces it. */
export interface TableMessage {
  readonly id: number;
  /** State of the game that it shows; null for text to read, such as the rules, which does not follow the game. */
  readonly shows: ShownState | null;
  /** Table to which its button *Next* leads; left out where it has none. */
  readonly leadsTo?: number;
}

/** State of a game as a private message shows it. */
export interface ShownState {
  /** Version of the table. */
  readonly version: number;
  /** Its player had a decision to make at that version. */
  readonly asks: boolean;
  /** It has a picture. */
  readonly pictured: boolean;
}

export const IMAGE_NAME = 'board.png';
