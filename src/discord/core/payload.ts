import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A picture to attach, with its alt text (at most 1024 characters). */
export interface Image {
  readonly png: Buffer;
  readonly alt: string;
  /** File name; {@link IMAGE_NAME} by default. */
  readonly name?: string;
}

/** A file to attach. */
export interface File {
  readonly name: string;
  readonly content: Buffer;
  /** Alt text of a file that shows something (at most 1024 characters). */
  readonly alt?: string;
}

/** A message of the bot, independent of where it is sent. Only the users in `pings` are notified by mentions. */
export interface Payload {
  readonly content: string;
  readonly image?: Image | null;
  /** Removes the picture of the message that is edited. */
  readonly bare?: boolean;
  readonly files?: readonly File[];
  readonly rows?: readonly Row[];
  /** Makes a private message a panel: a card with the picture between its texts. */
  readonly panel?: PanelLayout;
  readonly pings?: readonly string[];
  /** Notifies without a ping, as a direct message must. */
  readonly aloud?: boolean;
  /** Marks an edit that keeps the question of the message. */
  readonly same?: boolean;
  /** Table that a private message is about. */
  readonly about?: TableMessage;
}

/** Layout of a private panel. */
export interface PanelLayout {
  /** Colour of the card's edge as 0xRRGGBB; null for none. */
  readonly accent: number | null;
  /** Index in `content` of the text below the picture; by default all of it stands above. */
  readonly questionAt?: number;
}

/** Table of a private message. A player has one private message per table; a newer one replaces it. */
export interface TableMessage {
  readonly id: number;
  /** State of the game shown; null for reference text such as the rules, which is not updated. */
  readonly shows: ShownState | null;
  /** Table that its *Next* button leads to, if it has one. */
  readonly leadsTo?: number;
}

/** State of a game as shown in a private message. */
export interface ShownState {
  /** Version of the table. */
  readonly version: number;
  /** The player had a decision to make at that version. */
  readonly asks: boolean;
  /** The message has a picture. */
  readonly pictured: boolean;
}

export const IMAGE_NAME = 'board.png';
