import type { Match } from '../../engine/kernel.ts';
import { computeCommitment } from '../../engine/luck.ts';
import {
  computeRecordDigest,
  type Ending,
  type MatchRecord,
  type Passing,
  RECORD_VERSION,
  type RecordedMove,
} from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { findLeaver, type Leaver, type LogEntry, loadLogEntries, type MoveEntry } from '../../store/log.ts';
import { type EndedMatch, loadEndedMatches } from '../../store/match-history.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { AppContext } from '../core/context.ts';
import { getEffectiveLog } from '../core/log.ts';
import { getMatchName, hasEnded, loadTable, type Table } from '../core/table.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';

export type { EndedMatch };

/** Maximum number of matches read at once. */
const PAGE_SIZE = 50;

/** Yields ended matches of a channel page by page, newest first; pages that are not requested are not read. */
export async function* listChannelMatches(
  { store }: Pick<AppContext, 'store'>,
  channel: string,
  most: number,
): AsyncGenerator<readonly EndedMatch[]> {
  let last: number | null = null;
  for (let read = 0; read < most; read += PAGE_SIZE) {
    const page: readonly EndedMatch[] = await loadEndedMatches(
      store,
      channel,
      Math.min(PAGE_SIZE, most - read),
      last,
    );
    if (page.length > 0) yield page;
    if (page.length < PAGE_SIZE) return;
    last = page.at(-1)?.record.id ?? null;
    await yieldToEventLoop();
  }
}

/** Number of log entries read before the event loop gets a turn. */
export const LOG_BATCH_SIZE = 150;

/** Returns the log entries of a table after `from` up to and including `to`, in order. */
export async function loadLogRange(
  { store }: Pick<AppContext, 'store'>,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let after = from; after < to; after += LOG_BATCH_SIZE) {
    if (after > from) await yieldToEventLoop();
    log.push(...(await loadLogEntries(store, tableId, after, Math.min(after + LOG_BATCH_SIZE, to))));
  }
  return log;
}

/** Creates the record of a table that does not exist, to show a match: with the plain theme and without a channel. */
export function createDetachedRecord(
  { game, options, state, played }: Match,
  language: Language,
): TableRecord {
  const turn = game.turn(state);
  const standings = turn.kind === 'over' ? turn.standings : null;
  return {
    ...{ id: 0, guild: '', channel: '', host: '', parent: null, theme: null, pace: null },
    ...{ game: game.id, rules: game.rules, options, language, state, played, standings },
    ...{ phase: standings ? ('over' as const) : ('playing' as const), version: played + 1 },
    ...{ drawn: 0, revision: 0, secret: null, openedAt: 0, startedAt: 0, endedAt: 0 },
    ...{ sleptAt: null, goneAt: null, strict: false, hints: false, rated: true, declined: [] },
    code: null,
  };
}

/** Returns the ended match of a channel that was opened last, or null. */
export async function findLastEndedMatch(ctx: AppContext, channel: string): Promise<Table | null> {
  const [last] = await loadEndedMatches(ctx.store, channel, 1, null);
  return last ? await findEndedMatch(ctx, channel, String(last.record.id)) : null;
}

/** Returns an ended match of a channel by its number; null for any other input. */
export async function findEndedMatch(ctx: AppContext, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(ctx, Number(wish)) : null;
  if (table === null || refused(table) || table.record.state === null) return null;
  return table.record.channel === channel && hasEnded(table) ? table : null;
}

/** Returns the whole log of a table, read in batches. */
export async function loadFullLog(
  ctx: Pick<AppContext, 'store'>,
  { record }: Table,
): Promise<readonly LogEntry[]> {
  return await loadLogRange(ctx, record.id, 0, record.version);
}

/**
 * Builds the full record of an ended match, without moves that were undone: an undo also rewinds the randomness. Throws if
 * the match has not ended, as its secret is then still confidential.
 */
export function buildMatchRecord({ record, game, seats }: Table, whole: readonly LogEntry[]): MatchRecord {
  const log = getEffectiveLog(whole);
  const { secret, endedAt, startedAt } = record;
  if (record.phase === 'playing' || !secret || endedAt === null || startedAt === null)
    throw new Error(`The match of table ${record.id} has not ended`);
  const came = findPassings(log, findComer);
  const { credit } = game.text.sentences.en;
  const content: Omit<MatchRecord, 'digest'> = {
    piecemeal: RECORD_VERSION,
    game: game.id,
    ...(credit !== '' && { credit }),
    rules: record.rules,
    options: record.options,
    players: seats.map(({ name, kind }) => ({ name, ai: kind === 'ai' })),
    left: findPassings(log, findLeaver),
    ...(came.length > 0 && { came }),
    match: getMatchName(record.id),
    commitment: computeCommitment(secret),
    secret: secret.toString('hex'),
    started: formatIso(startedAt),
    ended: formatIso(endedAt),
    opening: log.find((entry) => entry.kind === 'start')?.luck ?? [],
    moves: log.filter((entry) => entry.kind === 'move').map((entry) => buildRecordedMove(game, entry)),
    ending: getEnding(record.phase, log),
    standings: record.standings ?? [],
    position: game.notation.print(record.state),
  };
  return { ...content, digest: computeRecordDigest(content) };
}

function buildRecordedMove(game: Table['game'], { seat, move, luck, at }: MoveEntry): RecordedMove {
  return { seat, move, text: game.notation.printMove(move), luck, at: formatIso(at) };
}

/** Returns the people who left or joined, as found in the entries by `passing`. */
function findPassings(
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

function findComer(entry: LogEntry): Leaver | null {
  return entry.kind === 'seat' && entry.to.kind === 'person' ? entry : null;
}

function getEnding(phase: string, log: readonly LogEntry[]): Ending {
  if (phase === 'cancelled') return { kind: 'cancelled' };
  const last = log.at(-1);
  if (last?.kind === 'claim') return { kind: 'claimed', seat: last.seat };
  return last?.kind === 'resign' ? { kind: 'resigned', seat: last.seat } : { kind: 'over' };
}

function formatIso(at: number): string {
  return new Date(at).toISOString();
}
