import type { Match } from '../../engine/kernel.ts';
import { commitment } from '../../engine/luck.ts';
import {
  digestOf,
  type Ending,
  type MatchRecord,
  type Passing,
  RECORD_VERSION,
  type RecordedMove,
} from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { type Ended, endedPage } from '../../store/ended.ts';
import { type Leaver, type LogEntry, leaverIn, logBetween, type MoveEntry } from '../../store/log.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { House } from '../core/context.ts';
import { standing } from '../core/effective-log.ts';
import { hasEnded, loadTable, matchName, type Table } from '../core/table.ts';
import { turnOfLoop } from '../core/yield-to-event-loop.ts';

export type { Ended };

/** So many are read at once. */
const PAGE = 50;

/** Finished matches of a channel, page by page, the newest first; of what is not asked for nothing is read. */
export async function* endedIn(
  { store }: Pick<House, 'store'>,
  channel: string,
  most: number,
): AsyncGenerator<readonly Ended[]> {
  let last: number | null = null;
  for (let read = 0; read < most; read += PAGE) {
    const page: readonly Ended[] = await endedPage(store, channel, Math.min(PAGE, most - read), last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.record.id ?? null;
    await turnOfLoop();
  }
}

/** So many entries are read before others have their turn on the event loop. */
export const LOG_PART = 150;

/** The entries of a table after `from` up to and including `to`, in order. */
export async function logInParts(
  { store }: Pick<House, 'store'>,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let after = from; after < to; after += LOG_PART) {
    if (after > from) await turnOfLoop();
    log.push(...(await logBetween(store, tableId, after, Math.min(after + LOG_PART, to))));
  }
  return log;
}

/** The row of a table that there is not, for a match that is shown all the same: in plain words and in no channel. */
export function recordOfNone({ game, options, state, played }: Match, language: Language): TableRecord {
  const turn = game.turn(state);
  const standings = turn.kind === 'over' ? turn.standings : null;
  return {
    ...{ id: 0, guild: '', channel: '', host: '', parent: null, theme: null, pace: null },
    ...{ game: game.id, rules: game.rules, options, language, state, played, standings },
    ...{ phase: standings ? ('over' as const) : ('playing' as const), version: played + 1 },
    ...{ drawn: 0, revision: 0, secret: null, openedAt: 0, startedAt: 0, endedAt: 0 },
    ...{ sleptAt: null, goneAt: null, strict: false, hints: false, rated: true, declined: [] },
  };
}

/** Of the matches that have ended in a channel the one that was opened last; null where there is none. */
export async function lastEnded(house: House, channel: string): Promise<Table | null> {
  const [last] = await endedPage(house.store, channel, 1, null);
  return last ? await endedNamed(house, channel, String(last.record.id)) : null;
}

/** A match that has ended in a channel, by its number as it is offered; null for all else that may be typed. */
export async function endedNamed(house: House, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(house, Number(wish)) : null;
  if (table === null || refused(table) || table.record.state === null) return null;
  return table.record.channel === channel && hasEnded(table) ? table : null;
}

/** The whole log of a table, read in parts. */
export async function logOf(house: Pick<House, 'store'>, { record }: Table): Promise<readonly LogEntry[]> {
  return await logInParts(house, record.id, 0, record.version);
}

/**
 * A match that has ended, whole, without the moves that were taken back: their luck was not used up. Throws for one that
 * has not ended: its secrets are nobody's yet.
 */
export function recordOf({ record, game, sitters }: Table, whole: readonly LogEntry[]): MatchRecord {
  const log = standing(whole);
  const { secret, endedAt, startedAt } = record;
  if (record.phase === 'playing' || !secret || endedAt === null || startedAt === null)
    throw new Error(`The match of table ${record.id} has not ended`);
  const came = passingsOf(log, comerIn);
  const { credit } = game.words.sentences.en;
  const content: Omit<MatchRecord, 'digest'> = {
    piecemeal: RECORD_VERSION,
    game: game.id,
    ...(credit !== '' && { credit }),
    rules: record.rules,
    options: record.options,
    players: sitters.map(({ name, kind }) => ({ name, ai: kind === 'ai' })),
    left: passingsOf(log, leaverIn),
    ...(came.length > 0 && { came }),
    match: matchName(record.id),
    commitment: commitment(secret),
    secret: secret.toString('hex'),
    started: iso(startedAt),
    ended: iso(endedAt),
    opening: log.find((entry) => entry.kind === 'start')?.luck ?? [],
    moves: log.filter((entry) => entry.kind === 'move').map((entry) => moveOf(game, entry)),
    ending: endingOf(record.phase, log),
    standings: record.standings ?? [],
    position: game.notation.print(record.state),
  };
  return { ...content, digest: digestOf(content) };
}

function moveOf(game: Table['game'], { seat, move, luck, at }: MoveEntry): RecordedMove {
  return { seat, move, text: game.notation.printMove(move), luck, at: iso(at) };
}

/** Those who left or came, whom the function finds in an entry. */
function passingsOf(
  log: readonly LogEntry[],
  passing: (entry: LogEntry) => Leaver | null,
): readonly Passing[] {
  return log.flatMap((entry, at) => {
    const who = passing(entry);
    if (who === null) return [];
    const after = log.slice(0, at).filter(({ kind }) => kind === 'move').length;
    return [{ after, seat: who.seat, name: who.name }];
  });
}

function comerIn(entry: LogEntry): Leaver | null {
  return entry.kind === 'seat' && entry.to.kind === 'person' ? entry : null;
}

function endingOf(phase: string, log: readonly LogEntry[]): Ending {
  if (phase === 'cancelled') return { kind: 'cancelled' };
  const last = log.at(-1);
  if (last?.kind === 'claim') return { kind: 'claimed', seat: last.seat };
  return last?.kind === 'resign' ? { kind: 'resigned', seat: last.seat } : { kind: 'over' };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
