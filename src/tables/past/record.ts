import { commitment } from '../../engine/luck.ts';
import {
  digestOf,
  type Ending,
  type MatchRecord,
  type Passing,
  RECORD_VERSION,
  type RecordedMove,
} from '../../engine/record.ts';
import { type Leaver, type LogEntry, leaverIn, logBetween, type MoveEntry } from '../../store/log.ts';
import { sittingAtAll } from '../../store/seats.ts';
import { endedTables } from '../../store/tables.ts';
import type { House } from '../house.ts';
import { matchName, type Table, tableWith } from '../table.ts';
import { standing } from '../takingBack/standing.ts';

/** The matches that have ended in a channel, the newest first. */
export async function endedHere(house: House, channel: string, most: number): Promise<readonly Table[]> {
  const records = await endedTables(house.store, channel, most);
  const sitting = await sittingAtAll(
    house.store,
    records.map(({ id }) => id),
  );
  return records.map((record) => tableWith(house, record, sitting.get(record.id) ?? []));
}

/** The whole log of a table. */
export async function logOf(house: House, { record }: Table): Promise<readonly LogEntry[]> {
  return await logBetween(house.store, record.id, 0, record.version);
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
