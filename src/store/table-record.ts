import type { Selectable } from 'kysely';
import type { Standing } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Language } from '../engine/text.ts';
import type { Phase, TablesRow } from './schema.ts';

/** Table as stored in its row: everything needed to continue playing. */
export interface TableRecord {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly host: string;
  readonly game: string;
  /** Version of the game's rules at the start of the match; in a lobby, at its opening. */
  readonly rules: number;
  readonly options: Options;
  /** Chosen theme, which may no longer exist; null for the plain look. */
  readonly theme: string | null;
  readonly language: Language;
  readonly phase: Phase;
  /** Number of the last log entry: decisions based on an older one are stale. */
  readonly version: number;
  readonly played: number;
  /** Number of outcomes drawn from the secret so far. */
  readonly drawn: number;
  /** Number of changes to the lobby. */
  readonly revision: number;
  readonly state: unknown;
  readonly standings: readonly Standing[] | null;
  /** 32 bytes, from the start on. */
  readonly secret: Buffer | null;
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Hours a turn; null without a clock. */
  readonly pace: number | null;
  /** True if an AI plays a turn whose time is over. */
  readonly strict: boolean;
  /** Parent channel of its thread; null if the table is in a channel, or is older than this column. */
  readonly parent: string | null;
  /** Time since which the table is dormant and occupies no channel. For a lobby that closed unstarted, the time of closing. */
  readonly sleptAt: number | null;
  /** Time since which its channel or server is unavailable. */
  readonly goneAt: number | null;
  /** True if players may ask for hints. */
  readonly hints: boolean;
  /** True if the match counts for ratings. */
  readonly rated: boolean;
  /** People who declined an invitation, the latest last. */
  readonly declined: readonly DeclinedPerson[];
  /** Code by which players join a table without a server; null if it has none. */
  readonly code: JoinCode | null;
}

/** Code by which players join a table, and the time until which it is valid. */
export interface JoinCode {
  readonly code: string;
  readonly until: number;
}

/** Person who declined an invitation. */
export interface DeclinedPerson {
  readonly person: string;
  readonly name: string;
}

/** Parses a row; `read` parses its state. */
export function parseTableRecord(
  row: Selectable<TablesRow>,
  read: (state: string) => unknown = JSON.parse,
): TableRecord {
  const { opened_at, started_at, ended_at, slept_at, gone_at, ...rest } = row;
  const { options, language, state, standings, secret, strict, hints, rated, declined, ...others } = rest;
  const { code, code_until, ...plain } = others;
  return {
    ...plain,
    options: JSON.parse(options) as Options,
    language: language as Language,
    state: state === null ? null : read(state),
    standings: standings === null ? null : (JSON.parse(standings) as Standing[]),
    secret: secret === null ? null : Buffer.from(secret, 'hex'),
    openedAt: opened_at,
    startedAt: started_at,
    endedAt: ended_at,
    strict: strict === 1,
    hints: hints === 1,
    rated: rated === 1,
    declined: JSON.parse(declined) as DeclinedPerson[],
    sleptAt: slept_at,
    goneAt: gone_at,
    code: code === null ? null : { code, until: code_until ?? 0 },
  };
}
