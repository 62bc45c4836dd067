import { isStrength, type StrengthId } from '../../ai/strengths.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Seat } from '../../engine/game.ts';
import { type LogEntry, loadLogEntries, loadSeatChanges } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { getTableTurn, type Table } from '../core/table.ts';
import { rewindSeats } from '../replay/checkpoint.ts';

/** Maximum number of comments in a match before the one at its end. */
const MAX_COMMENTS = 2;

/** Mood of an AI: after a moment, or at the end. */
type Mood = 'glad' | 'sorry' | 'won' | 'lost';

/** AI seat with something to say. */
export interface Comment {
  readonly seat: Seat;
  readonly who: StrengthId;
  readonly mood: Mood;
  /** Number of the log entry that it is about. */
  readonly number: number;
}

/**
 * Returns what an AI has to say about new entries: at the end of a match, and at up to two dramatic moments before that. It knows what
 * spectators know, and says the same whenever it is asked. Null if it says nothing, or if the server has silenced the AIs.
 */
export async function loadComment(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
  fresh: readonly LogEntry[],
): Promise<Comment | null> {
  if (!table.seats.some((_, seat) => findVoice(table, seat) !== null)) return null;
  const comment =
    findLastComment(table, fresh) ??
    fresh.toReversed().flatMap((entry) => findComment(table, entry) ?? [])[0];
  if (!comment) return null;
  const { guild } = table.record;
  if (!(await loadStoredServerSettings(store, guild)).voices) return null;
  if (comment.mood === 'won' || comment.mood === 'lost') return comment;
  return (await hasSaidEnough(store, table, comment.number - 1)) ? null : comment;
}

/** Number of log entries read at once. */
const BATCH_SIZE = 100;

/**
 * Returns whether the comments before the end were made up to an entry. Undone moves count, and AIs that have left; the log is read only as
 * far as it takes.
 */
async function hasSaidEnough(store: Store, table: Table, to: number): Promise<boolean> {
  const { id } = table.record;
  const changes = await loadSeatChanges(store, id, 0);
  let made = 0;
  for (let from = 0; from < to; from += BATCH_SIZE)
    for (const entry of await loadLogEntries(store, id, from, Math.min(from + BATCH_SIZE, to))) {
      const then = changes.filter(({ number }) => number > entry.number);
      if (findComment(rewindSeats(table, then), entry)) made++;
      if (made >= MAX_COMMENTS) return true;
    }
  return false;
}

/** Returns the AI's comment on the end of a match that was played out; null while it goes on, and for a shared win. */
function findLastComment(table: Table, fresh: readonly LogEntry[]): Comment | null {
  const last = fresh.at(-1);
  const turn = getTableTurn(table);
  if (turn.kind !== 'over' || last?.kind !== 'move') return null;
  const best = turn.standings.toSorted((one, other) => one.place - other.place);
  if (best[1]?.place === 1) return null;
  for (const { seat, place } of best) {
    const who = findVoice(table, seat);
    if (who !== null) return { seat, who, mood: place === 1 ? 'won' : 'lost', number: last.number };
  }
  return null;
}

/** Returns the comment of an AI on a dramatic move; null if there is nothing to say. */
function findComment(table: Table, entry: LogEntry): Comment | null {
  if (entry.kind !== 'move') return null;
  for (const event of filterSeenEvents(table.game, entry.events, null, 'later')) {
    const moment = table.game.text.moment?.(event);
    for (const mood of ['glad', 'sorry'] as const)
      for (const seat of moment?.[mood] ?? []) {
        const who = findVoice(table, seat);
        if (who !== null) return { seat, who, mood, number: entry.number };
      }
  }
  return null;
}

/** Returns the character of an AI seat; null for other seats. */
function findVoice({ seats }: Table, seat: Seat): StrengthId | null {
  const occupant = seats[seat];
  return occupant?.kind === 'ai' && isStrength(occupant.player) ? occupant.player : null;
}
