import { createHash } from 'node:crypto';
import type { Seat, Standing } from './game.ts';
import type { Options } from './options.ts';

/** Version of the format below. */
export const RECORD_VERSION = 1;

/** Complete record of a finished match: enough to replay it and to recompute its outcomes from the revealed secret. */
export interface MatchRecord {
  readonly piecemeal: typeof RECORD_VERSION;
  readonly game: string;
  /** Author of the game, in English; missing in older records, and where the game is not known. */
  readonly credit?: string;
  /** Version of the game's rules under which the match was played. */
  readonly rules: number;
  readonly options: Options;
  /** Players by seat, as seated at the end. */
  readonly players: readonly { readonly name: string; readonly ai: boolean }[];
  /** Players who left during the match. */
  readonly left: readonly Passing[];
  /** Players who joined or returned during the match; missing if there are none. */
  readonly came?: readonly Passing[];
  /** Id from which the outcomes are derived; see `luck.ts`. */
  readonly match: string;
  /** SHA-256 of the secret, published at the start, and the secret: each 64 hexadecimal digits. */
  readonly commitment: string;
  readonly secret: string;
  /** ISO 8601, UTC. */
  readonly started: string;
  readonly ended: string;
  /** Outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly RecordedMove[];
  /** End of the match: by the rules, by resignation, by a claim, or cancelled. */
  readonly ending: Ending;
  readonly standings: readonly Standing[];
  /** Last position, in the notation of the game. */
  readonly position: string;
  /** Result of {@link computeRecordDigest} for all of the above. */
  readonly digest: string;
}

/** Player who leaves or takes a seat after `after` moves. */
export interface Passing {
  readonly after: number;
  readonly seat: Seat;
  readonly name: string;
}

export type Ending =
  | { readonly kind: 'over' }
  | { readonly kind: 'resigned' | 'claimed' /** Seat that lost by it. */; readonly seat: Seat }
  | { readonly kind: 'cancelled' };

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: unknown;
  /** Move in the notation of the game. */
  readonly text: string;
  readonly luck: readonly number[];
  readonly at: string;
}

/** Returns the SHA-256 of the record as JSON with sorted keys, without `digest` itself: 64 hexadecimal digits. */
export function computeRecordDigest(record: object): string {
  const { digest: _, ...rest } = record as { digest?: unknown };
  return createHash('sha256').update(formatCanonicalJson(rest)).digest('hex');
}

/** Formats a value as JSON with sorted keys and no white space, so that equal values give equal text. */
export function formatCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (isPlain(part) ? sortKeys(part) : part));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns standings with the loser (by resignation or claim) last; the others share the first place. */
export function getResignedStandings(seats: number, loser: Seat): readonly Standing[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: seat === loser ? seats : 1 }));
}
