import type { When } from '../../engine/game.ts';
import { type LogEntry, logBetween, logSinceDecision, type MoveEntry, type Since } from '../../store/log.ts';
import { newestBoard } from '../../store/posted.ts';
import type { House } from '../core/context.ts';
import { standing } from '../core/effective-log.ts';
import { hasEnded, isOfMemory, type Table } from '../core/table.ts';
import { turnOfLoop } from '../core/yield-to-event-loop.ts';
import { LOG_PART, logInParts } from './record.ts';

/** What has happened at a table since somebody looked at it last. */
export interface Recap {
  /** Since their own last move, or the start where they have made none; for others the last turns; of an ended match one. */
  readonly since: 'move' | 'start' | 'turns' | 'end';
  /** The number of the log entry after which it begins. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  /** The last of its moves: those whose traces a picture shows. */
  readonly traced: readonly MoveEntry[];
  /**
   * As the channel still tells it when its boards are no longer the newest: what is told privately stays where it is and
   * cannot be taken back (R-FO-5). In full when the match is over.
   */
  readonly when: When;
}

/** Of how many moves a picture shows the traces: of more nobody reads them. */
const MOST = 9;
/** How many turns whoever watches is told. */
const TURNS = 3;
/** In so many entries those turns are looked for. */
const TAIL = 60;

/** What has happened since this person last decided something, but for what was taken back; null: somebody who watches. */
export async function recapOf(house: House, table: Table, person: string | null): Promise<Recap> {
  const { since, entries } = await happened(house, table, person);
  return {
    since,
    from: (entries[0]?.number ?? table.record.version + 1) - 1,
    entries,
    traced: await tracedOf(house, table, entries),
    when: hasEnded(table) ? 'now' : 'later',
  };
}

async function happened(
  house: House,
  table: Table,
  person: string | null,
): Promise<Pick<Recap, 'since' | 'entries'>> {
  const { id, version } = table.record;
  if (person === null || hasEnded(table)) {
    const tail = await logBetween(house.store, id, Math.max(0, version - TAIL), version);
    const over = hasEnded(table);
    return { since: over ? 'end' : 'turns', entries: lastTurns(told(standing(tail)), over ? 1 : TURNS) };
  }
  const entries = await sinceDecision(house, table, person);
  const news = told(standing(entries)).filter((entry) => entry.kind !== 'undo' || entry.person !== person);
  return { since: entries[0]?.kind === 'start' ? 'start' : 'move', entries: news };
}

/** Since a move of theirs that stands: one that was taken back was none. */
async function sinceDecision(
  house: House,
  table: Table,
  person: string,
  before?: number,
): Promise<readonly LogEntry[]> {
  const { id, version } = table.record;
  const entries = await allSince(house, id, person, { to: version, before });
  const own = (entries[0]?.number ?? version + 1) - 1;
  const isTakenBack = entries.some((entry) => entry.kind === 'undo' && entry.to < own);
  return isTakenBack ? await sinceDecision(house, table, person, own) : entries;
}

async function allSince(
  house: House,
  id: number,
  person: string,
  since: Omit<Since, 'most'>,
): Promise<readonly LogEntry[]> {
  const first = await logSinceDecision(house.store, id, person, { ...since, most: LOG_PART });
  const last = first.at(-1);
  if (!last || first.length < LOG_PART) return first;
  await turnOfLoop();
  return [...first, ...(await logInParts(house, id, last.number, since.to))];
}

/** That it began is no news to anybody. */
function told(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter(({ kind }) => kind !== 'start');
}

/** In a match that players have to remember no more than the newest board traces. */
async function tracedOf(
  house: House,
  table: Table,
  entries: readonly LogEntry[],
): Promise<readonly MoveEntry[]> {
  const moves = entries.filter((entry): entry is MoveEntry => entry.kind === 'move');
  if (hasEnded(table) || !isOfMemory(table)) return lastMoves(moves);
  const board = await newestBoard(house.store, table.record.id);
  return lastMoves(moves.filter(({ number }) => number > (board?.story ?? 0)));
}

/** The last turns whole, of together at most so many moves; of a longer turn its last ones. */
function lastMoves(moves: readonly MoveEntry[]): readonly MoveEntry[] {
  const first = moves.findIndex((_, at) => moves.length - at <= MOST && beginsTurn(moves, at));
  return moves.slice(first < 0 ? -MOST : first);
}

/** From where so many turns begin: a turn is what one seat does without another between. */
function lastTurns(entries: readonly LogEntry[], count: number): readonly LogEntry[] {
  const begins = [...entries.keys()].filter((at) => beginsTurn(entries, at));
  return entries.slice(begins.at(-count) ?? 0);
}

/** Whether a seat moves there that did not make the move before. */
function beginsTurn(entries: readonly LogEntry[], at: number): boolean {
  const entry = entries[at];
  const before = entries.slice(0, at).findLast(({ kind }) => kind === 'move');
  return entry?.kind === 'move' && (before?.kind !== 'move' || before.seat !== entry.seat);
}
