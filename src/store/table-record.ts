import type { Selectable } from 'kysely';
import type { Standing } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Language } from '../engine/text.ts';
import type { Phase, TablesRow } from './schema.ts';

/** A table as its row says; everything that is needed to go on playing at it. */
export interface TableRecord {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly host: string;
  readonly game: string;
  /** The version of the game's rules that its match began with; while it is a lobby, the one that it was opened with. */
  readonly rules: number;
  readonly options: Options;
  /** As it was chosen; null for the plain look. It may be one that no longer exists. */
  readonly theme: string | null;
  readonly language: Language;
  readonly phase: Phase;
  /** The number of the last log entry: what was decided on an older one is stale. */
  readonly version: number;
  readonly played: number;
  /** How many outcomes were drawn from the secret by now. */
  readonly drawn: number;
  /** How often the lobby was changed. */
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
  /** An AI plays a turn whose time is over. */
  readonly strict: boolean;
  /** The channel of its thread; null where it is in a channel, or was opened before that was kept. */
  readonly parent: string | null;
  /** Since when it sleeps, and keeps no channel; of a lobby that was closed because nobody started it, when that was. */
  readonly sleptAt: number | null;
  /** Since when its channel or server is out of reach. */
  readonly goneAt: number | null;
  /** Who sits there may ask for hints. */
  readonly hints: boolean;
  /** Its match counts for ratings. */
  readonly rated: boolean;
  /** Who was invited and does not come, the latest last. */
  readonly declined: readonly DeclinedPerson[];
}

/** Somebody who does not come. */
export interface DeclinedPerson {
  readonly person: string;
  readonly name: string;
}

/** What a row says; `read`: how its state is read. */
export function parseTableRecord(
  row: Selectable<TablesRow>,
  read: (state: string) => unknown = JSON.parse,
): TableRecord {
  const { opened_at, started_at, ended_at, slept_at, gone_at, ...rest } = row;
  const { options, language, state, standings, secret, strict, hints, rated, declined, ...plain } = rest;
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
  };
}
