import type { Part } from '../store/part.ts';
import type { Saying } from './telling/announcer.ts';

/** What several processes tell: each by its number. */
export type Telling = 'table' | 'notice' | 'match';

/** Which part of the whole bot is this process's. */
export interface Whole {
  /** Whose servers; left out: everybody's. */
  readonly part?: () => Part;
  /** Tells what is this process's, and lets others hear of what is theirs. */
  ours(telling: Telling, saying: Saying): Saying;
  /** AI seats of a table are to play: here, or where the table is. */
  waking(tableId: number, here: () => void): void;
  /** Whether anything may be told at all now. */
  mayTell(): boolean;
  /** By how many requests a second the channels are told. */
  requestsPerSecond(): number;
  /** The application's id, where no session has told it yet. */
  readonly application: string;
}

/** As many as Discord allows a bot. https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
export const REQUESTS_PER_SECOND = 50;

/** There is no other process. */
export const ALL_OF_IT: Whole = {
  ours: (_, saying) => saying,
  waking: (_, here) => here(),
  mayTell: () => true,
  requestsPerSecond: () => REQUESTS_PER_SECOND,
  application: '',
};
