import { createHash } from 'node:crypto';
import type { Seat, Standing } from './game.ts';
import type { Options } from './options.ts';

/** The version of the format below. */
export const RECORD_VERSION = 1;

/** A finished match, whole: enough to play it again and to recompute its luck from the revealed secret. */
export interface MatchRecord {
  readonly piecemeal: typeof RECORD_VERSION;
  readonly game: string;
  /** Whose game it is, in English; missing in older records, and where the game is not known. */
  readonly credit?: string;
  /** The version of the game's rules under which it was played. */
  readonly rules: number;
  readonly options: Options;
  /** By seat, who sat there at the end. */
  readonly players: readonly { readonly name: string; readonly ai: boolean }[];
  /** Those who left in the course of the match: after how many moves, and from which seat. */
  readonly left: readonly Passing[];
  /** Those who took a seat in its course, or came back to theirs; missing where nobody did. */
  readonly came?: readonly Passing[];
  /** The name under which the luck was derived; see `luck.ts`. */
  readonly match: string;
  /** SHA-256 of the secret, published at the start, and the secret: each 64 hexadecimal digits. */
  readonly commitment: string;
  readonly secret: string;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly ended: string;
  /** The outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly RecordedMove[];
  /** Whether the rules ended it, a seat resigned or lost by a claim, or it was broken off. */
  readonly ending: Ending;
  readonly standings: readonly Standing[];
  /** The last position, in the notation of the game. */
  readonly position: string;
  /** {@link computeTableDigest} all of the above. */
  readonly digest: string;
}

/** Somebody leaves a seat, or takes it, when so many moves have been made. */
export interface Passing {
  readonly after: number;
  readonly seat: Seat;
  readonly name: string;
}

export type Ending =
  | { readonly kind: 'over' }
  | { readonly kind: 'resigned' | 'claimed' /** Who lost by it. */; readonly seat: Seat }
  | { readonly kind: 'cancelled' };

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: unknown;
  /** The move in the notation of the game. */
  readonly text: string;
  readonly luck: readonly number[];
  readonly at: string;
}

/** SHA-256 of the record as JSON with its keys in alphabetical order, without `digest` itself: 64 hexadecimal digits. */
export function computeRecordDigest(record: object): string {
  const { digest: _, ...rest } = record as { digest?: unknown };
  return createHash('sha256').update(formatCanonicalJson(rest)).digest('hex');
}

/** JSON in which the order of keys and white space make no difference. */
export function formatCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (isPlain(part) ? sortKeys(part) : part));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Who loses by resigning, or by a claim, is last; the others share the first place. */
export function getResignedStandings(seats: number, loser: Seat): readonly Standing[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: seat === loser ? seats : 1 }));
}
